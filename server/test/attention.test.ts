/** Whom the desk might call: each reason before, at and after its edges (specification §42). */
import { describe, expect, it } from 'vitest';
import {
  attentionOf,
  haveServed,
  lineOf,
  memberSince,
  reasonOf,
  requested,
  timesServed,
} from './support/attention.ts';
import { founded, somebody } from './support/first-steps.ts';
import type { Made } from './support/fixture-rows.ts';
import { bringIn } from './support/imports.ts';
import { insertAnswer } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();
const greta = () => somebody(portal(), 'greta', 'bozen');
const anna = () => somebody(portal(), 'anna', 'bergamo');
const longHere = (name?: string) => memberSince(portal(), 900, 'bozen', name);

describe('a request that nobody answers', () => {
  it.each([
    [7, undefined],
    [8, 'request'],
  ])('of %i days: %s', async (daysAgo, reason) => {
    await requested(portal(), greta(), { daysAgo });
    expect(await reasonOf(portal(), greta())).toBe(reason);
  });

  it.each([
    [3, undefined],
    [4, 'request'],
  ])('of %i days in a bank that begins: %s', async (daysAgo, reason) => {
    await founded(portal(), 'bozen');
    await requested(portal(), greta(), { daysAgo });
    expect(await reasonOf(portal(), greta())).toBe(reason);
  });

  it.each([
    [4, undefined],
    [3, 'request'],
    [0, 'request'],
  ])('needed in %i days: %s', async (neededIn, reason) => {
    await requested(portal(), greta(), { neededIn });
    expect(await reasonOf(portal(), greta())).toBe(reason);
  });

  it('is no more one once an answer waits or was accepted, and is again when it was let go', async () => {
    const notice = await requested(portal(), greta(), { daysAgo: 20 });
    const { id } = await insertAnswer(portal(), notice, anna());
    const answered = async (state: string) => {
      await portal().rows(
        `update notice_answer set state = $2, decided_at =
        case when $2 <> 'open' then now() end where id = $1`,
        [id, state],
      );
      return reasonOf(portal(), greta());
    };
    expect(await reasonOf(portal(), greta())).toBeUndefined();
    expect(await answered('accepted')).toBeUndefined();
    expect(await answered('let-go')).toBe('request');
    expect(await answered('withdrawn')).toBe('request');
  });

  it('is neither an offer nor one that is paused', async () => {
    await requested(portal(), greta(), { daysAgo: 20, kind: 'offer' });
    await requested(portal(), greta(), { daysAgo: 20, state: 'paused' });
    expect(await reasonOf(portal(), greta())).toBeUndefined();
  });

  it('is told with its title and day; of two, the one that is needed first', async () => {
    await requested(portal(), greta(), { daysAgo: 20 });
    const soon = await requested(portal(), greta(), { daysAgo: 1, neededIn: 2 });
    expect(await lineOf(portal(), greta().id)).toEqual({
      ...{ reason: 'request', userId: greta().id, name: 'Greta', surname: 'Mair' },
      ...{ phone: '333 1234567', since: '2026-11-19', noticeId: soon.id, restOf: null },
      facts: {
        ...{ days: 1, title: 'L’oculista di giovedì', neededBy: '2026-11-22' },
        ...{ given: null, percent: null },
      },
    });
    expect((await attentionOf(portal())).lines).toHaveLength(1);
  });

  it('comes in the order of the days on which they are needed', async () => {
    const [late, none, soon] = [await longHere(), await longHere(), await longHere()];
    await requested(portal(), late, { daysAgo: 30, neededIn: 9 });
    await requested(portal(), none, { daysAgo: 40 });
    await requested(portal(), soon, { neededIn: 1 });
    const { lines } = await attentionOf(portal());
    expect(lines.map(({ userId }) => userId)).toEqual([soon.id, late.id, none.id]);
  });
});

