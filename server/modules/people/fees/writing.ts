/** What becomes of fees (specification §48): each change is a row of its own, and the latest counts. */
import type { FieldProblem } from '#contract/errors.ts';
import {
  amountText,
  FEE_GROUPS,
  type FeeGroup,
  type FeeResults,
  type FeeState,
  type FeeWay,
  type FeeYear,
} from '#contract/people/fees.ts';
import { futureDay } from '#contract/values.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { beforeTakeBack } from '#server/modules/sending/outbox/enqueue.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { wallClock } from '#server/platform/local-time.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { amountsOfYear, type OfYear, spanOf } from './reading.ts';
import { type Amounts, canTakeBack, centsOf, groupOf } from './rules.ts';
import {
  beginFeeYear,
  enqueueFeeReminders,
  findFeeBank,
  findReceipt,
  insertFees,
  listFees,
  listSomeFees,
  lockFeeYear,
  setDueDay,
  writeAmounts,
} from './sql.ts';

type OnYear = ChangeCall & { params: { year: number } };
const ofYear = ({ actor, params }: OnYear): OfYear => ({
  bankId: actor.bankId,
  year: params.year,
});

/**
 * Lays down the fee of a year.
 * @throws Refusal `changed-meanwhile` where somebody else wrote something different since the form was filled
 */
export async function writeFeeYear(call: Call<'writeFeeYear'>): Promise<void> {
  const { db, now, actor, body } = call;
  const of = ofYear(call);
  const isNew = (await db.count(beginFeeYear, { ...of, dueOn: body.dueOn })) > 0;
  const held = await lockedYear(db, of);
  const amounts = await amountsOfYear(db, of);
  const before = isNew ? NOTHING : textsOf({ dueOn: held.due_on, ...amounts });
  const wanted = textsOf(body);
  refuseChanged(before, wanted, body.basedOn);
  const fields = FIELDS.filter((field) => before[field] !== wanted[field]);
  if (fields.length === 0) return;
  await db.count(setDueDay, { ...of, dueOn: body.dueOn });
  const rows = FEE_GROUPS.flatMap((group) => {
    const amount = body[group];
    return amount ? [{ group, ...amount }] : [];
  });
  await db.count(writeAmounts, { ...of, amounts: JSON.stringify(rows) });
  const detail = { year: of.year, fields };
  await audit(db, now, 'fee-year-set', { actorId: actor.personId, bankId: of.bankId, detail });
}

const FIELDS = ['dueOn', ...FEE_GROUPS] as const;
type Texts = Record<(typeof FIELDS)[number], string>;
const NOTHING: Texts = { dueOn: '', ordinary: '', reduced: '', minor: '', body: '' };

const textsOf = ({ dueOn, ...year }: Amounts & { dueOn: string }): Texts => ({
  dueOn,
  ordinary: amountText(year.ordinary),
  reduced: amountText(year.reduced),
  minor: amountText(year.minor),
  body: amountText(year.body),
});

/** @throws Refusal `changed-meanwhile`, unless what was changed says what is wanted */
function refuseChanged(now: Texts, wanted: Texts, basedOn: FeeYear['basedOn']): void {
  const changes = FIELDS.flatMap((field) => {
    const before = basedOn?.[field] ?? now[field];
    if (before === now[field] || wanted[field] === now[field]) return [];
    return [{ field, before, after: now[field], by: null }];
  });
  if (changes.length > 0) throw new Refusal('changed-meanwhile', { changes });
}

/** @throws Refusal `not-found` for a year that nobody has laid down */
async function lockedYear(db: ChangeCall['db'], of: OfYear) {
  const held = await db.first(lockFeeYear, of);
  if (!held) throw new Refusal('not-found');
  return held;
}

type Standing = RowOf<typeof listFees>;

/** What a fee becomes. */
interface Becomes {
  state: FeeState;
  group: FeeGroup;
  cents?: number | null;
  onDay?: string;
  how?: FeeWay;
  receiptNo?: number;
  voidsNo?: number | null;
  reason?: string;
}

interface Change {
  action: 'fee-grouped' | 'fee-received' | 'fee-waived' | 'fee-due-again';
  /** What becomes of one, or why nothing does. */
  decide: (
    fee: Standing,
    amounts: Amounts,
    nextReceipt: number,
  ) => Becomes | NonNullable<FeeResults[number]['refusal']>;
}

/**
 * Changes many fees, each by itself: what cannot be done to one is said of it, and the others are done.
 * The year is locked, so that of any number of desks each finds what the one before has done.
 */
