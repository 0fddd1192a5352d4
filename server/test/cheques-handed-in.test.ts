/** Cheques that the person who gave hands in from their phone (specification §16). */
import { describe, expect, it } from 'vitest';
import { bookletOf, chequeForm, chequeOf } from './support/cheques.ts';
import { balanceOf, expectBooksToBalance } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY } from './support/world.ts';

const portal = portalForEachStory();

function handInForm(changes: Record<string, unknown> = {}) {
  const { activity } = portal().world;
  return { activity, dateOfTransaction: TODAY, quantityOfHours: 1.5, ...changes };
}

describe('handed in from a phone', () => {
  it('a cheque waits; the desk with the paper in hand confirms it', async () => {
    const code = await chequeOf(portal(), 'anna');
    const marco = await portal().signIn('marco');
    const given = (await marco.get(`/users/cheques/${code}`)).json;
    expect(given).toMatchObject({
      state: 'open',
      owner: { displayName: 'Anna Ferrari' },
      handedIn: null,
    });
    const sent = await marco.post(`/users/cheques/${code}/hand-in`, handInForm());
    expect([sent.status, sent.json.status]).toEqual([201, 'pending']);
    const again = await marco.post(`/users/cheques/${code}/hand-in`, handInForm());
    expect([again.status, again.json.id]).toEqual([201, sent.json.id]);
    expect((await marco.get(`/users/cheques/${code}`)).json).toMatchObject({
      state: 'mine',
      handedIn: { exchangeId: sent.json.id, dueOn: '2026-12-20' },
    });

    const giulia = await portal().signIn('giulia');
    expect((await giulia.get('/admin/cheques')).json).toMatchObject([{ code, state: 'handed-in' }]);
    const differs = chequeForm(portal(), { quantityOfHours: 3 });
    const refused = await giulia.post(`/admin/cheques/${code}/book`, differs);
    expect([refused.status, refused.json.code]).toEqual([409, 'cheque-differs']);
    const booked = await giulia.post(`/admin/cheques/${code}/book`, chequeForm(portal()));
    expect([booked.json.id, booked.json.status]).toEqual([sent.json.id, 'confirmed']);
    const { rows } = await portal().deps.database.pool.query(
      'select basis from exchange where id = $1',
      [sent.json.id],
    );
    expect(rows).toEqual([{ basis: 'paper' }]);
    expect((await balanceOf(portal(), 'marco')).total).toBe(1.5);
    expect((await marco.get(`/users/cheques/${code}`)).json.state).toBe('recorded');
    await expectBooksToBalance(portal());
  });

  it('past a hard limit it goes on waiting, however often the desk books it (specification §17)', async () => {
    const giulia = await portal().signIn('giulia');
    for (const [rule, value] of [
      ['band-low', 0],
      ['band-low-first-year', 0],
      ['band-hard', true],
    ] as const) {
      await giulia.put(`/admin/rules/${rule}`, { value, note: 'Assemblea' });
    }
    const code = await chequeOf(portal(), 'anna');
    const book = () => giulia.post(`/admin/cheques/${code}/book`, chequeForm(portal()));
    const [first, again] = [await book(), await book()];
    expect([first.status, first.json.status]).toEqual([201, 'pending']);
    expect([again.json.id, again.json.status]).toEqual([first.json.id, 'pending']);
    expect((await balanceOf(portal(), 'anna')).total).toBe(0);
    await giulia.put('/admin/rules/band-hard', { value: false, note: 'Assemblea' });
    expect((await book()).json.status).toBe('confirmed');
    await expectBooksToBalance(portal());
  });

  it('the person who received may confirm it too; then the cheque is booked, until they take it back', async () => {
    const code = await chequeOf(portal(), 'anna');
    const marco = await portal().signIn('marco');
    const { json } = await marco.post(`/users/cheques/${code}/hand-in`, handInForm());
    const anna = await portal().signIn('anna');
    const state = async () =>
      (await (await portal().signIn('giulia')).get(`/admin/cheques/${code}`)).json.state;
    await anna.patch(`/users/transactions/${json.id}/approve`, { undoable: true });
    expect(await state()).toBe('booked');
    await anna.patch(`/users/transactions/${json.id}/take-back`);
    expect(await state()).toBe('handed-in');
  });

  it('cancelled, it is void and never blank again: the paper is out there', async () => {
    const code = await chequeOf(portal(), 'anna');
    const marco = await portal().signIn('marco');
    const { json } = await marco.post(`/users/cheques/${code}/hand-in`, handInForm());
    await marco.patch(`/users/transactions/${json.id}/reject`, { reason: 'Ore sbagliate' });
    const giulia = await portal().signIn('giulia');
    expect((await giulia.get(`/admin/cheques/${code}`)).json).toMatchObject({
      state: 'void',
      void: { cause: 'exchange-cancelled', reason: 'Ore sbagliate' },
    });
    expect((await marco.get(`/users/cheques/${code}`)).json.state).toBe('void');
    const more = [
      await marco.post(`/users/cheques/${code}/hand-in`, handInForm({ quantityOfHours: 2 })),
      await giulia.post(`/admin/cheques/${code}/book`, chequeForm(portal())),
    ];
    expect(more.map(({ status, json: { code } }) => [status, code])).toEqual([
      [409, 'cheque-void'],
      [409, 'cheque-void'],
    ]);
  });

  it('made void at the desk, its exchange is cancelled', async () => {
    const code = await chequeOf(portal(), 'anna');
    const marco = await portal().signIn('marco');
    const { json } = await marco.post(`/users/cheques/${code}/hand-in`, handInForm());
    const giulia = await portal().signIn('giulia');
    await giulia.post(`/admin/cheques/${code}/void`, { reason: 'Anna non l’ha firmato' });
    expect((await marco.get(`/users/transactions/${json.id}`)).json.status).toBe('cancelled');
    expect((await giulia.get(`/admin/cheques/${code}`)).json.void).toEqual({
      cause: 'desk',
      reason: 'Anna non l’ha firmato',
    });
  });

  it('is refused of one’s own cheque, of a used one, of one the desk has, and of a stranger’s bank', async () => {
    const { codes } = await bookletOf(portal(), 'anna');
    const [own = '', used = '', kept = ''] = codes;
    const [anna, marco, giulia, greta] = [
      await portal().signIn('anna'),
      await portal().signIn('marco'),
      await portal().signIn('giulia'),
      await portal().signIn('greta'),
    ];
    await giulia.post(`/admin/cheques/${used}/book`, chequeForm(portal(), { quantityOfHours: 4 }));
    await giulia.post(`/admin/cheques/${kept}/keep`, { note: 'Da chiedere' });
    const tries = [
      [anna, own, 403, 'cheque-own'],
      [marco, used, 409, 'cheque-used'],
      [marco, kept, 409, 'cheque-used'],
      [greta, own, 403, 'not-of-this-bank'],
    ] as const;
    for (const [who, code, status, refusal] of tries) {
      const answer = await who.post(`/users/cheques/${code}/hand-in`, handInForm());
      expect([answer.status, answer.json.code]).toEqual([status, refusal]);
    }
    expect((await anna.get(`/users/cheques/${own}`)).json.state).toBe('own');
    expect((await marco.get(`/users/cheques/${kept}`)).json.state).toBe('used');
  });

  it('once, by any number of phones at the same moment', async () => {
    const code = await chequeOf(portal(), 'anna');
    const callers = await Promise.all(
      (['marco', 'giulia', 'sara', 'paolo'] as const).map((who) => portal().signIn(who)),
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => callers)
        .flat()
        .map((caller) => caller.post(`/users/cheques/${code}/hand-in`, handInForm())),
    );
    const made = answers.filter(({ status }) => status === 201).map(({ json }) => json.id);
    expect([made.length, new Set(made).size]).toEqual([8, 1]);
    const { rows } = await portal().deps.database.pool.query('select count(*) from exchange');
    expect(rows).toEqual([{ count: 1 }]);
  });
});
