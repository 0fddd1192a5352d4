/** Who is a member, who administers, which banks are linked (laws L2, L10; specification §4, §19). */
import fc from 'fast-check';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import { addExchange, decided } from '../changing.ts';
import {
  balanceOf,
  bankOf,
  fundOf,
  isActive,
  isAdmin,
  joins,
  type Model,
  memberOf,
  type Person,
  stateOf,
} from '../model.ts';
import { badFields, idIn, type Made, nthOf, type Operation } from '../operation.ts';
import { refusedAtDesk } from '../permissions.ts';
import { newNote } from './recording.ts';

/** What follows when a membership ends: what waits is cancelled, trust and appointments end. */
function leave(model: Model, person: Person, by: Person): void {
  Object.assign(memberOf(model, person), { isActive: false, isAdmin: false });
  for (const exchange of model.exchanges) {
    const isTheirs = exchange.creditor === person || exchange.debtor === person;
    if (isTheirs && stateOf(exchange) === 'pending') decided(model, exchange, 'cancelled', { by });
  }
  for (const delegation of model.delegations) {
    if ([delegation.person, delegation.delegate].includes(person)) delegation.isOpen = false;
  }
  for (const cheque of model.cheques) {
    if (cheque.owner !== person || !cheque.book.isOpen) continue;
    if (cheque.state === 'blank') Object.assign(cheque, { state: 'void', isVoidByLeaving: true });
  }
  for (const { owner, book } of model.cheques) if (owner === person) book.isOpen = false;
  for (const appointment of model.appointments) {
    const isTheirs = [appointment.giver, appointment.receiver].includes(person);
    const isOpen = ['proposed', 'agreed'].includes(appointment.state);
    if (isTheirs && isOpen) appointment.state = 'dropped';
  }
}

/** What the desk is refused about a member of theirs. */
function refusedAbout(model: Model, by: Person, person: Person): string | undefined {
  const isOurs = isActive(model, person) && bankOf(model, person) === bankOf(model, by);
  return refusedAtDesk(model, by) ?? (isOurs ? undefined : 'not-found');
}

const exclude =
  ({ by, person }: { by: Person; person: Person }): Operation =>
  (model, ids) => ({
    by,
    words: `${by} excludes ${person}`,
    method: 'DELETE',
    path: `/admin/banks/users/${ids.holder(person)}`,
    expected: [
      refusedAbout(model, by, person) ?? (isAdmin(model, person) ? 'admin-not-removable' : 'ok'),
    ],
    done: () => leave(model, person, by),
  });

interface Closing {
  by: Person;
  person: Person;
  way: 'keep' | 'fund' | 'person';
  to: Person;
  /** Whether the desk has seen the balance as it is. */
  isSeen: boolean;
}

/** The desk closes an account, and what becomes of its balance. */
const close =
  ({ by, person, way, to, isSeen }: Closing): Operation =>
  (model, ids) => {
    const balance = balanceOf(model, person);
    const note = newNote(model);
    const refusal =
      refusedAbout(model, by, person) ?? refusalOfClosing(model, { by, person, way, to, isSeen });
    return {
      by,
      words: `${by} closes the account of ${person}: ${way} ${way === 'person' ? to : ''}`,
      method: 'POST',
      path: `/admin/banks/users/${ids.holder(person)}/closing`,
      body: {
        ...{ seen: hoursFromMinutes(isSeen ? balance : balance + 30), way, note },
        ...(way === 'person' ? { toPerson: ids.holder(to) } : {}),
      },
      note,
      expected: [refusal ?? 'ok'],
      done(_: unknown, { exchanges: [made] }: Made) {
        leave(model, person, by);
        if (way === 'keep') return;
        const other = way === 'fund' ? fundOf(bankOf(model, by)) : to;
        const [creditor, debtor] = balance > 0 ? [other, person] : [person, other];
        if (!made) throw new Error('a settlement is an exchange');
        const minutes = Math.abs(balance);
        addExchange(model, made.id, { kind: 'settlement', creditor, debtor, minutes }, { by });
      },
    };
  };

function refusalOfClosing(model: Model, { by, person, way, to, isSeen }: Closing) {
  if (isAdmin(model, person)) return 'admin-not-removable';
  if (way === 'person' && to === by) return 'own-decision';
  if (!isSeen) return 'seen-outdated';
  if (way === 'keep') return undefined;
  const balance = balanceOf(model, person);
  if (balance === 0 || (way === 'person' && balance < 0)) return badFields('way invalid');
  if (way === 'fund') return undefined;
  if (to === person) return badFields('toPerson same-person');
  const isMember = isActive(model, to) && bankOf(model, to) === bankOf(model, by);
  return isMember ? undefined : badFields('toPerson not-a-member');
}

/** Who has left asks to come back. */
const comeBack =
  ({ by: anybody }: { by: Person }): Operation =>
  (model, ids) => {
    const by = [...model.people.keys()].find((one) => !isActive(model, one)) ?? anybody;
    const member = memberOf(model, by);
    const refusal = member.isActive
      ? 'already-member'
      : member.hasAsked
        ? 'already-requested'
        : undefined;
    return {
      by,
      words: `${by} asks to come back`,
      method: 'PATCH',
      path: `/users/banks/${ids.bank(member.bank)}/join`,
      expected: [refusal ?? 'ok'],
      done() {
        member.hasAsked = true;
      },
    };
  };

