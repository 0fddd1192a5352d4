/**
 * Two years of people helping each other: who, whom, with what and how long. Everybody gives what
 * they offer to somebody who does not offer the same, and no account strays far from zero.
 */
import { MINUTES_STEP, minutesFromHours } from '#contract/hours.ts';
import type { BankKey } from '../banks.ts';
import { daysBackOf } from '../calendar.ts';
import type { DemoMember } from '../population.ts';
import type { Random } from '../random.ts';
import type { Service } from '../services/service.ts';
import { CIRCLES, type Circle } from './circles.ts';
import type { Meeting } from './planned.ts';

const BALANCE_MINUTES_MAX = 16 * 60;
const LATEST_DAYS_BACK = 6;
const TRIES = 500;
/** Below 1: the more members there are, the more they exchange. */
const GROWTH = 0.65;

interface Occasion {
  circle: Circle;
  daysBack: number;
}

/** @returns the meetings of all circles, oldest first. */
export function arrangeMeetings(members: readonly DemoMember[], random: Random): Meeting[] {
  const balances = new Map<DemoMember, number>();
  const balanceOf = (member: DemoMember) => balances.get(member) ?? 0;
  const turns = new Map<Service, number>();
  return occasions(random).map((occasion) => {
    const { service, ...meeting } = arrange(occasion, members, balanceOf, random);
    const { creditor, debtor, minutes } = meeting;
    balances.set(creditor, balanceOf(creditor) + minutes);
    balances.set(debtor, balanceOf(debtor) - minutes);
    // In turn and not by chance, so that the same words do not follow each other.
    const turn = turns.get(service) ?? 0;
    turns.set(service, turn + 1);
    const note = service.notes[turn % service.notes.length] ?? '';
    return { ...meeting, activity: service.activity, note };
  });
}

/** The occasions of each circle, spread over its time. */
function occasions(random: Random): Occasion[] {
  return CIRCLES.flatMap((circle) => {
    const span = circle.sinceDaysBack - LATEST_DAYS_BACK;
    return Array.from({ length: circle.exchanges }, (_, index): Occasion => {
      const share = (index + random.between(0, 99) / 100) / circle.exchanges;
      return { circle, daysBack: circle.sinceDaysBack - Math.floor(span * share ** GROWTH) };
    });
  }).sort((one, other) => other.daysBack - one.daysBack);
}

function arrange(
  { circle, daysBack }: Occasion,
  members: readonly DemoMember[],
  balanceOf: (member: DemoMember) => number,
  random: Random,
) {
  const present = (bank: BankKey) =>
    members.filter((member) => member.bank === bank && daysBackOf(member.acceptedAt) > daysBack);
  const offers = present(circle.creditors).flatMap((creditor) =>
    circle.services
      .filter(({ activity }) => creditor.offers.includes(activity))
      .map((service) => ({ creditor, service })),
  );
  // Who offers much also asks for much.
  const seekers = present(circle.debtors).flatMap((debtor) => debtor.offers.map(() => debtor));
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { creditor, service } = random.pick(offers);
    const debtor = random.pick(seekers);
    const minutes = duration(service, random);
    const suits =
      debtor !== creditor &&
      !debtor.offers.includes(service.activity) &&
      balanceOf(creditor) + minutes <= BALANCE_MINUTES_MAX &&
      balanceOf(debtor) - minutes >= -BALANCE_MINUTES_MAX;
    if (suits) return { creditor, debtor, service, minutes, daysBack };
  }
  throw new Error(`nobody helped anybody ${daysBack} days ago`);
}

/** Rather short than long: mostly the lesser of two draws. */
function duration({ hours: [least, most] }: Service, random: Random): number {
  const steps = minutesFromHours(most - least) / MINUTES_STEP;
  const draw = () => random.between(0, steps);
  const drawn = random.between(1, 3) === 1 ? draw() : Math.min(draw(), draw());
  return minutesFromHours(least) + drawn * MINUTES_STEP;
}
