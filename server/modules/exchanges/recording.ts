/** Recording exchanges: by the member who gave, or by an administrator (laws L1, L2, L9). */
import type { FieldProblem } from '#contract/errors.ts';
import type { ExchangeBasis } from '#contract/exchange-states.ts';
import {
  type BankExchange,
  type Exchange,
  exchangeSchema,
  type NewExchange,
  type ReceivedExchange,
} from '#contract/exchanges.ts';
import { minutesFromHours } from '#contract/hours.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { areLinked } from '#server/modules/banks/lists.ts';
import { withIdempotencyKey } from '#server/modules/guards/idempotency.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { lockActivity } from './activities-sql.ts';
import { finish, lockClosed } from './appointments.ts';
import { type Parties, record, type ServiceTerms } from './making.ts';
import { presentExchange } from './present.ts';
import { confirmsAtOnce, ofReceived, problemsOfParties, problemsOfTerms } from './rules.ts';
import { findExchange, lockActiveMembers } from './sql.ts';

/** What people agreed on was offered when they did. */
const OFFERED = { retired_at: null };

interface Asked {
  key: string | undefined;
  locale: Locale;
}

/**
 * A member records hours they gave; the exchange waits for the debtor.
 * The same key and form have one effect and one answer.
 * @throws Refusal `forbidden` in another's name, `idempotency-key-reused`, `already-recorded`, or
 *   field problems
 */
export async function recordOwnExchange(
  deps: Deps,
  actor: SignedInMember,
  form: NewExchange,
  { key, locale }: Asked,
): Promise<Exchange> {
  const inOwnName =
    (form.userFrom ?? actor.personId) === actor.personId &&
    (form.bankFrom ?? actor.bankId) === actor.bankId;
  if (!inOwnName) throw new Refusal('forbidden');
  const parties = partiesOf(actor, actor.personId, form);
  return recordOnce(deps, key, { what: 'own', actor, parties, form, locale, atOnce: false });
}

/**
 * An administrator registers an exchange of a member of theirs. Within their bank it is confirmed
 * at once, unless they are the creditor or say that the debtor's word is still missing; otherwise it
 * waits for the debtor's side (law L9).
 * @throws Refusal `idempotency-key-reused`, or field problems
 */
export async function recordBankExchange(
  deps: Deps,
  admin: SignedInMember,
  form: BankExchange,
  { key, locale }: Asked,
): Promise<Exchange> {
  const parties = partiesOf(admin, form.userFrom, form);
  const atOnce = !form.waits && confirmsAtOnce(admin, parties);
  const { basis } = form;
  return recordOnce(deps, key, {
    what: 'bank',
    actor: admin,
    parties,
    form,
    locale,
    atOnce,
    basis,
  });
}

/**
 * A member records hours they received. Recording them is the debtor's word (law L4), so the exchange
 * is confirmed at once; the creditor is informed and may reverse it (law L6).
 * @throws Refusal `proxy-is-creditor` where their person of trust gave, `idempotency-key-reused`, or
 *   field problems of `userFrom` and `bankFrom`
 */
export async function recordReceivedExchange(
  deps: Deps,
  actor: SignedInMember,
  received: ReceivedExchange,
  { key, locale }: Asked,
): Promise<Exchange> {
  const { userFrom, bankFrom, undoable, ...terms } = received;
  const form = { ...terms, userFrom, userTo: actor.personId, bankTo: actor.bankId };
  const parties = {
    creditorId: userFrom,
    creditorBankId: bankFrom,
    debtorId: actor.personId,
    debtorBankId: actor.bankId,
  };
  if (userFrom === actor.delegateId) throw new Refusal('proxy-is-creditor');
  return recordOnce(deps, key, {
    what: 'received',
    actor,
    parties,
    form,
    locale,
    atOnce: true,
    isUndoable: undoable,
  });
}

