/** SQL of the hours fund: who holds it, what moved, and what limits a gift. */
import { sql } from 'kysely';
import type { ExchangeKind } from '#contract/hours/exchange-states.ts';
import { fundFloorOf } from '#server/modules/hours/ledger/fund-floor-sql.ts';
import { localeOf } from '#server/modules/people/accounts/locale-sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** The holder of a bank's fund, its balance, how far down it may go, and how many administrators the bank has. */
export const findFund = statement(
  'fund.find',
  (p: Params<{ bankId: number }>) =>
    sql<{
      person_id: number;
      balance_minutes: number;
      low_minutes: number;
      administrators: number;
    }>`
    select account.person_id, account.balance_minutes,
           ${fundFloorOf(sql.ref('bank.id'), sql.ref('bank.fund_person_id'))} as low_minutes,
           (select count(*) from membership
            where membership.bank_id = bank.id and state = 'active' and role = 'ADMIN')
             as administrators
    from bank
    join account on account.person_id = bank.fund_person_id and account.bank_id = bank.id
    where bank.id = ${p.bankId}`,
);

/** Confirmed minutes that came into a fund and went out of it from a day to another, by kind. */
export const sumFund = statement(
  'fund.sum',
  (p: Params<{ fundId: number; bankId: number; since: string; until: string }>) => sql<{
    is_in: boolean;
    kind: ExchangeKind;
    minutes: number;
  }>`
    select is_in, kind, sum(minutes)::bigint as minutes from (
      select true as is_in, kind, minutes from exchange
      where creditor_id = ${p.fundId} and creditor_bank_id = ${p.bankId}
        and state = 'confirmed' and performed_on between ${p.since}::date and ${p.until}::date
      union all
      select false, kind, minutes from exchange
      where debtor_id = ${p.fundId} and debtor_bank_id = ${p.bankId}
        and state = 'confirmed' and performed_on between ${p.since}::date and ${p.until}::date
    ) moved
    group by is_in, kind
    order by minutes desc`,
);

/** What a fund would give, and waits. */
export const sumWaiting = statement(
  'fund.sumWaiting',
  (p: Params<{ fundId: number; bankId: number }>) => sql<{ exchanges: number; minutes: number }>`
    select count(*) as exchanges, coalesce(sum(minutes), 0)::bigint as minutes from exchange
    where debtor_id = ${p.fundId} and debtor_bank_id = ${p.bankId} and state = 'pending'`,
);

/** Minutes that a member has given to other members as gifts since a day. */
export const sumGiftsToMembers = statement(
  'fund.sumGiftsToMembers',
  (p: Params<{ personId: number; bankId: number; fundId: number; since: string }>) => sql<{
    minutes: number;
  }>`
    select coalesce(sum(minutes), 0)::bigint as minutes from exchange
    where debtor_id = ${p.personId} and debtor_bank_id = ${p.bankId} and kind = 'gift'
      and creditor_id <> ${p.fundId} and state in ('pending', 'confirmed')
      and performed_on >= ${p.since}::date`,
);

/** A newcomer who is due welcome hours: a first membership that holds, and no such gift yet. */
export const findNewcomer = statement(
  'fund.findNewcomer',
  (p: Params<{ personId: number; bankId: number; fundId: number }>) =>
    query
      .selectFrom('membership')
      .innerJoin('person', 'person.id', 'membership.person_id')
      .select(['membership.decided_by', localeOf().as('locale')])
      .where('membership.person_id', '=', p.personId)
      .where('membership.bank_id', '=', p.bankId)
      .where('membership.state', '=', 'active')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('membership as earlier')
              .select('earlier.id')
              .where('earlier.person_id', '=', p.personId)
              .where('earlier.bank_id', '=', p.bankId)
              .where('earlier.state', '=', 'ended'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('exchange')
              .select('exchange.id')
              .where('creditor_id', '=', p.personId)
              .where('creditor_bank_id', '=', p.bankId)
              .where('debtor_id', '=', p.fundId)
              .where('exchange.kind', '=', 'gift'),
          ),
        ),
      )
      .forUpdate('membership'),
);
