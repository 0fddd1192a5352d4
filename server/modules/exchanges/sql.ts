/** SQL of single exchanges: recording, reading one, deciding. Lists are in `list-sql.ts`. */
import { type RawBuilder, sql } from 'kysely';
import { type ExchangeAction, type ExchangeState, TRANSITIONS } from '#contract/exchange-states.ts';
import type { Locale } from '#contract/locales.ts';
import { bookConfirmations, bookReversals } from '#server/modules/ledger/sql.ts';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import type { Order, Searched } from '#server/platform/paging.ts';

const ACTIVITY_NAME = {
  it: 'activity.name_it',
  en: 'activity.name_en',
  de: 'activity.name_de',
} as const satisfies Record<Locale, string>;

/** The exchange with everything that is read of it, before any filter. */
export function exchangesAsRead(locale: Locale) {
  return query
    .selectFrom('exchange')
    .innerJoin('person as creditor', 'creditor.id', 'exchange.creditor_id')
    .innerJoin('bank as creditor_bank', 'creditor_bank.id', 'exchange.creditor_bank_id')
    .innerJoin('person as debtor', 'debtor.id', 'exchange.debtor_id')
    .innerJoin('bank as debtor_bank', 'debtor_bank.id', 'exchange.debtor_bank_id')
    .innerJoin('person as creator', 'creator.id', 'exchange.created_by')
    .innerJoin('activity', 'activity.id', 'exchange.activity_id')
    .select([
      'exchange.id',
      'exchange.creditor_id',
      'exchange.creditor_bank_id',
      'exchange.debtor_id',
      'exchange.debtor_bank_id',
      'exchange.performed_on',
      'exchange.minutes',
      'exchange.note',
      'exchange.state',
      'exchange.created_at',
      'creditor.full_name as creditor_name',
      'creditor_bank.name as creditor_bank_name',
      'debtor.full_name as debtor_name',
      'debtor_bank.name as debtor_bank_name',
      'creator.full_name as creator_name',
      `${ACTIVITY_NAME[locale]} as activity_name`,
    ]);
}

export const findExchange = statementsBy(
  'exchanges.find',
  (locale: Locale) => (p: { id: number }) =>
    exchangesAsRead(locale).where('exchange.id', '=', p.id),
);

interface ActivityVariant {
  locale: Locale;
  /** As the groups have them, unless sorted otherwise. */
  order: Order<'group' | 'type' | 'id'>;
  searching: boolean;
}

export const listActivities = statementsBy(
  'exchanges.activities',
  ({ locale, order, searching }: ActivityVariant) =>
    (p: Searched) => {
      const name = sql.ref<string>(ACTIVITY_NAME[locale]);
      const sortBy = {
        group: sql`(activity_group.position, activity.position)`,
        type: sql`fold(${name})`,
        id: sql`activity.id`,
      };
      return query
        .selectFrom('activity')
        .innerJoin('activity_group', 'activity_group.id', 'activity.group_id')
        .select(['activity.id', name.as('name')])
        .select(sql<number>`count(*) over ()`.as('total'))
        .$if(searching, (all) => all.where(sql<boolean>`fold(${name}) like fold(${p.search})`))
        .orderBy(sortBy[order.field], order.descending ? 'desc' : 'asc')
        .limit(p.limit)
        .offset(p.offset);
    },
);

export const activityExists = statement('exchanges.activityExists', (p: { activityId: number }) =>
  query.selectFrom('activity').select('id').where('id', '=', p.activityId),
);

/** Of two people in their banks, the active members; they stay so until the transaction ends. */
export const holdActiveMembers = statement(
  'exchanges.holdActiveMembers',
  (p: { creditorId: number; creditorBankId: number; debtorId: number; debtorBankId: number }) =>
    query
      .selectFrom('membership')
      .select(['person_id', 'bank_id'])
      .where('state', '=', 'active')
      .where(
        sql<boolean>`(person_id, bank_id) in (
          (${p.creditorId}::bigint, ${p.creditorBankId}::bigint),
          (${p.debtorId}::bigint, ${p.debtorBankId}::bigint))`,
      )
      .orderBy('person_id')
      .forShare(),
);

interface RecordValues {
  creditorId: number;
  creditorBankId: number;
  debtorId: number;
  debtorBankId: number;
  activityId: number;
  performedOn: string;
  minutes: number;
  note: string;
  actorId: number;
  actorBankId: number;
  now: Date;
}

