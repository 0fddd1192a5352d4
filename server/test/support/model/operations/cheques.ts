/** Cheques on paper: booklets, handing in, booking, keeping aside, making void (specification §16). */
import fc from 'fast-check';
import { z } from 'zod';
import { addExchange, closesAppointment, decided } from '../changing.ts';
import {
  bankOf,
  type Cheque,
  isActive,
  type Model,
  type ModelExchange,
  mayExchange,
  type Person,
  stateOf,
  stateWhenRecorded,
} from '../model.ts';
import { badFields, type Ids, idIn, nthOf, type Operation } from '../operation.ts';
import { refusedAtDesk, refusedAtDoor, refusedByLimit } from '../permissions.ts';

const booklet = z.object({ id: z.number(), cheques: z.array(z.object({ code: z.string() })) });

const issue =
  ({ by, owner }: { by: Person; owner: Person }): Operation =>
  (model, ids) => {
    const isOurs = isActive(model, owner) && bankOf(model, owner) === bankOf(model, by);
    return {
      by,
      words: `${by} gives ${owner} a booklet`,
      method: 'POST',
      path: '/admin/cheque-books',
      body: { personId: ids.holder(owner), count: 10 },
      expected: [refusedAtDesk(model, by) ?? (isOurs ? 'ok' : 'not-found')],
      done({ json }) {
        const { id, cheques } = booklet.parse(json);
        const book = { id, isOpen: true };
        // A few, so that they meet.
        for (const { code } of cheques.slice(0, 3)) {
          model.cheques.push({ code, book, owner, state: 'blank', isVoidByLeaving: false });
        }
      },
    };
  };

const closeBook =
  ({ by, nth }: { by: Person; nth: number }): Operation =>
  (model) => {
    const cheque = nthOf(model.cheques, nth);
    if (!cheque) return undefined;
    const { book, owner } = cheque;
    const isOurs = bankOf(model, owner) === bankOf(model, by);
    const refusal = !isOurs ? 'not-found' : book.isOpen ? undefined : 'already-decided';
    return {
      by,
      words: `${by} closes the booklet of ${owner}`,
      method: 'POST',
      path: `/admin/cheque-books/${book.id}/close`,
      body: { reason: 'Smarrito' },
      expected: [refusedAtDesk(model, by) ?? refusal ?? 'ok'],
      done() {
        book.isOpen = false;
        for (const one of model.cheques) {
          if (one.book === book && one.state === 'blank') one.state = 'void';
        }
      },
    };
  };

/** What the paper says, as it is typed. */
const wordsOf = (ids: Ids, halves: number) => ({
  activity: ids.activity,
  dateOfTransaction: ids.today,
  quantityOfHours: halves / 2,
});

const says = (exchange: ModelExchange, giver: Person, minutes: number) =>
  exchange.creditor === giver && exchange.minutes === minutes;

/** A cheque that counts no more; one that its owner's leaving made void still does for today. */
const usedUp = ({ state, isVoidByLeaving }: Cheque) =>
  state === 'booked'
    ? 'cheque-used'
    : state === 'void' && !isVoidByLeaving
      ? 'cheque-void'
      : undefined;

interface Given {
  by: Person;
  nth: number;
  halves: number;
}

/** Who gave hands it in: it waits. */
const handIn =
  ({ by, nth, halves }: Given): Operation =>
  (model, ids) => {
    const cheque = nthOf(model.cheques, nth);
    if (!cheque) return undefined;
    const minutes = halves * 30;
    const made = { kind: 'service' as const, creditor: by, debtor: cheque.owner, minutes };
    const isNew = cheque.exchange === undefined;
    return {
      by,
      words: `${by} hands in a cheque of ${cheque.owner} over ${halves} halves`,
      method: 'POST',
      path: `/users/cheques/${cheque.code}/hand-in`,
      body: wordsOf(ids, halves),
      expected: [refusedAtDoor(model, { by }) ?? answerToHandIn(model, cheque, by, minutes)],
      done({ json }) {
        if (!isNew) return;
        cheque.exchange = addExchange(model, idIn(json), made);
        closesAppointment(model, cheque.exchange);
        cheque.state = 'handed-in';
      },
    };
  };

function answerToHandIn(model: Model, cheque: Cheque, by: Person, minutes: number): string {
  const { owner, exchange } = cheque;
  if (!mayExchange(model, bankOf(model, by), bankOf(model, owner))) return 'not-of-this-bank';
  if (owner === by) return 'cheque-own';
  if (exchange) {
    if (says(exchange, by, minutes)) return `ok ${stateOf(exchange)}`;
    return cheque.state === 'void' ? 'cheque-void' : 'cheque-used';
  }
  if (cheque.state === 'handed-in') return 'cheque-used';
  return usedUp(cheque) ?? 'ok pending';
}

