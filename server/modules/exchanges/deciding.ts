/** Deciding on exchanges (laws L3 to L7), and reading one before deciding. */
import { type Actor, administers, exchangeRefusal, maySeeExchange } from '#contract/abilities.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { DecisionResult } from '#contract/exchange-decisions.ts';
import {
  type ExchangeAction,
  type ExchangeBasis,
  type ExchangeState,
  isPossible,
  TRANSITIONS,
} from '#contract/exchange-states.ts';
import type { Exchange, ExchangeDetail } from '#contract/exchanges.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { lockAccounts } from '#server/modules/ledger/sql.ts';
import {
  beyondLimits,
  floorOfDebtor,
  type LimitRefusal,
  refusingBelow,
} from '#server/modules/limits/hard-limit.ts';
import { dueAfterTakeBack } from '#server/modules/outbox/enqueue.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { ExchangeRow } from './columns-sql.ts';
import { findHistory, listTakenBack } from './history-sql.ts';
import { presentDetail, presentExchange, sidesOf } from './present.ts';
import { decideExchanges, findExchange, findSides } from './sql.ts';

/** Who decides: a member, with or without a session. */
type Decider = Actor & { bankId: number };

/** Where a decision is read and written; inside a transaction it stands or falls with that. */
type DecisionDeps = { database: Queryable } & Pick<Deps, 'clock'>;

interface Asked {
  id: number;
  reason?: string | undefined;
  /** How the debtor's word reached the desk that confirms for them. */
  basis?: ExchangeBasis | undefined;
  /** Whether the letters wait while the decision can be taken back. */
  isUndoable?: boolean | undefined;
  locale: Locale;
}

/** The refusal of a decision that the state of the exchange does not allow. */
function refusalInState(action: ExchangeAction, state: ExchangeState): ErrorCode {
  return action === 'reverse' && state === 'pending' ? 'not-confirmed' : 'already-decided';
}

/**
 * Confirms, cancels or reverses an exchange. Permission depends on facts that never change (laws
 * L4 to L6); then one guarded statement does it all, or finds that somebody was faster (L3).
 * @throws Refusal `not-found`, a refusal of the laws, `already-decided`, `not-confirmed`, or
 *   `limit-reached` or `fund-low` where the bank stops confirmations (specification §17)
 */
export async function decide(
  deps: DecisionDeps,
  actor: Decider,
  action: ExchangeAction,
  asked: Asked,
): Promise<Exchange> {
  const row = await readRow(deps, asked);
  return decideOn(deps, actor, action, row, asked);
}

/**
 * An administrator's removal: cancels a pending exchange, reverses a confirmed one (law L6).
 * @throws Refusal `not-found` or `already-decided`
 */
export async function removeExchange(
  deps: Deps,
  admin: SignedInMember,
  asked: Asked,
): Promise<void> {
  const row = await readRow(deps, asked);
  const action = isPossible('cancel', row.state) ? 'cancel' : 'reverse';
  await decideOn(deps, admin, action, row, asked);
}

/** One exchange with its history. @throws Refusal `not-found` */
export async function readExchange(
  deps: Deps,
  actor: SignedInMember,
  asked: Asked,
): Promise<ExchangeDetail> {
  const row = await readRow(deps, asked);
  if (!maySeeExchange(actor, sidesOf(row))) throw new Refusal('not-found');
  const history = await deps.database.first(findHistory, { id: asked.id });
  if (!history) throw new Refusal('not-found');
  const takenBack = await deps.database.rows(listTakenBack, { id: asked.id });
  return presentDetail(row, { ...history, takenBack }, actor, asked.locale);
}

/** An exchange as it is now. @throws Refusal `not-found` */
export async function readRow(
  { database }: Pick<DecisionDeps, 'database'>,
  { id, locale }: Pick<Asked, 'id' | 'locale'>,
): Promise<ExchangeRow> {
  const row = await database.first(findExchange(locale), { id });
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
  deps: DecisionDeps,
  actor: Decider,
  action: ExchangeAction,
  row: ExchangeRow,
  { reason, basis, isUndoable = false }: Asked,
): Promise<Exchange> {
  const { database, clock } = deps;
  const refusal = refusalOf(actor, action, row);
  if (refusal) throw new Refusal(refusal);
  const values = decisionValues(actor, [row.id], { reason, basis }, clock.now());
  const floor = action === 'confirm' ? await floorFor(deps, actor, row, values.reason) : undefined;
  const decided = floor
    ? await refusingBelow(
        floor.refusal,
        database.first(decideExchanges({ action, isUndoable, isLimited: true }), {
          ...values,
          lowMinutes: floor.lowMinutes,
        }),
      )
    : await database.first(decideExchanges({ action, isUndoable }), values);
  if (!decided) throw new Refusal('already-decided');
  return presentExchange({ ...row, state: TRANSITIONS[action].to });
}

/**
 * How far down a confirmation may leave the debtor. The desk of the debtor's bank passes a member's
 * limit with a reason, nobody their own; nobody passes that of the fund.
 */
