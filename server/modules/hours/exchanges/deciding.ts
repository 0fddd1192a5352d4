/** Deciding on exchanges (laws L3 to L7), and reading one before deciding. */
import { type Actor, exchangeRefusal, maySeeExchange } from '#contract/abilities.ts';
import type { ExchangePage } from '#contract/board/course.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { DecisionResult } from '#contract/hours/exchange-decisions.ts';
import {
  type ExchangeAction,
  type ExchangeBasis,
  type ExchangeState,
  isPossible,
  TRANSITIONS,
} from '#contract/hours/exchange-states.ts';
import type { Exchange } from '#contract/hours/exchanges.ts';
import type { Call, ReadCall } from '#server/call.ts';
import { lockAccounts } from '#server/modules/hours/ledger/sql.ts';
import {
  byLimit,
  floorFor,
  type LimitRefusal,
  refusingBelow,
} from '#server/modules/hours/limits/hard-limit.ts';
import { dueAfterTakeBack } from '#server/modules/sending/outbox/enqueue.ts';
import { momentOf } from '#server/platform/clock.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { ExchangeRow } from './columns-sql.ts';
import { courseOf } from './course.ts';
import { findHistory, listTakenBack } from './history-sql.ts';
import { accountsOf } from './making.ts';
import { presentDetail, presentExchange, sidesOf } from './present.ts';
import { decideExchanges, findExchange, findSides } from './sql.ts';

/** Who decides: a member, with or without a session. */
export type Decider = Actor & { bankId: number };

/** A decision is one statement, which needs no transaction and takes one that is open. */
type DecisionCall = ReadCall<Decider>;

/** What is said to a decision. */
interface Words {
  reason?: string | undefined;
  /** How the debtor's word reached the desk that confirms for them. */
  basis?: ExchangeBasis | undefined;
  /** Whether the letters wait while the decision can be taken back. */
  undoable?: boolean | undefined;
}

/** The refusal of a decision that the state of the exchange does not allow. */
function refusalInState(action: ExchangeAction, state: ExchangeState): ErrorCode {
  return action === 'reverse' && state === 'pending' ? 'not-confirmed' : 'already-decided';
}

export const approveExchange = (call: Call<'approveExchange'>) =>
  decide(call, 'confirm', call.params.id, call.body);

export const rejectExchange = (call: Call<'rejectExchange'>) =>
  decide(call, 'cancel', call.params.id, call.body);

export const reverseExchange = (call: Call<'reverseExchange'>) =>
  decide(call, 'reverse', call.params.id, call.body);

/**
 * Confirms, cancels or reverses an exchange. Permission depends on facts that never change (laws
 * L4 to L6); then one guarded statement does it all, or finds that somebody was faster (L3).
 * @throws Refusal `not-found`, a refusal of the laws, `already-decided`, `not-confirmed`, or
 *   `limit-reached` or `fund-low` where the bank stops confirmations (specification §17)
 */
export async function decide(
  call: DecisionCall,
  action: ExchangeAction,
  id: number,
  words?: Words | null,
): Promise<Exchange> {
  return decideOn(call, action, await findRow(call, id), words ?? {});
}

/** An administrator's removal: cancels a pending exchange, reverses a confirmed one (law L6). */
export async function removeExchange(call: Call<'removeExchange'>): Promise<void> {
  const row = await findRow(call, call.params.id);
  const action = isPossible('cancel', row.state) ? 'cancel' : 'reverse';
  await decideOn(call, action, row, call.body ?? {});
}

/** One exchange with its history and its course. */
export async function readExchange(call: Call<'readExchange'>): Promise<ExchangePage> {
  const { db, actor, locale } = call;
  const { id } = call.params;
  const row = await findRow(call, id);
  if (!maySeeExchange(actor, sidesOf(row))) throw new Refusal('not-found');
  const history = await db.first(findHistory, { id });
  if (!history) throw new Refusal('not-found');
  const takenBack = await db.rows(listTakenBack, { id });
  const detail = presentDetail(row, { ...history, takenBack }, actor, locale);
  return { ...detail, course: await courseOf(call, 'exchange', id) };
}

/** An exchange as it is now. @throws Refusal `not-found` */
export async function findRow(
  { db, locale }: Pick<ReadCall, 'db' | 'locale'>,
  id: number,
): Promise<ExchangeRow> {
  const row = await db.first(findExchange(locale), { id });
  if (!row) throw new Refusal('not-found');
  return row;
}

