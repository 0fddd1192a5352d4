/**
 * Any course of events, one after the other, beside a small model of the laws (L1 to L9): each call
 * answers what the model says, and the books are those of the model. A failure prints the shortest
 * course that fails, with its seed; `SEED=… npx vitest run server/test/books-model` runs it again.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  ACTORS,
  type Actor,
  ADMINS,
  answersToTakeBack,
  answerTo,
  applyDecision,
  applyRecording,
  applyTakeBack,
  type BooksModel,
  bankOf,
  type Decision,
  emptyModel,
  type ModelExchange,
} from './support/books-model.ts';
import type { Caller } from './support/caller.ts';
import { expectBooksToBalance } from './support/exchanges.ts';
import { openPortal, type TestPortal } from './support/portal.ts';
import { TODAY } from './support/world.ts';

interface Real {
  portal: TestPortal;
  callers: Record<Actor, Caller>;
}
type Command = fc.AsyncCommand<BooksModel, Real>;

/** The nth exchange, however many there are. */
const pick = ({ exchanges }: BooksModel, nth: number) => exchanges[nth % exchanges.length];

/** Runs `step` on the nth exchange. */
function onExchange(
  words: string,
  nth: number,
  step: (model: BooksModel, real: Real, exchange: ModelExchange) => Promise<void>,
): Command {
  return {
    check: ({ exchanges }) => exchanges.length > 0,
    run: async (model, real) => {
      const exchange = pick(model, nth);
      if (exchange) await step(model, real, exchange);
    },
    toString: () => `${words} exchange ${nth}`,
  };
}

const record = (actor: Actor, to: Actor, halves: number): Command => ({
  check: () => true,
  run: async (model, { portal, callers }) => {
    const { person, bank, activity } = portal.world;
    const { status, json } = await callers[actor].post('/users/transactions', {
      bankTo: bank[bankOf(to)],
      userTo: person[to],
      activity,
      dateOfTransaction: TODAY,
      quantityOfHours: halves / 2,
      note: 'Prova',
    });
    expect(status).toBe(actor === to ? 400 : 201);
    if (status !== 201) return;
    const made = { creditor: actor, debtor: to, minutes: halves * 30, state: 'pending' as const };
    applyRecording(model, actor, { id: json.id, ...made }, false);
  },
  toString: () => `${actor} gives ${halves} halves to ${to}`,
});

const recordAtDesk = (
  admin: (typeof ADMINS)[number],
  [creditor, debtor]: [Actor, Actor],
  halves: number,
): Command => ({
  check: () => true,
  run: async (model, { portal, callers }) => {
    const { person, bank, activity } = portal.world;
    const { status, json } = await callers[admin].post('/admin/transactions', {
      userFrom: person[creditor],
      bankTo: bank[bankOf(debtor)],
      userTo: person[debtor],
      activity,
      dateOfTransaction: TODAY,
      quantityOfHours: halves / 2,
      note: 'Allo sportello',
    });
    // The creditor is of the administrator's own bank.
    const isRight = creditor !== debtor && bankOf(creditor) === bankOf(admin);
    expect(status).toBe(isRight ? 201 : 400);
    if (!isRight) return;
    const made = { creditor, debtor, minutes: halves * 30, state: 'pending' as const };
    applyRecording(model, admin, { id: json.id, ...made }, true);
  },
  toString: () => `${admin} registers ${halves} halves of ${creditor} to ${debtor}`,
});

const decide = (actor: Actor, decision: Decision, nth: number): Command =>
  onExchange(`${actor}: ${decision}`, nth, async (model, { callers }, exchange) => {
    const caller = callers[actor];
    const { status } =
      decision === 'remove'
        ? await caller.delete(`/admin/transactions/${exchange.id}`)
        : await caller.patch(`/users/transactions/${exchange.id}/${decision}`, { undoable: true });
    expect(status).toBe(answerTo(actor, decision, exchange));
    if (status < 300) applyDecision(model, actor, decision, exchange);
  });

const takeBack = (actor: Actor, nth: number): Command =>
  onExchange(`${actor}: take back`, nth, async (model, { callers }, exchange) => {
    const { status } = await callers[actor].patch(`/users/transactions/${exchange.id}/take-back`);
    expect(answersToTakeBack(actor, exchange, model.now)).toContain(status);
    if (status < 300) applyTakeBack(model, exchange);
  });

const wait = (seconds: number): Command => ({
  check: () => true,
  run: async (model, { portal }) => {
    portal.passSeconds(seconds);
    model.now += seconds;
  },
  toString: () => `${seconds} seconds pass`,
});

const actor = fc.constantFrom(...ACTORS);
const halves = fc.integer({ min: 1, max: 200 });
const nth = fc.nat({ max: 30 });
const decision = fc.constantFrom<Decision>('approve', 'reject', 'reject-confirmed', 'remove');

const commands = [
  fc.tuple(actor, actor, halves).map((of) => record(...of)),
  fc
    .tuple(fc.constantFrom(...ADMINS), fc.tuple(actor, actor), halves)
    .map((of) => recordAtDesk(...of)),
  fc.tuple(actor, decision, nth).map((of) => decide(...of)),
  fc.tuple(actor, fc.constant<Decision>('approve'), nth).map((of) => decide(...of)),
  fc.tuple(actor, nth).map((of) => takeBack(...of)),
  fc.integer({ min: 1, max: 8 }).map(wait),
];

/** Fails unless states, balances and chains of balances are those of the model. */
async function expectBooksOf(model: BooksModel, { portal }: Real): Promise<void> {
  await expectBooksToBalance(portal);
  const { pool } = portal.deps.database;
  const { rows: states } = await pool.query('select id, state from exchange order by id');
  expect(states).toEqual(model.exchanges.map(({ id, state }) => ({ id, state })));
  const { person } = portal.world;
  const { rows: balances } = await pool.query<{ person_id: number; balance: number }>(
    'select person_id, balance_minutes as balance from account',
  );
  for (const who of ACTORS) {
    const account = balances.find(({ person_id }) => person_id === person[who]);
    expect(account?.balance).toBe(model.balance[who]);
  }
}

it('answers and books as the laws say, whatever happens in whatever order', async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 80, size: 'max' }), async (course) => {
      const { portal, close } = await openPortal();
      try {
        const signedIn = await Promise.all(
          ACTORS.map(async (who) => [who, await portal.signIn(who)] as const),
        );
        const real: Real = { portal, callers: Object.fromEntries(signedIn) as Real['callers'] };
        const model = emptyModel();
        await fc.asyncModelRun(() => ({ model, real }), course);
        await expectBooksOf(model, real);
      } finally {
        await close();
      }
    }),
    { seed, numRuns: 12 },
  );
});
