/** SQL of the first steps of a bank: all of them in one read, and putting their card away. */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { exchangesOf, isBeginning } from './beginning-sql.ts';

/** Whether the bank begins, and what there is of each step; nothing is counted once it does not. */
export const findFirstSteps = statement(
  'banks.firstSteps',
  (p: Params<{ bankId: number; question: string; begunAfter: Date }>) => sql<{
    is_beginning: boolean;
    is_put_away: boolean;
    administrators: number | null;
    place: number | null;
    members: number | null;
    skills: number | null;
    requests: number | null;
    exchange: number | null;
    pairs: number | null;
  }>`
    select begins.is_beginning,
           exists (select from desk_answer answer
                   where answer.bank_id = bank.id and answer.question = ${p.question}) as is_put_away,
           step.*
    from bank
    cross join lateral (select ${isBeginning(p.begunAfter)} as is_beginning offset 0) begins
    left join lateral (
      select here.administrators, here.members, here.skills,
             (bank.phone <> '')::integer + (bank.opening_hours <> '')::integer as place,
             (select count(*) from notice
              where notice.bank_id = bank.id and notice.state = 'open'
                and notice.kind = 'request') as requests,
             done.exchange, done.pairs
      from (
        select count(*) as members,
               count(*) filter (where membership.role = 'ADMIN') as administrators,
               count(*) filter (where exists (
                 select from skill where skill.person_id = membership.person_id)) as skills
        from membership where membership.bank_id = bank.id and membership.state = 'active'
      ) here
      cross join (
        select count(*) as exchange,
               count(distinct (least(creditor_id, debtor_id), greatest(creditor_id, debtor_id)))
                 as pairs
        from (${exchangesOf('exchange.creditor_id, exchange.debtor_id')}) service
      ) done
    ) step on begins.is_beginning
    where bank.id = ${p.bankId}`,
);

/** What the desk of a bank has answered, which is not asked again. */
export const insertDeskAnswer = statement(
  'banks.insertDeskAnswer',
  (p: Params<{ bankId: number; personId: number; question: string; now: Date }>) =>
    query
      .insertInto('desk_answer')
      .values({ bank_id: p.bankId, question: p.question, said_at: p.now, said_by: p.personId })
      .onConflict((conflict) => conflict.columns(['bank_id', 'question']).doNothing()),
);
