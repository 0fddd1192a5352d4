/** Thanks on the yearly page (specification §50): quoted once both agree, and gone when one does no more. */
import { beforeEach, describe, expect, it } from 'vitest';
import { THANKS_QUOTED_MAX } from '#contract/limits.ts';
import { eraseAtOnce } from './support/erasure.ts';
import { recordForAnna } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalInFull } from './support/refusals.ts';
import { change, openRegister } from './support/rooms.ts';
import { suspended } from './support/suspensions.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();
const as = (who: Who) => portal().signIn(who);
const SENTENCE = 'Grazie, la bici va benissimo!';

type Path = `/users/transactions/${number}/thanks`;

/** Marco gave Anna an hour; she confirmed it and thanked him. */
async function thanked(text = SENTENCE): Promise<Path> {
  const id = await recordForAnna(portal());
  const anna = await as('anna');
  await anna.patch(`/users/transactions/${id}/approve`);
  const path: Path = `/users/transactions/${id}/thanks`;
  expect((await anna.put(path, { text })).status).toBe(204);
  return path;
}

const says = async (path: Path, who: Who, mayQuote: boolean) =>
  (await as(who)).put(`${path}/quoting`, { mayQuote });
const tickOf = async (path: Path, who: Who) => (await (await as(who)).get(path)).json.mayQuote;
const quoted = async (who: 'giulia' | 'paolo' = 'giulia', year = 2026) =>
  (await (await as(who)).get(`/admin/reports/${year}`)).json.thanks;

async function agreed(text = SENTENCE): Promise<Path> {
  const path = await thanked(text);
  for (const who of ['anna', 'marco'] as const) await says(path, who, true);
  expect(await quoted()).toContain(text);
  return path;
}

beforeEach(() => openRegister(portal(), 'bergamo'));

describe('a sentence', () => {
  it('is quoted once both have ticked, each their own, which is off at first', async () => {
    const path = await thanked();
    expect([await tickOf(path, 'anna'), await tickOf(path, 'marco')]).toEqual([false, false]);
    expect(await quoted()).toEqual([]);
    for (const who of ['anna', 'marco'] as const) {
      expect((await says(path, who, true)).status).toBe(204);
      expect((await says(path, who, true)).status).toBe(204);
      expect(await quoted()).toEqual(who === 'anna' ? [] : [SENTENCE]);
    }
    expect(await quoted('giulia', 2025)).toEqual([]);
    // No history tells of it.
    expect(await portal().rows(`select from audit where action like '%quot%'`)).toEqual([]);
  });

  it('leaves the page with the tick of either, and comes back with it alone', async () => {
    const path = await agreed();
    for (const who of ['marco', 'anna'] as const) {
      await says(path, who, false);
      expect([await quoted(), await tickOf(path, who)]).toEqual([[], false]);
      await says(path, who, true);
      expect(await quoted()).toEqual([SENTENCE]);
    }
  });

  it('that was taken back takes both ticks along: another one is asked for again', async () => {
    const path = await agreed();
    portal().passMinutes(2);
    await (await as('anna')).delete(path);
    expect(await quoted()).toEqual([]);
    expect(refusalInFull(await says(path, 'marco', true))).toEqual([404, 'not-found']);
    await (await as('anna')).put(path, { text: 'Un’altra frase' });
    expect(await quoted()).toEqual([]);
    expect([await tickOf(path, 'anna'), await tickOf(path, 'marco')]).toEqual([false, false]);
  });

  it('is none of anybody else’s', async () => {
    const path = await thanked();
    for (const who of ['giulia', 'sara'] as const) {
      expect(refusalInFull(await says(path, who, true))).toEqual([404, 'not-found']);
    }
    expect((await says(path, 'portale', true)).status).toBe(403);
    const bad = await (await as('anna')).put(`${path}/quoting`, { mayQuote: 'sì' });
    expect(bad.status).toBe(400);
    expect(await quoted()).toEqual([]);
  });

  it('that never arrived is not quoted, and who wrote it sees no difference', async () => {
    const path = await thanked();
    await portal().rows('update thanks set kept_back = true');
    expect((await says(path, 'anna', true)).status).toBe(204);
    expect(await tickOf(path, 'anna')).toBe(true);
    expect(refusalInFull(await says(path, 'marco', true))).toEqual([404, 'not-found']);
    await portal().rows('update thanks set giver_agreed_at = now()');
    expect(await quoted()).toEqual([]);
  });

  it.each<[string, string]>([
    [
      'whose hours were reversed',
      `update exchange set state = 'reversed', reversed_at = now(),
      reversed_by = creditor_id, reversal_reason = 'x'`,
    ],
    ['of another year', `update exchange set performed_on = '2025-12-31'`],
    [
      'of which one is no member any more',
      `update membership set state = 'ended',
      ended_at = '2026-11-20T11:00:00Z' where person_id = (select receiver_id from thanks)`,
    ],
    [
      'whose giver left',
      `update membership set state = 'ended',
      ended_at = '2026-11-20T11:00:00Z' where person_id = (select giver_id from thanks)`,
    ],
  ])('%s leaves the page', async (_, sql) => {
    await agreed();
    await portal().rows('alter table exchange disable trigger all');
    await portal().rows(sql);
    await portal().rows('alter table exchange enable trigger all');
    expect(await quoted()).toEqual([]);
  });

  it('that was reported leaves the page with the tick of who reported it', async () => {
    const path = await agreed();
    const report = { reason: 'offensive', text: '' };
    expect((await (await as('marco')).post(`${path}/report`, report)).status).toBe(204);
    expect([await quoted(), await tickOf(path, 'marco')]).toEqual([[], false]);
    expect(await tickOf(path, 'anna')).toBe(true);
  });

  it('goes with who is erased', async () => {
    await agreed();
    await eraseAtOnce(portal(), portal().world.person.anna);
    expect(await quoted()).toEqual([]);
  });
});