/** The desk answers who asks; everybody of the cast was a member once. */
const answerWhoAsks =
  ({ by, person: anybody, accepts }: { by: Person; person: Person; accepts: boolean }): Operation =>
  (model, ids) => {
    const who = [...model.people.keys()].find((one) => memberOf(model, one).hasAsked);
    const person = who ?? anybody;
    const member = memberOf(model, person);
    const isOurs = member.bank === bankOf(model, by);
    const refusal = !isOurs ? 'not-found' : member.hasAsked ? undefined : 'already-decided';
    return {
      by,
      words: `${by} ${accepts ? 'accepts' : 'denies'} ${person}`,
      method: 'PATCH',
      path: `/admin/banks/users/${ids.holder(person)}/${accepts ? 'accept' : 'deny'}`,
      expected: [refusedAtDesk(model, by) ?? refusal ?? 'ok'],
      done: () => Object.assign(member, { hasAsked: false, isActive: accepts }),
    };
  };

const changeRole =
  ({ by, person, role }: { by: Person; person: Person; role: 'ADMIN' | 'USER' }): Operation =>
  (model, ids) => {
    const bank = bankOf(model, by);
    const admins = [...model.people.keys()].filter(
      (one) => isAdmin(model, one) && bankOf(model, one) === bank,
    );
    const isLast = role === 'USER' && admins.length === 1 && admins[0] === person;
    return {
      by,
      words: `${by} makes ${person} ${role}`,
      method: 'PATCH',
      path: `/admin/banks/users/${ids.holder(person)}/role`,
      body: { role },
      expected: [refusedAbout(model, by, person) ?? (isLast ? 'last-admin' : 'ok')],
      done() {
        memberOf(model, person).isAdmin = role === 'ADMIN';
      },
    };
  };

/** A bank asks another for a link. */
const askForLink =
  ({ by, nth }: { by: Person; nth: number }): Operation =>
  (model, ids) => {
    const [requester, required] = [bankOf(model, by), nthOf(model.banks, nth)];
    if (required === undefined) return undefined;
    const isOpen = model.links.some(
      (link) => link.state !== 'over' && joins(link, requester, required),
    );
    const refusal =
      requester === required
        ? badFields('bankId same-bank')
        : isOpen
          ? 'already-requested'
          : undefined;
    return {
      by,
      words: `${by} asks ${required} for a link`,
      method: 'POST',
      path: `/admin/banks/${ids.bank(required)}/associate`,
      expected: [refusedAtDesk(model, by) ?? refusal ?? 'ok'],
      done({ json }) {
        model.links.push({ id: idIn(json), requester, required, state: 'requested' });
      },
    };
  };

type LinkAct = 'approve' | 'reject' | 'remove';

/** A bank approves, rejects or ends a link; what waits between the banks can still be decided. */
const decideLink =
  ({ by, nth, act }: { by: Person; nth: number; act: LinkAct }): Operation =>
  (model) => {
    const link = nthOf(model.links, nth);
    if (!link) return undefined;
    const bank = bankOf(model, by);
    const wanted = act === 'remove' ? 'approved' : 'requested';
    const refusal = ![link.requester, link.required].includes(bank)
      ? 'not-found'
      : link.state !== wanted
        ? 'already-decided'
        : act === 'approve' && link.required !== bank
          ? 'forbidden'
          : undefined;
    return {
      by,
      words: `${by}: ${act} link of ${link.requester} and ${link.required}`,
      method: act === 'remove' ? 'DELETE' : 'PATCH',
      path: `/admin/banks/${link.id}${act === 'remove' ? '' : `/${act}`}`,
      expected: [refusedAtDesk(model, by) ?? refusal ?? 'ok'],
      done() {
        link.state = act === 'approve' ? 'approved' : 'over';
      },
    };
  };

export function memberships(
  person: fc.Arbitrary<Person>,
  desk: fc.Arbitrary<Person>,
): fc.Arbitrary<Operation>[] {
  const two = { by: desk, person };
  const way = fc.constantFrom<Closing['way']>('keep', 'fund', 'person');
  const isSeen = fc.integer({ min: 0, max: 4 }).map((n) => n > 0);
  const role = fc.constantFrom<'ADMIN' | 'USER'>('ADMIN', 'USER');
  const act = fc.constantFrom<LinkAct>('approve', 'approve', 'reject', 'remove');
  const answer = fc.record({ ...two, accepts: fc.constantFrom(true, true, false) });
  return [
    fc.record(two).map(exclude),
    fc.record({ ...two, way, to: person, isSeen }).map(close),
    fc.record({ by: person }).map(comeBack),
    answer.map(answerWhoAsks),
    answer.map(answerWhoAsks),
    fc.record({ ...two, role }).map(changeRole),
    fc.record({ by: desk, nth: fc.nat(5) }).map(askForLink),
    fc.record({ by: desk, nth: fc.nat(4), act }).map(decideLink),
  ];
}
