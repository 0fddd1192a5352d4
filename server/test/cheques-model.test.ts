/**
 * Any course of events around a few cheques: hand-ins, bookings, decisions, at whatever hands. After it
 * no cheque has led to hours that their giver confirmed (law L4), each says what its exchange says, and
 * the books balance. A failure prints the shortest course, with its seed.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Caller } from './support/caller.ts';
import { bookletOf } from './support/cheques.ts';
import { expectBooksToBalance } from './support/exchanges.ts';
import { openPortal, type TestPortal } from './support/portal.ts';
import { TODAY, type Who } from './support/world.ts';

const PEOPLE = ['giulia', 'marco', 'anna', 'paolo', 'sara'] as const satisfies Who[];
type Person = (typeof PEOPLE)[number];
const COURSES = 6;
const CHEQUES = 4;
const SHARED = new Set(['approve', 'reject', 'reject-confirmed']);

const step = fc.record({
  who: fc.constantFrom(...PEOPLE),
  giver: fc.constantFrom(...PEOPLE),
  cheque: fc.nat(CHEQUES - 1),
  halves: fc.integer({ min: 1, max: 3 }),
  act: fc.constantFrom(
    ...(['book', 'book', 'hand-in', 'hand-in', 'keep', 'void'] as const),
    ...(['approve', 'reject', 'reject-confirmed'] as const),
  ),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Real {
  portal: TestPortal;
  callers: Record<Person, Caller>;
  codes: string[];
}

/** Does it in somebody's name, allowed or not. @returns the status of the answer */
async function perform({ portal, callers, codes }: Real, given: Step): Promise<number> {
  const { who, giver, cheque, halves, act } = given;
  const { person, bank, activity } = portal.world;
  const code = codes[cheque] ?? '';
  const terms = { activity, dateOfTransaction: TODAY, quantityOfHours: halves / 2 };
  if (SHARED.has(act)) {
    const { rows } = await portal.deps.database.pool.query<{ exchange_id: number | null }>(
      'select exchange_id from cheque where code = $1',
      [code],
    );
    const path: string = `/users/transactions/${rows[0]?.exchange_id ?? 0}/${act}`;
    return (await callers[who].patch(path)).status;
  }
  const bankFrom = ['paolo', 'sara'].includes(giver) ? bank.lecco : bank.bergamo;
  const calls = {
    book: [`/admin/cheques/${code}/book`, { ...terms, userFrom: person[giver], bankFrom }],
    'hand-in': [`/users/cheques/${code}/hand-in`, terms],
    keep: [`/admin/cheques/${code}/keep`, { note: 'Da chiedere' }],
    void: [`/admin/cheques/${code}/void`, { reason: 'Strappato' }],
  } as const;
  const [path, body] = calls[act as keyof typeof calls];
  const { status } = await callers[who].send('POST', path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return status;
}

const STATE_OF = {
  pending: 'handed-in',
  cancelled: 'void',
  confirmed: 'booked',
  reversed: 'booked',
};

async function expectSoundCheques({ portal }: Real): Promise<void> {
  const { rows } = await portal.deps.database.pool.query<{
    code: string;
    cheque: string;
    exchange: keyof typeof STATE_OF;
    confirmed_by_giver: boolean;
  }>(
    `select cheque.code, cheque.state as cheque, exchange.state as exchange,
            exists (select from transfer where exchange_id = exchange.id
              and kind = 'confirmation' and posted_by = exchange.creditor_id) as confirmed_by_giver
     from exchange left join cheque on cheque.exchange_id = exchange.id`,
  );
  for (const { code, cheque, exchange, confirmed_by_giver } of rows) {
    expect(code, 'every exchange of this story is of a cheque').not.toBeNull();
    expect(cheque).toBe(STATE_OF[exchange]);
    expect(confirmed_by_giver).toBe(false);
  }
  await expectBooksToBalance(portal);
}

it('whatever happens to cheques, nobody confirms their own hours and none counts twice', async () => {
  const { portal, close } = await openPortal();
  const entries = PEOPLE.map(async (who) => [who, await portal.signIn(who)] as const);
  const callers = Object.fromEntries(await Promise.all(entries)) as Record<Person, Caller>;
  const answers = new Set<number>();
  const course = async (steps: Step[]) => {
    const { codes } = await bookletOf(portal, 'anna');
    const theirs = (await bookletOf(portal, 'sara', 'paolo')).codes;
    const real = { portal, callers, codes: [...codes.slice(0, 2), ...theirs.slice(0, 2)] };
    for (const given of steps) answers.add(await perform(real, given));
    await expectSoundCheques(real);
  };
  try {
    const steps = fc.array(step, { minLength: 25, maxLength: 40 });
    await fc.assert(fc.asyncProperty(steps, course), {
      numRuns: COURSES,
      seed: Number(process.env.SEED ?? 16),
    });
  } finally {
    await close();
  }
  // The courses went somewhere: things were done, and refused for each kind of reason.
  expect([...answers].sort()).toEqual(expect.arrayContaining([200, 201, 204, 403, 409]));
  expect([...answers].filter((status) => status >= 500)).toEqual([]);
});
