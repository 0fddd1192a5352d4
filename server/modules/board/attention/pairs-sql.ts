/** SQL of members with whom a newcomer could begin. */

import { sql } from 'kysely';
import type { PairReason } from '#contract/board/attention.ts';
import { canDo } from '#server/modules/board/notices/able-sql.ts';
import { isPerson } from '#server/modules/people/accounts/people-sql.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { resting } from './rest-sql.ts';

interface PairValues {
  personId: number;
  bankId: number;
  today: string;
  /** What was done since this day shows that somebody can do it. */
  since: string;
  /** Who was asked least since this moment is first. */
  askedAfter: Date;
  limit: number;
}

interface PairRow {
  id: number;
  name: string;
  surname: string;
  activity_id: number;
  why: PairReason;
  phone: string | null;
}

/**
 * Members of the bank who can do what a newcomer looks for, look for what they can do, or ticked the same;
 * without who does not want to be asked, who rests, and where one has blocked the other. What only the same
 * tick speaks for comes last; else who was asked least, then who has the fewest hours.
 */
export const listPairs = statement(
  'attention.pairs',
  (p: Params<PairValues>) => sql<PairRow>`
    with looked_for as (
      select activity_id from notice
      where person_id = ${p.personId} and bank_id = ${p.bankId} and kind = 'request' and state = 'open'
    ), able as (
      select activity_id from skill where person_id = ${p.personId}
      union
      select activity_id from notice
      where person_id = ${p.personId} and bank_id = ${p.bankId} and kind = 'offer' and state = 'open'
    ), resting as (${resting(p)}),
    found as (
      select can.person_id, can.activity_id, 1 as rank
      from (${canDo(
        p.since,
        ({ activity, bank }) =>
          sql`${activity} = any(array(select activity_id from looked_for)) and ${bank ?? p.bankId} = ${p.bankId}`,
      )}) can
      where can.rank < 4
      union all
      select notice.person_id, notice.activity_id, 2 from notice
      where notice.bank_id = ${p.bankId} and notice.kind = 'request' and notice.state = 'open'
        and notice.activity_id in (select activity_id from able)
      union all
      select skill.person_id, skill.activity_id, 3 from skill
      where skill.activity_id = any(array(
        select own.activity_id from skill own where own.person_id = ${p.personId}))
    ), best as (
      select distinct on (person_id) person_id, activity_id, rank from found
      where person_id <> ${p.personId}
      order by person_id, rank, activity_id
    )
    select person.id, person.name, person.surname, best.activity_id,
           (array['can', 'looks', 'same'])[best.rank] as why,
           case when person.contact = 'phone' then person.phone end as phone
    from best
    join membership on membership.person_id = best.person_id
      and membership.bank_id = ${p.bankId} and membership.state = 'active'
    join person on person.id = best.person_id and person.may_be_asked
    join account on account.person_id = best.person_id and account.bank_id = ${p.bankId}
    cross join lateral (
      select count(*) as times from notice_ask
      where notice_ask.person_id = best.person_id and notice_ask.created_at > ${p.askedAfter}
    ) asked
    where best.person_id not in (select person_id from resting) and ${isPerson()}
      and membership.minor_until is null
      and not exists (
        select from person_block
        where (person_block.person_id, blocked_id) in
          ((best.person_id, ${p.personId}), (${p.personId}, best.person_id)))
    order by best.rank = 3, asked.times, account.balance_minutes, person.id
    limit ${p.limit}`,
);
