/** The receiver records: that is their word, so the exchange is confirmed at once (laws L1, L2, L4, L6). */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverMails } from './support/background.ts';
import { balanceOf, expectBooksToBalance } from './support/exchanges.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { portalForEachStory } from './support/portal.ts';
import { emailOf, TODAY, type Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

beforeEach(() => deliverMails(portal().deps));
afterEach(() => expectBooksToBalance(portal()));

/** Marco gave Anna two hours, as Anna says. */
function form(changes: Record<string, unknown> = {}) {
  const { bank, person, activity } = portal().world;
  return {
    bankFrom: bank.bergamo,
    userFrom: person.marco,
    activity,
    dateOfTransaction: TODAY,
    quantityOfHours: 2,
    note: 'Rubinetto della cucina',
    ...changes,
  };
}

async function record(who: Who, changes?: Record<string, unknown>, key = randomUUID()) {
  const caller = await portal().signIn(who);
  return caller.post('/users/transactions/received', form(changes), { 'idempotency-key': key });
}

/** Who has got a letter since the story began. */
async function letters(): Promise<Map<string, string>> {
  const before = catcher.mails.length;
  await deliverMails(portal().deps);
  return new Map(catcher.mails.slice(before).map(({ to, text }) => [to, text]));
}

describe('a member records what they received', () => {
  it('confirms it by that, moves the hours, and informs the person who gave', async () => {
    const { status, json } = await record('anna');
    expect([status, json.status, json.creator]).toEqual([201, 'confirmed', 'Ferrari Anna']);
    expect(await balanceOf(portal(), 'marco')).toEqual({ total: 2, gave: 2, received: 0 });
    expect(await balanceOf(portal(), 'anna')).toEqual({ total: -2, gave: 0, received: 2 });
    const told = await letters();
    expect([...told.keys()]).toEqual([emailOf('marco')]);
    expect(told.get(emailOf('marco'))).toContain('Lo ha registrato Anna Ferrari');
  });

  it('across friend banks too', async () => {
    const { bank, person } = portal().world;
    const { status, json } = await record('anna', { bankFrom: bank.lecco, userFrom: person.sara });
    expect([status, json.bankFromName]).toEqual([201, 'Banca del Tempo di Lecco']);
  });

  it('may be reversed by the person who gave, and not by the one who recorded it', async () => {
    const { json } = await record('anna');
    const reverse = async (who: Who) =>
      (await (await portal().signIn(who)).patch(`/users/transactions/${json.id}/reject-confirmed`))
        .status;
    expect(await reverse('anna')).toBe(403);
    expect(await reverse('marco')).toBe(200);
    expect(await balanceOf(portal(), 'anna')).toMatchObject({ total: 0 });
  });

  it('can be taken back for some seconds, and then cancelled, before anybody is informed', async () => {
    const { json } = await record('anna', { undoable: true });
    const anna = await portal().signIn('anna');
    expect((await anna.patch(`/users/transactions/${json.id}/take-back`)).status).toBe(200);
    expect((await anna.patch(`/users/transactions/${json.id}/reject`)).status).toBe(200);
    expect(await balanceOf(portal(), 'anna')).toMatchObject({ total: 0 });
    expect([...(await letters()).keys()]).toEqual([emailOf('marco')]);
  });

  it('happens once for one key, however often it is sent at the same moment', async () => {
    const key = randomUUID();
    const anna = await portal().signIn('anna');
    const send = () =>
      anna.post('/users/transactions/received', form(), { 'idempotency-key': key });
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect(await balanceOf(portal(), 'anna')).toMatchObject({ total: -2 });
    const other = await record('anna', { quantityOfHours: 3 }, key);
    expect([other.status, other.json.code]).toEqual([409, 'idempotency-key-reused']);
  });
});

describe('it is refused', () => {
  const problems = async (changes: Record<string, unknown>) => {
    const { status, json } = await record('anna', changes);
    expect(status).toBe(400);
    return json.errors;
  };

  it.each([
    ['from yourself', () => ({ userFrom: portal().world.person.anna }), 'userFrom', 'same-person'],
    ['from nobody', () => ({ userFrom: 999_999 }), 'userFrom', 'not-a-member'],
    [
      'from an applicant',
      () => ({ userFrom: portal().world.person.elena }),
      'userFrom',
      'not-a-member',
    ],
    [
      'from a bank that is no friend',
      () => ({ bankFrom: portal().world.bank.bozen, userFrom: portal().world.person.greta }),
      'bankFrom',
      'bank-not-linked',
    ],
    ['of twenty minutes', () => ({ quantityOfHours: 0.33 }), 'quantityOfHours', 'hours-invalid'],
    [
      'of tomorrow',
      () => ({ dateOfTransaction: '2026-11-21' }),
      'dateOfTransaction',
      'date-future',
    ],
    ['of no service', () => ({ activity: 999_999 }), 'activity', 'activity-unknown'],
  ])('%s', async (_, changes, path, code) => {
    expect(await problems(changes())).toContainEqual({ path, code });
    expect(await balanceOf(portal(), 'marco')).toMatchObject({ total: 0 });
  });

  it('from the fund, which helps nobody', async () => {
    const { rows } = await portal().deps.database.pool.query(
      'select fund_person_id as id from bank where id = $1',
      [portal().world.bank.bergamo],
    );
    expect(await problems({ userFrom: rows[0].id })).toContainEqual({
      path: 'userFrom',
      code: 'not-a-member',
    });
  });
});
