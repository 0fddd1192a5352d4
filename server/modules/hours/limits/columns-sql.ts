/** SQL of where an account stands to the band of its bank, for statements that have the account. */
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { RuleValue } from '#contract/banks/bank-rules.ts';

/** What `findStandings` and the rules of the bank say, as JSON has it: moments are texts. */
export interface StandingWithRules {
  balance_minutes: number;
  is_body: boolean;
  member_since: string | null;
  low_minutes: number | null;
  high_minutes: number | null;
  rules: { name: string; value: RuleValue }[];
}

/** Since when the person of `account` has been a member (`joined`), and the exception that holds for them. */
export const standingOfAccount = (today: Expression<unknown>) => sql`
  left join lateral (
    select min(decided_at) as at from membership
    where membership.person_id = account.person_id and membership.bank_id = account.bank_id
      and state in ('active', 'ended')
  ) joined on true
  left join lateral (
    select low_minutes, high_minutes, until from member_band
    where member_band.person_id = account.person_id and member_band.bank_id = account.bank_id
    order by id desc limit 1
  ) exception on exception.until is null or exception.until >= ${today}::date`;

interface Whose {
  personId: Expression<unknown>;
  bankId: Expression<unknown>;
  /** `yyyy-MM-dd`. */
  today: Expression<unknown>;
}

/** Of a member in a bank, as one column. */
export const standingWithRules = ({
  personId,
  bankId,
  today,
}: Whose): RawBuilder<StandingWithRules> => sql`
  (select jsonb_build_object(
     'balance_minutes', account.balance_minutes,
     'is_body', exists (select from person where id = account.person_id and kind = 'body'),
     'member_since', joined.at,
     'low_minutes', exception.low_minutes, 'high_minutes', exception.high_minutes,
     'rules', (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'value', value)), '[]')
       from (select distinct on (name) name, value from bank_rule
             where bank_id = account.bank_id and name in ('band-low', 'band-low-first-year',
               'band-high', 'band-hard', 'body-low', 'body-high') order by name, id desc) present))
   from account ${standingOfAccount(today)}
   where account.person_id = ${personId} and account.bank_id = ${bankId})`;
