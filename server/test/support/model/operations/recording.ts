/** Recording exchanges: by who gave, by who received, at the desk (laws L1, L2, L4, L9). */
import fc from 'fast-check';
import { addExchange, closesAppointment, isDone, isOpen } from '../changing.ts';
import { KEY_CHOICES, type KeyChoice, withKey } from '../idempotency.ts';
import {
  type Appointment,
  bankOf,
  isActive,
  type Model,
  type ModelExchange,
  mayExchange,
  type Person,
  stateWhenRecorded,
} from '../model.ts';
import { badFields, type Ids, idIn, nthOf, type Operation } from '../operation.ts';
import {
  type Actor,
  type Caller,
  callerIn,
  personOf,
  refusedAtDesk,
  refusedAtDoor,
} from '../permissions.ts';

/** What a form says of the appointment that hours are of; a number: the nth that there is. */
type Said = 'nothing' | 'none' | number;

/** Recorded between these two, and what is said of their appointment. */
function appointmentOf(model: Model, said: Said, creditor: Person, debtor: Person) {
  const named: Appointment | undefined =
    typeof said === 'number' ? nthOf(model.appointments, said) : undefined;
  const isTheirs = named?.giver === creditor && named.receiver === debtor;
  const value = said === 'none' ? null : named?.id;
  return {
    body: value === undefined ? {} : { appointment: value },
    problems: named && !isTheirs ? ['appointment invalid'] : [],
    refusal: isAgain(model, { said, named, creditor, debtor }) ? 'already-recorded' : undefined,
    close(exchange: ModelExchange) {
      if (said === 'none') return;
      if (!named) closesAppointment(model, exchange);
      else if (isOpen(named)) isDone(named, exchange);
    },
  };
}

interface SaidOfPair {
  said: Said;
  named: Appointment | undefined;
  creditor: Person;
  debtor: Person;
}

/** The appointment has hours already, or nobody was asked and one of the two has, where none waits. */
function isAgain(model: Model, { said, named, creditor, debtor }: SaidOfPair): boolean {
  if (said === 'none') return false;
  if (named) return named.state === 'done';
  const theirs = model.appointments.filter(
    ({ giver, receiver }) => giver === creditor && receiver === debtor,
  );
  const waits = (one: Appointment) => isOpen(one) && one.hasBegun;
  return theirs.some(({ state }) => state === 'done') && !theirs.some(waits);
}

/** What is wrong with the form, else whether it is the same help once more, else what is made. */
function answerOf(problems: string[], refusal: string | undefined, made: string): string {
  return problems.length > 0 ? badFields(...problems) : (refusal ?? made);
}

interface Given {
  said: Said;
  caller: Caller;
  other: Person;
  halves: number;
  isUndoable: boolean;
  key: KeyChoice;
}

/** A note that nothing else has. */
export function newNote(model: Model): string {
  model.count += 1;
  return `Prova ${model.count}`;
}

/** What every form of a service says. */
export const termsOf = (ids: Ids, halves: number, note: string) => ({
  activity: ids.activity,
  dateOfTransaction: ids.today,
  quantityOfHours: halves / 2,
  note,
});

/** What the portal says of the two people and their banks, at the fields of that form. */
function problemsOf(
  model: Model,
  { creditor, debtor }: { creditor: Person; debtor: Person },
  fields: { bank: string; creditor: string; debtor: string },
): string[] {
  const problems = mayExchange(model, bankOf(model, creditor), bankOf(model, debtor))
    ? []
    : [`${fields.bank} bank-not-linked`];
  if (creditor === debtor) return [...problems, `${fields.debtor} same-person`];
  if (!isActive(model, creditor)) problems.push(`${fields.creditor} not-a-member`);
  if (!isActive(model, debtor)) problems.push(`${fields.debtor} not-a-member`);
  return problems;
}

