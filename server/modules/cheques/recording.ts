/**
 * Recording the exchange that a cheque speaks of. The cheque is locked first and has one exchange for
 * good, so that it is the idempotency key of its own booking: who says the same again gets the same
 * answer, and everybody else a refusal.
 */
import { type ChequeBooking, type ChequeHandIn, chequeDaysLate } from '#contract/cheques.ts';
import type { FieldProblem } from '#contract/errors.ts';
import type { Exchange } from '#contract/exchanges.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { finishSure } from '#server/modules/exchanges/appointments.ts';
import type { ExchangeRow } from '#server/modules/exchanges/columns-sql.ts';
import { type Parties, record, type ServiceTerms } from '#server/modules/exchanges/making.ts';
import { presentExchange } from '#server/modules/exchanges/present.ts';
import {
  assertStillMember,
  findTermsProblems,
  termsOf,
} from '#server/modules/exchanges/recording.ts';
import { confirmsAtOnce } from '#server/modules/exchanges/rules.ts';
import { decideExchanges, findExchange, lockActiveMembers } from '#server/modules/exchanges/sql.ts';
import { lockAccounts } from '#server/modules/ledger/sql.ts';
import { beyondLimits, mayBeStopped } from '#server/modules/limits/hard-limit.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { assertOpenTo, daysAllowedBy } from './reading.ts';
import { lateness, saysTheSame, usedUpRefusal, wasMemberOn } from './rules.ts';
import { giveExchange, listMemberships, lockCheque, noteLateness } from './sql.ts';
import { NOTE_OF_CHEQUE } from './texts.ts';

type LockedCheque = RowOf<typeof lockCheque>;

interface Asked<Form> {
  code: string;
  form: Form;
  locale: Locale;
}

/** One recording: who does it, between whom, on what terms. */
interface Recording {
  actor: SignedInMember;
  cheque: LockedCheque;
  parties: Parties;
  terms: ServiceTerms;
  locale: Locale;
}

/**
 * The desk books a cheque. The signature is the debtor's word: in the debtor's own bank it confirms at
 * once, unless the administrator gave the hours; otherwise the exchange waits (laws L4, L9).
 * @throws Refusal `cheque-unknown`, `not-of-this-bank`, `cheque-used`, `cheque-void`,
 *   `cheque-differs`, `cheque-late`, or field problems
 */
export function bookCheque(
  deps: Deps,
  admin: SignedInMember,
  { code, form, locale }: Asked<ChequeBooking>,
): Promise<Exchange> {
  return deps.database.transaction(async (transaction) => {
    const cheque = await lockOpen(transaction, admin, code);
    const giver = { id: form.userFrom, bankId: form.bankFrom ?? admin.bankId };
    if (admin.bankId !== cheque.bank_id && admin.bankId !== giver.bankId) {
      throw new Refusal('not-of-this-bank');
    }
    const recording = recordingOf({ actor: admin, cheque, giver, form, locale });
    const { parties, terms } = recording;
    const atOnce = confirmsAtOnce(admin, parties);
    const broughtOn = deps.clock.dayOf(cheque.handed_in_at ?? deps.clock.now());
    const daysAllowed = await daysAllowedBy(transaction, cheque.bank_id);
    const days = { performedOn: terms.performedOn, broughtOn, daysAllowed };
    const { daysLate, refusal } = lateness(days, form.late ?? false);
    if (cheque.exchange_id !== null) {
      const row = await findSaidBefore(transaction, recording, cheque.exchange_id);
      if (row.state !== 'pending' || !atOnce) return presentExchange(row);
      if (refusal) throw new Refusal(refusal);
      await transaction.count(noteLateness, { id: cheque.id, daysLate });
      return confirmOnPaper(deps, transaction, admin, row);
    }
    await checkNew(deps, transaction, recording);
    if (refusal) throw new Refusal(refusal);
    return recordNew(deps, transaction, recording, { atOnce, daysLate });
  });
}

