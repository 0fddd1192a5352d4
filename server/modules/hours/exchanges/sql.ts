/** SQL of single exchanges: recording, reading one, deciding. Lists are in `list-sql.ts`. */
import { type Expression, type RawBuilder, sql } from 'kysely';
import {
  type ExchangeAction,
  type ExchangeBasis,
  type ExchangeKind,
  type ExchangeState,
  TRANSITIONS,
} from '#contract/hours/exchange-states.ts';
import type { Locale } from '#contract/locales.ts';
import { bookConfirmations, bookReversals, isOneOf } from '#server/modules/hours/ledger/sql.ts';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { ALL_JOINS, type ExchangeRow, exchangeColumns, isBetweenSuspended } from './columns-sql.ts';

export const findExchange = statementsBy(
  'exchanges.find',
  (locale: Locale) => (p: Params<{ id: number }>) =>
    sql<ExchangeRow>`
      select ${exchangeColumns(locale)} from exchange ${ALL_JOINS} where exchange.id = ${p.id}`,
);

/**
 * The active members among these people, each in the bank at the same place of the other list.
 * They stay members until the transaction ends. Rows are locked in one order, so that two
 * transactions that need the same people wait for each other instead of deadlocking.
 */
export const lockActiveMembers = statement(
  'exchanges.lockActiveMembers',
  (p: Params<{ personIds: number[]; bankIds: number[] }>) =>
    query
      .selectFrom('membership')
      .select(['person_id', 'bank_id', 'role'])
      .where('state', '=', 'active')
      .where(isOneOf(p))
      .orderBy('person_id')
      .orderBy('bank_id')
      .forShare(),
);

/** Whether one of them is a body; kind never changes. */
export const findBodyAmong = statement(
  'exchanges.findBodyAmong',
  (p: Params<{ personIds: number[] }>) =>
    sql<{ id: number }>`
      select id from person where id = any(${p.personIds}::bigint[]) and kind = 'body' limit 1`,
);

interface RecordValues {
  /** Creditor and debtor of each exchange, at the same place of both lists. */
  creditorIds: number[];
  debtorIds: number[];
  creditorBankId: number;
  debtorBankId: number;
  kind: ExchangeKind;
  /** Null unless it is a service. */
  activityId: number | null;
  performedOn: string;
  minutes: number;
  note: string;
  /** By whom in a body; null where nobody says so. */
  hand: string | null;
  actorId: number;
  /** The person of trust who acts for the actor. */
  delegateId: number | null;
  actorBankId: number;
  batchId: number | null;
  now: Date;
}

/** What the audit says of a person of trust. */
export function delegateDetail(delegateId: Expression<number | null>): RawBuilder<unknown> {
  return sql`jsonb_strip_nulls(jsonb_build_object('delegateId', ${delegateId}::bigint))`;
}

/** Records exchanges on the same terms and audits them; notifies the debtors of pending ones. */
export const recordExchanges = statementsBy(
  'exchanges.record',
  ({ awaiting }: { awaiting: boolean }) =>
    (p: Params<RecordValues>) => {
      const enqueued = sql`enqueued as (
      insert into outbox (kind, payload, created_at)
      select 'exchange-awaiting',
             jsonb_strip_nulls(jsonb_build_object('exchangeId', id, 'batchId', ${p.batchId}::bigint)),
             ${p.now}::timestamptz
      from recorded
    ),`;
      return sql<{ id: number }>`
      with recorded as (
        insert into exchange (creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, kind,
                              activity_id, performed_on, minutes, note, hand, created_at, created_by,
                              created_by_delegate)
        select pair.creditor_id, ${p.creditorBankId}::bigint, pair.debtor_id,
               ${p.debtorBankId}::bigint, ${p.kind}::text, ${p.activityId}::bigint,
               ${p.performedOn}::date,
               ${p.minutes}::integer, ${p.note}::text, ${p.hand}::text, ${p.now}::timestamptz,
               ${p.actorId}::bigint,
               ${p.delegateId}::bigint
        from unnest(${p.creditorIds}::bigint[], ${p.debtorIds}::bigint[])
          with ordinality as pair (creditor_id, debtor_id, nth)
        order by nth
        returning id
      ), ${awaiting ? enqueued : sql``} noted as (
        insert into audit (at, actor_id, action, bank_id, exchange_id, detail)
        select ${p.now}::timestamptz, ${p.actorId}::bigint, 'exchange-recorded',
               ${p.actorBankId}::bigint, id, ${delegateDetail(p.delegateId)}
        from recorded
      )
      select id from recorded`;
    },
);

/** The people, the banks, the length, the kind and the state of some exchanges. */
export const findSides = statement('exchanges.findSides', (p: Params<{ ids: number[] }>) =>
  query
    .selectFrom('exchange')
    .select([
      'id',
      'creditor_id',
      'creditor_bank_id',
      'debtor_id',
      'debtor_bank_id',
      'created_by',
      'created_by_delegate',
      'minutes',
      'kind',
      'state',
      isBetweenSuspended.as('is_suspended'),
    ])
    .where((eb) => eb('id', '=', eb.fn.any(p.ids)))
    .orderBy('id'),
);

interface DecisionValues {
  ids: number[];
  actorId: number;
  /** The person of trust who acts for the actor. */
  delegateId: number | null;
  actorBankId: number;
  reason: string | null;
  /** How the debtor's word reached the desk that confirms for them; null where they decide here. */
  basis: ExchangeBasis | null;
  /** The batch that is made or taken back as a whole, if the decision is part of that. */
  batchId: number | null;
  now: Date;
  /** When the letters of an undoable decision may leave. */
  lettersDueAt?: Date;
  /** The balance below which a limited confirmation does not leave its debtor. */
  lowMinutes?: number;
}

