/** People of trust (specification §12), and appointments that become hours (§22). */
import fc from 'fast-check';
import { addExchange, isDone, isOfAppointment, isOpen } from '../changing.ts';
import {
  bankOf,
  isActive,
  type Model,
  type ModelExchange,
  mayExchange,
  type Person,
  stateOf,
  stateWhenRecorded,
} from '../model.ts';
import { badFields, idIn, nthOf, type Operation } from '../operation.ts';
import { refusedAtDesk, refusedAtDoor } from '../permissions.ts';
import { newNote } from './recording.ts';

/** For how many people one person of trust acts. */
const AT_MOST = 3;

const name =
  ({ by, person, delegate }: { by: Person; person: Person; delegate: Person }): Operation =>
  (model, ids) => ({
    by,
    words: `${by} notes that ${delegate} acts for ${person}`,
    method: 'POST',
    path: `/admin/banks/users/${ids.holder(person)}/proxies`,
    body: { delegateId: ids.holder(delegate), signedOn: ids.today },
    expected: [refusedAtDesk(model, by) ?? answerToName(model, by, { person, delegate })],
    done({ json }) {
      model.delegations.push({ id: idIn(json), person, delegate, isOpen: true });
    },
  });

function answerToName(
  model: Model,
  by: Person,
  { person, delegate }: { person: Person; delegate: Person },
): string {
  const isOurs = (one: Person) => isActive(model, one) && bankOf(model, one) === bankOf(model, by);
  if (!isOurs(person)) return 'not-found';
  if (delegate === person) return badFields('delegateId same-person');
  if (!isOurs(delegate)) return badFields('delegateId not-a-member');
  const open = model.delegations.filter((one) => one.isOpen && one.delegate === delegate);
  if (open.some((one) => one.person === person)) return 'already-delegate';
  return open.length >= AT_MOST ? 'delegate-of-three' : 'ok';
}

/** Ends it, at the desk or for one of its two people. */
const end =
  ({ by, nth, isDesk }: { by: Person; nth: number; isDesk: boolean }): Operation =>
  (model) => {
    const delegation = nthOf(model.delegations, nth);
    if (!delegation) return undefined;
    const { id, person, delegate, isOpen } = delegation;
    const door = isDesk ? refusedAtDesk(model, by) : refusedAtDoor(model, { by });
    const may = isDesk
      ? bankOf(model, person) === bankOf(model, by)
      : [person, delegate].includes(by);
    return {
      by,
      words: `${by} ends that ${delegate} acts for ${person}`,
      method: 'DELETE',
      path: isDesk ? `/admin/proxies/${id}` : `/users/proxies/${id}`,
      expected: [door ?? (may && isOpen ? 'ok' : 'not-found')],
      done() {
        delegation.isOpen = false;
      },
    };
  };

interface Proposal {
  by: Person;
  other: Person;
  iGive: boolean;
  /** Of the day on which the model begins: before it, or after. */
  hasBegun: boolean;
}

const propose =
  ({ by, other, iGive, hasBegun }: Proposal): Operation =>
  (model, ids) => {
    const problems = mayExchange(model, bankOf(model, by), bankOf(model, other))
      ? []
      : ['with.partnerBank bank-not-linked'];
    if (by === other) problems.push('with.partner same-person');
    else if (!isActive(model, other)) problems.push('with.partner not-a-member');
    const [giver, receiver] = iGive ? [by, other] : [other, by];
    return {
      by,
      words: `${by} proposes a day to ${other}`,
      method: 'POST',
      path: '/users/arrangements',
      body: {
        with: { partner: ids.holder(other), partnerBank: ids.bank(bankOf(model, other)), iGive },
        ...{ activity: ids.activity, title: 'Aiuto', day: ids.today, minutes: 90, place: '' },
        time: hasBegun ? '08:00' : '23:30',
      },
      expected: [
        refusedAtDoor(model, { by }) ?? (problems.length > 0 ? badFields(...problems) : 'ok'),
      ],
      done({ json }) {
        const made = { id: idIn(json), giver, receiver, proposer: by, hasBegun };
        model.appointments.push({ ...made, state: 'proposed' });
      },
    };
  };

const agree =
  ({ by: anybody, nth, isOther }: { by: Person; nth: number; isOther: boolean }): Operation =>
  (model) => {
    const appointment = nthOf(model.appointments, nth);
    if (!appointment) return undefined;
    const { giver, receiver, state, proposer } = appointment;
    const by = isOther ? (proposer === giver ? receiver : giver) : anybody;
    const refusal = ![giver, receiver].includes(by)
      ? 'not-found'
      : state !== 'proposed'
        ? 'already-decided'
        : proposer === by
          ? 'forbidden'
          : undefined;
    return {
      by,
      words: `${by} agrees with ${proposer}`,
      method: 'POST',
      path: `/users/arrangements/${appointment.id}/agree`,
      body: { sequence: 0 },
      expected: [refusedAtDoor(model, { by }) ?? refusal ?? 'ok'],
      done() {
        appointment.state = 'agreed';
      },
    };
  };

