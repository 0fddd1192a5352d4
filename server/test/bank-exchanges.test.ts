/** Exchanges registered and undone by administrators. */
import { describe, expect, it } from 'vitest';
import { balanceOf, bankForm, expectBooksToBalance } from './support/exchanges.ts';
import { portalForStories } from './support/portal.ts';
import type { Who } from './support/world.ts';

const portal = portalForStories();

describe('L9: one exchange by an administrator', () => {
  it('within the bank is confirmed at once, and both people get a letter', async () => {
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
    expect((await paolo.patch(`/users/transactions/${theirs[0]?.id}/approve`)).status).toBe(200);
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
        { what: 'recorded', by: 'Giulia Rossi' },
        { what: 'confirmed', by: 'Giulia Rossi' },
        { what: 'reversed', by: 'Giulia Rossi', reason: 'Un errore' },
      ],
    });
    expect((await marco.get(`/users/transactions/${waiting.id}`)).json.status).toBe('cancelled');
    await expectBooksToBalance(portal());
  });
});