/** The change of state of each action, and the booking that goes with it. */
const CHANGES: Record<
  ExchangeAction,
  {
    change(p: Params<DecisionValues>): RawBuilder<unknown>;
    book?(p: Params<DecisionValues>): RawBuilder<unknown>;
  }
> = {
  confirm: {
    change: (p) =>
      sql`decided_at = ${p.now}, decided_by = ${p.actorId}, decision_reason = ${p.reason},
          decided_by_delegate = ${p.delegateId}::bigint,
          basis = case when debtor_id <> ${p.actorId} then ${p.basis}::text end`,
    book: bookConfirmations,
  },
  cancel: {
    change: (p) =>
      sql`decided_at = ${p.now}, decided_by = ${p.actorId}, decision_reason = ${p.reason},
          decided_by_delegate = ${p.delegateId}::bigint`,
  },
  reverse: {
    change: (p) =>
      sql`reversed_at = ${p.now}, reversed_by = ${p.actorId}, reversal_reason = ${p.reason}`,
    book: bookReversals,
  },
};

interface AfterDecision extends Params<{ actorId: number; actorBankId: number; now: Date }> {
  delegateId: RawBuilder<unknown>;
  reason: RawBuilder<unknown>;
  batchId: RawBuilder<unknown>;
  /** Set where the letters wait for a while. */
  lettersDueAt?: RawBuilder<unknown>;
}

/** Makes the screens about the subquery `decided` reload, without a letter. */
export function showChange(now: Expression<Date>): RawBuilder<unknown> {
  return sql`shown as (
      insert into outbox (kind, payload, created_at)
      select 'exchange-changed', jsonb_build_object('exchangeId', id), ${now}::timestamptz
      from decided
    )`;
}

/** What follows every decision on the subquery `decided`: events for the letters, and the audit. */
function afterDecision(
  to: ExchangeState,
  { actorId, delegateId, actorBankId, now, reason, batchId, lettersDueAt }: AfterDecision,
): RawBuilder<unknown> {
  const what = sql.lit(`exchange-${to}`);
  const undoableBy = lettersDueAt ? sql`${actorId}::bigint` : sql`null::bigint`;
  return sql`enqueued as (
      insert into outbox (kind, payload, created_at, due_at, undoable_by)
      select ${what},
             jsonb_strip_nulls(jsonb_build_object(
               'exchangeId', id, 'actorId', ${actorId}::bigint, 'batchId', ${batchId})),
             ${now}::timestamptz, ${lettersDueAt ?? sql`null`}::timestamptz, ${undoableBy}
      from decided
    ), ${lettersDueAt ? sql`${showChange(now)},` : sql``} noted as (
      insert into audit (at, actor_id, action, bank_id, exchange_id, detail)
      select ${now}::timestamptz, ${actorId}::bigint, ${what}, ${actorBankId}::bigint, id,
             jsonb_strip_nulls(jsonb_build_object('reason', ${reason}, 'delegateId', ${delegateId}))
      from decided
    )`;
}

interface DecisionVariant {
  action: ExchangeAction;
  isUndoable: boolean;
  /** A confirmation that fails with `account_within_band` below `lowMinutes`. */
  isLimited?: boolean;
}

/**
 * Decides once (law L3): one statement changes the state where it still is the one to leave, books
 * the hours (law L7), enqueues the letters and audits it. An exchange without a row: somebody was
 * faster. For several exchanges lock their accounts first (`lockAccounts`). The letters of an
 * undoable decision wait; screens look again at once.
 */
export const decideExchanges = statementsBy(
  'exchanges.decide',
  ({ action, isUndoable, isLimited = false }: DecisionVariant) =>
    (p: Params<DecisionValues>) => {
      const { from, to } = TRANSITIONS[action];
      const { change, book } = CHANGES[action];
      return sql`
      with decided as (
        update exchange set state = ${sql.lit(to)}, ${change(p)}
        where id = any(${p.ids}::bigint[]) and state = ${sql.lit(from)}
        returning *
      ), ${book ? sql`booked as (${book(p)} returning from_balance_minutes),` : sql``}
      ${afterDecision(to, {
        actorId: p.actorId,
        delegateId: sql`${p.delegateId}::bigint`,
        actorBankId: p.actorBankId,
        now: p.now,
        reason: sql`${p.reason}::text`,
        batchId: sql`${p.batchId}::bigint`,
        ...(isUndoable ? { lettersDueAt: sql`${p.lettersDueAt}` } : {}),
      })}
      select id from decided
      ${isLimited ? sql`where (select bool_and(is_within_band(from_balance_minutes, ${p.lowMinutes}::bigint)) from booked)` : sql``}`.$castTo<{
        id: number;
      }>();
    },
);

/** Cancels all pending exchanges of a member who leaves; each is notified and audited as usual. */
export const cancelPendingOf = statement(
  'exchanges.cancelPendingOf',
  (
    p: Params<{
      personId: number;
      bankId: number;
      actorId: number;
      actorBankId: number;
      now: Date;
    }>,
  ) => sql<{
    id: number;
  }>`
    with decided as (
      update exchange set state = 'cancelled', decided_at = ${p.now}, decided_by = ${p.actorId}
      where state = 'pending'
        and ((creditor_id = ${p.personId} and creditor_bank_id = ${p.bankId})
          or (debtor_id = ${p.personId} and debtor_bank_id = ${p.bankId}))
      returning id
    ), ${afterDecision('cancelled', { actorId: p.actorId, delegateId: sql`null`, actorBankId: p.actorBankId, now: p.now, reason: sql`null`, batchId: sql`null` })}
    select id from decided`,
);