/**
 * The person who gave hands a cheque in: the exchange waits until the other side, or the desk with the
 * paper in hand, confirms it.
 * @throws Refusal `cheque-unknown`, `not-of-this-bank`, `cheque-own`, `cheque-used`, `cheque-void`, or
 *   field problems
 */
export function handInCheque(
  deps: Deps,
  actor: SignedInMember,
  { code, form, locale }: Asked<ChequeHandIn>,
): Promise<Exchange> {
  return deps.database.transaction(async (transaction) => {
    const cheque = await lockOpen(transaction, actor, code);
    if (cheque.owner_id === actor.personId) throw new Refusal('cheque-own');
    const giver = { id: actor.personId, bankId: actor.bankId };
    const recording = recordingOf({ actor, cheque, giver, form, locale });
    if (cheque.exchange_id !== null) {
      const row = await findExchangeOf(transaction, cheque.exchange_id, locale);
      if (saysTheSame(wordsOf(row), wordsIn(recording))) return presentExchange(row);
      throw new Refusal(cheque.state === 'void' ? 'cheque-void' : 'cheque-used');
    }
    if (cheque.state === 'handed-in') throw new Refusal('cheque-used');
    await assertStillMember(transaction, actor);
    await checkNew(deps, transaction, recording);
    const { performedOn } = recording.terms;
    const daysAllowed = await daysAllowedBy(transaction, cheque.bank_id);
    const daysLate = chequeDaysLate(performedOn, deps.clock.today(), daysAllowed);
    return recordNew(deps, transaction, recording, { atOnce: false, daysLate });
  });
}

async function lockOpen(
  transaction: Transaction,
  actor: SignedInMember,
  code: string,
): Promise<LockedCheque> {
  const cheque = await transaction.first(lockCheque, { code });
  if (!cheque) throw new Refusal('cheque-unknown');
  await assertOpenTo(transaction, actor, cheque.bank_id);
  return cheque;
}

function recordingOf({
  actor,
  cheque,
  giver,
  form,
  locale,
}: Pick<Recording, 'actor' | 'cheque' | 'locale'> & {
  giver: { id: number; bankId: number };
  form: ChequeHandIn;
}): Recording {
  const parties = {
    creditorId: giver.id,
    creditorBankId: giver.bankId,
    debtorId: cheque.owner_id,
    debtorBankId: cheque.bank_id,
  };
  const note = form.note || NOTE_OF_CHEQUE[locale](cheque.serial);
  return {
    actor,
    cheque,
    parties,
    terms: termsOf({ ...form, bankTo: cheque.bank_id, note }),
    locale,
  };
}

/** The exchange of a cheque, where what is said now was said before. @throws Refusal otherwise */
async function findSaidBefore(
  transaction: Transaction,
  recording: Recording,
  exchangeId: number,
): Promise<ExchangeRow> {
  const row = await findExchangeOf(transaction, exchangeId, recording.locale);
  if (row.state === 'cancelled') throw new Refusal('cheque-void');
  if (row.state !== 'reversed' && saysTheSame(wordsOf(row), wordsIn(recording))) return row;
  throw new Refusal(row.state === 'pending' ? 'cheque-differs' : 'cheque-used');
}

async function findExchangeOf(transaction: Transaction, id: number, locale: Locale) {
  const row = await transaction.first(findExchange(locale), { id });
  if (!row) throw new Error('the exchange of a cheque can be read');
  return row;
}

function wordsOf(row: ExchangeRow) {
  return {
    creditorId: row.creditor_id,
    creditorBankId: row.creditor_bank_id,
    minutes: row.minutes,
    performedOn: row.performed_on,
  };
}

function wordsIn({ parties, terms }: Recording) {
  return { ...parties, minutes: terms.minutes, performedOn: terms.performedOn };
}

