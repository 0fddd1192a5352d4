/**
 * Whatever members, referents and desks of two friend banks do in whatever order, with their funds and with
 * banks that ask a fee and an insurance of who gives: nobody confirms hours that they gave, through any chain
 * of referents (law L4, specification §51), the books stand, and what each bank holds is what the other owes it.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameReferent, registerBody, secondAdministrator } from './support/bodies.ts';
import type { Caller } from './support/caller.ts';
import { termsOf } from './support/delegates.ts';
import { expectBooksToBalance } from './support/exchanges.ts';
import { openFees } from './support/fees.ts';
import { assertPositionsAddUp } from './support/model/invariants.ts';
import { openPortal, type TestPortal } from './support/portal.ts';
import { openRoom } from './support/rooms.ts';

const PEOPLE = ['giulia', 'marco', 'anna', 'sara', 'paolo'] as const;
const BODIES = ['parish', 'school', 'choir'] as const;
type Name = (typeof PEOPLE)[number];
type Holder = Name | (typeof BODIES)[number];
const BANK_OF: Record<Holder, 'bergamo' | 'lecco'> = {
  ...{ giulia: 'bergamo', marco: 'bergamo', anna: 'bergamo', sara: 'lecco', paolo: 'lecco' },
  ...{ parish: 'bergamo', school: 'bergamo', choir: 'lecco' },
};
interface Acting {
  who: Name;
  behalf: Holder;
}
const RULES = ['fee-needed-to-give', 'insured-needed-to-give'] as const;

const person = fc.constantFrom(...PEOPLE);
// Bodies are few among many, and yet in most of what is tried.
const holder = fc.constantFrom<Holder>(...PEOPLE, ...BODIES, ...BODIES);
/** Who calls, and for whom: themselves where it is the same name. */
const acting = fc.oneof(
  person.map((who): Acting => ({ who, behalf: who })),
  fc.record({ who: person, behalf: holder }),
  // Who may indeed.
  fc.constantFrom<Acting>(
    { who: 'marco', behalf: 'parish' },
    { who: 'anna', behalf: 'parish' },
    { who: 'marco', behalf: 'school' },
    { who: 'giulia', behalf: 'school' },
    { who: 'sara', behalf: 'choir' },
    { who: 'paolo', behalf: 'choir' },
  ),
);
const step = fc.oneof(
  fc.record({
    does: fc.constantFrom('gave', 'received', 'received', 'desk', 'desk waits'),
    by: acting,
    other: holder,
  }),
  fc.record({
    does: fc.constantFrom('approve', 'approve', 'desk approve', 'reject', 'reverse', 'take-back'),
    by: acting,
    nth: fc.nat(9),
  }),
  fc.record({ does: fc.constantFrom('gift', 'fund gift'), by: acting, other: holder }),
  // Asked for now and then: most of what is given goes through.
  fc.record({ rule: fc.constantFrom(...RULES), value: fc.nat(3).map((nth) => nth === 0) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Stage {
  portal: TestPortal;
  callers: Record<Name, Caller>;
  holders: Record<Holder, number>;
  /** The exchanges of this course of events. */
  ids: number[];
}

async function record(stage: Stage, { by, other, does }: Extract<Step, { other: Holder }>) {
  const { portal, callers, holders } = stage;
  const { who, behalf } = by;
  const self = callers[who];
  const caller = who === behalf ? self : self.actingFor(holders[behalf]);
  const [bank, id] = [portal.world.bank[BANK_OF[other]], holders[other]];
  const terms = termsOf(portal);
  const hours = { toPerson: id, hours: 1, note: 'Grazie' };
  switch (does) {
    case 'gave':
      return caller.post('/users/transactions', { ...terms, bankTo: bank, userTo: id });
    case 'received':
      return caller.post('/users/transactions/received', {
        ...{ ...terms, bankFrom: bank, userFrom: id, undoable: true },
      });
    case 'gift':
      return caller.post('/users/gifts', hours);
    case 'fund gift':
      return self.post('/admin/fund/gifts', hours);
    default:
      return self.post('/admin/transactions', {
        ...{ ...terms, bankTo: bank, userFrom: holders[behalf], userTo: id },
        ...(does === 'desk waits' ? { waits: true } : {}),
      });
  }
}

async function doStep(stage: Stage, one: Step): Promise<void> {
  const { callers, holders, ids } = stage;
  if ('rule' in one) {
    await callers.giulia.put(`/admin/rules/${one.rule}`, { value: one.value, note: 'Assemblea' });
    return;
  }
  if ('other' in one) {
    const { status, json } = await record(stage, one);
    expect([201, 400, 403, 404, 409]).toContain(status);
    if (status === 201) ids.push(json.id);
    return;
  }
  const id = ids[one.nth % Math.max(1, ids.length)];
  if (id === undefined) return;
  const { who, behalf } = one.by;
  const self = callers[who];
  const caller = who === behalf ? self : self.actingFor(holders[behalf]);
  const undoable = { undoable: true };
  if (one.does === 'desk approve') {
    await self.patch('/admin/transactions/approve', { ids: [id], undoable: true });
  } else if (one.does === 'approve') {
    await caller.patch(`/users/transactions/${id}/approve`, undoable);
  } else if (one.does === 'reject') {
    await caller.patch(`/users/transactions/${id}/reject`, undoable);
  } else if (one.does === 'reverse') {
    await caller.patch(`/users/transactions/${id}/reject-confirmed`, {});
  } else {
    await caller.patch(`/users/transactions/${id}/take-back`);
  }
}

interface Confirmation {
  creditor: number;
  debtor: number;
  /** Who pressed the button. */
  confirmer: number;
  by_delegate: boolean;
  /** Who recorded it for who gave. */
  claimant: number | null;
}

/** Who really confirmed each service that is confirmed now, beside who gave. */
async function confirmations({ deps }: TestPortal): Promise<Confirmation[]> {
  const { rows } = await deps.database.pool.query<Confirmation>(
    `select creditor_id as creditor, debtor_id as debtor,
            coalesce(decided_by_delegate, decided_by) as confirmer,
            decided_by_delegate is not null as by_delegate,
            case when created_by = creditor_id then coalesce(created_by_delegate, created_by) end
              as claimant
     from exchange where state = 'confirmed' and kind = 'service'`,
  );
  return rows;
}

/** The banks, with three bodies that share referents, two of whom administer. */
async function openStage(portal: TestPortal): Promise<Omit<Stage, 'ids'>> {
  const { person: ids } = portal.world;
  await openFees(portal, 'bergamo');
  for (const key of ['bergamo', 'lecco'] as const) await openRoom(portal, key, 'bodies');
  const giulia = await portal.signIn('giulia');
  const paolo = await portal.signIn('paolo');
  const parish = (await registerBody(giulia)).id;
  const school = (await registerBody(giulia, { name: 'Scuola', taxCode: '' })).id;
  const choir = (await registerBody(paolo, { name: 'Coro', taxCode: '' })).id;
  for (const who of [ids.marco, ids.anna]) await nameReferent(giulia, parish, who);
  for (const who of [ids.marco, ids.giulia]) await nameReferent(giulia, school, who);
  for (const who of [ids.sara, ids.paolo]) await nameReferent(paolo, choir, who);
  const callers = {
    ...{ giulia, paolo, marco: await secondAdministrator(portal, giulia, 'marco') },
    ...{ anna: await portal.signIn('anna'), sara: await portal.signIn('sara') },
  };
  return { portal, callers, holders: { ...ids, parish, school, choir } };
}

it('nobody confirms what they gave through any chain of referents, and what banks hold adds up', async () => {
  const opened = await openPortal();
  const { portal } = opened;
  const stage = await openStage(portal);
  const { giulia, marco, anna, sara, paolo, parish, school, choir } = stage.holders;
  const bodiesOf = new Map([
    [giulia, [school]],
    [marco, [parish, school]],
    [anna, [parish]],
    [sara, [choir]],
    [paolo, [choir]],
  ]);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 30 }), async (steps) => {
      const course: Stage = { ...stage, ids: [] };
      for (const one of steps) await doStep(course, one);
      for (const one of await confirmations(portal)) {
        const represented = bodiesOf.get(one.confirmer) ?? [];
        const gave = [one.creditor, ...(one.by_delegate ? [one.claimant] : [])];
        expect(gave).not.toContain(one.confirmer);
        const isDebtor = one.confirmer === one.debtor || one.by_delegate;
        // For a body never what another body of theirs gave; at the desk nothing of a body of theirs.
        if (one.by_delegate) expect(represented).not.toContain(one.creditor);
        if (!isDebtor) {
          expect(represented).not.toContain(one.creditor);
          expect(represented).not.toContain(one.debtor);
        }
      }
      await expectBooksToBalance(portal);
      await assertPositionsAddUp(portal.deps.database);
    }),
    { numRuns: 60, seed: 51 },
  );
  // It was tried in earnest.
  const confirmed = await confirmations(portal);
  expect(confirmed.length).toBeGreaterThan(40);
  const withBodies = confirmed.filter(({ creditor, debtor }) =>
    [parish, school, choir].some((id) => id === creditor || id === debtor),
  );
  expect(withBodies.length).toBeGreaterThan(20);
  expect(confirmed.filter((one) => one.by_delegate).length).toBeGreaterThan(10);
  await opened.close();
});
