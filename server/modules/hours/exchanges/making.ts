/** Making exchanges that have been validated: recorded, and confirmed where nobody else is needed. */
import type { ExchangeBasis, ExchangeKind } from '#contract/hours/exchange-states.ts';
import type { Work } from '#server/call.ts';
import { lockAccounts } from '#server/modules/hours/ledger/sql.ts';
import { beyondLimits, mayBeStopped } from '#server/modules/hours/limits/hard-limit.ts';
import { dueAfterTakeBack } from '#server/modules/sending/outbox/enqueue.ts';
import { decideExchanges, recordExchanges } from './sql.ts';

/** The creditor and the debtor, each in their bank. */
export interface Parties {
  creditorId: number;
  creditorBankId: number;
  debtorId: number;
  debtorBankId: number;
}

/** Everybody in these pairs, each in their bank: whose accounts, or memberships, are locked. */
export function accountsOf(pairs: readonly Parties[]): { personIds: number[]; bankIds: number[] } {
  return {
    personIds: pairs.flatMap(({ creditorId, debtorId }) => [creditorId, debtorId]),
    bankIds: pairs.flatMap(({ creditorBankId, debtorBankId }) => [creditorBankId, debtorBankId]),
  };
}

/** What was done, when, for how long. */
export interface ExchangeTerms {
  kind: ExchangeKind;
  /** Null unless it is a service. */
  activityId: number | null;
  /** A day, `yyyy-MM-dd`. */
  performedOn: string;
  minutes: number;
  note: string;
  /** By whom in a body (specification §51). */
  hand?: string | undefined;
}

/** The terms of a service, which has an activity. */
export interface ServiceTerms extends ExchangeTerms {
  kind: 'service';
  activityId: number;
}

/** Who records, and the person of trust who does it for them. */
export interface Recorder {
  personId: number;
  bankId: number;
  delegateId?: number;
}

interface ToRecord {
  /** At least one; all between the same two banks. */
  pairs: Parties[];
  terms: ExchangeTerms;
  /** Confirm them as well (law L9). */
  atOnce: boolean;
  /** The confirmation can be taken back for some seconds; its letters wait. */
  isUndoable?: boolean | undefined;
  /** How the debtor's word reached the desk that confirms them at once. */
  basis?: ExchangeBasis | undefined;
  /** The batch they are made in. */
  batchId?: number;
}

/**
 * Records exchanges that have been validated. For more than one, lock their accounts first. What
 * would be confirmed past a limit is recorded all the same and waits: a service for the desk to
 * confirm it with a reason, what the fund gives until the fund can give it (specification §17).
 * @returns their ids
 */
export async function record(work: Work, actor: Recorder, given: ToRecord): Promise<number[]> {
  const beyond = given.atOnce ? await pairsBeyondLimit(work, given) : new Set();
  const within = given.pairs.filter((pair) => !beyond.has(pair));
  const waiting = given.pairs.filter((pair) => beyond.has(pair));
  return [
    ...(await recordAll(work, actor, { ...given, pairs: within })),
    ...(await recordAll(work, actor, { ...given, pairs: waiting, atOnce: false })),
  ];
}

async function pairsBeyondLimit(work: Work, { pairs, terms }: ToRecord): Promise<Set<Parties>> {
  const { db } = work;
  const bankId = pairs[0]?.debtorBankId ?? 0;
  const debtorIds = pairs.map(({ debtorId }) => debtorId);
  if (!(await mayBeStopped(db, bankId, debtorIds))) return new Set();
  await db.rows(lockAccounts, accountsOf(pairs));
  const { minutes, kind } = terms;
  const bookings = pairs.map((pair, id) => ({ ...pair, id, minutes, kind }));
  const beyond = await beyondLimits(work, bookings);
  return new Set(pairs.filter((_, id) => beyond.has(id)));
}

async function recordAll(
  { db, now }: Work,
  actor: Recorder,
  { pairs, terms, atOnce, isUndoable = false, basis, batchId }: ToRecord,
): Promise<number[]> {
  const [first] = pairs;
  if (!first) return [];
  const by = {
    actorId: actor.personId,
    delegateId: actor.delegateId ?? null,
    actorBankId: actor.bankId,
    batchId: batchId ?? null,
    now,
  };
  const recorded = await db.rows(recordExchanges({ awaiting: !atOnce }), {
    ...terms,
    hand: terms.hand ?? null,
    ...by,
    creditorBankId: first.creditorBankId,
    debtorBankId: first.debtorBankId,
    creditorIds: pairs.map(({ creditorId }) => creditorId),
    debtorIds: pairs.map(({ debtorId }) => debtorId),
  });
  const ids = recorded.map(({ id }) => id);
  if (atOnce) {
    const confirm = decideExchanges({ action: 'confirm', isUndoable });
    const lettersDueAt = dueAfterTakeBack(now);
    await db.rows(confirm, {
      ...by,
      ids,
      reason: null,
      basis: basis ?? null,
      lettersDueAt,
    });
  }
  return ids;
}
