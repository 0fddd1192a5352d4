/** Whom the portal knows, and what says that a line means them (specification §18). */
import type { PersonReading } from './rows-rules.ts';

/** Whom a line may mean; balances and what nobody has explained may mean either. */
export type Kind = 'person' | 'body' | 'either';

/** Where somebody stands, seen from the bank that imports. */
export type Standing = 'here' | 'former' | 'elsewhere' | 'login';

/** Somebody whom the portal knows. */
export interface KnownPerson {
  id: number;
  /** A member that is no person (specification §51); then with the name as surname. */
  isBody: boolean;
  /** Of a body. */
  taxCode: string;
  name: string;
  surname: string;
  email: string | null;
  phoneDigits: string | null;
  birthDate: string | null;
  /** On the card of the bank that imports. */
  number: number | null;
  /** What their card had before. */
  earlierNumbers: readonly number[];
  /** Founded the bank, and has the number that the portal counted. */
  isFounder: boolean;
  standing: Standing;
  /** A balance was carried over for them before, and stands. */
  hasOpening: boolean;
}

/** A phone number without its country. */
const PHONE_DIGITS = 9;

/** Of one name: born on one day, whatever else is written; without a day where nothing tells them apart. */
export function mayBeOne(one: PersonReading, other: PersonReading): boolean {
  if (Boolean(one.body) !== Boolean(other.body)) return false;
  if (one.birthDate !== null && other.birthDate !== null) return one.birthDate === other.birthDate;
  return !differ(one.email, other.email) && !differ(digitsOf(one.phone), digitsOf(other.phone));
}

/** Whether somebody is what the line is. */
export const fits = ({ isBody }: KnownPerson, kind: Kind) =>
  kind === 'either' || isBody === (kind === 'body');

function differ<Value>(one: Value | null, other: Value | null): boolean {
  return one !== null && other !== null && one !== other;
}

/** The end of a phone number, in digits; null when there are too few to tell people apart. */
function digitsOf(phone: string | null): string | null {
  const digits = (phone ?? '').replaceAll(/\D/g, '');
  return digits.length < 6 ? null : digits.slice(-PHONE_DIGITS);
}

/** Born on the same day, or with the same phone. */
export function sameDetail(person: KnownPerson, reading: PersonReading): boolean {
  if (person.birthDate !== null && person.birthDate === reading.birthDate) return true;
  if (differ(person.birthDate, reading.birthDate)) return false;
  const phone = digitsOf(reading.phone);
  return phone !== null && digitsOf(person.phoneDigits) === phone;
}

/** Nothing says that it is somebody else. */
export function isPossible(person: KnownPerson, reading: PersonReading): boolean {
  return !differ(person.birthDate, reading.birthDate);
}
