/**
 * Recording the exchange that a cheque speaks of. The cheque is locked first and has one exchange for
 * good, so that it is the idempotency key of its own booking: who says the same again gets the same
 * answer, and everybody else a refusal.
 */

import type { FieldProblem } from '#contract/errors.ts';
import type { Exchange } from '#contract/hours/exchanges.ts';
import { type ChequeHandIn, chequeDaysLate } from '#contract/paper/cheques.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import {
  alreadyRecorded,
  finishSureOfPile,
  takeTurnAndFindCarried,
} from '#server/modules/hours/exchanges/appointments.ts';
import type { ExchangeRow } from '#server/modules/hours/exchanges/columns-sql.ts';
import {
  accountsOf,
  type Parties,
  record,
  type ServiceTerms,
} from '#server/modules/hours/exchanges/making.ts';
import { presentExchange, sidesOf } from '#server/modules/hours/exchanges/present.ts';
import {
  assertStillMember,
  findTermsProblems,
  termsOf,
} from '#server/modules/hours/exchanges/recording.ts';
import { confirmsAtOnce } from '#server/modules/hours/exchanges/rules.ts';
import {
  decideExchanges,
  findExchange,
  lockActiveMembers,
} from '#server/modules/hours/exchanges/sql.ts';
import { lockAccounts } from '#server/modules/hours/ledger/sql.ts';
import { assertMayGive } from '#server/modules/hours/limits/giver.ts';
import { beyondLimits, mayBeStopped } from '#server/modules/hours/limits/hard-limit.ts';
import { momentOf } from '#server/platform/clock.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { sentencesIn } from '#server/platform/texts.ts';
import { assertOpenTo, daysAllowedBy } from './reading.ts';
import { lateness, saysTheSame, usedUpRefusal, wasMemberOn } from './rules.ts';
import { giveExchange, listMemberships, lockCheque, noteLateness } from './sql.ts';

const say = sentencesIn('server-books');

type LockedCheque = RowOf<typeof lockCheque>;

/** One recording: between whom, on what terms. */
interface Recording {
  cheque: LockedCheque;
  parties: Parties;
  terms: ServiceTerms;
}

/**
 * The desk books a cheque. The signature is the debtor's word: in the debtor's own bank it confirms at
 * once, unless the administrator gave the hours; otherwise the exchange waits (laws L4, L9).
 */
export async function bookCheque(call: Call<'bookCheque'>): Promise<Exchange> {
  const { db, clock, actor: admin, body: form } = call;
  const cheque = await lockOpen(call, call.params.code);
  const giver = { id: form.userFrom, bankId: form.bankFrom ?? admin.bankId };
  if (admin.bankId !== cheque.bank_id && admin.bankId !== giver.bankId) {
    throw new Refusal('not-of-this-bank');
  }
  const recording = recordingOf(call, cheque, giver);
  const { parties, terms } = recording;
  const atOnce = confirmsAtOnce(admin, parties);
  const broughtOn = clock.dayOf(cheque.handed_in_at ?? call.now);
  const daysAllowed = await daysAllowedBy(db, cheque.bank_id);
  const days = { performedOn: terms.performedOn, broughtOn, daysAllowed };
  const { daysLate, refusal } = lateness(days, form.late ?? false);
  if (cheque.exchange_id !== null) {
    const row = await findSaidBefore(call, recording, cheque.exchange_id);
    if (row.state !== 'pending' || !atOnce) return presentExchange(row);
    if (refusal) throw new Refusal(refusal);
    await db.count(noteLateness, { id: cheque.id, daysLate });
    return confirmOnPaper(call, row);
  }
  await checkNew(call, recording);
  if (refusal) throw new Refusal(refusal);
  await checkGiver(call, recording, { isDesk: true, passing: form.passing });
  return recordNew(call, recording, { atOnce, daysLate, another: form.another });
}

/**
 * The person who gave hands a cheque in: the exchange waits until the other side, or the desk with the
 * paper in hand, confirms it.
 */
export async function handInCheque(call: Call<'handInCheque'>): Promise<Exchange> {
  const { db, today, actor } = call;
  const cheque = await lockOpen(call, call.params.code);
  if (cheque.owner_id === actor.personId) throw new Refusal('cheque-own');
  const giver = { id: actor.personId, bankId: actor.bankId };
  const recording = recordingOf(call, cheque, giver);
  if (cheque.exchange_id !== null) {
    const row = await findExchangeOf(call, cheque.exchange_id);
    if (saysTheSame(wordsOf(row), wordsIn(recording))) return presentExchange(row);
    throw new Refusal(cheque.state === 'void' ? 'cheque-void' : 'cheque-used');
  }
  if (cheque.state === 'handed-in') throw new Refusal('cheque-used');
  await assertStillMember(db, actor);
  await checkNew(call, recording);
  await checkGiver(call, recording, { isDesk: false });
  const { performedOn } = recording.terms;
  const daysAllowed = await daysAllowedBy(db, cheque.bank_id);
  const daysLate = chequeDaysLate(performedOn, today, daysAllowed);
  return recordNew(call, recording, { atOnce: false, daysLate, another: call.body.another });
}