async function floorFor(
  { database, clock }: DecisionDeps,
  actor: Decider,
  { debtor_bank_id: bankId, debtor_id: debtorId, kind }: ExchangeRow,
  reason: string | null,
) {
  const floor = await floorOfDebtor(database, clock, { bankId, debtorId, kind });
  const isPassed = floor && passesLimit(actor, { bankId, debtorId }, floor.refusal, reason);
  return isPassed ? undefined : floor;
}

function passesLimit(
  actor: Decider,
  { bankId, debtorId }: { bankId: number; debtorId: number },
  refusal: LimitRefusal,
  reason: string | null,
): boolean {
  const isDesk = administers(actor, bankId) && actor.personId !== debtorId;
  return refusal === 'limit-reached' && isDesk && reason !== null;
}

/** Those that would go below a limit, and what they are refused with; all debtors are in one bank. */
function beyondLimit(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Queryable,
  rows: readonly RowOf<typeof findSides>[],
  isPassed: (debtorId: number, refusal: LimitRefusal) => boolean,
): Promise<Map<number, LimitRefusal>> {
  const moves = rows.map((row) => ({
    id: row.id,
    creditorId: row.creditor_bank_id === row.debtor_bank_id ? row.creditor_id : null,
    debtorId: row.debtor_id,
    minutes: row.minutes,
    kind: row.kind,
  }));
  return beyondLimits(transaction, clock, rows[0]?.debtor_bank_id ?? 0, moves, isPassed);
}

function decisionValues(
  actor: Decider,
  ids: number[],
  { reason, basis }: Pick<Asked, 'reason' | 'basis'>,
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

/**
 * Decides on many exchanges in one transaction. Each is decided or refused for itself, by the rules
 * of a decision on it alone (laws L3 to L5). The reason for passing a limit stays with those alone
 * that pass one.
 * @returns one result for each id, in the order of `ids`
 */
export function decideMany(
  deps: Deps,
  actor: SignedInMember,
  action: 'confirm' | 'cancel',
  asked: Pick<Asked, 'reason' | 'basis' | 'isUndoable'> & { ids: number[] },
): Promise<DecisionResult[]> {
  const { database, clock } = deps;
  const { isUndoable = false } = asked;
  return database.transaction(async (transaction) => {
    const rows = await transaction.rows(findSides, { ids: asked.ids });
    const refusals = new Map(
      rows.map((row) => [
        row.id,
        refusalOf(actor, action, row) ?? (row.is_suspended ? 'bank-suspended' : null),
      ]),
    );
    const possible = rows.filter(({ id }) => refusals.get(id) === null);
    await transaction.rows(lockAccounts, accountsOf(possible));
    const { within, passed, stopped } =
      action === 'confirm'
        ? await byLimit(deps, transaction, actor, possible, asked.reason || null)
        : {
            within: possible.map(({ id }) => id),
            passed: [],
            stopped: new Map<number, LimitRefusal>(),
          };
    for (const [id, refusal] of stopped) refusals.set(id, refusal);
    const how = action === 'confirm' ? { basis: asked.basis } : asked;
    const done = new Set<number>();
    for (const [ids, said] of [[within, how] as const, [passed, asked] as const]) {
      if (ids.length === 0) continue;
      const values = decisionValues(actor, ids, said, clock.now());
      const decided = await transaction.rows(decideExchanges({ action, isUndoable }), values);
      for (const { id } of decided) done.add(id);
    }
    return asked.ids.map((id) => {
      const refusal = refusals.get(id);
      if (refusal === undefined) return { id, refusal: 'not-found' };
      return { id, refusal: refusal ?? (done.has(id) ? null : 'already-decided') };
    });
  });
}

/** Those within their limits, those past one that the desk passes with a reason, and those that stop. */
async function byLimit(
  deps: Pick<Deps, 'clock'>,
  transaction: Queryable,
  actor: Decider,
  rows: readonly RowOf<typeof findSides>[],
  reason: string | null,
) {
  const bankId = rows[0]?.debtor_bank_id ?? 0;
  const isPassed = (debtorId: number, refusal: LimitRefusal) =>
    passesLimit(actor, { bankId, debtorId }, refusal, reason);
  const beyond = await beyondLimit(deps, transaction, rows, isPassed);
  const passed = rows
    .filter(({ id, debtor_id }) => {
      const refusal = beyond.get(id);
      return refusal !== undefined && isPassed(debtor_id, refusal);
    })
    .map(({ id }) => id);
  const within = rows.map(({ id }) => id).filter((id) => !beyond.has(id));
  const stopped = new Map([...beyond].filter(([id]) => !passed.includes(id)));
  return { within, passed, stopped };
}

/** The accounts of both sides of exchanges. */
function accountsOf(rows: RowOf<typeof findSides>[]) {
  return {
    personIds: rows.flatMap((row) => [row.creditor_id, row.debtor_id]),
    bankIds: rows.flatMap((row) => [row.creditor_bank_id, row.debtor_bank_id]),
  };
}
