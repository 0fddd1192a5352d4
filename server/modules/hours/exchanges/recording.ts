/** Recording exchanges: by the member who gave, or by an administrator (laws L1, L2, L9). */
import { isOwnClaim } from '#contract/abilities.ts';
import type { FieldProblem } from '#contract/errors.ts';
import type { ExchangeBasis } from '#contract/hours/exchange-states.ts';
import type { BankExchange, NewExchange, ReceivedExchange } from '#contract/hours/exchanges.ts';
import { minutesFromHours } from '#contract/hours/hours.ts';
import type { RecordedExchange } from '#contract/hours/recording.ts';
import type { Call, ChangeCall, Work } from '#server/call.ts';
import { areLinked } from '#server/modules/banks/banks/lists.ts';
import { assertMayGive } from '#server/modules/hours/limits/giver.ts';
import type { SignedInMember } from '#server/modules/people/accounts/signed-in.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { lockActivity } from './activities-sql.ts';
import { alreadyRecorded } from './appointments.ts';
import { type Parties, type Recorder, record, type ServiceTerms } from './making.ts';
import { findOrigin, type Origin, settleOrigin } from './origin.ts';
import { presentExchange } from './present.ts';
import { confirmsAtOnce, ofReceived, problemsOfParties, problemsOfTerms } from './rules.ts';
import { findBodyAmong, findExchange, lockActiveMembers } from './sql.ts';

/** What people agreed on was offered when they did. */
const OFFERED = { retired_at: null };

/** A member records hours they gave, in nobody else's name; the exchange waits for the debtor. */
export async function recordOwnExchange(call: Call<'createExchange'>): Promise<RecordedExchange> {
  const { actor, body: form } = call;
  const inOwnName =
    (form.userFrom ?? actor.personId) === actor.personId &&
    (form.bankFrom ?? actor.bankId) === actor.bankId;
  if (!inOwnName) throw new Refusal('forbidden');
  const parties = partiesOf(actor, actor.personId, form);
  return recordChecked(call, actor, { what: 'own', parties, form, atOnce: false });
}

/**
 * An administrator registers an exchange of a member of theirs. Within their bank it is confirmed
 * at once, unless they are the creditor or say that the debtor's word is still missing; otherwise it
 * waits for the debtor's side (law L9).
 */
export async function recordBankExchange(
  call: Call<'createBankExchange'>,
): Promise<RecordedExchange> {
  const { actor: admin, body: form } = call;
  const parties = partiesOf(admin, form.userFrom, form);
  const atOnce = !form.waits && confirmsAtOnce(admin, parties);
  const { basis } = form;
  return recordChecked(call, admin, { what: 'bank', parties, form, atOnce, basis });
}

/**
 * A member records hours they received, from anybody but their person of trust and that person's bodies. Recording them is the
 * debtor's word (law L4), so the exchange is confirmed at once; the creditor is informed and may
 * reverse it (law L6).
 */
export async function recordReceivedExchange(
  call: Call<'createReceivedExchange'>,
): Promise<RecordedExchange> {
  const { actor, body } = call;
  const received = receivedBy(actor, body);
  if (isOwnClaim(actor, body.userFrom)) throw new Refusal('proxy-is-creditor');
  const { undoable: isUndoable } = body;
  return recordChecked(call, actor, { what: 'received', ...received, atOnce: true, isUndoable });
}

/** The form and the two people of hours that a member received. */
export function receivedBy(
  { personId, bankId }: Pick<SignedInMember, 'personId' | 'bankId'>,
  { userFrom, bankFrom, undoable: _, ...terms }: ReceivedExchange,
) {
  const form = { ...terms, userFrom, userTo: personId, bankTo: bankId };
  const creditor = { creditorId: userFrom, creditorBankId: bankFrom };
  return { form, parties: { ...creditor, debtorId: personId, debtorBankId: bankId } };
}

function partiesOf(
  actor: SignedInMember,
  creditorId: number,
  { userTo, bankTo }: { userTo: number; bankTo: number },
): Parties {
  return {
    creditorId,
    creditorBankId: actor.bankId,
    debtorId: userTo,
    debtorBankId: bankTo,
  };
}

/** The terms of the service in a form. */
export function termsOf(form: Omit<BankExchange, 'userFrom' | 'userTo'>): ServiceTerms {
  return {
    kind: 'service',
    activityId: form.activity,
    performedOn: form.dateOfTransaction,
    minutes: minutesFromHours(form.quantityOfHours),
    note: form.note,
    hand: form.hand,
  };
}

/** An exchange as somebody wants it recorded. */
export interface Recording {
  /** The member who gave, the member who received, or the desk. */
  what: 'own' | 'received' | 'bank';
  parties: Parties;
  form: NewExchange | BankExchange;
  atOnce: boolean;
  /** The confirmation can be taken back for some seconds. */
  isUndoable?: boolean | undefined;
  basis?: ExchangeBasis | undefined;
  /**
   * The appointment that it is of, kept by its lock: the two agreed on the activity then, and it may
   * have been retired since.
   */
  appointmentId?: number;
}