/** What a recording may also be answered with while others change links, members and limits. */
const MEANWHILE = [
  ...['forbidden', 'ok pending', 'ok confirmed', 'not-their-delegate'],
  'already-recorded',
];
const fieldsMeanwhile = (bank: string, ...people: string[]) => [
  badFields(`${bank} bank-not-linked`),
  ...people.flatMap((one) => [
    badFields(`${one} not-a-member`),
    badFields(`${one} not-a-member`, `${bank} bank-not-linked`),
  ]),
];

/** A member records what they gave; it waits for the other one. */
const gave =
  ({ caller, other, halves, said, key }: Given): Operation =>
  (model, ids) => {
    const actor = callerIn(model, caller);
    const creditor = personOf(actor);
    const appointment = appointmentOf(model, said, creditor, other);
    const door = refusedAtDoor(model, actor);
    const fields = { bank: 'bankTo', creditor: 'userFrom', debtor: 'userTo' };
    const problems = [
      ...problemsOf(model, { creditor, debtor: other }, fields),
      ...appointment.problems,
    ];
    const attempt = {
      ...actor,
      words: `${nameOf(actor)} gave ${other} ${halves} halves`,
      method: 'POST' as const,
      path: '/users/transactions',
      body: {
        ...{ bankTo: ids.bank(bankOf(model, other)), userTo: ids.holder(other) },
        ...termsOf(ids, halves, newNote(model)),
        ...appointment.body,
      },
      expected: [door ?? answerOf(problems, appointment.refusal, 'ok pending')],
      meanwhile: [...MEANWHILE, ...fieldsMeanwhile('bankTo', 'userTo')],
      done({ json }: { json: unknown }) {
        const claimedBy = actor.behalf === undefined ? undefined : actor.by;
        const made = { creditor, debtor: other, minutes: halves * 30, claimedBy };
        appointment.close(addExchange(model, idIn(json), { kind: 'service', ...made }));
      },
    };
    return withKey(model, key, attempt, () => refusedAtDoor(model, actor));
  };

/** A member records what they received, and confirms it by that (law L4). */
const received =
  ({ caller, other, halves, isUndoable, said, key }: Given): Operation =>
  (model, ids) => {
    const actor = callerIn(model, caller);
    const debtor = personOf(actor);
    const appointment = appointmentOf(model, said, other, debtor);
    const isOwnGift = actor.behalf !== undefined && actor.by === other;
    const refusedBefore = () =>
      refusedAtDoor(model, actor) ?? (isOwnGift ? 'proxy-is-creditor' : undefined);
    const door = refusedBefore();
    const fields = { bank: 'bankFrom', creditor: 'userFrom', debtor: 'userFrom' };
    const problems = [
      ...problemsOf(model, { creditor: other, debtor }, fields),
      ...appointment.problems,
    ];
    const made = { kind: 'service' as const, creditor: other, debtor, minutes: halves * 30 };
    const state = stateWhenRecorded(model, made, true);
    const attempt = {
      ...actor,
      words: `${nameOf(actor)} received ${halves} halves of ${other}`,
      method: 'POST' as const,
      path: '/users/transactions/received',
      body: {
        ...{ bankFrom: ids.bank(bankOf(model, other)), userFrom: ids.holder(other) },
        ...termsOf(ids, halves, newNote(model)),
        ...(isUndoable ? { undoable: true } : {}),
        ...appointment.body,
      },
      expected: [door ?? answerOf(problems, appointment.refusal, `ok ${state}`)],
      meanwhile: [...MEANWHILE, ...fieldsMeanwhile('bankFrom', 'userFrom')],
      done({ outcome, json }: { outcome: string; json: unknown }) {
        const isConfirmed = outcome === 'ok confirmed';
        const word = isConfirmed ? { by: debtor, isUndoable } : undefined;
        appointment.close(addExchange(model, idIn(json), made, word));
      },
    };
    return withKey(model, key, attempt, refusedBefore);
  };

