/** Exchanges registered and undone by administrators. */
import { describe, expect, it } from 'vitest';
import { finishBatches } from './support/batches.ts';
import { balanceOf, bankForm, expectBooksToBalance } from './support/exchanges.ts';
import { deliverMails } from './support/mail-room.ts';
import { portalForStories } from './support/portal.ts';
import { emailOf, type Who } from './support/world.ts';

const portal = portalForStories();

describe('L9: one exchange by an administrator', () => {
  it('within the bank is confirmed at once, and told to both', async () => {
    const giulia = await portal().signIn('giulia');
    const before = (await balanceOf(portal(), 'marco')).total;
    const { status, json } = await giulia.post('/admin/transactions', bankForm(portal()));
    expect([status, json.status, json.creator]).toEqual([201, 'confirmed', 'Rossi Giulia']);
    expect((await balanceOf(portal(), 'marco')).total).toBe(before + 2);
    const { rows } = await portal().deps.database.pool.query(
      `select kind from outbox where (payload->>'exchangeId')::bigint = $1`,
      [json.id],
    );
    expect(rows).toEqual([{ kind: 'exchange-confirmed' }]);
    await expectBooksToBalance(portal());
  });

  it('waits when the debtor is of a friend bank, or the administrator is the creditor', async () => {
    const { person, bank } = portal().world;
    const giulia = await portal().signIn('giulia');
    const friend = bankForm(portal(), { bankTo: bank.lecco, userTo: person.sara });
    expect((await giulia.post('/admin/transactions', friend)).json.status).toBe('pending');
    const own = bankForm(portal(), { userFrom: person.giulia });
    const waiting = (await giulia.post('/admin/transactions', own)).json;
    expect(waiting.status).toBe('pending');
    const alone = await giulia.patch(`/users/transactions/${waiting.id}/approve`);
    expect([alone.status, alone.json.code]).toEqual([403, 'creditor-cannot-confirm']);
    const paolo = await portal().signIn('paolo');
    const theirs = (await paolo.get('/admin/transactions/pending')).json;
    expect(theirs).toMatchObject([{ canConfirm: true, canCancel: true }]);
    expect((await paolo.patch(`/users/transactions/${theirs[0].id}/approve`)).status).toBe(200);
    await expectBooksToBalance(portal());
  });

  it('the creditor is of the administrator’s bank, the debtor of the bank named', async () => {
    const { person, bank } = portal().world;
    const giulia = await portal().signIn('giulia');
    const tries = [
      [{ userFrom: person.sara }, { path: 'userFrom', code: 'not-a-member' }],
      [{ userTo: person.sara }, { path: 'userTo', code: 'not-a-member' }],
      [
        { bankTo: bank.bozen, userTo: person.greta },
        { path: 'bankTo', code: 'bank-not-linked' },
      ],
    ] as const;
    for (const [changes, problem] of tries) {
      const { status, json } = await giulia.post(
        '/admin/transactions',
        bankForm(portal(), changes),
      );
      expect([status, json.errors]).toEqual([400, [problem]]);
    }
    const marco = await portal().signIn('marco');
    expect((await marco.post('/admin/transactions', bankForm(portal()))).status).toBe(403);
  });

  it('L6: is undone by an administrator of either bank, with a reason, once', async () => {
    const { person, bank } = portal().world;
    const giulia = await portal().signIn('giulia');
    const before = (await balanceOf(portal(), 'marco')).total;
    const confirmed = (await giulia.post('/admin/transactions', bankForm(portal()))).json;
    const waiting = (
      await giulia.post(
        '/admin/transactions',
        bankForm(portal(), { bankTo: bank.lecco, userTo: person.sara }),
      )
    ).json;
    const remove = async (who: Who, id: number) =>
      (await portal().signIn(who)).send('DELETE', `/admin/transactions/${id}`, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reason: 'Un errore' }),
      });
    expect((await remove('lukas', confirmed.id)).status).toBe(404);
    expect((await remove('marco', confirmed.id)).status).toBe(403);
    expect((await remove('giulia', confirmed.id)).status).toBe(204);
    expect((await remove('giulia', confirmed.id)).json.code).toBe('already-decided');
    expect((await remove('paolo', waiting.id)).status).toBe(204);
    expect((await balanceOf(portal(), 'marco')).total).toBe(before);
    const marco = await portal().signIn('marco');
    const { json } = await marco.get(`/users/transactions/${confirmed.id}`);
    expect(json).toMatchObject({
      status: 'reversed',
      can: { confirm: false, cancel: false, reverse: false },
      history: [
        { what: 'recorded', by: 'Rossi Giulia' },
        { what: 'confirmed', by: 'Rossi Giulia' },
        { what: 'reversed', by: 'Rossi Giulia', reason: 'Un errore' },
      ],
    });
    expect((await marco.get(`/users/transactions/${waiting.id}`)).json.status).toBe('cancelled');
    await expectBooksToBalance(portal());
  });
});