/** The refusal of a decision on an exchange that is as `row` says, if any. */
function refusalOf(
  actor: Decider,
  action: ExchangeAction,
  row: Omit<RowOf<typeof findSides>, 'is_suspended'>,
) {
  const refusal = exchangeRefusal(actor, action, sidesOf(row));
  return refusal ?? (isPossible(action, row.state) ? null : refusalInState(action, row.state));
}

async function decideOn(
  call: DecisionCall,
  action: ExchangeAction,
  row: ExchangeRow,
  words: Words,
): Promise<Exchange> {
  const { db, now, actor } = call;
  const refusal = refusalOf(actor, action, row);
  if (refusal) throw new Refusal(refusal);
  const values = decisionValues(actor, [row.id], words, now);
  const isUndoable = words.undoable ?? false;
  const floor = action === 'confirm' ? await floorFor(call, bookingOf(row), values.reason) : null;
  const decided = floor
    ? await refusingBelow(
        floor.refusal,
        db.first(decideExchanges({ action, isUndoable, isLimited: true }), {
          ...values,
          lowMinutes: floor.lowMinutes,
        }),
      )
    : await db.first(decideExchanges({ action, isUndoable }), values);
  if (!decided) throw new Refusal('already-decided');
  return presentExchange({ ...row, state: TRANSITIONS[action].to });
}

function decisionValues(
  actor: Decider,
  ids: number[],
  { reason, basis }: Pick<Words, 'reason' | 'basis'>,
  now: Date,
) {
  return {
    ids,
    actorId: actor.personId,
    delegateId: actor.delegateId ?? null,
    actorBankId: actor.bankId,
    reason: reason === undefined || reason === '' ? null : reason,
    basis: basis ?? null,
    batchId: null,
    now,
    lettersDueAt: dueAfterTakeBack(now),
  };
}

export const approveExchanges = (call: Call<'approveExchanges'>) => decideMany(call, 'confirm');

export const rejectExchanges = (call: Call<'rejectExchanges'>) => decideMany(call, 'cancel');

/**
 * Decides on many exchanges in one transaction. Each is decided or refused for itself, by the rules
 * of a decision on it alone (laws L3 to L5). The reason for passing a limit stays with those alone
 * that pass one.
 * @returns one result for each id, in the order of `ids`
 */
async function decideMany(
  call: Call<'approveExchanges' | 'rejectExchanges'>,
  action: 'confirm' | 'cancel',
): Promise<DecisionResult[]> {
  const { db, clock, actor } = call;
  const { ids: asked, ...words }: Words & { ids: number[] } = call.body;
  const rows = await db.rows(findSides, { ids: asked });
  const refusals = new Map(
    rows.map((row) => [
      row.id,
      refusalOf(actor, action, row) ?? (row.is_suspended ? 'bank-suspended' : null),
    ]),
  );
  const possible = rows.filter(({ id }) => refusals.get(id) === null);
  await db.rows(lockAccounts, accountsOf(possible.map(sidesOf)));
  const moment = momentOf(clock);
  const { within, passed, stopped } =
    action === 'confirm'
      ? await byLimit({ ...call, ...moment }, possible.map(bookingOf), words.reason || null)
      : {
          within: possible.map(({ id }) => id),
          passed: [],
          stopped: new Map<number, LimitRefusal>(),
        };
  for (const [id, refusal] of stopped) refusals.set(id, refusal);
  const how = action === 'confirm' ? { basis: words.basis } : words;
  const isUndoable = words.undoable ?? false;
  const done = new Set<number>();
  for (const [ids, said] of [[within, how] as const, [passed, words] as const]) {
    if (ids.length === 0) continue;
    const values = decisionValues(actor, ids, said, moment.now);
    const decided = await db.rows(decideExchanges({ action, isUndoable }), values);
    for (const { id } of decided) done.add(id);
  }
  return asked.map((id) => {
    const refusal = refusals.get(id);
    if (refusal === undefined) return { id, refusal: 'not-found' };
    return { id, refusal: refusal ?? (done.has(id) ? null : 'already-decided') };
  });
}

/** The hours that a confirmation moves. */
function bookingOf(row: RowOf<typeof findSides> | ExchangeRow) {
  const { id, minutes, kind } = row;
  return { id, minutes, kind, ...sidesOf(row) };
}
