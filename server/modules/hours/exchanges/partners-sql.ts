/** SQL of what a member's pages say beside the lists: what waits in numbers, their partners, their year. */
import { sql } from 'kysely';
import { isBetween } from '#server/modules/banks/banks/sql.ts';
import { hasNamesake } from '#server/modules/people/accounts/people-sql.ts';
import type { ChoiceRow } from '#server/modules/people/accounts/present.ts';
import { statement } from '#server/modules/tables.ts';
import type { PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

/** The pending exchanges on each side of an account, counted and summed from its indexes. */
export const sumPending = statement(
  'exchanges.sumPending',
  (p: Params<{ personId: number; bankId: number }>) => sql<{
    given: number;
    given_minutes: number;
    received: number;
    received_minutes: number;
  }>`
    select gave.many as given, gave.minutes as given_minutes,
           received.many as received, received.minutes as received_minutes
    from (select count(*) as many, coalesce(sum(minutes), 0)::bigint as minutes from exchange
          where state = 'pending'
            and creditor_id = ${p.personId} and creditor_bank_id = ${p.bankId}) as gave,
         (select count(*) as many, coalesce(sum(minutes), 0)::bigint as minutes from exchange
          where state = 'pending'
            and debtor_id = ${p.personId} and debtor_bank_id = ${p.bankId}) as received`,
);

/** People of the member's bank and its friends with whom they exchanged last, the latest first. */
export const listPartners = statement(
  'exchanges.partners',
  (p: Params<PageValues & { personId: number; bankId: number }>) => sql<
    ChoiceRow & { bank_id: number; bank_name: string; total: number }
  >`
    with latest as (
      select partner_id, partner_bank_id, max(at) as at from (
        (select debtor_id as partner_id, debtor_bank_id as partner_bank_id, created_at as at
         from exchange where creditor_id = ${p.personId} and creditor_bank_id = ${p.bankId}
         order by performed_on desc, id desc limit 50)
        union all
        (select creditor_id, creditor_bank_id, created_at
         from exchange where debtor_id = ${p.personId} and debtor_bank_id = ${p.bankId}
         order by performed_on desc, id desc limit 50)
      ) as recent group by partner_id, partner_bank_id
    )
    select person.id, person.name, person.surname, person.full_name,
           bank.id as bank_id, bank.name as bank_name,
           person.phone_digits, person.birth_date, person.email, membership.decided_at, membership.number,
           membership.minor_until,
           ${hasNamesake} as has_namesake, count(*) over () as total
    from latest
    join person on person.id = latest.partner_id
    join bank on bank.id = latest.partner_bank_id
      and (bank.id = ${p.bankId} or bank.suspended_at is null)
    join membership on membership.person_id = latest.partner_id
      and membership.bank_id = latest.partner_bank_id and membership.state = 'active'
    where latest.partner_bank_id = ${p.bankId} or exists (
      select from bank_link
      where state = 'approved'
        and ${isBetween(p.bankId, sql`latest.partner_bank_id`)})
    order by latest.at desc, person.id
    limit ${p.limit} offset ${p.offset}`,
);

interface AccountValues {
  personId: number;
  bankId: number;
}

/** The confirmed exchanges of an account, minutes signed from its side, each side from its index. */
function movesOf(p: Params<AccountValues>) {
  return sql`(
    select performed_on, kind, minutes, debtor_id as partner_id from exchange
    where creditor_id = ${p.personId} and creditor_bank_id = ${p.bankId} and state = 'confirmed'
    union all
    select performed_on, kind, -minutes, creditor_id from exchange
    where debtor_id = ${p.personId} and debtor_bank_id = ${p.bankId} and state = 'confirmed'
  ) as move`;
}

/** Services alone: gifts and the like move a balance, nobody's hours given or received. */
const GIVEN_AND_RECEIVED = sql`
  coalesce(sum(minutes) filter (where move.kind = 'service' and minutes > 0), 0)::bigint
    as given_minutes,
  coalesce(-sum(minutes) filter (where move.kind = 'service' and minutes < 0), 0)::bigint
    as received_minutes`;

/** What an account gave, received and moved in all in each month with exchanges, the oldest first. */
export const sumOwnMonths = statement(
  'exchanges.ownMonths',
  (p: Params<AccountValues>) => sql<{
    month: string;
    given_minutes: number;
    received_minutes: number;
    moved_minutes: number;
  }>`
    select to_char(performed_on, 'YYYY-MM') as month, ${GIVEN_AND_RECEIVED},
           sum(minutes)::bigint as moved_minutes
    from ${movesOf(p)} group by month order by month`,
);

/** The people of an account since a day, the most hours first. */
export const sumOwnPartners = statement(
  'exchanges.ownPartners',
  (p: Params<AccountValues & { from: string; limit: number }>) => sql<{
    id: number;
    name: string;
    surname: string;
    given_minutes: number;
    received_minutes: number;
  }>`
    select person.id, person.name, person.surname, ${GIVEN_AND_RECEIVED}
    from ${movesOf(p)} join person on person.id = partner_id
    where performed_on >= ${p.from} and move.kind = 'service'
    group by person.id order by sum(abs(minutes)) desc, person.id limit ${p.limit}`,
);