describe('the page', () => {
  it('has three at most, the latest first, and none where the desk wants none', async () => {
    const texts = ['Uno', 'Due', 'Tre', 'Quattro'];
    for (const text of texts) await agreed(text);
    expect(await quoted()).toEqual(texts.reverse().slice(0, THANKS_QUOTED_MAX));
    await (await as('giulia')).put('/admin/reports/2026', { quotes: 'no' });
    expect(await quoted()).toEqual([]);
  });

  it('is that of the bank of who gave, and nobody is asked where it has none', async () => {
    const { bank, person, activity } = portal().world;
    const anna = await as('anna');
    const { json } = await anna.post('/users/transactions/received', {
      ...{ bankFrom: bank.lecco, userFrom: person.sara, activity, dateOfTransaction: TODAY },
      ...{ quantityOfHours: 1, note: 'Orlo ai pantaloni' },
    });
    const path: Path = `/users/transactions/${json.id}/thanks`;
    await anna.put(path, { text: SENTENCE });
    expect(await tickOf(path, 'anna')).toBeNull();
    expect(refusalInFull(await says(path, 'anna', true))).toEqual([403, 'room-closed']);
    await openRegister(portal(), 'lecco');
    expect(await tickOf(path, 'anna')).toBe(false);
    for (const who of ['anna', 'sara'] as const) await says(path, who, true);
    expect([await quoted(), await quoted('paolo')]).toEqual([[], [SENTENCE]]);
  });

  it('that closes asks nobody more, and who agreed can still stop', async () => {
    const path = await agreed();
    await change(await as('giulia'), 'association', false);
    expect(await tickOf(path, 'marco')).toBe(true);
    expect((await says(path, 'marco', false)).status).toBe(204);
    expect(await tickOf(path, 'marco')).toBeNull();
    expect(refusalInFull(await says(path, 'marco', true))).toEqual([403, 'room-closed']);
  });

  it('of a suspended bank: nobody agrees, everybody may stop', async () => {
    const path = await agreed();
    await suspended(portal(), 'bergamo');
    expect((await says(path, 'anna', false)).status).toBe(204);
    expect(refusalInFull(await says(path, 'anna', true))).toEqual([403, 'bank-suspended']);
  });
});
