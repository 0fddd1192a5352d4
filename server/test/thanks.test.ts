/** One sentence from who received to who gave (specification §47): who writes, who reads, what becomes of it. */
import { afterAll, describe, expect, it } from 'vitest';
import { THANKS_MAX } from '#contract/limits.ts';
import { actingFor, nameDelegate } from './support/delegates.ts';
import { recordForAnna } from './support/exchanges.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { lettersTo } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY, type Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });
const as = (who: Who) => portal().signIn(who);

const SENTENCE = 'Grazie, la bici va benissimo!';

/** Marco gave Anna an hour, and she confirmed. @returns the path of its thanks */
async function confirmed(undoable = false) {
  const id = await recordForAnna(portal());
  await (await as('anna')).patch(`/users/transactions/${id}/approve`, { undoable });
  return { id, path: `/users/transactions/${id}/thanks` } as const;
}

type Path = Awaited<ReturnType<typeof confirmed>>['path'];
const write = async (path: Path, text = SENTENCE, who: Who = 'anna') =>
  (await as(who)).put(path, { text });
const read = async (path: Path, who: Who) => (await (await as(who)).get(path)).json;
/** What somebody gets now. */
const letters = (who: Who) => lettersTo(portal(), catcher, who);
/** The letters with thanks that somebody gets now. */
const thanked = async (who: Who) =>
  (await letters(who)).filter(({ subject }) => subject.includes('ringrazia'));
const codeOf = ({ status, json }: { status: number; json: unknown }) => [status, Object(json).code];

