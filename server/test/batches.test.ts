/** L10: many exchanges at once, from the form to the letters. */
import { describe, expect, it } from 'vitest';
import { deliverMails } from './support/background.ts';
import { askForMany, BATCHES, finishBatches, latestBatch, manyForm } from './support/batches.ts';
import { balanceOf, expectBooksToBalance } from './support/exchanges.ts';
import { insertLink, insertPerson } from './support/fixture-rows.ts';
import { italian } from './support/italian.ts';
import { portalForStories } from './support/portal.ts';
import { emailOf } from './support/world.ts';

const portal = portalForStories();

/** Everything that waits to be told, and what was told before, is out of the way. */
async function emptyMailbox(): Promise<void> {
  await deliverMails(portal().deps);
  await portal().rows('delete from kept_mail');
}

async function mailsSent() {
  await deliverMails(portal().deps);
  const rows = await portal().rows(
    'select recipient, subject from kept_mail order by recipient, subject',
  );
  return rows;
}

it('all creditors of the bank to one debtor: taken in charge, made once, summed up', async () => {
  const { person } = portal().world;
  const giulia = await portal().signIn('giulia');
  const before = (await balanceOf(portal(), 'anna')).total;
  const key = { 'idempotency-key': crypto.randomUUID() };
  const body = manyForm(portal(), { all: 1, listUserTo: [person.anna], note: 'Grazie a tutti' });
  const answers = await Promise.all([1, 2, 3].map(() => giulia.post(BATCHES, body, key)));
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [202, ''],
    [202, ''],
    [202, ''],
  ]);
  await finishBatches(portal().deps);
  const made = { asked: 2, made: 2, refused: 0, note: 'Grazie a tutti', state: 'finished' };
  expect(await latestBatch(giulia)).toMatchObject({ ...made, creator: 'Rossi Giulia' });
  expect((await latestBatch(giulia)).finishedAt).not.toBeNull();
  // Marco's is confirmed at once; what Giulia herself gave waits for Anna.
  expect((await balanceOf(portal(), 'anna')).total).toBe(before - 2);
  await finishBatches(portal().deps);
  expect(await latestBatch(giulia)).toMatchObject(made);
  await expectBooksToBalance(portal());
});

it('L11: the single person gets one letter, each of the many one, and the administrator a summary', async () => {
  const { person } = portal().world;
  await emptyMailbox();
  const giulia = await portal().signIn('giulia');
  const sides = { listUserFrom: [person.marco, person.giulia], listUserTo: [person.anna] };
  await askForMany(portal(), giulia, sides);
  await finishBatches(portal().deps);
  expect(await mailsSent()).toEqual([
    { recipient: emailOf('anna'), subject: '2 scambi registrati con te: 4\u00a0h in tutto' },
    { recipient: emailOf('giulia'), subject: 'Scambi multipli: registrati 2 su 2' },
    { recipient: emailOf('marco'), subject: expect.stringMatching(/^Scambio confermato/) },
  ]);
});

it('somebody excluded before it runs is named in the summary; the other exchanges are made', async () => {
  const { id } = await insertPerson(portal(), 'lecco', 'active');
  const { person, bank } = portal().world;
  const giulia = await portal().signIn('giulia');
  const sides = { listUserFrom: [person.marco], listUserTo: [person.sara, id] };
  await askForMany(portal(), giulia, { bankTo: bank.lecco, ...sides });
  const paolo = await portal().signIn('paolo');
  expect((await paolo.delete(`/admin/banks/users/${id}`)).status).toBe(204);
  await emptyMailbox();
  await finishBatches(portal().deps);
  expect(await latestBatch(giulia)).toMatchObject({ asked: 2, made: 1, refused: 1 });
  await deliverMails(portal().deps);
  const rows = await portal().rows('select text_body from kept_mail where recipient = $1', [
    emailOf('giulia'),
  ]);
  expect(rows[0].text_body).toContain(
    'Marco Bianchi → Nome Cognome: una delle due persone non è più socia',
  );
});