/** The desk books the paper: the signature is the debtor's word (laws L4, L9). */
const book =
  ({ by, nth, halves, giver }: Given & { giver: Person }): Operation =>
  (model, ids) => {
    const cheque = nthOf(model.cheques, nth);
    if (!cheque) return undefined;
    const minutes = halves * 30;
    const { exchange, owner } = cheque;
    const made = { kind: 'service' as const, creditor: giver, debtor: owner, minutes };
    return {
      by,
      words: `${by} books a cheque of ${owner} over ${halves} halves of ${giver}`,
      method: 'POST',
      path: `/admin/cheques/${cheque.code}/book`,
      body: {
        ...wordsOf(ids, halves),
        ...{ userFrom: ids.holder(giver), bankFrom: ids.bank(bankOf(model, giver)) },
      },
      expected: [refusedAtDesk(model, by) ?? answerToBooking(model, cheque, by, made)],
      done({ outcome, json }) {
        const isConfirmed = outcome === 'ok confirmed';
        if (exchange) {
          const isNew = isConfirmed && stateOf(exchange) === 'pending';
          if (isNew) decided(model, exchange, 'confirmed', { by });
          return;
        }
        cheque.exchange = addExchange(model, idIn(json), made, isConfirmed ? { by } : undefined);
        closesAppointment(model, cheque.exchange);
        Object.assign(cheque, {
          state: isConfirmed ? 'booked' : 'handed-in',
          isVoidByLeaving: false,
        });
      },
    };
  };

function answerToBooking(
  model: Model,
  cheque: Cheque,
  by: Person,
  made: Pick<ModelExchange, 'kind' | 'creditor' | 'debtor' | 'minutes'>,
): string {
  const { owner, exchange } = cheque;
  const [bank, chequeBank, giverBank] = [by, owner, made.creditor].map((one) => bankOf(model, one));
  if (!mayExchange(model, bank ?? '', chequeBank ?? '')) return 'not-of-this-bank';
  if (bank !== chequeBank && bank !== giverBank) return 'not-of-this-bank';
  const isAtOnce = bank === chequeBank && by !== made.creditor;
  if (exchange) return answerToBookingAgain(model, by, exchange, { ...made, isAtOnce });
  const refusal = usedUp(cheque);
  if (refusal) return refusal;
  const problems = mayExchange(model, giverBank ?? '', chequeBank ?? '')
    ? []
    : ['bankTo bank-not-linked'];
  if (made.creditor === owner) problems.push('userFrom same-person');
  else if (!isActive(model, made.creditor)) problems.push('userFrom not-a-member');
  if (problems.length > 0) return badFields(...problems);
  return `ok ${stateWhenRecorded(model, made, isAtOnce)}`;
}

/** Who says the same again gets the same answer, and the paper confirms what waited for it. */
function answerToBookingAgain(
  model: Model,
  by: Person,
  exchange: ModelExchange,
  { creditor, minutes, isAtOnce }: { creditor: Person; minutes: number; isAtOnce: boolean },
): string {
  const state = stateOf(exchange);
  if (state === 'cancelled') return 'cheque-void';
  if (state === 'reversed') return 'cheque-used';
  if (!says(exchange, creditor, minutes)) {
    return state === 'pending' ? 'cheque-differs' : 'cheque-used';
  }
  if (state !== 'pending' || !isAtOnce) return `ok ${state}`;
  const limit = refusedByLimit(model, { by }, exchange, { hasReason: false });
  return limit ? 'ok pending' : 'ok confirmed';
}

/** The desk keeps it aside, or makes it void. */
const setAside =
  ({ by, nth, act }: { by: Person; nth: number; act: 'keep' | 'void' }): Operation =>
  (model) => {
    const cheque = nthOf(model.cheques, nth);
    if (!cheque) return undefined;
    const { state, owner, exchange } = cheque;
    const isOurs = bankOf(model, owner) === bankOf(model, by);
    const settled = { booked: 'cheque-used', void: 'cheque-void' };
    const refusal = !isOurs
      ? 'not-of-this-bank'
      : state === 'booked' || state === 'void'
        ? settled[state]
        : undefined;
    return {
      by,
      words: `${by}: ${act} a cheque of ${owner}`,
      method: 'POST',
      path: `/admin/cheques/${cheque.code}/${act}`,
      body: act === 'keep' ? { note: 'Da chiedere' } : { reason: 'Strappato' },
      expected: [refusedAtDesk(model, by) ?? refusal ?? 'ok'],
      done() {
        if (act === 'void' && exchange) decided(model, exchange, 'cancelled', { by });
        cheque.state = act === 'void' ? 'void' : 'handed-in';
      },
    };
  };

export function cheques(
  person: fc.Arbitrary<Person>,
  desk: fc.Arbitrary<Person>,
): fc.Arbitrary<Operation>[] {
  const given = { by: person, nth: fc.nat(8), halves: fc.integer({ min: 1, max: 2 }) };
  const act = fc.constantFrom<'keep' | 'void'>('keep', 'void');
  return [
    fc.record({ by: desk, owner: person }).map(issue),
    fc.record({ by: desk, nth: given.nth }).map(closeBook),
    fc.record(given).map(handIn),
    fc.record({ ...given, by: desk, giver: person }).map(book),
    fc.record({ ...given, by: desk, giver: person }).map(book),
    fc.record({ by: desk, nth: given.nth, act }).map(setAside),
  ];
}
