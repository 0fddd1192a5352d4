/** Everybody in the demo, with when they came: the lists of people given a place and a past. */
import type { Role, Sex } from '#contract/accounts.ts';
import type { Locale } from '#contract/locales.ts';
import type { BankKey } from './banks.ts';
import { minuteAt } from './calendar.ts';
import { BERGAMO_PEOPLE } from './people/bergamo.ts';
import { BOZEN_PEOPLE } from './people/bozen.ts';
import type { Entry } from './people/entry.ts';
import { LECCO_PEOPLE } from './people/lecco.ts';
import { DAVIDE, ELENA, LUCA, PORTAL } from './people/without-bank.ts';
import { createRandom, type Random } from './random.ts';

/** Times are minutes as `minuteAt` makes them. */
export interface DemoPerson {
  email: string;
  name: string;
  surname: string;
  sex: Sex;
  birthDate: string;
  phone: string;
  locale: Locale;
  registeredAt: number;
  verifiedAt: number | null;
  chosenBank: BankKey | null;
}

export interface DemoMember extends DemoPerson {
  bank: BankKey;
  role: Role;
  /** Positions of activities. */
  offers: readonly number[];
  requestedAt: number;
  acceptedAt: number;
}

export interface Population {
  members: DemoMember[];
  /** Asks to join Bergamo and waits; `requestedAt` is when. */
  applicant: DemoPerson & { requestedAt: number };
  /** Chose Bergamo and has not verified the e-mail. */
  unverified: DemoPerson;
  /** Has no bank and has asked none. */
  unattached: DemoPerson;
  portalAdministrator: DemoPerson;
}

/** So many days ago the banks were created, got their administrators and their first members. */
export const BANKS_CREATED_DAYS_BACK = 775;
const ADMINISTRATORS_DAYS_BACK = 770;
const FIRST_ARRIVAL_DAYS_BACK = 765;
const LATEST_ARRIVAL_DAYS_BACK = 110;
const LAND_LINE_UNTIL_BIRTH = '1951';
const AREA_CODES: Record<BankKey, string> = { bergamo: '035', lecco: '0341', bozen: '0471' };
const MOBILE_CODES = ['320', '328', '333', '338', '340', '347', '349', '351'];

export function createPopulation(): Population {
  const random = createRandom(1998);
  const elena = person(ELENA, 'bergamo', minuteAt(8, 1015), random);
  return {
    members: [
      ...arrivals('bergamo', BERGAMO_PEOPLE, random),
      ...arrivals('lecco', LECCO_PEOPLE, random),
      ...arrivals('bozen', BOZEN_PEOPLE, random),
    ],
    applicant: { ...elena, requestedAt: minuteAt(6, 1122) },
    unverified: {
      ...person(LUCA, 'bergamo', minuteAt(4, 1147), random),
      verifiedAt: null,
      chosenBank: 'bergamo',
    },
    unattached: person(DAVIDE, 'lecco', minuteAt(15, 620), random),
    portalAdministrator: {
      ...person(PORTAL, 'bergamo', minuteAt(800, 545), random),
      email: 'portale@example.org',
    },
  };
}

/** The administrator, then the members as listed: many in the beginning, then ever fewer. */
function arrivals(bank: BankKey, entries: readonly Entry[], random: Random): DemoMember[] {
  const span = FIRST_ARRIVAL_DAYS_BACK - LATEST_ARRIVAL_DAYS_BACK;
  return entries.map((entry, index) => {
    const share = index / (entries.length - 1);
    const daysBack =
      index === 0
        ? ADMINISTRATORS_DAYS_BACK
        : FIRST_ARRIVAL_DAYS_BACK - Math.round(span * share ** 2.4);
    const requestedAt = minuteAt(daysBack + random.between(1, 4), random.between(420, 1200));
    return {
      ...person(entry, bank, requestedAt - random.between(6, 45), random),
      bank,
      role: index === 0 ? 'ADMIN' : 'USER',
      offers: entry[4],
      verifiedAt: requestedAt,
      requestedAt,
      acceptedAt: minuteAt(daysBack, random.between(480, 1080)),
    };
  });
}

function person(entry: Entry, region: BankKey, registeredAt: number, random: Random): DemoPerson {
  const [name, surname, sex, birthDate, , locale = 'it'] = entry;
  return {
    email: `${mailPart(name)}.${mailPart(surname)}@example.org`,
    name,
    surname,
    sex,
    birthDate,
    phone: phone(birthDate, region, random),
    locale,
    registeredAt,
    verifiedAt: registeredAt + random.between(3, 30),
    chosenBank: null,
  };
}

/** The number 555 belongs to nobody in particular. */
function phone(birthDate: string, region: BankKey, random: Random): string {
  if (birthDate < LAND_LINE_UNTIL_BIRTH) {
    return `+39 ${AREA_CODES[region]} 555 ${random.between(100, 999)}`;
  }
  return `+39 ${random.pick(MOBILE_CODES)} 555 ${random.between(1000, 9999)}`;
}

function mailPart(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '');
}

/** Everybody in the order in which they registered. */
export function everybodyOf(population: Population): DemoPerson[] {
  const { members, applicant, unverified, unattached, portalAdministrator } = population;
  return [...members, applicant, unverified, unattached, portalAdministrator].sort(
    (one, other) => one.registeredAt - other.registeredAt,
  );
}
