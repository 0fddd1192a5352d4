/**
 * What the database refuses while a bank is suspended (specification §38), no matter who asks and how
 * it was on its way: hours of friend banks, links of letters, jobs that wait, people who ask to join.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { hashToken, newToken } from '#server/platform/token.ts';
import { askForMany, finishBatches, latestBatch, letBatchesStart } from './support/batches.ts';
import { chequeForm, chequeOf } from './support/cheques.ts';
import { beginOther, somebodyWaits } from './support/database-locks.ts';
import { bankForm, expectBooksToBalance, recordForAnna } from './support/exchanges.ts';
import { bringIn, finishImports, loadAndCheck, readImport } from './support/imports.ts';
import { italian } from './support/italian.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { insertNotice } from './support/notices.ts';
import { actPath, lettersTo, linkToAnna } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import { confirmAddress, registration } from './support/registration.ts';
import { reopened, suspended } from './support/suspensions.ts';
import { TODAY } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

const codeOf = ({ status, json }: { status: number; json: unknown }) => [status, json];
const REFUSED = [403, expect.objectContaining({ code: 'bank-suspended' })];

/** What Sara of Lecco, a friend bank, sends: she gave Anna an hour. */
function toAnna() {
  const { bank, person, activity } = portal().world;
  return {
    bankTo: bank.bergamo,
    userTo: person.anna,
    activity,
    dateOfTransaction: TODAY,
    quantityOfHours: 1,
    note: 'Spesa',
  };
}

async function stateOf(id: number): Promise<string> {
  const { rows } = await portal().deps.database.pool.query(
    'select state from exchange where id = $1',
    [id],
  );
  return rows[0].state;
}

describe('members of a friend bank', () => {
  it('neither record nor confirm nor cancel with a member of it, and do again when it is open', async () => {
    const sara = await portal().signIn('sara');
    const paolo = await portal().signIn('paolo');
    const waiting = await sara.post('/users/transactions', toAnna());
    expect(waiting.status).toBe(201);
    await suspended(portal(), 'bergamo');
    expect(codeOf(await sara.post('/users/transactions', toAnna()))).toEqual(REFUSED);
    const cancel = `/users/transactions/${waiting.json.id}/reject` as const;
    expect(codeOf(await sara.patch(cancel))).toEqual(REFUSED);
    const many = await paolo.patch('/admin/transactions/reject', { ids: [waiting.json.id] });
    expect(many.json).toEqual([{ id: waiting.json.id, refusal: 'bank-suspended' }]);
    expect(await stateOf(waiting.json.id)).toBe('pending');
    await reopened(portal(), 'bergamo');
    expect((await sara.post('/users/transactions', toAnna())).status).toBe(201);
    expect((await sara.patch(cancel)).status).toBe(200);
  });

  it('do not find its people, its board or the bank itself', async () => {
    const sara = await portal().signIn('sara');
    await sara.post('/users/transactions', toAnna());
    const names = async (path: '/admin/banks/bank-match-list' | '/users/transactions/partners') =>
      JSON.stringify((await sara.get(path)).json);
    expect(await names('/admin/banks/bank-match-list')).toContain('Bergamo');
    expect(await names('/users/transactions/partners')).toContain('Ferrari');
    await suspended(portal(), 'bergamo');
    expect(await names('/admin/banks/bank-match-list')).not.toContain('Bergamo');
    expect(await names('/users/transactions/partners')).not.toContain('Ferrari');
    const people = `/banks/${portal().world.bank.bergamo}/users` as const;
    expect(codeOf(await sara.get(people))).toEqual(REFUSED);
  });
});

