/** Many exchanges at once: asked for, stopped, made by a job, taken back as a whole (law L10). */
import fc from 'fast-check';
import { addExchange, closesAppointment, decided, reversed } from '../changing.ts';
import { KEY_CHOICES, type KeyChoice, withKey } from '../idempotency.ts';
import {
  administers,
  type Batch,
  bankOf,
  isActive,
  type Model,
  mayExchange,
  type Person,
  rulesOf,
  stateOf,
} from '../model.ts';
import { badFields, type Made, nthOf, type Operation } from '../operation.ts';
import { refusedAtDesk } from '../permissions.ts';
import { newNote, termsOf } from './recording.ts';

interface Asking {
  by: Person;
  one: Person;
  many: Person[];
  /** Whether the many gave. */
  manyGave: boolean;
  /** All others of the bank instead of `many`. */
  isAll: boolean;
  /** Only members of the banks that the batch is about. */
  isFitting: boolean;
  halves: number;
  isUndoable: boolean;
  key: KeyChoice;
}

const ask =
  ({ by, one, isAll, halves, isUndoable, key, manyGave, ...asking }: Asking): Operation =>
  (model, ids) => {
    const door = () => refusedAtDesk(model, by);
    const bank = bankOf(model, by);
    const many = fittingOf(model, { by, one, manyGave, ...asking });
    const [from, to] = manyGave ? [many, [one]] : [[one], many];
    const debtorBank = bankOf(model, (manyGave ? one : many[0]) ?? one);
    const listed = {
      listUserFrom: isAll && manyGave ? [] : from,
      listUserTo: isAll && !manyGave ? [] : to,
    };
    const problems = mayExchange(model, bank, debtorBank) ? [] : ['bankTo bank-not-linked'];
    const areIn = (people: Person[], where: string) =>
      people.every((person) => isActive(model, person) && bankOf(model, person) === where);
    if (!areIn(listed.listUserFrom, bank)) problems.push('listUserFrom not-a-member');
    if (!areIn(listed.listUserTo, debtorBank)) problems.push('listUserTo not-a-member');
    const others = (where: string) => othersOf(model, where, one);
    const creditors = isAll && manyGave ? others(bank) : from;
    const debtors = isAll && !manyGave ? others(debtorBank) : to;
    const note = newNote(model);
    const attempt = {
      by,
      words: `${by} asks for a batch of ${creditors.join(', ')} to ${debtors.join(', ')}`,
      method: 'POST' as const,
      path: '/admin/multiple-transactions',
      body: {
        all: isAll ? (manyGave ? 1 : 2) : 0,
        bankTo: ids.bank(debtorBank),
        listUserFrom: listed.listUserFrom.map(ids.holder),
        listUserTo: listed.listUserTo.map(ids.holder),
        ...termsOf(ids, halves, note),
        undoable: isUndoable,
      },
      note,
      expected: [door() ?? (problems.length > 0 ? badFields(...problems) : 'ok')],
      done(_: unknown, { batchId: id }: Made) {
        const pairs = creditors
          .flatMap((creditor) => debtors.map((debtor) => ({ creditor, debtor })))
          .filter(({ creditor, debtor }) => creditor !== debtor);
        const asked = { id, note, bank, debtorBank, admin: by, minutes: halves * 30, pairs };
        model.batches.push({ ...asked, state: 'waiting', made: [] });
      },
    };
    return withKey(model, key, attempt, door);
  };

/** The many, or those of them who can take part where any can. */
function fittingOf(
  model: Model,
  {
    by,
    one,
    many,
    manyGave,
    isFitting,
  }: Pick<Asking, 'by' | 'one' | 'many' | 'manyGave' | 'isFitting'>,
): Person[] {
  const [first = one] = many;
  const bank = bankOf(model, manyGave ? by : first);
  const fitting = many.filter((each) => isActive(model, each) && bankOf(model, each) === bank);
  return isFitting && fitting.length > 0 ? fitting : many;
}

/** Every other member of a bank. */
function othersOf(model: Model, bank: string, except: Person): Person[] {
  return [...model.people.keys()].filter(
    (person) => person !== except && isActive(model, person) && bankOf(model, person) === bank,
  );
}