interface Saying {
  by: Person;
  nth: number;
  halves: number;
  /** Instead of anybody, one of the two. */
  isOther: boolean;
  /** What they say of hours that belong to no appointment; nothing before they are asked. */
  another: boolean | undefined;
}

/** It was done: hours of who gave wait, who received confirms them by saying so (law L4). */
const done =
  ({ by: anybody, nth, halves, isOther, another }: Saying): Operation =>
  (model) => {
    const appointment = nthOf(model.appointments, nth);
    if (!appointment) return undefined;
    const { giver, receiver } = appointment;
    const by = isOther ? (halves % 2 === 0 ? giver : receiver) : anybody;
    const note = newNote(model);
    const isGiver = by === giver;
    const made = {
      kind: 'service' as const,
      creditor: giver,
      debtor: receiver,
      minutes: halves * 30,
    };
    const state = stateWhenRecorded(model, made, !isGiver);
    return {
      by,
      words: `${by} says that it was done, ${giver} for ${receiver}${ANOTHER_WORDS[String(another)]}`,
      method: 'POST',
      path: `/users/arrangements/${appointment.id}/done`,
      body: { quantityOfHours: halves / 2, note, ...(another === undefined ? {} : { another }) },
      note,
      expected: [refusedAtDoor(model, { by }) ?? answerToDone(model, by, appointment, another)],
      done(_, { exchanges }) {
        const [loose] = looseOf(model, appointment);
        if (another === false && loose) return isDone(appointment, loose);
        const id = exchanges[0]?.id ?? 0;
        const word = state === 'confirmed' ? { by } : undefined;
        isDone(appointment, addExchange(model, id, made, word));
      },
    };
  };

const ANOTHER_WORDS: Record<string, string> = {
  undefined: '',
  true: ', another time',
  false: ', as recorded',
};

/** Hours of the two that stand and belong to no appointment, the latest first. */
function looseOf(
  model: Model,
  { giver, receiver }: Model['appointments'][number],
): ModelExchange[] {
  return model.exchanges
    .filter(({ creditor, debtor, kind }) => {
      return creditor === giver && debtor === receiver && kind === 'service';
    })
    .filter((one) => !isOfAppointment(model, one))
    .filter((one) => ['pending', 'confirmed'].includes(stateOf(one)))
    .toSorted((one, other) => other.id - one.id);
}

function answerToDone(
  model: Model,
  by: Person,
  appointment: Model['appointments'][number],
  another: boolean | undefined,
): string {
  const { giver, receiver, state, hasBegun } = appointment;
  if (![giver, receiver].includes(by)) return 'not-found';
  if (state === 'done' || state === 'dropped') return 'already-decided';
  if (state === 'proposed' || !hasBegun) return 'too-early';
  const isRecorded = looseOf(model, appointment).length > 0;
  if (isRecorded && another === undefined) return 'already-recorded';
  if (another === false) return isRecorded ? 'ok' : 'seen-outdated';
  if (mayExchange(model, bankOf(model, giver), bankOf(model, receiver))) return 'ok';
  return badFields(`${by === giver ? 'bankTo' : 'bankFrom'} bank-not-linked`);
}

const drop =
  ({ by, nth }: { by: Person; nth: number }): Operation =>
  (model) => {
    const appointment = nthOf(model.appointments, nth);
    if (!appointment) return undefined;
    const { giver, receiver } = appointment;
    const answer = isOpen(appointment) ? 'ok' : 'already-decided';
    return {
      by,
      words: `${by} drops what ${giver} and ${receiver} arranged`,
      method: 'POST',
      path: `/users/arrangements/${appointment.id}/drop`,
      expected: [
        refusedAtDoor(model, { by }) ?? ([giver, receiver].includes(by) ? answer : 'not-found'),
      ],
      done() {
        appointment.state = 'dropped';
      },
    };
  };

export function trusts(
  person: fc.Arbitrary<Person>,
  desk: fc.Arbitrary<Person>,
): fc.Arbitrary<Operation>[] {
  return [
    fc.record({ by: desk, person, delegate: person }).map(name),
    fc.record({ by: person, nth: fc.nat(5), isDesk: fc.boolean() }).map(end),
  ];
}

export function appointments(person: fc.Arbitrary<Person>): fc.Arbitrary<Operation>[] {
  const about = { by: person, nth: fc.nat(7) };
  const begun = fc.constantFrom(true, true, false);
  const isOther = fc.constantFrom(true, true, false);
  const another = fc.constantFrom(undefined, undefined, true, false);
  const saying = fc.record({ ...about, halves: fc.integer({ min: 1, max: 4 }), isOther, another });
  return [
    fc.record({ by: person, other: person, iGive: fc.boolean(), hasBegun: begun }).map(propose),
    fc.record({ ...about, isOther }).map(agree),
    fc.record({ ...about, isOther }).map(agree),
    saying.map(done),
    saying.map(done),
    fc.record(about).map(drop),
  ];
}