/** @throws Refusal when the cheque is used up, or with what is wrong in the form */
async function checkNew(
  deps: Deps,
  transaction: Transaction,
  { cheque, parties, terms }: Recording,
): Promise<void> {
  const refusal = usedUpRefusal({ state: cheque.state, voidCause: cheque.void_cause });
  if (refusal) throw new Refusal(refusal);
  refuseFields([
    ...(await findTermsProblems(deps, transaction, terms, parties)),
    ...(await findPeopleProblems(deps, transaction, parties, terms.performedOn)),
  ]);
}

/** The giver is a member now and stays one until the end; the owner was one on the day of the help. */
async function findPeopleProblems(
  { clock }: Deps,
  transaction: Transaction,
  { creditorId, creditorBankId, debtorId, debtorBankId }: Parties,
  performedOn: string,
): Promise<FieldProblem[]> {
  if (creditorId === debtorId) return [{ path: 'userFrom', code: 'same-person' }];
  const giver = { personIds: [creditorId], bankIds: [creditorBankId] };
  const [member] = await transaction.rows(lockActiveMembers, giver);
  const owner = { personId: debtorId, bankId: debtorBankId };
  const memberships = await transaction.rows(listMemberships, owner);
  const spans = memberships.map(({ decided_at, ended_at }) => ({
    from: decided_at === null ? '' : clock.dayOf(decided_at),
    to: ended_at === null ? null : clock.dayOf(ended_at),
  }));
  const problems: FieldProblem[] = [];
  if (!member) problems.push({ path: 'userFrom', code: 'not-a-member' });
  if (!wasMemberOn(performedOn, spans)) {
    problems.push({ path: 'dateOfTransaction', code: 'not-a-member-then' });
  }
  return problems;
}

async function recordNew(
  deps: Deps,
  transaction: Transaction,
  { actor, cheque, parties, terms, locale }: Recording,
  { atOnce, daysLate }: { atOnce: boolean; daysLate: number },
): Promise<Exchange> {
  const toRecord = { pairs: [parties], terms, atOnce, basis: 'paper' as const };
  const [exchangeId = 0] = await record(deps, transaction, actor, toRecord);
  const now = deps.clock.now();
  await transaction.count(giveExchange, { id: cheque.id, exchangeId, daysLate, now });
  await finishSure(deps, transaction, [exchangeId]);
  return presentExchange(await findExchangeOf(transaction, exchangeId, locale));
}

/**
 * The desk has the paper of an exchange that waits. Past a hard limit it goes on waiting, for the desk
 * to confirm it with a reason (specification §17).
 * @throws Refusal `cheque-used`
 */
async function confirmOnPaper(
  { clock }: Deps,
  transaction: Transaction,
  admin: SignedInMember,
  row: ExchangeRow,
): Promise<Exchange> {
  if (await isBeyondLimit(clock, transaction, row)) return presentExchange(row);
  const confirm = decideExchanges({ action: 'confirm', isUndoable: false });
  const decided = await transaction.first(confirm, {
    ids: [row.id],
    actorId: admin.personId,
    delegateId: null,
    actorBankId: admin.bankId,
    reason: null,
    basis: 'paper',
    batchId: null,
    now: clock.now(),
  });
  if (!decided) throw new Refusal('cheque-used');
  return presentExchange({ ...row, state: 'confirmed' });
}

/** Locks both accounts where the bank has a hard limit. */
async function isBeyondLimit(
  clock: Clock,
  transaction: Transaction,
  row: ExchangeRow,
): Promise<boolean> {
  const bankId = row.debtor_bank_id;
  if (!(await mayBeStopped(transaction, bankId, [row.debtor_id]))) return false;
  await transaction.rows(lockAccounts, {
    personIds: [row.creditor_id, row.debtor_id],
    bankIds: [row.creditor_bank_id, bankId],
  });
  const move = {
    id: row.id,
    creditorId: row.creditor_bank_id === bankId ? row.creditor_id : null,
    debtorId: row.debtor_id,
    minutes: row.minutes,
    kind: row.kind,
  };
  return (await beyondLimits(transaction, clock, bankId, [move])).has(row.id);
}