/**
 * Records an exchange, checked by every rule of recording, and ties it to where it comes from: its
 * appointment, the one that the form names or, where nobody was asked, the one that alone can be meant
 * (specification §22).
 * @throws Refusal field problems; `forbidden` when the member left after the call had come in;
 *   `already-recorded` where the appointment carries hours by now, and it was not said that it was
 *   another time
 */
export async function recordChecked(
  call: ChangeCall<unknown>,
  recorder: Recorder,
  { what, parties, form, appointmentId, ...how }: Recording,
): Promise<RecordedExchange> {
  const { db, locale } = call;
  const terms = termsOf(form);
  const isAgreed = appointmentId !== undefined;
  if (what !== 'received') {
    const { creditorId, creditorBankId: bankId } = parties;
    const giving = { giverIds: [creditorId], bankId, day: terms.performedOn };
    const passing = 'passing' in form ? form.passing : undefined;
    await assertMayGive({ ...call, actor: recorder }, giving, { isDesk: what === 'bank', passing });
  }
  const self = what === 'bank' ? undefined : recorder.personId;
  const partiesProblems = await findPartiesProblems(db, parties, self);
  const termsProblems = await findTermsProblems(call, terms, parties, { isAgreed });
  // A call that waits here for the same appointment then finds the hours that closed it.
  const {
    problems: originProblems,
    standing,
    ...origin
  } = isAgreed
    ? { problems: [], standing: null, ...ofAppointment(appointmentId) }
    : await findOrigin(call, recorder, { parties, terms, said: form, isByDesk: what === 'bank' });
  const handProblems = await findHandProblems(db, parties, terms.hand);
  const problems = [...termsProblems, ...partiesProblems, ...handProblems, ...originProblems];
  refuseFields(what === 'received' ? problems.map(ofReceived) : problems);
  if (standing) throw alreadyRecorded(standing);
  const [id = 0] = await record(call, recorder, { pairs: [parties], terms, ...how });
  const settled = await settleOrigin(call, id, origin);
  const row = await db.first(findExchange(locale), { id });
  if (!row) throw new Error('a recorded exchange can be read');
  return { ...presentExchange(row), ...settled };
}

/** Only of a body it is noted who in it gave or received. */
async function findHandProblems(
  db: Transaction,
  { creditorId, debtorId }: Parties,
  hand: string | undefined,
): Promise<FieldProblem[]> {
  if (hand === undefined) return [];
  const body = await db.first(findBodyAmong, { personIds: [creditorId, debtorId] });
  return body ? [] : [{ path: 'hand', code: 'bodies-only' }];
}

/** What hours come from that are recorded from an appointment. */
function ofAppointment(id: number): Origin {
  const appointment = { id, notice_id: null, is_open: true };
  return { appointment, isAwaited: false, notice: undefined };
}

/**
 * Validation problems that do not depend on the two people (date, activity, banks).
 * @param isAgreed the two agreed on the activity before: it may have been retired since
 */
export async function findTermsProblems(
  { db, today }: Work,
  { activityId, performedOn }: ServiceTerms,
  banks: Pick<Parties, 'creditorBankId' | 'debtorBankId'>,
  { isAgreed = false } = {},
): Promise<FieldProblem[]> {
  const { creditorBankId: one, debtorBankId: other } = banks;
  return problemsOfTerms({
    performedOn,
    today,
    banksAreSameOrLinked: one === other || (await areLinked(db, one, other)),
    activity: isAgreed ? OFFERED : await db.first(lockActivity, { activityId }),
  });
}

/**
 * The member stays one until the transaction ends.
 * @throws Refusal `forbidden` when they left after the call had come in
 */
export async function assertStillMember(
  db: Transaction,
  { personId, bankId }: SignedInMember,
): Promise<void> {
  const member = { personIds: [personId], bankIds: [bankId] };
  if (!(await db.first(lockActiveMembers, member))) throw new Refusal('forbidden');
}

/**
 * Validation problems of the two people. Locks their memberships until the transaction ends.
 * @param self the member who records, if they are one of the two
 */
async function findPartiesProblems(
  db: Transaction,
  parties: Parties,
  self: number | undefined,
): Promise<FieldProblem[]> {
  const { creditorId, creditorBankId, debtorId, debtorBankId } = parties;
  const active = await db.rows(lockActiveMembers, {
    personIds: [creditorId, debtorId],
    bankIds: [creditorBankId, debtorBankId],
  });
  const isActive = (id: number) => active.some((member) => member.person_id === id);
  if (self !== undefined && !isActive(self)) throw new Refusal('forbidden');
  return problemsOfParties({
    ...parties,
    creditorIsActive: isActive(creditorId),
    debtorIsActive: isActive(debtorId),
  });
}
