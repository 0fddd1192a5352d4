/** SQL of what ties hours to the appointment that they were agreed on at (specification §22). */
import { type RawBuilder, sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** Lets those wait who record hours of the same giver and receiver, until the transaction ends. */
export const takeTurnOfPair = statement(
  'exchanges.takeTurnOfPair',
  (p: Params<{ pair: string }>) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${p.pair}, 0))`,
);

const dayOf = (moment: RawBuilder<unknown>, timeZone: RawBuilder<unknown>) =>
  sql`(${moment} at time zone ${timeZone})::date`;

interface Pair {
  creditorId: number;
  creditorBankId: number;
  debtorId: number;
  debtorBankId: number;
}

/**
 * The open appointment of a giver and a receiver whose day is nearest, of two the one with the same
 * activity; kept as it is until the transaction ends. Days are those of the portal.
 */
export const lockNearestAppointment = statement(
  'exchanges.lockNearestAppointment',
  (p: Params<Pair & { activityId: number; day: string; within: number; timeZone: string }>) => {
    const startsOn = dayOf(sql`starts_at`, sql`${p.timeZone}`);
    return sql<{ id: number }>`
      select id from arrangement
      where giver_id = ${p.creditorId} and giver_bank_id = ${p.creditorBankId}
        and receiver_id = ${p.debtorId} and receiver_bank_id = ${p.debtorBankId}
        and state in ('proposed', 'agreed')
        and abs(${startsOn} - ${p.day}::date) <= ${p.within}
      order by abs(${startsOn} - ${p.day}::date), (activity_id = ${p.activityId}) desc,
               starts_at, id
      limit 1
      for update`;
  },
);

/** It was done, and this exchange says so. */
export const finishAppointment = statement(
  'exchanges.finishAppointment',
  (p: Params<{ id: number; exchangeId: number; now: Date }>) =>
    query
      .updateTable('arrangement')
      .set({ state: 'done', exchange_id: p.exchangeId, desk_by: null, changed_at: p.now })
      .where('id', '=', p.id),
);

/**
 * Closes the appointments of exchanges of one day where nobody can be asked: only the one open
 * appointment of the same two, day and activity.
 */
export const finishSureAppointments = statement(
  'exchanges.finishSureAppointments',
  (p: Params<{ exchangeIds: number[]; timeZone: string; now: Date }>) => sql`
    with matching as (
      select arrangement.id, min(exchange.id) as exchange_id,
             count(*) over (partition by min(exchange.id)) as many
      from exchange
      join arrangement on giver_id = creditor_id and giver_bank_id = creditor_bank_id
        and receiver_id = debtor_id and receiver_bank_id = debtor_bank_id
        and arrangement.activity_id = exchange.activity_id
        and arrangement.state in ('proposed', 'agreed')
        and ${dayOf(sql`starts_at`, sql`${p.timeZone}`)} = performed_on
      where exchange.id = any(${p.exchangeIds}::bigint[]) and exchange.kind = 'service'
      group by arrangement.id
    ), locked as (
      select arrangement.id, matching.exchange_id from arrangement
      join matching on matching.id = arrangement.id and many = 1
      where arrangement.state in ('proposed', 'agreed')
      order by arrangement.id
      for update of arrangement
    )
    update arrangement
    set state = 'done', exchange_id = locked.exchange_id, desk_by = null, changed_at = ${p.now}
    from locked where locked.id = arrangement.id`,
);

/** Hours that were recorded, as a refusal tells of them. */
export interface RecordedRow {
  id: number;
  minutes: number;
  performed_on: string;
}

interface About extends Pair {
  /** `yyyy-MM-dd`. */
  day: string;
  /** So many days before and after it. */
  within: number;
}

/** Hours between a giver and a receiver about a day, pending or confirmed, that no appointment carries; the nearest day first. */
export const findLooseHours = statement(
  'exchanges.findLooseHours',
  (p: Params<About>) => sql<RecordedRow>`
  select id, minutes, performed_on from exchange
  where creditor_id = ${p.creditorId} and creditor_bank_id = ${p.creditorBankId}
    and debtor_id = ${p.debtorId} and debtor_bank_id = ${p.debtorBankId}
    and kind = 'service' and state in ('pending', 'confirmed')
    and performed_on between ${p.day}::date - ${p.within}::int and ${p.day}::date + ${p.within}::int
    and not exists (select from arrangement where exchange_id = exchange.id)
  order by abs(performed_on - ${p.day}::date), id desc
  limit 1`,
);