function recordOnce(deps: Deps, key: string | undefined, recording: Recording): Promise<Exchange> {
  const { what, actor, form, parties } = recording;
  const request = what === 'received' ? [what, form, parties] : [what, form];
  // A key of the person is not one of somebody who acts for them.
  const { personId, delegateId } = actor;
  const whole = delegateId === undefined ? request : [...request, delegateId];
  const intention = { personId, key, request: whole };
  return withIdempotencyKey(
    deps.database,
    deps.clock,
    intention,
    exchangeSchema.parse,
    (transaction) => recordChecked(deps, transaction, recording),
  );
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
  };
}

/** An exchange as somebody wants it recorded. */
export interface Recording {
  /** The member who gave, the member who received, or the desk. */
  what: 'own' | 'received' | 'bank';
  actor: Pick<SignedInMember, 'personId' | 'bankId' | 'delegateId'>;
  parties: Parties;
  form: NewExchange | BankExchange;
  locale: Locale;
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
 * Records an exchange within a transaction, checked by every rule of recording. It closes its
 * appointment, or the open one of the same two whose day is nearest (specification §22).
 * @throws Refusal field problems; `forbidden` when the member left after the call had come in
 */
export async function recordChecked(
  deps: Pick<Deps, 'clock' | 'config'>,
  transaction: Transaction,
  { what, actor, parties, form, locale, appointmentId, ...how }: Recording,
): Promise<Exchange> {
  const terms = termsOf(form);
  const isAgreed = appointmentId !== undefined;
  const self = what === 'bank' ? undefined : actor.personId;
  const partiesProblems = await findPartiesProblems(transaction, parties, self);
  const termsProblems = await findTermsProblems(deps, transaction, terms, parties, {
    isAgreed,
  });
  const problems = [...termsProblems, ...partiesProblems];
  refuseFields(what === 'received' ? problems.map(ofReceived) : problems);
  // A call that waits here for the same appointment then finds the hours that closed it.
  const closed = appointmentId ?? (await lockClosed(deps, transaction, parties, terms));
  const [id = 0] = await record(deps, transaction, actor, {
    pairs: [parties],
    terms,
    ...how,
  });
  if (closed !== undefined) await finish(deps, transaction, { id: closed, exchangeId: id });
  const row = await transaction.first(findExchange(locale), { id });
  if (!row) throw new Error('a recorded exchange can be read');
  return presentExchange(row);
}

/**
 * Validation problems that do not depend on the two people (date, activity, banks).
 * @param isAgreed the two agreed on the activity before: it may have been retired since
 */
export async function findTermsProblems(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction,
  { activityId, performedOn }: ServiceTerms,
  banks: Pick<Parties, 'creditorBankId' | 'debtorBankId'>,
  { isAgreed = false } = {},
): Promise<FieldProblem[]> {
  const { creditorBankId: one, debtorBankId: other } = banks;
  return problemsOfTerms({
    performedOn,
    today: clock.today(),
    banksAreSameOrLinked: one === other || (await areLinked(transaction, one, other)),
    activity: isAgreed ? OFFERED : await transaction.first(lockActivity, { activityId }),
  });
}

/**
 * The member stays one until the transaction ends.
 * @throws Refusal `forbidden` when they left after the call had come in
 */
export async function assertStillMember(
  transaction: Transaction,
  { personId, bankId }: SignedInMember,
): Promise<void> {
  const member = { personIds: [personId], bankIds: [bankId] };
  if (!(await transaction.first(lockActiveMembers, member))) throw new Refusal('forbidden');
}

/**
 * Validation problems of the two people. Locks their memberships until the transaction ends.
 * @param self the member who records, if they are one of the two
 */
async function findPartiesProblems(
  transaction: Transaction,
  parties: Parties,
  self: number | undefined,
): Promise<FieldProblem[]> {
  const { creditorId, creditorBankId, debtorId, debtorBankId } = parties;
  const active = await transaction.rows(lockActiveMembers, {
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