/** Records an exchange and writes it down; tells the debtor when it waits for them. */
export const recordExchange = statementsBy(
  'exchanges.record',
  ({ awaiting }: { awaiting: boolean }) =>
    (p: RecordValues) => {
      const told = sql`told as (
      insert into outbox (kind, payload, created_at)
      select 'exchange-awaiting', jsonb_build_object('exchangeId', id), ${p.now}::timestamptz
      from recorded
    ),`;
      return sql<{ id: number }>`
      with recorded as (
        insert into exchange (creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, activity_id,
                              performed_on, minutes, note, created_at, created_by)
        values (${p.creditorId}, ${p.creditorBankId}, ${p.debtorId}, ${p.debtorBankId},
                ${p.activityId}, ${p.performedOn}, ${p.minutes}, ${p.note}, ${p.now}, ${p.actorId})
        returning id
      ), ${awaiting ? told : sql``} noted as (
        insert into audit (at, actor_id, action, bank_id, exchange_id)
        select ${p.now}::timestamptz, ${p.actorId}::bigint, 'exchange-recorded',
               ${p.actorBankId}::bigint, id
        from recorded
      )
      select id from recorded`;
    },
);

/** Who did what with one exchange, when and why. */
export const findHistory = statement('exchanges.findHistory', (p: { id: number }) =>
  query
    .selectFrom('exchange')
    .innerJoin('person as creator', 'creator.id', 'exchange.created_by')
    .leftJoin('person as decider', 'decider.id', 'exchange.decided_by')
    .leftJoin('person as reverser', 'reverser.id', 'exchange.reversed_by')
    .select([
      'exchange.activity_id',
      'exchange.created_at',
      'exchange.decided_at',
      'exchange.decision_reason',
      'exchange.reversed_at',
      'exchange.reversal_reason',
      'creator.full_name as creator_name',
      'decider.full_name as decider_name',
      'reverser.full_name as reverser_name',
    ])
    .where('exchange.id', '=', p.id),
);

interface DecisionValues {
  id: number;
  actorId: number;
  actorBankId: number;
  reason: string | null;
  now: Date;
}

/** The change of state of each action, and the booking that goes with it. */
const CHANGES: Record<
  ExchangeAction,
  { change(p: DecisionValues): RawBuilder<unknown>; book?(p: DecisionValues): RawBuilder<unknown> }
> = {
  confirm: {
    change: (p) =>
      sql`decided_at = ${p.now}, decided_by = ${p.actorId}, decision_reason = ${p.reason}`,
    book: bookConfirmations,
  },
  cancel: {
    change: (p) =>
      sql`decided_at = ${p.now}, decided_by = ${p.actorId}, decision_reason = ${p.reason}`,
  },
  reverse: {
    change: (p) =>
      sql`reversed_at = ${p.now}, reversed_by = ${p.actorId}, reversal_reason = ${p.reason}`,
    book: bookReversals,
  },
};

interface AfterDecision {
  actorId: number;
  actorBankId: number;
  now: Date;
  reason: RawBuilder<unknown>;
}

/** What follows every decision on the subquery `decided`: telling the people, writing it down. */
function afterDecision(
  to: ExchangeState,
  { actorId, actorBankId, now, reason }: AfterDecision,
): RawBuilder<unknown> {
  const what = sql.lit(`exchange-${to}`);
  return sql`told as (
      insert into outbox (kind, payload, created_at)
      select ${what}, jsonb_build_object('exchangeId', id, 'actorId', ${actorId}::bigint),
             ${now}::timestamptz
      from decided
    ), noted as (
      insert into audit (at, actor_id, action, bank_id, exchange_id, detail)
      select ${now}::timestamptz, ${actorId}::bigint, ${what}, ${actorBankId}::bigint, id,
             jsonb_strip_nulls(jsonb_build_object('reason', ${reason}))
      from decided
    )`;
}

/**
 * Decides once (law L3): one statement changes the state where it still is the one to leave, books
 * the hours (law L7), tells the people and writes it down. No row: somebody was faster.
 */
export const decideExchange = statementsBy(
  'exchanges.decide',
  (action: ExchangeAction) => (p: DecisionValues) => {
    const { from, to } = TRANSITIONS[action];
    const { change, book } = CHANGES[action];
    return sql`
      with decided as (
        update exchange set state = ${sql.lit(to)}, ${change(p)}
        where id = ${p.id} and state = ${sql.lit(from)}
        returning *
      ), ${book ? sql`booked as (${book(p)}),` : sql``}
      ${afterDecision(to, {
        actorId: p.actorId,
        actorBankId: p.actorBankId,
        now: p.now,
        reason: sql`${p.reason}::text`,
      })}
      select id from decided`.$castTo<{ id: number }>();
  },
);

/** Cancels all that waits with a member, as they leave: each told and written down as any other. */
export const cancelPendingOf = statement(
  'exchanges.cancelPendingOf',
  (p: {
    personId: number;
    bankId: number;
    actorId: number;
    actorBankId: number;
    now: Date;
  }) => sql<{
    id: number;
  }>`
    with decided as (
      update exchange set state = 'cancelled', decided_at = ${p.now}, decided_by = ${p.actorId}
      where state = 'pending'
        and ((creditor_id = ${p.personId} and creditor_bank_id = ${p.bankId})
          or (debtor_id = ${p.personId} and debtor_bank_id = ${p.bankId}))
      returning id
    ), ${afterDecision('cancelled', { actorId: p.actorId, actorBankId: p.actorBankId, now: p.now, reason: sql`null` })}
    select id from decided`,
);
