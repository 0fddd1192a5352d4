/** SQL of what a bank asks of who gives hours: their fee, and that they are insured. */
import { sql } from 'kysely';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/**
 * Of some people of a bank, who help on a day: whose fee of that year is due though its day is over, and whom
 * no policy covers. A fund gives without either, and a body is not insured.
 */
export const findGivers = statement(
  'limits.findGivers',
  (p: Params<{ bankId: number; personIds: number[]; day: string; today: string }>) => sql<{
    person_id: number;
    name: string;
    surname: string;
    fee_missing: boolean;
    not_insured: boolean;
  }>`
    select person.id as person_id, person.name, person.surname,
           exists (
             select from fee_year
             where bank_id = ${p.bankId} and year = extract(year from ${p.day}::date)
               and due_on < ${p.today}::date and coalesce((
                 select fee.state from fee
                 where fee.person_id = person.id and fee.bank_id = fee_year.bank_id
                   and fee.year = fee_year.year
                 order by fee.id desc limit 1), 'due') = 'due') as fee_missing,
           person.kind = 'human' and not exists (
             select from policy
             where policy.bank_id = ${p.bankId}
               and ${p.day}::date between policy.from_day and policy.to_day
               and (policy.covers = 'all' or exists (
                 select from insured
                 where insured.policy_id = policy.id and insured.person_id = person.id
                   and insured.from_day <= ${p.day}::date
                   and (insured.to_day is null or insured.to_day >= ${p.day}::date)))
           ) as not_insured
    from person
    where person.id = any(${p.personIds}::bigint[]) and person.kind <> 'fund'
    order by person.folded_name, person.id`,
);

/** The telephone of a bank's desk; empty for none. */
export const findDeskPhone = statement(
  'limits.findDeskPhone',
  (p: Params<{ bankId: number }>) =>
    sql<{ phone: string }>`select phone from bank where id = ${p.bankId}`,
);

/** Into the history: these gave though something was missing, for a reason. */
export const insertPassed = statement(
  'limits.insertPassed',
  (
    p: Params<{
      bankId: number;
      personIds: number[];
      why: string;
      reason: string;
      by: number;
      now: Date;
    }>,
  ) => sql`
    insert into audit (at, actor_id, action, person_id, bank_id, detail)
    select ${p.now}::timestamptz, ${p.by}::bigint, 'giver-passed', person_id, ${p.bankId}::bigint,
           jsonb_build_object('why', ${p.why}::text, 'reason', ${p.reason}::text)
    from unnest(${p.personIds}::bigint[]) as passed (person_id)`,
);