/** @throws Refusal `cheque-unknown`, or `not-of-this-bank` */
async function lockOpen({ db, actor }: ChangeCall, code: string): Promise<LockedCheque> {
  const cheque = await db.first(lockCheque, { code });
  if (!cheque) throw new Refusal('cheque-unknown');
  await assertOpenTo(db, actor, cheque.bank_id);
  return cheque;
}

function recordingOf(
  { body: form, locale }: { body: ChequeHandIn } & Pick<ChangeCall, 'locale'>,
  cheque: LockedCheque,
  giver: { id: number; bankId: number },
): Recording {
  const parties = {
    creditorId: giver.id,
    creditorBankId: giver.bankId,
    debtorId: cheque.owner_id,
    debtorBankId: cheque.bank_id,
  };
  const note = form.note || say(locale, 'notes.cheque', { serial: cheque.serial });
  return { cheque, parties, terms: termsOf({ ...form, bankTo: cheque.bank_id, note }) };
}

/** The exchange of a cheque, where what is said now was said before. @throws Refusal otherwise */
async function findSaidBefore(
  call: ChangeCall,
  recording: Recording,
  exchangeId: number,
): Promise<ExchangeRow> {
  const row = await findExchangeOf(call, exchangeId);
  if (row.state === 'cancelled') throw new Refusal('cheque-void');
  if (row.state !== 'reversed' && saysTheSame(wordsOf(row), wordsIn(recording))) return row;
  throw new Refusal(row.state === 'pending' ? 'cheque-differs' : 'cheque-used');
}

async function findExchangeOf({ db, locale }: ChangeCall, id: number) {
  const row = await db.first(findExchange(locale), { id });
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
async function checkNew(call: ChangeCall, { cheque, parties, terms }: Recording): Promise<void> {
  const refusal = usedUpRefusal({ state: cheque.state, voidCause: cheque.void_cause });
  if (refusal) throw new Refusal(refusal);
  refuseFields([
    ...(await findTermsProblems(call, terms, parties)),
    ...(await findPeopleProblems(call, parties, terms.performedOn)),
  ]);
}

/** @throws Refusal where who gave has paid no fee, or is not insured, and their bank wants it */
function checkGiver(
  call: ChangeCall,
  { parties: { creditorId, creditorBankId: bankId }, terms }: Recording,
  how: { isDesk: boolean; passing?: string | undefined },
): Promise<void> {
  return assertMayGive(call, { giverIds: [creditorId], bankId, day: terms.performedOn }, how);
}

/** The giver is a member now and stays one until the end; the owner was one on the day of the help. */
async function findPeopleProblems(
  { db, clock }: ChangeCall,
  { creditorId, creditorBankId, debtorId, debtorBankId }: Parties,
  performedOn: string,
): Promise<FieldProblem[]> {
  if (creditorId === debtorId) return [{ path: 'userFrom', code: 'same-person' }];
  const giver = { personIds: [creditorId], bankIds: [creditorBankId] };
  const [member] = await db.rows(lockActiveMembers, giver);
  const owner = { personId: debtorId, bankId: debtorBankId };
  const memberships = await db.rows(listMemberships, owner);
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

interface NewOfCheque {
  atOnce: boolean;
  daysLate: number;
  /** It was said that it is another time than the hours that stand. */
  another: boolean | undefined;
}

/** @throws Refusal `already-recorded` where the appointment of that day carries such hours already */
async function recordNew(
  call: ChangeCall,
  { cheque, parties, terms }: Recording,
  { atOnce, daysLate, another }: NewOfCheque,
): Promise<Exchange> {
  const { db, now, actor } = call;
  const { activityId, performedOn: day } = terms;
  const carried = await takeTurnAndFindCarried(call, { pairs: [parties], activityId, day });
  const [standing] = carried.values();
  if (standing && !another) throw alreadyRecorded(standing);
  const toRecord = { pairs: [parties], terms, atOnce, basis: 'paper' as const };
  const [exchangeId = 0] = await record(call, actor, toRecord);
  await db.count(giveExchange, { id: cheque.id, exchangeId, daysLate, now });
  await finishSureOfPile(call, [exchangeId]);
  return presentExchange(await findExchangeOf(call, exchangeId));
}

/**
 * The desk has the paper of an exchange that waits. Past a hard limit it goes on waiting, for the desk
 * to confirm it with a reason (specification §17).
 * @throws Refusal `cheque-used`
 */
async function confirmOnPaper(call: ChangeCall, row: ExchangeRow): Promise<Exchange> {
  const { db, clock, actor: admin } = call;
  if (await isBeyondLimit(call, row)) return presentExchange(row);
  const confirm = decideExchanges({ action: 'confirm', isUndoable: false });
  const decided = await db.first(confirm, {
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
async function isBeyondLimit({ db, clock }: ChangeCall, row: ExchangeRow): Promise<boolean> {
  const { id, minutes, kind } = row;
  const parties = sidesOf(row);
  if (!(await mayBeStopped(db, parties.debtorBankId, [parties.debtorId]))) return false;
  await db.rows(lockAccounts, accountsOf([parties]));
  const beyond = await beyondLimits({ db, ...momentOf(clock) }, [
    { id, minutes, kind, ...parties },
  ]);
  return beyond.has(id);
}