async function changeEach(
  call: OnYear & { body: { ids: number[] } },
  { action, decide }: Change,
): Promise<FeeResults> {
  const { db, now, actor, body, config } = call;
  const of = ofYear(call);
  const { last_receipt: last } = await lockedYear(db, of);
  const amounts = await amountsOfYear(db, of);
  const span = spanOf(of.year, wallClock(config.timeZone));
  const rows = await db.rows(listSomeFees, { ...of, ...span, personIds: body.ids });
  const fees = new Map(rows.map((row) => [row.person_id, row]));
  let next = last + 1;
  const made: (Becomes & { nth: number; personId: number })[] = [];
  const results: FeeResults = body.ids.map((id, nth) => {
    const fee = fees.get(id);
    const becomes = fee ? decide(fee, amounts, next) : 'not-found';
    if (typeof becomes === 'string') return { id, receipt: null, refusal: becomes };
    if (becomes.receiptNo) next += 1;
    made.push({ reason: '', ...becomes, nth, personId: id });
    return { id, receipt: becomes.receiptNo ?? null, refusal: null };
  });
  if (made.length === 0) return results;
  await db.count(insertFees, {
    ...of,
    ...{ rows: JSON.stringify(made), action, lastReceipt: next - 1, by: actor.personId, now },
  });
  return results;
}

const isDue = ({ state }: Standing) => (state ?? 'due') === 'due';

/** Who is in a group without an amount of its own pays the ordinary one. */
export function groupFees(call: Call<'groupFees'>): Promise<FeeResults> {
  const { group } = call.body;
  const decide = (fee: Standing) =>
    isDue(fee) ? ({ state: 'due', group } as const) : 'already-decided';
  return changeEach(call, { action: 'fee-grouped', decide });
}

/**
 * Fees were received on a day; each gets the next receipt, in the order in which they are named.
 * @throws Refusal problems of `on`: a day to come, or before the bank was
 */
export async function receiveFees(call: Call<'receiveFees'>): Promise<FeeResults> {
  const { db, today, actor, body } = call;
  const { on, how } = body;
  const bank = await db.first(findFeeBank, { bankId: actor.bankId });
  const early: FieldProblem[] =
    bank && on < bank.founded_on ? [{ path: 'on', code: 'date-too-early' }] : [];
  refuseFields([...futureDay('on', on, today), ...early]);
  return changeEach(call, {
    action: 'fee-received',
    decide: (fee, amounts, receiptNo) => {
      const group = groupOf(fee);
      const cents = centsOf(amounts, group);
      if (!isDue(fee)) return 'already-decided';
      return { state: 'received', group, cents, onDay: on, how, receiptNo };
    },
  });
}

/** These pay nothing this year. */
export function waiveFees(call: Call<'waiveFees'>): Promise<FeeResults> {
  const { reason } = call.body;
  const decide = (fee: Standing) =>
    isDue(fee) ? ({ state: 'waived', group: groupOf(fee), reason } as const) : 'already-decided';
  return changeEach(call, { action: 'fee-waived', decide });
}

/** These are due again. A receipt that was given keeps its number, and counts no more. */
export function takeBackFees(call: Call<'takeBackFees'>): Promise<FeeResults> {
  const receivedAfter = beforeTakeBack(call.now);
  return changeEach(call, {
    action: 'fee-due-again',
    decide: (fee) =>
      canTakeBack(fee, call.actor.personId, receivedAfter)
        ? { state: 'due', group: groupOf(fee), voidsNo: fee.receipt_no }
        : 'nothing-to-take-back',
  });
}

/** @throws Refusal `not-found` for a number that was not given, `already-decided` where it counts no more */
export async function voidReceipt(call: Call<'voidReceipt'>): Promise<void> {
  const { db, now, actor, params, body } = call;
  const of = ofYear(call);
  const { last_receipt: lastReceipt } = await lockedYear(db, of);
  const found = await db.first(findReceipt, { ...of, receipt: params.receipt });
  if (!found) throw new Refusal('not-found');
  if (!found.is_latest) throw new Refusal('already-decided');
  const { person_id: personId, fee_group: group } = found;
  const row = { nth: 0, personId, state: 'due', group, voidsNo: params.receipt };
  const rows = JSON.stringify([{ ...row, reason: body.reason }]);
  const how = { action: 'receipt-voided', lastReceipt, by: actor.personId, now } as const;
  await db.count(insertFees, { ...of, rows, ...how });
}

/**
 * The one letter of the year, to members whose fee is due and who read e-mail.
 * @throws Refusal `already-decided` where it has gone
 */
export async function remindFees(call: Call<'remindFees'>): Promise<void> {
  const { db, now, actor, config } = call;
  const of = ofYear(call);
  const { reminded_at: reminded } = await lockedYear(db, of);
  if (reminded) throw new Refusal('already-decided');
  const span = spanOf(of.year, wallClock(config.timeZone));
  const rows = await db.rows(listFees, { ...of, ...span });
  const due = rows.filter((row) => isDue(row) && row.is_active && row.reads_mail);
  const personIds = due.map((row) => row.person_id);
  await db.count(enqueueFeeReminders, { ...of, personIds, by: actor.personId, now });
  const detail = { year: of.year, count: personIds.length };
  await audit(db, now, 'fees-reminded', { actorId: actor.personId, bankId: of.bankId, detail });
}
