/**
 * SQL of what is counted of banks over some time (specification §43), for the months and the years alike.
 * Each part reads the banks that it is about from `chosen`, with their `id`.
 */
import { sql } from 'kysely';
import { heldBefore } from '#server/modules/banks/banks/membership-sql.ts';
import { isBetweenPeople, isExchanged } from '#server/modules/hours/ledger/exchanged-sql.ts';
import { cameAt, isFirstMembership } from '#server/modules/people/companions/newcomer-sql.ts';
import type { Params } from '#server/platform/statements.ts';

interface EveningValues {
  /** The midnight after the evening. */
  end: Date;
  /** The first and the last day of what was given and received. */
  from: string;
  to: string;
}

interface ComingValues {
  from: Date;
  until: Date;
  /** Within so many days of coming. */
  days: number;
  timeZone: string;
}

/** The members of the last evening, with the minutes that they gave; null for who neither gave nor received. */
export const membersOf = (p: Params<EveningValues>) => sql`
  select membership.bank_id, membership.person_id, done.given
  from membership
  join chosen on chosen.id = membership.bank_id
  left join (
    select bank_id, person_id, sum(given)::bigint as given from (
      select creditor_bank_id as bank_id, creditor_id as person_id, minutes as given
      from exchange
      where creditor_bank_id in (select id from chosen) and ${isExchanged} and ${isBetweenPeople}
        and performed_on between ${p.from}::date and ${p.to}::date
      union all
      select debtor_bank_id, debtor_id, 0 from exchange
      where debtor_bank_id in (select id from chosen) and ${isExchanged} and ${isBetweenPeople}
        and performed_on between ${p.from}::date and ${p.to}::date
    ) side group by bank_id, person_id
  ) done on done.bank_id = membership.bank_id and done.person_id = membership.person_id
  where ${heldBefore(p.end)}`;

/** Who came first between two moments, since when they are members, and whether they gave or received within so many days. */
export const newcomersOf = (p: Params<ComingValues>) => sql`
  select came.bank_id, came.decided_at, exists (
      select from exchange
      where creditor_id = came.person_id and creditor_bank_id = came.bank_id and ${isExchanged} and ${isBetweenPeople}
        and performed_on <= came.day + ${p.days}::integer
      union all
      select from exchange
      where debtor_id = came.person_id and debtor_bank_id = came.bank_id and ${isExchanged} and ${isBetweenPeople}
        and performed_on <= came.day + ${p.days}::integer
    ) as has_met
  from (
    select membership.bank_id, membership.person_id, membership.decided_at,
           (${cameAt} at time zone ${p.timeZone})::date as day
    from membership
    join chosen on chosen.id = membership.bank_id
    where membership.state in ('active', 'ended') and ${isFirstMembership}
      and ${cameAt} >= ${p.from}::timestamptz and ${cameAt} < ${p.until}::timestamptz
  ) came`;

/** What members looked for between two moments, whether somebody of the board met it, and the days to the first yes. */
export const requestsOf = (p: Params<{ begin: Date; end: Date }>) => sql`
  select notice.bank_id, notice.outcome is not distinct from 'met' as is_met,
         (select extract(epoch from min(answer.decided_at) - notice.created_at) / 86400
          from notice_answer answer
          where answer.notice_id = notice.id and answer.state = 'accepted') as days
  from notice
  join chosen on chosen.id = notice.bank_id
  where notice.kind = 'request' and notice.created_at >= ${p.begin}::timestamptz
    and notice.created_at < ${p.end}::timestamptz`;