describe('L10: many exchanges at once', () => {
  const many = (changes: Record<string, unknown>) => {
    const { userFrom: _, userTo: __, ...rest } = bankForm(portal());
    return { ...rest, all: 0, listUserFrom: [], listUserTo: [], ...changes };
  };

  it('all creditors of the bank to one debtor: taken in charge, made once, summed up', async () => {
    const { person } = portal().world;
    const giulia = await portal().signIn('giulia');
    const before = (await balanceOf(portal(), 'anna')).total;
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = many({ all: 1, listUserTo: [person.anna], note: 'Grazie a tutti' });
    const answers = await Promise.all(
      [1, 2, 3].map(() => giulia.post('/admin/multiple-transactions', body, key)),
    );
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [202, ''],
      [202, ''],
      [202, ''],
    ]);
    await finishBatches(portal().deps);
    const { json } = await giulia.get('/admin/multiple-transactions');
    expect(json).toMatchObject([{ asked: 2, made: 2, refused: 0, note: 'Grazie a tutti' }]);
    expect(json[0].finishedAt).not.toBeNull();
    // Marco's is confirmed at once; what Giulia herself gave waits for Anna.
    expect((await balanceOf(portal(), 'anna')).total).toBe(before - 2);
    await finishBatches(portal().deps);
    expect((await giulia.get('/admin/multiple-transactions')).json).toMatchObject([{ made: 2 }]);
    await expectBooksToBalance(portal());
  });

  it('L11: the one side is told once, the many once each, and the administrator how it went', async () => {
    const { person } = portal().world;
    await deliverMails(portal().deps);
    const giulia = await portal().signIn('giulia');
    const body = many({
      all: 0,
      listUserFrom: [person.marco, person.giulia],
      listUserTo: [person.anna],
    });
    await giulia.post('/admin/multiple-transactions', body);
    await finishBatches(portal().deps);
    await portal().deps.database.pool.query('delete from kept_mail');
    await deliverMails(portal().deps);
    const { rows } = await portal().deps.database.pool.query(
      'select recipient, subject from kept_mail order by recipient, subject',
    );
    expect(rows).toEqual([
      { recipient: emailOf('anna'), subject: '2 scambi registrati con te: 4\u00a0h in tutto' },
      { recipient: emailOf('giulia'), subject: 'Scambi multipli: registrati 2 su 2' },
      { recipient: emailOf('marco'), subject: expect.stringMatching(/^Scambio confermato/) },
    ]);
  });

  it('chosen people: who is no member is told, the others are made', async () => {
    const { person, bank } = portal().world;
    const giulia = await portal().signIn('giulia');
    const body = many({
      bankTo: bank.lecco,
      listUserFrom: [person.marco],
      listUserTo: [person.sara, person.elena],
    });
    expect((await giulia.post('/admin/multiple-transactions', body)).status).toBe(202);
    await finishBatches(portal().deps);
    const { json } = await giulia.get('/admin/multiple-transactions?limit=1');
    expect(json).toMatchObject([{ asked: 2, made: 1, refused: 1 }]);
  });

  it.each([
    [{ all: 0 }, ['listUserFrom', 'listUserTo']],
    [{ all: 1 }, ['listUserTo']],
    [{ all: 2 }, ['listUserFrom']],
    [{ all: 3 }, ['all']],
    [{ all: 0, listUserFrom: [1, 2], listUserTo: [3, 4] }, ['listUserTo']],
    [{ all: 1, listUserTo: [1, 2] }, ['listUserTo']],
    [{ all: 0, listUserFrom: [999_999], listUserTo: [1] }, ['listUserFrom']],
  ])('refuses %j', async (changes, paths) => {
    const giulia = await portal().signIn('giulia');
    const { status, json } = await giulia.post('/admin/multiple-transactions', many(changes));
    expect(status).toBe(400);
    expect(json.errors.map((error: { path: string }) => error.path)).toEqual(paths);
  });
});
