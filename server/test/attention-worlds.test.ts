/** In whatever world, the page says what a recount of it says, and names each person once (specification §42). */
import { expect, it } from 'vitest';
import { CALL_REASONS, type CallReason } from '#contract/board/attention.ts';
import {
  attentionOf,
  haveServed,
  memberSince,
  requested,
  type Service,
} from './support/attention.ts';
import type { Made } from './support/fixture-rows.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();
const PEOPLE = 50;

interface Somebody extends Made {
  joined: number;
  /** Of a request, how many days ago, and in how many days it is needed. */
  asks: { daysAgo: number; neededIn: number } | undefined;
  offers: boolean;
  rests: CallReason | 'all' | undefined;
}

/** Numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The first reason that fits, told once more from what was made. */
function reasonFor(one: Somebody, services: Service[]): CallReason | undefined {
  const within = (days: number) => services.filter(({ daysAgo }) => daysAgo < days);
  const gave = (some: Service[]) => some.filter(({ giver }) => giver.id === one.id);
  const got = (some: Service[]) => some.filter(({ receiver }) => receiver.id === one.id);
  const minutes = (some: Service[]) => some.reduce((sum, each) => sum + (each.minutes ?? 60), 0);
  const own = [...gave(services), ...got(services)];
  const { asks } = one;
  if (asks && (asks.daysAgo > 7 || asks.neededIn <= 3)) return 'request';
  if (one.joined >= 14 && one.joined <= 90 && own.length === 0) return 'newcomer';
  if (gave(within(365)).length >= 5 && got(within(365)).length === 0) return 'only-gives';
  const quarter = within(90);
  const active = new Set(quarter.flatMap(({ giver, receiver }) => [giver.id, receiver.id]));
  const carried = minutes(gave(quarter));
  if (carried >= 600 && carried * 5 > minutes(quarter) && active.size >= 10) return 'carries';
  const isSilent = own.length > 0 && own.every(({ daysAgo }) => daysAgo >= 180);
  return isSilent && !asks && !one.offers ? 'quiet' : undefined;
}

it.each([1, 2, 3, 4, 5, 6])('world %i', async (seed) => {
  const random = randomFrom(seed * 7919);
  const upTo = (most: number) => Math.floor(random() * most);
  const some = <Item>(items: readonly Item[]): Item => {
    const item = items[upTo(items.length)];
    if (item === undefined) throw new Error('there is nothing to choose from');
    return item;
  };
  const people: Somebody[] = [];
  for (let nth = 0; nth < PEOPLE; nth += 1) {
    const joined = some([5, 13, 14, 40, 90, 91, 400, 900]);
    const member = await memberSince(portal(), joined);
    const asks = random() < 0.2 ? { daysAgo: upTo(14), neededIn: some([2, 3, 4, 9]) } : undefined;
    const offers = random() < 0.1;
    if (asks) await requested(portal(), member, asks);
    if (offers) await requested(portal(), member, { kind: 'offer' });
    const rests = random() < 0.3 ? some([...CALL_REASONS, 'all'] as const) : undefined;
    if (rests) {
      await portal().deps.database.pool.query(
        `insert into rest (bank_id, person_id, reason, kind, until, made_by, made_at, made_on)
         values ($1, $2, $3, 'later', '2026-12-01', $2, now(), '2026-11-20')`,
        [member.bankId, member.id, rests === 'all' ? null : rests],
      );
    }
    people.push({ ...member, joined, asks, offers, rests });
  }
  // Some give much, and some neither give nor receive.
  const [givers, takers] = [people.slice(0, 12), people.slice(6, 35)];
  const services: Service[] = [];
  for (let nth = 0; nth < 70; nth += 1) {
    const [giver, receiver] = [some(givers), some(takers)];
    if (giver.id === receiver.id) continue;
    const daysAgo = some([1, 60, 89, 90, 179, 180, 250, 364, 365, 500]);
    services.push({ giver, receiver, daysAgo, minutes: 30 * (1 + upTo(12)) });
  }
  await haveServed(portal(), services);

  const wanted = new Map<CallReason, number[]>();
  for (const one of people) {
    const reason = reasonFor(one, services);
    if (!reason) continue;
    const place = CALL_REASONS.indexOf(reason);
    const holds = one.rests && (one.rests === 'all' || CALL_REASONS.indexOf(one.rests) <= place);
    if (!holds) wanted.set(reason, [...(wanted.get(reason) ?? []), one.id]);
  }
  const { lines, more } = await attentionOf(portal());
  expect(new Set(lines.map(({ userId }) => userId)).size).toBe(lines.length);
  expect(lines.length).toBeLessThanOrEqual(20);
  let room = 20;
  for (const reason of CALL_REASONS) {
    const all = wanted.get(reason) ?? [];
    const shown = lines.filter((line) => line.reason === reason).map(({ userId }) => userId);
    expect(all, reason).toEqual(expect.arrayContaining(shown));
    expect([reason, shown.length]).toEqual([reason, Math.min(all.length, 5, room)]);
    expect([reason, more[reason] ?? 0]).toEqual([reason, all.length - shown.length]);
    room -= shown.length;
  }
});