interface AtDesk {
  said: Said;
  by: Person;
  creditor: Person;
  debtor: Person;
  halves: number;
  waits: boolean;
  key: KeyChoice;
}

/** The desk registers one of a member of its bank (law L9). */
const atDesk =
  ({ by, creditor, debtor, halves, waits, said, key }: AtDesk): Operation =>
  (model, ids) => {
    const isOurs = bankOf(model, creditor) === bankOf(model, by);
    const appointment = appointmentOf(model, said, isOurs ? creditor : '', debtor);
    const door = refusedAtDesk(model, by);
    const [bank, debtorBank] = [bankOf(model, by), bankOf(model, debtor)];
    const made = { kind: 'service' as const, creditor, debtor, minutes: halves * 30 };
    const isAtOnce = !waits && bank === debtorBank && by !== creditor;
    const state = stateWhenRecorded(model, made, isAtOnce);
    const problems = [...problemsAtDesk(model, bank, made), ...appointment.problems];
    const attempt = {
      by,
      words: `${by} registers ${halves} halves of ${creditor} to ${debtor}${waits ? ', which wait' : ''}`,
      method: 'POST' as const,
      path: '/admin/transactions',
      body: {
        ...{ userFrom: ids.holder(creditor), userTo: ids.holder(debtor) },
        bankTo: ids.bank(debtorBank),
        ...termsOf(ids, halves, newNote(model)),
        ...(waits ? { waits } : { basis: 'phone' }),
        ...appointment.body,
      },
      expected: [door ?? answerOf(problems, appointment.refusal, `ok ${state}`)],
      meanwhile: [...MEANWHILE, ...fieldsMeanwhile('bankTo', 'userTo', 'userFrom')],
      done({ outcome, json }: { outcome: string; json: unknown }) {
        const word = outcome === 'ok confirmed' ? { by } : undefined;
        appointment.close(addExchange(model, idIn(json), made, word));
      },
    };
    return withKey(model, key, attempt, () => refusedAtDesk(model, by));
  };

/** The creditor is of the desk's own bank, whatever bank they are of. */
function problemsAtDesk(
  model: Model,
  bank: string,
  { creditor, debtor }: { creditor: Person; debtor: Person },
): string[] {
  const problems = mayExchange(model, bank, bankOf(model, debtor))
    ? []
    : ['bankTo bank-not-linked'];
  if (creditor === debtor) return [...problems, 'userTo same-person'];
  const isOurs = isActive(model, creditor) && bankOf(model, creditor) === bank;
  if (!isOurs) problems.push('userFrom not-a-member');
  if (!isActive(model, debtor)) problems.push('userTo not-a-member');
  return problems;
}

/** Who calls, and for whom. */
export const nameOf = ({ by, behalf }: Actor) =>
  behalf === undefined ? by : `${by} for ${behalf}`;

const key = fc.constantFrom(...KEY_CHOICES);
const said: fc.Arbitrary<Said> = fc.oneof(
  { weight: 5, arbitrary: fc.constant('nothing' as const) },
  { weight: 1, arbitrary: fc.constant('none' as const) },
  { weight: 2, arbitrary: fc.nat(7) },
);
const halves = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 200 }) },
);

/** @param holders people, and funds, which nobody records exchanges with */
export function recordings(
  { person, desk }: { person: fc.Arbitrary<Person>; desk: fc.Arbitrary<Person> },
  holder: fc.Arbitrary<Person>,
  caller: fc.Arbitrary<Caller>,
): fc.Arbitrary<Operation>[] {
  const given = fc.record({ caller, other: holder, halves, isUndoable: fc.boolean(), said, key });
  const byAdmin = fc.record({
    ...{ by: desk, creditor: person, debtor: person },
    ...{ halves, waits: fc.boolean(), said, key },
  });
  return [given.map(gave), given.map(received), byAdmin.map(atDesk)];
}