describe('a newcomer', () => {
  it.each([
    [13, undefined],
    [14, 'newcomer'],
    [90, 'newcomer'],
    [91, undefined],
  ])('of %i days: %s', async (days, reason) => {
    expect(await reasonOf(portal(), await memberSince(portal(), days))).toBe(reason);
  });

  it('is one until a service with somebody is confirmed, on either side', async () => {
    const [gave, received, waits, gift] = [
      await memberSince(portal(), 30),
      await memberSince(portal(), 30),
      await memberSince(portal(), 30),
      await memberSince(portal(), 30),
    ];
    await haveServed(portal(), [
      { giver: gave, receiver: greta(), daysAgo: 3 },
      { giver: greta(), receiver: received, daysAgo: 3 },
      { giver: waits, receiver: greta(), daysAgo: 3, isPending: true },
      { giver: greta(), receiver: gift, daysAgo: 3, kind: 'gift' },
    ]);
    const { lines } = await attentionOf(portal());
    expect(lines.map(({ userId }) => userId)).toEqual([waits.id, gift.id]);
  });

  it('is nobody who comes back to the bank; who was in another one is new', async () => {
    const [back, other] = [await memberSince(portal(), 30), await memberSince(portal(), 30)];
    await portal().rows(
      `update membership set state = 'ended', decided_at = '2024-01-01', ended_at = '2024-02-01'
       where person_id = $1`,
      [back.id],
    );
    await portal().rows(
      `insert into membership (person_id, bank_id, state, requested_at, decided_at)
       select person_id, bank_id, 'active', created_at, created_at
       from membership join person on person.id = person_id where person_id = $1`,
      [back.id],
    );
    await portal().rows(
      `insert into membership (person_id, bank_id, state, requested_at, decided_at, ended_at)
       values ($1, $2, 'ended', '2024-01-01', '2024-01-01', '2024-01-01')`,
      [other.id, anna().bankId],
    );
    expect(await reasonOf(portal(), back)).toBeUndefined();
    expect(await reasonOf(portal(), other)).toBe('newcomer');
  });

  it('counts days of the portal’s calendar over a change of the clock', async () => {
    // The clock went back on 25 October; 14 days before 20 November at 00:30 is 5 November 23:30 UTC.
    const [late, early] = [await memberSince(portal(), 20), await memberSince(portal(), 20)];
    const came = (who: Made, at: string) =>
      portal()
        .rows('update membership set decided_at = $2 where person_id = $1', [who.id, at])
        .then(() => portal().rows('update person set created_at = $2 where id = $1', [who.id, at]));
    // Day 13 and day 14.
    await came(late, '2026-11-06T23:00:00Z');
    await came(early, '2026-11-06T22:59:59Z');
    expect(await reasonOf(portal(), late)).toBeUndefined();
    expect(await lineOf(portal(), early.id)).toMatchObject({
      ...{ reason: 'newcomer', since: '2026-11-06' },
      facts: { days: 14 },
    });
    // Day 90 is 22 August, in summer; day 91 before it.
    await came(late, '2026-08-21T22:00:00Z');
    await came(early, '2026-08-21T21:59:59Z');
    expect(await lineOf(portal(), late.id)).toMatchObject({ since: '2026-08-22' });
    expect(await reasonOf(portal(), early)).toBeUndefined();
  });

  it('whom an import brought is new from that day, and rests for sixty', async () => {
    await bringIn(
      portal(),
      await portal().signIn('lukas'),
      'Cognome;Nome;Iscritto il\nAgazzi;Adele;03/05/1998',
    );
    const [adele] = await portal().rows(`select id from person where surname = 'Agazzi'`);
    const rests = await portal().rows('select reason, kind, until from rest where person_id = $1', [
      adele.id,
    ]);
    expect(rests).toEqual([{ reason: 'newcomer', kind: 'later', until: '2027-01-19' }]);
    portal().passMinutes(60 * 24 * 60);
    expect(await reasonOf(portal(), { id: adele.id, bankId: 0 })).toBeUndefined();
    portal().passMinutes(60 * 24);
    expect(await lineOf(portal(), adele.id)).toMatchObject({
      ...{ reason: 'newcomer', since: '2026-11-20' },
      facts: { days: 61 },
    });
  });
});

describe('who only gives', () => {
  it.each([
    [4, undefined],
    [5, 'only-gives'],
  ])('%i times: %s', async (times, reason) => {
    const bruno = await longHere();
    const service = { giver: bruno, receiver: greta(), daysAgo: 20 };
    await haveServed(portal(), timesServed(times, service));
    expect(await reasonOf(portal(), bruno)).toBe(reason);
  });

  it.each([
    [364, undefined],
    [365, 'only-gives'],
  ])('and received %i days ago: %s', async (daysAgo, reason) => {
    const bruno = await longHere();
    await haveServed(portal(), [
      ...timesServed(5, { giver: bruno, receiver: greta(), daysAgo: 20 }),
      { giver: greta(), receiver: bruno, daysAgo },
    ]);
    expect(await reasonOf(portal(), bruno)).toBe(reason);
  });

  it('counts what was given in twelve months alone, and to friend banks too', async () => {
    const [bruno, carla] = [await longHere('Bruno'), await longHere('Carla')];
    await haveServed(portal(), [
      ...timesServed(4, { giver: bruno, receiver: greta(), daysAgo: 300 }),
      { giver: bruno, receiver: anna(), daysAgo: 364 },
      ...timesServed(4, { giver: carla, receiver: greta(), daysAgo: 300 }),
      { giver: carla, receiver: anna(), daysAgo: 365 },
    ]);
    expect(await lineOf(portal(), bruno.id)).toMatchObject({
      ...{ reason: 'only-gives', since: '2025-11-21' },
      facts: { given: 5, days: 364 },
    });
    expect(await reasonOf(portal(), carla)).toBe('quiet');
  });

  it('does not count what was done for the fund', async () => {
    const bruno = await longHere();
    const [{ id }] = await portal().rows('select fund_person_id as id from bank where id = $1', [
      bruno.bankId,
    ]);
    const fund = { id, bankId: bruno.bankId };
    await haveServed(portal(), timesServed(5, { giver: bruno, receiver: fund, daysAgo: 20 }));
    expect(await reasonOf(portal(), bruno)).toBeUndefined();
  });
});