describe('what was on its way', () => {
  it('is refused at the link of a letter, which stays good', async () => {
    const { id, token } = await linkToAnna(portal(), catcher);
    await suspended(portal(), 'bergamo');
    const shown = async () => (await portal().visitor().get(actPath(token))).json;
    expect(await shown()).toMatchObject({ isOpen: true, isSuspended: true });
    expect(codeOf(await portal().visitor().post(actPath(token), null))).toEqual(REFUSED);
    expect(await stateOf(id)).toBe('pending');
    await reopened(portal(), 'bergamo');
    expect(await shown()).not.toHaveProperty('isSuspended');
    expect((await portal().visitor().post(actPath(token), null)).status).toBe(200);
    expect(await stateOf(id)).toBe('confirmed');
  });

  it('renews no notice by a link, and still stops letters', async () => {
    const { bank, person } = portal().world;
    const [renew, stop] = [newToken(), newToken()];
    const notice = await insertNotice(portal(), { id: person.anna, bankId: bank.bergamo });
    await portal().deps.database.pool.query(
      `insert into act_token (token_hash, person_id, act, subject_id, topic, created_at, expires_at)
       select hash, $2, act, subject_id, topic, $5::timestamptz, $5::timestamptz + interval '1 day'
       from (values ($1::bytea, 'renew-notice', $3::bigint, null),
                    ($4::bytea, 'stop-letters', null, 'board'))
         as link (hash, act, subject_id, topic)`,
      [hashToken(renew), person.anna, notice.id, hashToken(stop), portal().deps.clock.now()],
    );
    await suspended(portal(), 'bergamo');
    const follow = (token: string) => portal().visitor().post(actPath(token), null);
    expect(codeOf(await follow(renew))).toEqual(REFUSED);
    expect((await follow(stop)).status).toBe(200);
    await reopened(portal(), 'bergamo');
    expect((await follow(renew)).status).toBe(200);
  });

  it('stands when the suspension comes while it is being recorded, and not a moment later', async () => {
    const marco = await portal().signIn('marco');
    const form = { ...toAnna(), note: 'Prima' };
    const { person, bank } = portal().world;
    // Marco's membership is held, so that his recording waits in the middle of its transaction.
    const other = await beginOther(portal().deps);
    await other.run('select from membership where person_id = $1 for update', [person.marco]);
    const recording = marco.post('/users/transactions', form);
    await somebodyWaits(portal().deps);
    await suspended(portal(), 'bergamo');
    await other.end();
    expect(codeOf(await recording)).toEqual(REFUSED);
    const { rows } = await portal().deps.database.pool.query('select from exchange');
    expect(rows).toHaveLength(0);

    // The other way round: hours are moving, and the suspension waits for them.
    await reopened(portal(), 'bergamo');
    const id = await recordForAnna(portal());
    const holder = await beginOther(portal().deps);
    await holder.run(
      'select from account where person_id = $1 and bank_id = $2 for no key update',
      [person.marco, bank.bergamo],
    );
    const anna = await portal().signIn('anna');
    const confirming = anna.patch(`/users/transactions/${id}/approve`);
    await somebodyWaits(portal().deps);
    const suspending = suspended(portal(), 'bergamo');
    await somebodyWaits(portal().deps, 2);
    await holder.end();
    expect((await confirming).status).toBe(200);
    await suspending;
    expect(await stateOf(id)).toBe('confirmed');
    await expectBooksToBalance(portal());
  });

  it('pauses where it is a batch, and goes on when the bank is open', async () => {
    const giulia = await portal().signIn('giulia');
    const { person } = portal().world;
    const lists = { listUserFrom: [person.marco], listUserTo: [person.anna] };
    await askForMany(portal(), giulia, lists);
    await suspended(portal(), 'bergamo');
    await letBatchesStart(portal().deps);
    await finishBatches(portal().deps);
    expect(await latestBatch(giulia)).toMatchObject({ made: 0, refused: 0, finishedAt: null });
    await reopened(portal(), 'bergamo');
    await finishBatches(portal().deps);
    expect(await latestBatch(giulia)).toMatchObject({ made: 1, refused: 0 });
  });

  it('refuses the lines of a batch with a friend bank that is suspended, with the reason', async () => {
    const giulia = await portal().signIn('giulia');
    const { person, bank } = portal().world;
    const lists = { listUserFrom: [person.marco], listUserTo: [person.sara], bankTo: bank.lecco };
    await askForMany(portal(), giulia, lists);
    await suspended(portal(), 'lecco');
    await letBatchesStart(portal().deps);
    await finishBatches(portal().deps);
    expect(await latestBatch(giulia)).toMatchObject({ made: 0, refused: 1 });
    const [letter] = await lettersTo(portal(), catcher, 'giulia');
    expect(letter?.text).toContain(italian('mail-batches:batch-finished.refusals.bank-suspended'));
  });

  it('pauses where it is an import, of which no line is lost', async () => {
    const giulia = await portal().signIn('giulia');
    const file =
      'Nome,Cognome,Email,Saldo\nAda,Alpi,ada@example.org,2\nBea,Bosi,bea@example.org,-2\n';
    const { id } = await loadAndCheck(portal(), giulia, file);
    const asked = await giulia.post(`/admin/imports/${id}/run`, { differenceTicked: true });
    expect(asked.status).toBe(202);
    await suspended(portal(), 'bergamo');
    await finishImports(portal().deps);
    expect(await readImport(giulia, id)).toMatchObject({ state: 'running' });
    await reopened(portal(), 'bergamo');
    await finishImports(portal().deps);
    const done = await readImport(giulia, id);
    expect(done).toMatchObject({ state: 'done' });
    await expectBooksToBalance(portal());
  });

  it('pauses where an import is undone', async () => {
    const giulia = await portal().signIn('giulia');
    const file = 'Nome,Cognome,Email\nAda,Alpi,ada@example.org\n';
    const { id } = await bringIn(portal(), giulia, file);
    expect((await giulia.post(`/admin/imports/${id}/undo`, undefined)).status).toBe(202);
    await suspended(portal(), 'bergamo');
    await finishImports(portal().deps);
    expect(await readImport(giulia, id)).toMatchObject({ state: 'undoing' });
    await reopened(portal(), 'bergamo');
    await finishImports(portal().deps);
    expect(await readImport(giulia, id)).toMatchObject({ state: 'undone' });
  });

  it('refuses a cheque at the desk of a friend bank', async () => {
    const code = await chequeOf(portal(), 'anna');
    const paolo = await portal().signIn('paolo');
    await suspended(portal(), 'bergamo');
    const form = chequeForm(portal(), { userFrom: portal().world.person.sara });
    expect(codeOf(await paolo.post(`/admin/cheques/${code}/book`, form))).toEqual(REFUSED);
  });
});