/** The batch of their bank, stopped or undone. */
const change =
  ({ by, nth, act }: { by: Person; nth: number; act: 'stop' | 'undo' }): Operation =>
  (model) => {
    const batch = nthOf(model.batches, nth);
    if (!batch) return undefined;
    const isOurs = batch.bank === bankOf(model, by);
    const refusal = refusedAtDesk(model, by) ?? (isOurs ? refusals[act](batch) : 'not-found');
    return {
      by,
      words: `${by}: ${act} batch ${nth % model.batches.length}`,
      method: 'PATCH',
      path: `/admin/multiple-transactions/${batch.id}/${act}`,
      ...(act === 'undo' ? { body: { reason: 'Non c’è stata' } } : {}),
      expected: [refusal ?? 'ok'],
      done() {
        batch.state = act === 'stop' ? 'stopped' : 'undoing';
        batch.undoneBy = by;
      },
    };
  };

const refusals = {
  stop({ state }: Batch): string | undefined {
    if (state === 'waiting') return undefined;
    return state === 'stopped' ? 'already-decided' : 'already-started';
  },
  undo({ state }: Batch): string | undefined {
    if (state === 'finished') return undefined;
    return state === 'waiting' ? 'not-finished' : 'already-decided';
  },
};

/** The jobs of batches come. */
const work: Operation = (model) => {
  const waiting = model.batches.filter(({ state }) => state === 'waiting');
  const undoing = model.batches.filter(({ state }) => state === 'undoing');
  if (waiting.length + undoing.length === 0) return undefined;
  return {
    words: 'the jobs come',
    doesJobs: true,
    notes: waiting.map(({ note }) => note),
    done({ exchanges }: Made) {
      for (const batch of undoing) undo(model, batch);
      for (const batch of waiting) {
        make(
          model,
          batch,
          exchanges.filter(({ note }) => note === batch.note),
        );
      }
    },
    doneMeanwhile({ exchanges }: Made) {
      for (const batch of undoing) batch.state = 'undone';
      for (const batch of waiting) {
        if (batch.state === 'waiting') batch.state = 'finished';
        const made = exchanges.filter(({ note }) => note === batch.note);
        for (const { id, creditor, debtor } of made) {
          addExchange(model, id, { kind: 'service', creditor, debtor, minutes: batch.minutes });
        }
      }
    },
  };
};

/** Asked again when it runs: the administrator, the link, the two people (law L2). */
function make(model: Model, batch: Batch, made: Made['exchanges']): void {
  const { admin, bank, debtorBank, minutes } = batch;
  batch.state = 'finished';
  const runs = administers(model, admin, bank) && mayExchange(model, bank, debtorBank);
  const possible = batch.pairs.filter(
    ({ creditor, debtor }) => runs && isActive(model, creditor) && isActive(model, debtor),
  );
  if (made.length !== possible.length) {
    throw new Error(`a batch made ${made.length} exchanges, and not ${possible.length}`);
  }
  for (const { creditor, debtor } of possible) {
    const found = made.find((one) => one.creditor === creditor && one.debtor === debtor);
    if (!found) throw new Error(`a batch made no exchange of ${creditor} to ${debtor}`);
    const exchange = addExchange(model, found.id, { kind: 'service', creditor, debtor, minutes });
    closesAppointment(model, exchange);
    // Which of several goes past a hard limit depends on the order of jobs.
    const isAtOnce = bank === debtorBank && admin !== creditor;
    const mayWait = rulesOf(model, debtorBank).isHard && found.state === 'pending';
    if (isAtOnce && !mayWait) decided(model, exchange, 'confirmed', { by: admin });
    batch.made.push(exchange);
  }
}

function undo(model: Model, batch: Batch): void {
  const by = batch.undoneBy ?? batch.admin;
  batch.state = 'undone';
  if (!administers(model, by, batch.bank)) return;
  for (const exchange of batch.made) {
    if (stateOf(exchange) === 'confirmed') reversed(model, exchange);
    if (stateOf(exchange) === 'pending') decided(model, exchange, 'cancelled', { by });
  }
}

export function batches(
  person: fc.Arbitrary<Person>,
  desk: fc.Arbitrary<Person>,
): fc.Arbitrary<Operation>[] {
  const asking = fc.record({
    ...{ by: desk, one: person, manyGave: fc.boolean(), isUndoable: fc.boolean() },
    many: fc.uniqueArray(person, { minLength: 1, maxLength: 4 }),
    isFitting: fc.constantFrom(true, true, true, false),
    isAll: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
    halves: fc.integer({ min: 1, max: 4 }),
    key: fc.constantFrom(...KEY_CHOICES),
  });
  const act = fc.constantFrom<'stop' | 'undo'>('stop', 'undo', 'undo');
  return [
    asking.map(ask),
    asking.map(ask),
    fc.record({ by: desk, nth: fc.nat(4), act }).map(change),
    fc.constant(work),
  ];
}
