/** Whom the desk might call: who carries, who is quiet, and what the page holds (specification §42). */
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
import { somebody } from './support/first-steps.ts';
import { insertMembers, type Made } from './support/fixture-rows.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();
const greta = () => somebody(portal(), 'greta', 'bozen');
const longHere = (name?: string) => memberSince(portal(), 900, 'bozen', name);

describe('who carries', () => {
  /** So many members who take part, one of whom gives `minutes` of 6000. */
  async function aQuarter(members: number, minutes: number): Promise<Made> {
    const luisa = await longHere('Luisa');
    const ids = await insertMembers(portal(), 'bozen', members - 1);
    const others = ids.map((id) => ({ id, bankId: luisa.bankId }));
    const [first, second] = others;
    if (!first || !second) throw new Error('too few members');
    const ring = others.flatMap((giver, nth) => {
      const receiver = others[(nth + 1) % others.length];
      return receiver ? [{ giver, receiver, daysAgo: 89, minutes: 30 }] : [];
    });
    const rest = 6000 - minutes - 30 * ring.length;
    await haveServed(portal(), [
      { giver: luisa, receiver: first, daysAgo: 89, minutes },
      { giver: first, receiver: luisa, daysAgo: 89, minutes: 30 * Math.floor(rest / 60) },
      { giver: second, receiver: first, daysAgo: 89, minutes: rest - 30 * Math.floor(rest / 60) },
      ...ring,
    ]);
    return luisa;
  }

  it.each([
    [1200, undefined],
    [1230, 'carries'],
  ])('%i of 6000 minutes: %s', async (minutes, reason) => {
    expect(await reasonOf(portal(), await aQuarter(10, minutes))).toBe(reason);
  });

  it('is told by the share alone, of a bank with ten members who took part', async () => {
    const luisa = await aQuarter(10, 1230);
    expect(await lineOf(portal(), luisa.id)).toMatchObject({ facts: { percent: 20, days: 89 } });
  });

  it('is nobody where nine took part', async () => {
    expect(await reasonOf(portal(), await aQuarter(9, 3000))).toBeUndefined();
  });

  it('is nobody below ten hours, and not for hours of before', async () => {
    const luisa = await longHere('Luisa');
    const ids = await insertMembers(portal(), 'bozen', 10);
    const to = (nth: number, minutes: number, daysAgo = 10) => ({
      ...{ giver: luisa, receiver: { id: ids[nth] ?? 0, bankId: luisa.bankId }, daysAgo, minutes },
    });
    const back = { giver: to(0, 30).receiver, receiver: luisa, daysAgo: 10, minutes: 30 };
    await haveServed(portal(), [back, ...ids.map((_, nth) => to(nth, nth === 0 ? 300 : 30))]);
    expect(await reasonOf(portal(), luisa)).toBeUndefined();
    await haveServed(portal(), [to(0, 30, 90)]);
    expect(await reasonOf(portal(), luisa)).toBeUndefined();
    await haveServed(portal(), [to(0, 30, 89)]);
    expect(await reasonOf(portal(), luisa)).toBe('carries');
  });
});

describe('who is quiet', () => {
  it.each([
    [179, undefined],
    [180, 'quiet'],
  ])('for %i days: %s', async (daysAgo, reason) => {
    const sergio = await longHere();
    await haveServed(portal(), [{ giver: greta(), receiver: sergio, daysAgo }]);
    expect(await reasonOf(portal(), sergio)).toBe(reason);
  });

  it('is nobody who never exchanged, has something on the board, or helped the office', async () => {
    const [never, offers, paused, office] = [
      await longHere(),
      await longHere(),
      await longHere(),
      await longHere(),
    ];
    const [{ id }] = await portal().rows('select fund_person_id as id from bank where id = $1', [
      never.bankId,
    ]);
    const old = (giver: Made) => ({ giver, receiver: greta(), daysAgo: 400 });
    await haveServed(portal(), [
      ...[old(offers), old(paused), old(office)],
      { giver: office, receiver: { id, bankId: never.bankId }, daysAgo: 20 },
    ]);
    await requested(portal(), offers, { kind: 'offer' });
    await requested(portal(), paused, { state: 'paused' });
    const { lines } = await attentionOf(portal());
    expect(lines.map(({ userId }) => userId).filter((each) => each !== greta().id)).toEqual([
      paused.id,
    ]);
  });
});

describe('the page', () => {
  it('has five of a reason and twenty in all, and says how many more there are', async () => {
    const people: Made[] = [];
    for (let nth = 0; nth < 26; nth += 1) people.push(await longHere());
    const [asking, giving, quiet] = [people.slice(0, 6), people.slice(6, 13), people.slice(13)];
    const fresh: Made[] = [];
    for (let nth = 0; nth < 8; nth += 1) fresh.push(await memberSince(portal(), 20 + nth));
    for (const one of asking) await requested(portal(), one, { daysAgo: 20 });
    await haveServed(portal(), [
      ...giving.flatMap((giver) => timesServed(5, { giver, receiver: greta(), daysAgo: 20 })),
      ...quiet.map((giver, nth) => ({ giver, receiver: greta(), daysAgo: 200 + nth })),
    ]);
    const { lines, more } = await attentionOf(portal());
    const reasons = lines.map(({ reason }) => reason);
    expect(reasons).toEqual([
      ...Array<string>(5).fill('request'),
      ...Array<string>(5).fill('newcomer'),
      ...Array<string>(5).fill('only-gives'),
      ...Array<string>(5).fill('quiet'),
    ]);
    expect(more).toEqual({ request: 1, newcomer: 3, 'only-gives': 2, quiet: 8 });
    // Who waits longest is first.
    expect(lines.filter(({ reason }) => reason === 'newcomer')[0]?.userId).toBe(fresh[7]?.id);
    expect(lines.filter(({ reason }) => reason === 'quiet')[0]?.userId).toBe(quiet[12]?.id);
  });

  it('has nobody of another bank, and nobody who left', async () => {
    const elena = await memberSince(portal(), 30, 'bozen');
    await memberSince(portal(), 30, 'lecco');
    expect((await attentionOf(portal())).lines.map(({ userId }) => userId)).toEqual([elena.id]);
    await portal().rows(
      `update membership set state = 'ended', ended_at = now() where person_id = $1`,
      [elena.id],
    );
    expect(await attentionOf(portal())).toEqual({ lines: [], more: {} });
  });

  it('is read by active administrators of the bank alone', async () => {
    const calls = ['/admin/attention', `/admin/attention/${greta().id}/rest`] as const;
    for (const path of calls) {
      expect((await (await portal().signIn('greta')).get(path)).status).toBe(403);
      expect((await portal().visitor().get(path)).status).toBe(401);
      expect((await (await portal().signIn('portale')).get(path)).status).toBe(403);
    }
    await memberSince(portal(), 30, 'bozen');
    expect(await attentionOf(portal(), 'giulia')).toEqual({ lines: [], more: {} });
  });
});
