/** Many exchanges decided in one call: each for itself, all or none of its own parts (laws L3 to L5). */
import { describe, expect, it } from 'vitest';
import { DECISIONS_MAX } from '#contract/limits.ts';
import { balanceOf, expectBooksToBalance, recordForAnna } from './support/exchanges.ts';
import { portalForStories } from './support/portal.ts';

const portal = portalForStories();

const record = () => recordForAnna(portal());

async function outcomeOf(id: number) {
  const { rows } = await portal().deps.database.pool.query(
    `select state, decision_reason as reason, (select array_agg(kind order by outbox.id) from outbox
       where (payload->>'exchangeId')::bigint = exchange.id) as told
     from exchange where id = $1`,
    [id],
  );
  return rows[0];
}

describe('many exchanges in one call', () => {
  it('are confirmed, and each that cannot be says why', async () => {
    const [marco, giulia] = [await portal().signIn('marco'), await portal().signIn('giulia')];
    const ids = [await record(), await record(), await record()];
    const [first = 0, cancelled = 0, last = 0] = ids;
    await marco.patch(`/users/transactions/${cancelled}/reject`);
    const before = (await balanceOf(portal(), 'marco')).total;
    const { status, json } = await giulia.patch('/admin/transactions/approve', {
      ids: [last, cancelled, 999_999, first],
    });
    expect([status, json]).toEqual([
      200,
      [
        { id: last, refusal: null },
        { id: cancelled, refusal: 'already-decided' },
        { id: 999_999, refusal: 'not-found' },
        { id: first, refusal: null },
      ],
    ]);
    expect((await balanceOf(portal(), 'marco')).total).toBe(before + 2);
    expect(await outcomeOf(first)).toEqual({
      ...{ state: 'confirmed', reason: null },
      told: ['exchange-awaiting', 'exchange-confirmed'],
    });
    await expectBooksToBalance(portal());
  });

  it('are cancelled with one reason', async () => {
    const giulia = await portal().signIn('giulia');
    const ids = [await record(), await record()];
    const { json } = await giulia.patch('/admin/transactions/reject', { ids, reason: 'Pioveva' });
    expect(json).toEqual(ids.map((id) => ({ id, refusal: null })));
    for (const id of ids) {
      expect(await outcomeOf(id)).toMatchObject({ state: 'cancelled', reason: 'Pioveva' });
    }
  });

  it('are decided once when two administrators decide at the same moment', async () => {
    const giulia = await portal().signIn('giulia');
    const ids = [await record(), await record(), await record()];
    const before = (await balanceOf(portal(), 'marco')).total;
    const answers = await Promise.all([
      giulia.patch('/admin/transactions/approve', { ids }),
      giulia.patch('/admin/transactions/approve', { ids: ids.toReversed() }),
    ]);
    const results = answers.flatMap(({ json }) => json);
    expect(results.filter(({ refusal }) => refusal === null)).toHaveLength(ids.length);
    expect((await balanceOf(portal(), 'marco')).total).toBe(before + ids.length);
    await expectBooksToBalance(portal());
  });

  it('can be taken back one by one, if asked for', async () => {
    const giulia = await portal().signIn('giulia');
    const id = await record();
    await giulia.patch('/admin/transactions/approve', { ids: [id], undoable: true });
    expect((await giulia.patch(`/users/transactions/${id}/take-back`)).status).toBe(200);
    expect(await outcomeOf(id)).toMatchObject({ state: 'pending' });
  });
});

describe('nothing is decided', () => {
  it('by an administrator of a bank that the exchange does not concern', async () => {
    const paolo = await portal().signIn('paolo');
    const id = await record();
    const { status, json } = await paolo.patch('/admin/transactions/approve', { ids: [id] });
    expect([status, json]).toEqual([200, [{ id, refusal: 'not-found' }]]);
    expect(await outcomeOf(id)).toMatchObject({ state: 'pending' });
  });

  it('by a member who is no administrator', async () => {
    const marco = await portal().signIn('marco');
    const id = await record();
    const { status } = await marco.patch('/admin/transactions/reject', { ids: [id] });
    expect([status, await outcomeOf(id)]).toMatchObject([403, { state: 'pending' }]);
  });

  it.each([
    ['none', []],
    ['too many', Array.from({ length: DECISIONS_MAX + 1 }, (_, nth) => nth + 1)],
  ])('for %s', async (_, ids) => {
    const giulia = await portal().signIn('giulia');
    const { status, json } = await giulia.patch('/admin/transactions/approve', { ids });
    expect([status, json.code]).toEqual([400, 'invalid-input']);
  });
});
