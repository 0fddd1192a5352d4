/**
 * Whatever members, people of trust and the desk do in whatever order, nobody confirms hours that they
 * gave themselves (law L4): not as a member, not for somebody else, not at the desk.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Caller } from './support/caller.ts';
import { nameDelegate, termsOf } from './support/delegates.ts';
import { expectBooksToBalance } from './support/exchanges.ts';
import { openPortal, type TestPortal } from './support/portal.ts';

const PEOPLE = ['giulia', 'marco', 'anna'] as const;
type Name = (typeof PEOPLE)[number];

const name = fc.constantFrom(...PEOPLE);
/** Who calls, and for whom: themselves where it is the same name. */
const acting = fc.record({ who: name, behalf: name });
const step = fc.oneof(
  fc.record({ does: fc.constant('gave' as const), by: acting, other: name }),
  fc.record({ does: fc.constant('received' as const), by: acting, other: name }),
  fc.record({ does: fc.constant('desk' as const), by: acting, other: name }),
  fc.record({
    does: fc.constantFrom('approve', 'take-back', 'reject', 'desk approve'),
    by: acting,
    nth: fc.nat(9),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Stage {
  portal: TestPortal;
  callers: Record<Name, Caller>;
  /** The exchanges of this course of events. */
  ids: number[];
}

async function doStep({ portal, callers, ids }: Stage, one: Step): Promise<void> {
  const { person, bank } = portal.world;
  const { who, behalf } = one.by;
  const self = callers[who];
  const caller = who === behalf ? self : self.actingFor(person[behalf]);
  const terms = termsOf(portal);
  if ('other' in one) {
    const other: Name = one.other;
    const answer =
      one.does === 'gave'
        ? await caller.post('/users/transactions', {
            ...terms,
            ...{ bankTo: bank.bergamo, userTo: person[other] },
          })
        : one.does === 'received'
          ? await caller.post('/users/transactions/received', {
              ...terms,
              ...{ bankFrom: bank.bergamo, userFrom: person[other], undoable: true },
            })
          : await self.post('/admin/transactions', {
              ...terms,
              ...{ bankTo: bank.bergamo, userFrom: person[behalf], userTo: person[other] },
            });
    expect([201, 400, 403]).toContain(answer.status);
    if (answer.status === 201) ids.push(answer.json.id);
    return;
  }
  const id = ids[one.nth % Math.max(1, ids.length)];
  if (id === undefined) return;
  const undoable = { undoable: true };
  if (one.does === 'desk approve') {
    await self.patch('/admin/transactions/approve', { ids: [id], undoable: true });
  } else if (one.does === 'approve') {
    const { status } = await caller.patch(`/users/transactions/${id}/approve`, undoable);
    expect([200, 403, 404, 409]).toContain(status);
  } else if (one.does === 'reject') {
    await caller.patch(`/users/transactions/${id}/reject`, undoable);
  } else {
    await caller.patch(`/users/transactions/${id}/take-back`);
  }
}

/** Who really confirmed each exchange that is confirmed now, beside who gave. */
async function confirmations({ deps }: TestPortal) {
  const { rows } = await deps.database.pool.query<{
    creditor: number;
    confirmer: number;
    claimant: number;
    by_delegate: boolean;
  }>(
    `select creditor_id as creditor, coalesce(decided_by_delegate, decided_by) as confirmer,
            case when created_by = creditor_id then coalesce(created_by_delegate, created_by) end
              as claimant,
            decided_by_delegate is not null as by_delegate
     from exchange where state = 'confirmed'`,
  );
  return rows;
}

it('nobody confirms their own hours through any path', async () => {
  const opened = await openPortal();
  const { portal } = opened;
  const { giulia, marco, anna } = portal.world.person;
  await nameDelegate(portal, anna, marco);
  await nameDelegate(portal, giulia, marco);
  await nameDelegate(portal, marco, giulia);
  await nameDelegate(portal, anna, giulia);
  const callers = {
    giulia: await portal.signIn('giulia'),
    marco: await portal.signIn('marco'),
    anna: await portal.signIn('anna'),
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      const stage: Stage = { portal, callers, ids: [] };
      for (const one of steps) await doStep(stage, one);
      for (const { creditor, confirmer, claimant, by_delegate } of await confirmations(portal)) {
        expect(confirmer).not.toBe(creditor);
        if (by_delegate) expect(confirmer).not.toBe(claimant);
      }
      await expectBooksToBalance(portal);
    }),
    { numRuns: 40, seed: 7 },
  );
  // It was tried in earnest.
  const confirmed = await confirmations(portal);
  expect(confirmed.length).toBeGreaterThan(50);
  expect(confirmed.filter((one) => one.by_delegate).length).toBeGreaterThan(10);
  await opened.close();
});

it('the database refuses it too', async () => {
  const opened = await openPortal();
  const { portal } = opened;
  const { marco, anna } = portal.world.person;
  const caller = await portal.signIn('marco');
  const { json } = await caller.post('/users/transactions', {
    ...termsOf(portal),
    ...{ bankTo: portal.world.bank.bergamo, userTo: anna },
  });
  const confirm = portal.deps.database.pool.query(
    `update exchange set state = 'confirmed', decided_at = now(), decided_by = $2,
       decided_by_delegate = $3 where id = $1`,
    [json.id, anna, marco],
  );
  await expect(confirm).rejects.toMatchObject({ constraint: 'exchange_delegate_is_not_creditor' });
  const rewrite = portal.deps.database.pool.query(
    'update exchange set created_by_delegate = $2 where id = $1',
    [json.id, anna],
  );
  await expect(rewrite).rejects.toMatchObject({ code: '23514' });
  await opened.close();
});
