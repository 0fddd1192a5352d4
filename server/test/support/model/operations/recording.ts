/** Recording exchanges: by who gave, by who received, at the desk (laws L1, L2, L4, L9). */
import fc from 'fast-check';
import { addExchange, closesAppointment } from '../changing.ts';
import { KEY_CHOICES, type KeyChoice, withKey } from '../idempotency.ts';
import {
  bankOf,
  isActive,
  type Model,
  mayExchange,
  type Person,
  stateWhenRecorded,
} from '../model.ts';
import { badFields, type Ids, idIn, type Operation } from '../operation.ts';
import {
  type Actor,
  type Caller,
  callerIn,
  personOf,
  refusedAtDesk,
  refusedAtDoor,
} from '../permissions.ts';

interface Given {
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
const MEANWHILE = ['forbidden', 'ok pending', 'ok confirmed', 'not-their-delegate'];
const fieldsMeanwhile = (bank: string, ...people: string[]) => [
  badFields(`${bank} bank-not-linked`),
  ...people.flatMap((one) => [
    badFields(`${one} not-a-member`),
    badFields(`${one} not-a-member`, `${bank} bank-not-linked`),
  ]),
];

/** A member records what they gave; it waits for the other one. */
const gave =
  ({ caller, other, halves, key }: Given): Operation =>
  (model, ids) => {
    const actor = callerIn(model, caller);
    const creditor = personOf(actor);
    const door = refusedAtDoor(model, actor);
    const fields = { bank: 'bankTo', creditor: 'userFrom', debtor: 'userTo' };
    const problems = problemsOf(model, { creditor, debtor: other }, fields);
    const attempt = {
      ...actor,
      words: `${nameOf(actor)} gave ${other} ${halves} halves`,
      method: 'POST' as const,
      path: '/users/transactions',
      body: {
        ...{ bankTo: ids.bank(bankOf(model, other)), userTo: ids.holder(other) },
        ...termsOf(ids, halves, newNote(model)),
      },
      expected: [door ?? (problems.length > 0 ? badFields(...problems) : 'ok pending')],
      meanwhile: [...MEANWHILE, ...fieldsMeanwhile('bankTo', 'userTo')],
      done({ json }: { json: unknown }) {
        const claimedBy = actor.behalf === undefined ? undefined : actor.by;
        const made = { creditor, debtor: other, minutes: halves * 30, claimedBy };
        const exchange = addExchange(model, idIn(json), { kind: 'service', ...made });
        closesAppointment(model, exchange, 'next');
      },
    };
    return withKey(model, key, attempt, () => refusedAtDoor(model, actor));
  };

/** A member records what they received, and confirms it by that (law L4). */
const received =
  ({ caller, other, halves, isUndoable, key }: Given): Operation =>
  (model, ids) => {
    const actor = callerIn(model, caller);
    const debtor = personOf(actor);
    const isOwnGift = actor.behalf !== undefined && actor.by === other;
    const refusedBefore = () =>
      refusedAtDoor(model, actor) ?? (isOwnGift ? 'proxy-is-creditor' : undefined);
    const door = refusedBefore();
    const fields = { bank: 'bankFrom', creditor: 'userFrom', debtor: 'userFrom' };
    const problems = problemsOf(model, { creditor: other, debtor }, fields);
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
      },
      expected: [door ?? (problems.length > 0 ? badFields(...problems) : `ok ${state}`)],
      meanwhile: [...MEANWHILE, ...fieldsMeanwhile('bankFrom', 'userFrom')],
      done({ outcome, json }: { outcome: string; json: unknown }) {
        const isConfirmed = outcome === 'ok confirmed';
        const word = isConfirmed ? { by: debtor, isUndoable } : undefined;
        closesAppointment(model, addExchange(model, idIn(json), made, word), 'next');
      },
    };
    return withKey(model, key, attempt, refusedBefore);
  };

interface AtDesk {
  by: Person;
  creditor: Person;
  debtor: Person;
  halves: number;
  waits: boolean;
  key: KeyChoice;
}

/** The desk registers one of a member of its bank (law L9). */
const atDesk =
  ({ by, creditor, debtor, halves, waits, key }: AtDesk): Operation =>
  (model, ids) => {
    const door = refusedAtDesk(model, by);
    const [bank, debtorBank] = [bankOf(model, by), bankOf(model, debtor)];
    const made = { kind: 'service' as const, creditor, debtor, minutes: halves * 30 };
    const isAtOnce = !waits && bank === debtorBank && by !== creditor;
    const state = stateWhenRecorded(model, made, isAtOnce);
    const problems = problemsAtDesk(model, bank, made);
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
      },
      expected: [door ?? (problems.length > 0 ? badFields(...problems) : `ok ${state}`)],
      meanwhile: [...MEANWHILE, ...fieldsMeanwhile('bankTo', 'userTo', 'userFrom')],
      done({ outcome, json }: { outcome: string; json: unknown }) {
        const word = outcome === 'ok confirmed' ? { by } : undefined;
        closesAppointment(model, addExchange(model, idIn(json), made, word), 'next');
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
  const given = fc.record({ caller, other: holder, halves, isUndoable: fc.boolean(), key });
  const byAdmin = fc.record({
    ...{ by: desk, creditor: person, debtor: person },
    ...{ halves, waits: fc.boolean(), key },
  });
  return [given.map(gave), given.map(received), byAdmin.map(atDesk)];
}
