/** SQL of hours that stand, which an appointment may have found, or that somebody is about to record again (specification §22). */
import { sql } from 'kysely';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import {
  dayOf,
  isAboutOther,
  isOpen,
  isStanding,
  type Pair,
  type RecordedRow,
  startsOn,
} from './appointments-sql.ts';

interface About extends Pair {
  /** `yyyy-MM-dd`. */
  day: string;
  /** So many days before and after it. */
  within: number;
  /** The notice of the appointment: hours about another one are not of it. */
  noticeId: number | null;
}

/** Hours of a giver to a receiver, pending or confirmed, that no appointment carries. */
const isLoose = sql`
  ${isStanding}
  and not exists (select from arrangement carrying where carrying.exchange_id = exchange.id)`;

/** Hours between a giver and a receiver about a day, pending or confirmed, that no appointment carries; the nearest day first. */
export const findLooseHours = statement(
  'exchanges.findLooseHours',
  (p: Params<About>) => sql<RecordedRow>`
  select id, minutes, performed_on from exchange
  where creditor_id = ${p.creditorId} and creditor_bank_id = ${p.creditorBankId}
    and debtor_id = ${p.debtorId} and debtor_bank_id = ${p.debtorBankId}
    and ${isLoose} and not ${isAboutOther(sql`${p.noticeId}::bigint`)}
    and performed_on between ${p.day}::date - ${p.within}::int and ${p.day}::date + ${p.within}::int
  order by abs(performed_on - ${p.day}::date), id desc
  limit 1`,
);

/** Hours of a giver and a receiver of an activity about a day, pending or confirmed; the nearest day first. */
export const findStandingHours = statement(
  'exchanges.findStandingHours',
  (p: Params<Pair & { activityId: number; day: string; within: number }>) => sql<RecordedRow>`
    select id, minutes, performed_on from exchange
    where creditor_id = ${p.creditorId} and creditor_bank_id = ${p.creditorBankId}
      and debtor_id = ${p.debtorId} and debtor_bank_id = ${p.debtorBankId}
      and ${isStanding} and activity_id = ${p.activityId}
      and performed_on between ${p.day}::date - ${p.within}::int
        and ${p.day}::date + ${p.within}::int
    order by abs(performed_on - ${p.day}::date), id desc
    limit 1`,
);

interface CarriedRow extends RecordedRow {
  creditor_id: number;
  debtor_id: number;
}

/**
 * Of these pairs, the hours of a day and an activity that their appointment carries, pending or confirmed;
 * not where another such appointment is open, which what is recorded next would be of.
 */
export const listCarriedHours = statement(
  'exchanges.listCarriedHours',
  (
    p: Params<{
      creditorIds: number[];
      debtorIds: number[];
      creditorBankId: number;
      debtorBankId: number;
      activityId: number;
      day: string;
      timeZone: string;
      now: Date;
    }>,
  ) => sql<CarriedRow>`
    select exchange.id, minutes, performed_on, exchange.creditor_id, exchange.debtor_id
    from unnest(${p.creditorIds}::bigint[], ${p.debtorIds}::bigint[]) as pair (creditor_id, debtor_id)
    join exchange on exchange.creditor_id = pair.creditor_id
      and exchange.debtor_id = pair.debtor_id
      and exchange.creditor_bank_id = ${p.creditorBankId}
      and exchange.debtor_bank_id = ${p.debtorBankId}
    where ${isStanding}
      and performed_on = ${p.day}::date and activity_id = ${p.activityId}
      and exists (select from arrangement where arrangement.exchange_id = exchange.id)
      and not exists (
        select from arrangement
        where giver_id = exchange.creditor_id and giver_bank_id = exchange.creditor_bank_id
          and receiver_id = exchange.debtor_id and receiver_bank_id = exchange.debtor_bank_id
          and arrangement.activity_id = ${p.activityId} and ${isOpen}
          and ${dayOf(sql`starts_at`, sql`${p.timeZone}`)} = ${p.day}::date
          and starts_at <= ${p.now})`,
);

/** Keeps hours that stand as they are until the transaction ends. */
export const lockHours = statement(
  'exchanges.lockHours',
  (p: Params<{ ids: number[] }>) => sql<{ id: number }>`
    select id from exchange
    where id = any(${p.ids}::bigint[]) and state in ('pending', 'confirmed')
    order by id for no key update`,
);

interface Due {
  ids: number[];
  within: number;
  timeZone: string;
}

/** Of each of these appointments the one exchange that can be meant by it. */
const foundHours = (p: Params<Due>) => {
  const day = startsOn(p);
  return sql`
    select distinct on (found.exchange_id) arrangement.id, found.exchange_id
    from arrangement cross join lateral (
      select min(exchange.id) as exchange_id, min(abs(exchange.performed_on - ${day})) as away
      from exchange
      where creditor_id = giver_id and creditor_bank_id = giver_bank_id
        and debtor_id = receiver_id and debtor_bank_id = receiver_bank_id
        and ${isLoose} and not ${isAboutOther(sql`arrangement.notice_id`)}
        and performed_on between ${day} - ${p.within}::int and ${day} + ${p.within}::int
      having count(*) = 1
    ) found
    where arrangement.id = any(${p.ids}::bigint[]) and arrangement.state = 'agreed'
    order by found.exchange_id, found.away, arrangement.id`;
};

/** The hours that appointments which are about to be asked about have found. */
export const findFoundHours = statement(
  'exchanges.findFoundHours',
  (p: Params<Due>) => sql<{ id: number; exchange_id: number }>`${foundHours(p)}`,
);

/** Ties these appointments to the hours that they have found, where that still is so. */
export const linkFoundHours = statement(
  'exchanges.linkFoundHours',
  (p: Params<Due & { exchangeIds: number[]; now: Date }>) => sql`
    update arrangement
    set state = 'done', exchange_id = found.exchange_id, changed_at = ${p.now}
    from (${foundHours(p)}) found
    where arrangement.id = found.id and found.exchange_id = any(${p.exchangeIds}::bigint[])`,
);