describe('people who want to join it', () => {
  it('cannot ask, are not offered it, and may take a request back', async () => {
    const { bank, person } = portal().world;
    const join = `/users/banks/${bank.bergamo}/join` as const;
    await suspended(portal(), 'bergamo');
    const davide = await portal().signIn('davide');
    expect(codeOf(await davide.patch(join))).toEqual(REFUSED);
    expect((await davide.get('/users/list-bank')).text).not.toContain('Bergamo');
    const elena = await portal().signIn('elena');
    expect((await elena.delete(join)).status).toBe(204);
    const { rows } = await portal().deps.database.pool.query(
      'select state from membership where person_id = $1',
      [person.elena],
    );
    expect(rows).toEqual([{ state: 'withdrawn' }]);
  });

  it('have their address verified all the same, without a request', async () => {
    const form = registration(portal());
    expect((await portal().visitor().post('/register', form)).status).toBe(201);
    await suspended(portal(), 'bergamo');
    expect((await confirmAddress(portal(), form.email)).status).toBe(200);
    const { rows } = await portal().deps.database.pool.query(
      'select status from standing join person on person.id = person_id where email = $1',
      [form.email],
    );
    expect(rows).toEqual([{ status: 'new' }]);
  });
});

describe('people who leave', () => {
  it('leave with what waits cancelled, and their hours in the books', async () => {
    const id = await recordForAnna(portal());
    const giulia = await portal().signIn('giulia');
    await suspended(portal(), 'bergamo');
    const path = `/admin/banks/users/${portal().world.person.marco}` as const;
    expect((await giulia.delete(path)).status).toBe(204);
    expect(await stateOf(id)).toBe('cancelled');
    const settle = { way: 'fund', seen: 0, note: 'x', isGone: false };
    const anna = `/admin/banks/users/${portal().world.person.anna}/closing` as const;
    const closing = await giulia.post(anna, { ...settle, way: 'keep', note: '' });
    expect(closing.status).toBe(204);
  });

  it('leave without hours moving', async () => {
    const giulia = await portal().signIn('giulia');
    const given = await giulia.post('/admin/transactions', bankForm(portal()));
    expect(given.status).toBe(201);
    await suspended(portal(), 'bergamo');
    const anna = `/admin/banks/users/${portal().world.person.anna}/closing` as const;
    const closing = { way: 'fund', seen: -2, note: 'Ha cambiato città', isGone: false };
    expect(codeOf(await giulia.post(anna, closing))).toEqual(REFUSED);
    await expectBooksToBalance(portal());
  });
});