describe('the request', () => {
  it.each([
    [{ all: 0 }, ['listUserFrom', 'listUserTo']],
    [{ all: 1 }, ['listUserTo']],
    [{ all: 2 }, ['listUserFrom']],
    [{ all: 3 }, ['all']],
    [{ all: 0, listUserFrom: [1, 2], listUserTo: [3, 4] }, ['listUserTo']],
    [{ all: 1, listUserTo: [1, 2] }, ['listUserTo']],
    [{ all: 0, listUserFrom: [1], listUserTo: [2], undoable: 'sì' }, ['undoable']],
  ])('refuses %j', async (changes, paths) => {
    const giulia = await portal().signIn('giulia');
    const { status, json } = await giulia.post(BATCHES, manyForm(portal(), changes));
    expect(status).toBe(400);
    expect(json.errors.map((error: { path: string }) => error.path)).toEqual(paths);
  });

  it('a person of another bank, one without a bank and an unknown id get the same refusal', async () => {
    const { person, bank } = portal().world;
    const giulia = await portal().signIn('giulia');
    const asks = async (changes: Record<string, unknown>) => {
      const { status, json } = await giulia.post(BATCHES, manyForm(portal(), changes));
      return [status, json.errors];
    };
    const refused = (path: string) => [400, [{ path, code: 'not-a-member' }]];
    for (const id of [person.greta, person.elena, person.luca, person.portale, 999_999]) {
      const asDebtor = { listUserFrom: [person.marco], listUserTo: [person.sara, id] };
      expect(await asks({ bankTo: bank.lecco, ...asDebtor })).toEqual(refused('listUserTo'));
      const asCreditor = { listUserFrom: [person.marco, id], listUserTo: [person.anna] };
      expect(await asks(asCreditor)).toEqual(refused('listUserFrom'));
      expect(await asks({ all: 1, listUserTo: [id] })).toEqual(refused('listUserTo'));
    }
  });

  it('the summary names nobody who never was a member of one of the two banks', async () => {
    const { person } = portal().world;
    const giulia = await portal().signIn('giulia');
    const sides = { listUserFrom: [person.marco], listUserTo: [person.anna] };
    const { id } = await askForMany(portal(), giulia, sides);
    await portal().rows(
      `insert into exchange_batch_item (batch_id, position, creditor_id, debtor_id)
       values ($1, 2, $2, $3)`,
      [id, person.marco, person.greta],
    );
    await emptyMailbox();
    await finishBatches(portal().deps);
    await deliverMails(portal().deps);
    const rows = await portal().rows('select text_body from kept_mail where recipient = $1', [
      emailOf('giulia'),
    ]);
    expect(rows[0].text_body).toContain('Marco Bianchi → una persona di un’altra banca');
    expect(rows[0].text_body).not.toContain('Mair');
  });
});

describe('L2: judged again when it runs', () => {
  it('without the link nothing is made any more', async () => {
    const { person, bank } = portal().world;
    const link = await insertLink(portal(), bank.bergamo, bank.bozen, 'approved');
    const giulia = await portal().signIn('giulia');
    const sides = { listUserFrom: [person.marco], listUserTo: [person.greta, person.lukas] };
    await askForMany(portal(), giulia, { bankTo: bank.bozen, ...sides });
    expect((await giulia.delete(`/admin/banks/${link.id}`)).status).toBe(204);
    await emptyMailbox();
    await finishBatches(portal().deps);
    expect(await latestBatch(giulia)).toMatchObject({ asked: 2, made: 0, refused: 2 });
    await deliverMails(portal().deps);
    const rows = await portal().rows('select recipient, text_body from kept_mail');
    expect(rows).toEqual([
      {
        recipient: emailOf('giulia'),
        text_body: expect.stringContaining(
          italian('mail-batches:batch-finished.refusals.bank-not-linked'),
        ),
      },
    ]);
  });

  it('makes nothing for an administrator who has lost the role', async () => {
    const { person } = portal().world;
    const giulia = await portal().signIn('giulia');
    const role = (to: string) =>
      giulia.patch(`/admin/banks/users/${person.anna}/role`, { role: to });
    expect((await role('ADMIN')).status).toBe(204);
    const anna = await portal().signIn('anna');
    const sides = { listUserFrom: [person.giulia], listUserTo: [person.marco] };
    const { id } = await askForMany(portal(), anna, sides);
    expect((await role('USER')).status).toBe(204);
    await finishBatches(portal().deps);
    expect(await latestBatch(giulia)).toMatchObject({ asked: 1, made: 0, refused: 1 });
    const rows = await portal().rows(
      'select refusal from exchange_batch_item where batch_id = $1',
      [id],
    );
    expect(rows).toEqual([{ refusal: 'forbidden' }]);
    await expectBooksToBalance(portal());
  });
});

describe('the exchanges of one batch', () => {
  it('are a filter of the bank’s lists, and of its own batches only', async () => {
    const { person, bank } = portal().world;
    const giulia = await portal().signIn('giulia');
    const sides = { listUserFrom: [person.marco, person.giulia], listUserTo: [person.anna] };
    const { id } = await askForMany(portal(), giulia, { ...sides, note: 'Solo questi' });
    await finishBatches(portal().deps);
    const listed = async (path: '/admin/transactions' | '/admin/transactions/pending') => {
      const { headers, json } = await giulia.get(`${path}?batch=${id}&limit=10`);
      const who = json.map(({ userFromId }) => userFromId);
      return { total: headers.get('x-total-count'), who };
    };
    expect(await listed('/admin/transactions')).toEqual({ total: '1', who: [person.marco] });
    expect(await listed('/admin/transactions/pending')).toEqual({
      total: '1',
      who: [person.giulia],
    });
    const across = { bankTo: bank.lecco, listUserFrom: [person.marco], listUserTo: [person.sara] };
    const friends = await askForMany(portal(), giulia, across);
    await finishBatches(portal().deps);
    const paolo = await portal().signIn('paolo');
    const theirs = await paolo.get(`/admin/transactions/pending?batch=${friends.id}`);
    expect([theirs.status, theirs.json]).toEqual([200, []]);
  });
});
