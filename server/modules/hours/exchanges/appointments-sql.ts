/** SQL of what ties hours to the appointment that they were agreed on at (specification §22). */
import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#contract/locales.ts';
import { statement, statementsBy } from '#server/modules/tables.ts';
import { nameByLanguage } from '#server/platform/expressions.ts';
import type { Params } from '#server/platform/statements.ts';

/**
 * Lets those wait who record hours of one of these pairs of giver and receiver, until the transaction
 * ends; all take them in the same order.
 */
export const takeTurnOfPairs = statement(
  'exchanges.takeTurnOfPairs',
  (p: Params<{ pairs: string[] }>) => sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(pair, 0) as key
      from unnest(${p.pairs}::text[]) as pair order by key
    ) turns`,
);

/** The day of a moment, on the wall of the portal. */
export const dayOf = (moment: RawBuilder<unknown>, timeZone: RawBuilder<unknown>) =>
  sql`(${moment} at time zone ${timeZone})::date`;

/** Who gives and who receives. */
export interface Pair {
  creditorId: number;
  creditorBankId: number;
  debtorId: number;
  debtorBankId: number;
}

interface NearDay extends Pair {
  /** `yyyy-MM-dd`. */
  day: string;
  /** So many days before and after it. */
  within: number;
  timeZone: string;
}

interface Near extends NearDay {
  activityId: number | null;
  /** The notice that the hours are recorded from: appointments of another one are not theirs. */
  noticeId: number | null;
}

/** Proposed or agreed. */
export const isOpen = sql`arrangement.state in ('proposed', 'agreed')`;

/** The day of an appointment. */
export const startsOn = (p: Params<{ timeZone: string }>) =>
  dayOf(sql`arrangement.starts_at`, sql`${p.timeZone}`);

const daysFrom = (p: Params<{ day: string; timeZone: string }>) =>
  sql<number>`abs(${startsOn(p)} - ${p.day}::date)`;

const isOfPair = (p: Params<Pair>) => sql`
  arrangement.giver_id = ${p.creditorId} and arrangement.giver_bank_id = ${p.creditorBankId}
  and arrangement.receiver_id = ${p.debtorId} and arrangement.receiver_bank_id = ${p.debtorBankId}`;

const isNear = (p: Params<Near>) => sql`
  ${isOfPair(p)} and ${isOpen} and ${daysFrom(p)} <= ${p.within}
  and (${p.noticeId}::bigint is null or arrangement.notice_id is null
    or arrangement.notice_id = ${p.noticeId})`;

/** Hours that were recorded, as a refusal tells of them. */
export interface RecordedRow {
  id: number;
  minutes: number;
  performed_on: string;
}

const recorded = sql`jsonb_build_object(
  'id', exchange.id, 'minutes', exchange.minutes, 'performed_on', exchange.performed_on)`;

/** Hours that are neither cancelled nor reversed. */
export const isStanding = sql`
  exchange.kind = 'service' and exchange.state in ('pending', 'confirmed')`;

/** The exchange was recorded from another notice. */
export const isAboutOther = (noticeId: unknown) => sql`exists (
  select from exchange_about about
  where about.exchange_id = exchange.id and about.notice_id <> ${noticeId})`;

/** An appointment that hours may be of. */
export interface AppointmentRow {
  id: number;
  notice_id: number | null;
  is_open: boolean;
}

/** One that was named, with the hours that it carries by now. */
interface NamedRow extends AppointmentRow {
  standing: RecordedRow | null;
}

/**
 * One that was named, where it is of these two, kept as it is until the transaction ends; open: neither
 * done, dropped nor moved further away. Days are those of the portal. The hours that it carries are asked
 * for in its own row, so that they are those of the appointment as it is after a wait for its lock.
 */
export const lockNamedAppointment = statement(
  'exchanges.lockNamedAppointment',
  (p: Params<NearDay & { id: number }>) => sql<NamedRow>`
    select id, notice_id, ${isOpen} and ${daysFrom(p)} <= ${p.within} as is_open,
           (select ${recorded} from exchange
            where exchange.id = arrangement.exchange_id and ${isStanding}) as standing
    from arrangement where id = ${p.id} and ${isOfPair(p)} for update`,
);

interface Unasked extends Pair {
  activityId: number;
  /** `yyyy-MM-dd`. */
  day: string;
  /** The notice that the hours are recorded from: those about another one are not the same. */
  noticeId: number | null;
  timeZone: string;
  now: Date;
}

/**
 * What hours of a day and an activity are where nobody was asked: those of an appointment that waits for
 * them (`is_awaited`), else perhaps the same as stand already, carried by theirs.
 */
export const findUnasked = statement(
  'exchanges.findUnasked',
  (p: Params<Unasked>) => sql<{ is_awaited: boolean; standing: RecordedRow | null }>`
    select
      exists (
        select from arrangement
        where ${isOfPair(p)} and ${isOpen} and activity_id = ${p.activityId}
          and ${startsOn(p)} = ${p.day}::date and starts_at <= ${p.now}
          and (${p.noticeId}::bigint is null or notice_id is null or notice_id = ${p.noticeId})
      ) as is_awaited,
      (
        select ${recorded}
        from exchange join arrangement on arrangement.exchange_id = exchange.id
        where creditor_id = ${p.creditorId} and creditor_bank_id = ${p.creditorBankId}
          and debtor_id = ${p.debtorId} and debtor_bank_id = ${p.debtorBankId}
          and ${isStanding} and performed_on = ${p.day}::date
          and exchange.activity_id = ${p.activityId}
          and (${p.noticeId}::bigint is null or not ${isAboutOther(sql`${p.noticeId}::bigint`)}
            and (arrangement.notice_id is null or arrangement.notice_id = ${p.noticeId}))
        order by exchange.id desc limit 1
      ) as standing`,
);

/** The open appointments that the hours may be of: those whose day is nearest. */
export const listNearest = statementsBy(
  'exchanges.listNearestAppointments',
  (locale: Locale) => (p: Params<Near>) =>
    sql<{
      id: number;
      title: string;
      activity_id: number;
      activity_name: string;
      state: 'proposed' | 'agreed';
      starts_at: Date;
      minutes: number;
    }>`
    select near.id, near.title, near.activity_id,
           ${nameByLanguage('activity', locale)} as activity_name,
           near.state, near.starts_at, near.minutes
    from (
      select arrangement.*, ${daysFrom(p)} as away, min(${daysFrom(p)}) over () as least
      from arrangement where ${isNear(p)}
    ) near join activity on activity.id = near.activity_id
    where away = least
    order by (near.activity_id is not distinct from ${p.activityId}::bigint) desc,
             near.starts_at, near.id`,
);

/** Called off after it had begun: it did not take place. Not one whose hours were cancelled as somebody left. */
export const wasNotDone: RawBuilder<boolean> = sql`
  (arrangement.state = 'dropped' and arrangement.changed_at >= arrangement.starts_at
    and arrangement.undone_exchange_id is null)`;

/** It was done, and this exchange says so; no row where it is over, or the exchange is of another one. */
export const finishAppointment = statement(
  'exchanges.finishAppointment',
  (p: Params<{ id: number; exchangeId: number; now: Date }>) => sql<{ id: number }>`
    update arrangement
    set state = 'done', exchange_id = ${p.exchangeId}, desk_by = null, changed_at = ${p.now}
    where id = ${p.id} and ${isOpen}
      and not exists (select from arrangement other where other.exchange_id = ${p.exchangeId})
    returning id`,
);

/**
 * Closes the appointments of exchanges where nobody was asked: only the one open appointment of the same
 * two, day and activity that has begun, and of no other notice than the hours.
 */
export const finishSureAppointments = statement(
  'exchanges.finishSureAppointments',
  (p: Params<{ exchangeIds: number[]; timeZone: string; now: Date }>) => sql<{ id: number }>`
    with matching as (
      select arrangement.id, min(exchange.id) as exchange_id,
             count(*) over (partition by min(exchange.id)) as many
      from exchange
      join arrangement on giver_id = creditor_id and giver_bank_id = creditor_bank_id
        and receiver_id = debtor_id and receiver_bank_id = debtor_bank_id
        and arrangement.activity_id = exchange.activity_id
        and arrangement.state in ('proposed', 'agreed')
        and ${dayOf(sql`starts_at`, sql`${p.timeZone}`)} = performed_on
        and starts_at <= ${p.now} and not ${isAboutOther(sql`arrangement.notice_id`)}
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
    from locked where locked.id = arrangement.id
    returning arrangement.id`,
);