describe('thanking', () => {
  it('is one sentence to who gave, who reads it in the exchange, in their year and in one letter', async () => {
    const { id, path } = await confirmed();
    expect(await read(path, 'anna')).toEqual({
      ...{ text: null, isMine: true, canThank: true, isReported: false, mayQuote: null },
    });
    expect(await read(path, 'marco')).toMatchObject({ text: null, isMine: false, canThank: false });
    expect((await write(path)).status).toBe(204);
    expect(await read(path, 'anna')).toMatchObject({ text: SENTENCE, canThank: false });
    expect(await read(path, 'marco')).toMatchObject({ text: SENTENCE, isMine: false });
    expect((await (await as('marco')).get('/users/thanks-received')).json).toEqual([
      {
        exchangeId: id,
        who: 'Anna Ferrari',
        text: SENTENCE,
        dateOfTransaction: '20/11/2026',
        activity: expect.any(String),
      },
    ]);
    expect((await (await as('anna')).get('/users/thanks-received')).json).toEqual([]);
    await letters('marco');
    portal().passMinutes(1);
    const [letter, ...others] = await letters('marco');
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('Anna Ferrari ti ringrazia');
    expect(letter?.text).toContain(SENTENCE);
    expect(letter?.text).toContain(`/my-transaction?exchange=${id}`);
    expect(await letters('anna')).toEqual([]);
  });

  it('counts once, also when it is sent twice at once; another sentence is refused', async () => {
    const { path } = await confirmed();
    const both = await Promise.all([write(path), write(path)]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect((await write(path)).status).toBe(204);
    expect(codeOf(await write(path, 'Un’altra frase'))).toEqual([409, 'already-decided']);
    portal().passMinutes(1);
    expect(await thanked('marco')).toHaveLength(1);
  });

  it('has 200 characters, and at least one', async () => {
    const { path } = await confirmed();
    for (const text of ['', '  ', 'a'.repeat(THANKS_MAX + 1)]) {
      expect((await write(path, text)).status).toBe(400);
    }
    expect((await write(path, 'a'.repeat(THANKS_MAX))).status).toBe(204);
  });

  it('is for who received, once it is confirmed', async () => {
    const id = await recordForAnna(portal());
    const path = `/users/transactions/${id}/thanks` as const;
    expect(codeOf(await write(path))).toEqual([409, 'not-confirmed']);
    await (await as('anna')).patch(`/users/transactions/${id}/approve`);
    expect(codeOf(await write(path, SENTENCE, 'marco'))).toEqual([403, 'forbidden']);
    expect(codeOf(await write(path, SENTENCE, 'giulia'))).toEqual([404, 'not-found']);
    expect(codeOf(await write(path, SENTENCE, 'sara'))).toEqual([404, 'not-found']);
  });

  it('is possible for what who received recorded, and across friend banks', async () => {
    const { bank, person, activity } = portal().world;
    const anna = await as('anna');
    const { json } = await anna.post('/users/transactions/received', {
      ...{ bankFrom: bank.lecco, userFrom: person.sara, activity, dateOfTransaction: TODAY },
      ...{ quantityOfHours: 1, note: 'Orlo ai pantaloni' },
    });
    expect(
      (await anna.put(`/users/transactions/${json.id}/thanks`, { text: SENTENCE })).status,
    ).toBe(204);
    expect((await (await as('sara')).get('/users/thanks-received')).json).toMatchObject([
      { who: 'Anna Ferrari', text: SENTENCE },
    ]);
  });

  it('reaches nobody who reads no e-mail, or who has left', async () => {
    const { path } = await confirmed();
    const marco = portal().world.person.marco;
    await portal().rows(`update person set access = 'desk', password_hash = null where id = $1`, [
      marco,
    ]);
    expect(codeOf(await write(path))).toEqual([403, 'reached-by-desk']);
    await portal().rows(
      `update membership set state = 'ended', ended_at = now() where person_id = $1`,
      [marco],
    );
    expect(codeOf(await write(path))).toEqual([409, 'thread-over']);
    expect(await read(path, 'anna')).toMatchObject({ canThank: false });
  });

  it('is for services between people: neither for a gift nor to the fund', async () => {
    const { marco } = portal().world.person;
    const anna = await as('anna');
    for (const toPerson of [marco, null]) {
      const gift = await anna.post('/users/gifts', { toPerson, hours: 0.5, note: 'Per voi' });
      expect(gift.status).toBe(201);
    }
    const moves = (await anna.get('/users/transactions')).json;
    expect(moves).toHaveLength(2);
    for (const { id } of moves) {
      expect(codeOf(await write(`/users/transactions/${id}/thanks`))).toEqual([403, 'forbidden']);
    }
  });

  it('waits while one of the banks is suspended; what is there is read and taken back', async () => {
    const { path } = await confirmed();
    await write(path);
    await portal().rows(
      `update bank set suspended_at = now(), suspension_reason = 'x' where id = $1`,
      [portal().world.bank.bergamo],
    );
    expect(codeOf(await write(path, 'Ancora grazie'))).toEqual([403, 'bank-suspended']);
    expect(await read(path, 'marco')).toMatchObject({ text: SENTENCE });
    expect((await (await as('anna')).delete(path)).status).toBe(204);
  });

  it('waits also while the bank of who gave is suspended', async () => {
    const { bank, person, activity } = portal().world;
    const anna = await as('anna');
    const { json } = await anna.post('/users/transactions/received', {
      ...{ bankFrom: bank.lecco, userFrom: person.sara, activity, dateOfTransaction: TODAY },
      ...{ quantityOfHours: 1, note: 'Orlo ai pantaloni' },
    });
    await portal().rows(
      `update bank set suspended_at = now(), suspension_reason = 'x' where id = $1`,
      [bank.lecco],
    );
    expect(codeOf(await write(`/users/transactions/${json.id}/thanks`))).toEqual([
      ...[403, 'bank-suspended'],
    ]);
  });
});

describe('taking it back', () => {
  it('takes the letter along while that waits; then a new sentence has its own', async () => {
    const { path } = await confirmed();
    await write(path);
    const anna = await as('anna');
    expect((await anna.delete(path)).status).toBe(204);
    expect((await anna.delete(path)).status).toBe(204);
    expect(await read(path, 'anna')).toMatchObject({ text: null, canThank: true });
    await write(path, 'Grazie davvero');
    portal().passMinutes(1);
    const told = await thanked('marco');
    expect(told.map(({ text }) => text.includes('Grazie davvero'))).toEqual([true]);
  });

  it('brings no second letter once the first has left, and nobody reads the old sentence', async () => {
    const { path } = await confirmed();
    await write(path);
    portal().passMinutes(1);
    expect(await letters('marco')).not.toEqual([]);
    await (await as('anna')).delete(path);
    expect(await read(path, 'marco')).toMatchObject({ text: null });
    expect((await (await as('marco')).get('/users/thanks-received')).json).toEqual([]);
    expect((await write(path, 'Grazie ancora')).status).toBe(204);
    portal().passMinutes(1);
    expect(await letters('marco')).toEqual([]);
    expect(await read(path, 'marco')).toMatchObject({ text: 'Grazie ancora' });
  });

  it('is for who wrote it alone', async () => {
    const { path } = await confirmed();
    await write(path);
    expect((await (await as('marco')).delete(path)).status).toBe(204);
    expect((await (await as('giulia')).delete(path)).status).toBe(404);
    expect(await read(path, 'anna')).toMatchObject({ text: SENTENCE });
  });

  it('goes with a confirmation that is taken back, and its letter never leaves', async () => {
    const { id, path } = await confirmed(true);
    await write(path);
    await (await as('anna')).patch(`/users/transactions/${id}/take-back`);
    expect(await read(path, 'anna')).toMatchObject({ text: null, canThank: false });
    portal().passMinutes(1);
    expect(await letters('marco')).toEqual([]);
  });

  it('stays when the exchange is reversed: both read it there, and nothing new is written', async () => {
    const { id, path } = await confirmed();
    await write(path);
    await (await as('marco')).patch(`/users/transactions/${id}/reject-confirmed`, {});
    expect(await read(path, 'marco')).toMatchObject({ text: SENTENCE });
    expect((await (await as('marco')).get('/users/thanks-received')).json).toEqual([]);
    portal().passMinutes(1);
    expect(await thanked('marco')).toEqual([]);
    expect((await (await as('anna')).delete(path)).status).toBe(204);
    expect(codeOf(await write(path))).toEqual([409, 'not-confirmed']);
  });
});

describe('nobody else', () => {
  it('reads it: no desk, no person of trust, no program, no history', async () => {
    const { id, path } = await confirmed();
    await write(path);
    expect((await (await as('giulia')).get(path)).status).toBe(404);
    const { anna, marco } = portal().world.person;
    await nameDelegate(portal(), marco, anna);
    const acting = await actingFor(portal(), 'anna', marco);
    expect((await acting.get(path)).status).toBe(403);
    expect((await acting.get('/users/thanks-received')).status).toBe(403);
    const pages = await Promise.all([
      (await as('giulia')).get(`/users/transactions/${id}`),
      acting.get(`/users/transactions/${id}`),
      (await as('giulia')).get(`/admin/banks/users/${marco}/trail`),
    ]);
    for (const { text } of pages) expect(text).not.toContain('bici va');
    const rows = await portal().rows(`select 1 from audit where action like '%thank%'`);
    expect(rows).toEqual([]);
  });

  it('gets it from a person who is blocked: they notice nothing, and it never arrives', async () => {
    const { path } = await confirmed();
    const { anna, marco } = portal().world.person;
    await portal().rows('insert into person_block values ($1, $2, now())', [marco, anna]);
    expect((await write(path)).status).toBe(204);
    expect(await read(path, 'anna')).toMatchObject({ text: SENTENCE });
    await portal().rows('delete from person_block');
    expect(await read(path, 'marco')).toMatchObject({ text: null });
    expect((await (await as('marco')).get('/users/thanks-received')).json).toEqual([]);
    portal().passMinutes(1);
    expect(await thanked('marco')).toEqual([]);
    expect((await (await as('marco')).post(`${path}/report`, { reason: 'other' })).status).toBe(
      404,
    );
    await (await as('anna')).delete(path);
    await portal().rows('insert into person_block values ($2, $1, now())', [marco, anna]);
    expect(codeOf(await write(path))).toEqual([409, 'person-blocked']);
  });

  it('is written to who wants no such letters, and the sentence is in the exchange all the same', async () => {
    const { path } = await confirmed();
    const marco = await as('marco');
    await marco.put('/users/letter-preferences', { topic: 'thanks', cadence: 'never' });
    await write(path);
    portal().passMinutes(1);
    expect(await thanked('marco')).toEqual([]);
    expect(await read(path, 'marco')).toMatchObject({ text: SENTENCE });
  });
});

it('is of the months of the year alone', async () => {
  const { bank, person, activity } = portal().world;
  const anna = await as('anna');
  for (const dateOfTransaction of ['2025-12-01', '2025-11-30']) {
    const { json } = await anna.post('/users/transactions/received', {
      ...{ bankFrom: bank.bergamo, userFrom: person.marco, activity, dateOfTransaction },
      ...{ quantityOfHours: 1, note: dateOfTransaction },
    });
    await anna.put(`/users/transactions/${json.id}/thanks`, { text: `Del ${dateOfTransaction}` });
  }
  expect((await (await as('marco')).get('/users/thanks-received')).json).toMatchObject([
    { text: 'Del 2025-12-01' },
  ]);
});
