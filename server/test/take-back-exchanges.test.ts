/** L3, L7: a decision on an exchange taken back by the person who made it, while its letters wait. */
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatMinutes } from '#contract/hours/hours.ts';
import { deliverMails, drainOutbox } from './support/background.ts';
import { balanceOf, bankForm, expectBooksToBalance, recordForAnna } from './support/exchanges.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { portalForStories } from './support/portal.ts';
import { emailOf, type Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForStories({ smtpUrl: catcher.url });
const UNDOABLE = { undoable: true };

beforeEach(() => deliverMails(portal().deps));
afterEach(() => expectBooksToBalance(portal()));

/** Marco gave Anna an hour, and she has her letter. */
async function record(): Promise<number> {
  const id = await recordForAnna(portal());
  await deliverMails(portal().deps);
  return id;
}

type Decision = 'approve' | 'reject' | 'reject-confirmed' | 'take-back';

async function patch(who: Who, id: number, what: Decision, body?: object) {
  const { status, json } = await (await portal().signIn(who)).patch(
    `/users/transactions/${id}/${what}`,
    body,
  );
  return [status, status === 200 ? json.status : json.code];
}

/** Who gets a letter if the outbox is emptied now. */
async function told(): Promise<string[]> {
  const before = catcher.mails.length;
  await deliverMails(portal().deps);
  return catcher.mails.slice(before).map(({ to, subject }) => `${to}: ${subject}`);
}

const TOO_LATE = [409, 'nothing-to-take-back'];

describe('a confirmation', () => {
  it('taken back: the hours return, the exchange waits again, and no letter ever leaves', async () => {
    const before = [await balanceOf(portal(), 'marco'), await balanceOf(portal(), 'anna')];
    const id = await record();
    expect(await patch('anna', id, 'approve', UNDOABLE)).toEqual([200, 'confirmed']);
    expect((await balanceOf(portal(), 'anna')).received).toBe((before[1]?.received ?? 0) + 1);
    expect(await told()).toEqual([]);
    portal().passSeconds(9);
    expect(await patch('anna', id, 'take-back')).toEqual([200, 'pending']);
    expect([await balanceOf(portal(), 'marco'), await balanceOf(portal(), 'anna')]).toEqual(before);
    portal().passMinutes(10);
    expect(await told()).toEqual([]);
  });

  it('left alone: the letter leaves when the seconds are over', async () => {
    const id = await record();
    await patch('anna', id, 'approve', UNDOABLE);
    portal().passSeconds(14);
    expect(await told()).toEqual([]);
    portal().passSeconds(1);
    expect(await told()).toEqual([
      `${emailOf('marco')}: Scambio confermato: ${formatMinutes(60, 'it')} con Anna Ferrari`,
    ]);
    expect(await patch('anna', id, 'take-back')).toEqual(TOO_LATE);
  });

  it('is not undoable unless asked for, and its letter leaves at once', async () => {
    const id = await record();
    await patch('anna', id, 'approve');
    expect(await patch('anna', id, 'take-back')).toEqual(TOO_LATE);
    expect(await told()).toHaveLength(1);
    const other = await record();
    await patch('anna', other, 'approve', { undoable: false });
    expect(await patch('anna', other, 'take-back')).toEqual(TOO_LATE);
  });

  it('is too late to take back once the clock says so, though the letter is still there', async () => {
    const id = await record();
    await patch('anna', id, 'approve', UNDOABLE);
    portal().passSeconds(15);
    expect(await patch('anna', id, 'take-back')).toEqual(TOO_LATE);
    expect(await told()).toHaveLength(1);
  });

  it('is taken back by the person who decided alone', async () => {
    const id = await record();
    await patch('anna', id, 'approve', UNDOABLE);
    expect(await patch('marco', id, 'take-back')).toEqual([403, 'forbidden']);
    expect(await patch('giulia', id, 'take-back')).toEqual([403, 'forbidden']);
    expect(await patch('sara', id, 'take-back')).toEqual([404, 'not-found']);
    expect(await patch('anna', id, 'take-back')).toEqual([200, 'pending']);
  });

  it('is confirmed and taken back again and again; each row stays, the last letter leaves', async () => {
    const id = await record();
    for (let round = 0; round < 3; round += 1) {
      expect(await patch('anna', id, 'approve', UNDOABLE)).toEqual([200, 'confirmed']);
      expect(await patch('anna', id, 'take-back')).toEqual([200, 'pending']);
      expect(await patch('anna', id, 'take-back')).toEqual(TOO_LATE);
    }
    await patch('giulia', id, 'approve', UNDOABLE);
    portal().passSeconds(15);
    expect(await told()).toHaveLength(2);
    const { rows } = await portal().deps.database.pool.query(
      'select kind, count(*) from transfer where exchange_id = $1 group by kind order by kind',
      [id],
    );
    expect(rows).toEqual([
      { kind: 'confirmation', count: 4 },
      { kind: 'take-back', count: 3 },
    ]);
  });

  it('taken back by many taps at once is taken back once', async () => {
    const id = await record();
    await patch('anna', id, 'approve', UNDOABLE);
    const anna = await portal().signIn('anna');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => anna.patch(`/users/transactions/${id}/take-back`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('is either told or taken back, never both, however close', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await record();
      await patch('anna', id, 'approve', UNDOABLE);
      const { deps } = portal();
      const moment = new Date(deps.clock.now().getTime() + 15_000);
      const late = { ...deps, clock: { ...deps.clock, now: () => moment } };
      const [taken] = await Promise.all([patch('anna', id, 'take-back'), drainOutbox(late)]);
      expect((await told()).length).toBe(taken[0] === 200 ? 0 : 1);
    }
  });

  it('is gone when somebody has reversed it meanwhile; only the reversal is told', async () => {
    const id = await record();
    await patch('anna', id, 'approve', UNDOABLE);
    expect(await patch('marco', id, 'reject-confirmed')).toEqual([200, 'reversed']);
    expect(await patch('anna', id, 'take-back')).toEqual(TOO_LATE);
    portal().passSeconds(15);
    const letters = await told();
    expect(letters).toHaveLength(2);
    for (const letter of letters) expect(letter).toContain('Annullato dopo la conferma');
  });

  it('is seen by a second administrator at once: 409 for them, until it is taken back', async () => {
    const id = await record();
    await patch('anna', id, 'approve', UNDOABLE);
    expect(await patch('giulia', id, 'approve')).toEqual([409, 'already-decided']);
    await patch('anna', id, 'take-back');
    expect(await patch('giulia', id, 'approve')).toEqual([200, 'confirmed']);
  });
});

describe('a cancellation', () => {
  it('taken back waits again, and can be confirmed then', async () => {
    const id = await record();
    const body = { ...UNDOABLE, reason: 'Non c’ero' };
    expect(await patch('anna', id, 'reject', body)).toEqual([200, 'cancelled']);
    expect(await patch('anna', id, 'take-back')).toEqual([200, 'pending']);
    portal().passSeconds(20);
    expect(await told()).toEqual([]);
    expect(await patch('anna', id, 'approve')).toEqual([200, 'confirmed']);
  });
});

it('nobody has decided: there is nothing to take back', async () => {
  expect(await patch('anna', await record(), 'take-back')).toEqual(TOO_LATE);
});

it('screens hear of the decision and of the taking back at once, while the letter waits', async () => {
  const id = await record();
  const heard = async () => {
    const { rows } = await portal().deps.database.pool.query(
      `select kind from outbox where due_at is null and payload @> jsonb_build_object('exchangeId', $1::bigint)`,
      [id],
    );
    await drainOutbox(portal().deps);
    return rows.map(({ kind }) => kind);
  };
  await patch('anna', id, 'approve', UNDOABLE);
  expect(await heard()).toEqual(['exchange-changed']);
  await patch('anna', id, 'take-back');
  expect(await heard()).toEqual(['exchange-changed']);
});

it('what happened stays readable: the decision, and that it was taken back', async () => {
  const id = await record();
  await patch('anna', id, 'reject', { ...UNDOABLE, reason: 'Sbagliato' });
  await patch('anna', id, 'take-back');
  await patch('anna', id, 'approve', UNDOABLE);
  await patch('anna', id, 'take-back');
  await patch('giulia', id, 'approve');
  const { json } = await (await portal().signIn('anna')).get(`/users/transactions/${id}`);
  const steps = json.history.map((step) => `${step.what} ${step.by}`);
  expect(steps).toEqual([
    'recorded Marco Bianchi',
    'cancelled Anna Ferrari',
    'takenBack Anna Ferrari',
    'confirmed Anna Ferrari',
    'takenBack Anna Ferrari',
    'confirmed Giulia Rossi',
  ]);
});

it('what an administrator registers for others at once is not theirs to take back', async () => {
  const giulia = await portal().signIn('giulia');
  const { json } = await giulia.post('/admin/transactions', bankForm(portal()));
  expect(json.status).toBe('confirmed');
  expect(await patch('giulia', json.id, 'take-back')).toEqual(TOO_LATE);
});
