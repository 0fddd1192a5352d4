/** SQL of policies, and of whom they cover on a day. */
import { sql } from 'kysely';
import type { PolicyCovers } from '#contract/people/insured.ts';
import { isPerson } from '#server/modules/people/accounts/people-sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

const POLICY = [
  ...(['id', 'insurer', 'number', 'from_day', 'to_day', 'covers', 'listed_on'] as const),
] as const;

export const findInsuredBank = statement('insured.findBank', (p: Params<{ bankId: number }>) =>
  query.selectFrom('bank').select('name').where('id', '=', p.bankId),
);

export const listPoliciesOf = statement('insured.listPolicies', (p: Params<{ bankId: number }>) =>
  query
    .selectFrom('policy')
    .select(POLICY)
    .where('bank_id', '=', p.bankId)
    .orderBy('to_day', 'desc')
    .orderBy('id', 'desc'),
);

export const findPolicy = statement(
  'insured.findPolicy',
  (p: Params<{ bankId: number; id: number }>) =>
    query
      .selectFrom('policy')
      .select(POLICY)
      .where('id', '=', p.id)
      .where('bank_id', '=', p.bankId),
);

/** The same, locked until the transaction ends. */
export const lockPolicy = statement(
  'insured.lockPolicy',
  (p: Params<{ bankId: number; id: number }>) =>
    query
      .selectFrom('policy')
      .select(POLICY)
      .where('id', '=', p.id)
      .where('bank_id', '=', p.bankId)
      .forNoKeyUpdate(),
);

interface Written {
  insurer: string;
  number: string;
  from: string;
  to: string;
  covers: PolicyCovers;
}

export const insertPolicy = statement(
  'insured.insertPolicy',
  (p: Params<Written & { bankId: number; by: number; now: Date }>) =>
    query
      .insertInto('policy')
      .values({
        ...{ bank_id: p.bankId, insurer: p.insurer, number: p.number, from_day: p.from },
        ...{ to_day: p.to, covers: p.covers, made_by: p.by, made_at: p.now },
      })
      .returning(POLICY),
);

export const updatePolicy = statement(
  'insured.updatePolicy',
  (p: Params<Written & { id: number }>) =>
    query
      .updateTable('policy')
      .set({
        ...{ insurer: p.insurer, number: p.number, from_day: p.from, to_day: p.to },
        covers: p.covers,
      })
      .where('id', '=', p.id),
);

/** The list of a day was printed or taken. */
export const noteListed = statement('insured.noteListed', (p: Params<{ id: number; on: string }>) =>
  query.updateTable('policy').set({ listed_on: p.on }).where('id', '=', p.id),
);

/** Of some people, and of no body, those who are active members, who stay so until the transaction ends. */
export const lockMembersNow = statement(
  'insured.lockMembers',
  (p: Params<{ bankId: number; personIds: number[] }>) => sql<{ person_id: number }>`
    select person_id from membership
    where bank_id = ${p.bankId} and person_id = any(${p.personIds}::bigint[]) and state = 'active'
      and ${isPerson()}
    order by id for key share`,
);

interface Chosen {
  bankId: number;
  policyId: number;
  personIds: number[];
  on: string;
}

/** These are covered from a day on; who is so already stays as they are. */
export const coverSome = statement(
  'insured.coverSome',
  (p: Params<Chosen>) => sql`
    insert into insured (bank_id, policy_id, person_id, from_day)
    select ${p.bankId}::bigint, ${p.policyId}::bigint, person_id, ${p.on}::date
    from unnest(${p.personIds}::bigint[]) as chosen (person_id)
    where not exists (select from insured
                      where insured.policy_id = ${p.policyId} and insured.person_id = chosen.person_id
                        and (insured.to_day is null or insured.to_day >= ${p.on}::date))`,
);

/** These are covered no more from a day on; who would have been from then at the earliest never was. */
export const dropSome = statement(
  'insured.dropSome',
  (p: Params<Chosen>) => sql`
    with never as (
      delete from insured
      where bank_id = ${p.bankId} and policy_id = ${p.policyId}
        and person_id = any(${p.personIds}::bigint[]) and from_day >= ${p.on}::date
    )
    update insured set to_day = ${p.on}::date - 1
    where bank_id = ${p.bankId} and policy_id = ${p.policyId}
      and person_id = any(${p.personIds}::bigint[]) and from_day < ${p.on}::date
      and (to_day is null or to_day >= ${p.on}::date)`,
);

/**
 * Whom a policy covers on a day, and whom it did on another one: members, the day on which somebody left
 * included; of a policy for some, those who were ticked.
 */
export const listInsured = statement(
  'insured.list',
  (p: Params<{ id: number; bankId: number; on: string; since: string | null; timeZone: string }>) =>
    sql<{
      person_id: number;
      name: string;
      surname: string;
      is_erased: boolean;
      birth_date: string | null;
      birth_place: string | null;
      tax_code: string | null;
      is_now: boolean;
      was_then: boolean;
      from_day: string;
      to_day: string;
    }>`
    with span as (
      select membership.person_id,
             greatest(policy.from_day, insured.from_day,
               (membership.decided_at at time zone ${p.timeZone})::date) as first,
             least(policy.to_day, insured.to_day,
               (membership.ended_at at time zone ${p.timeZone})::date) as last
      from policy
      join membership on membership.bank_id = policy.bank_id
        and membership.state in ('active', 'ended')
      left join insured on policy.covers = 'some' and insured.policy_id = policy.id
        and insured.person_id = membership.person_id
      where policy.id = ${p.id} and policy.bank_id = ${p.bankId}
        and (policy.covers = 'all' or insured.id is not null) and ${isPerson()}
    ), covered as (
      select person_id, ${p.on}::date between first and last as is_now,
             coalesce(${p.since}::date between first and last, false) as was_then, first, last
      from span
    ), each as (
      select person_id, bool_or(is_now) as is_now, bool_or(was_then) as was_then,
             coalesce(max(first) filter (where is_now), max(first)) as from_day,
             coalesce(max(last) filter (where is_now), max(last)) as to_day
      from covered
      where is_now or was_then
      group by person_id
    )
    select each.*, person.name, person.surname, person.birth_date,
           person.erased_at is not null as is_erased, entry.birth_place, entry.tax_code
    from each
    join person on person.id = each.person_id
    left join lateral (
      select birth_place, tax_code from register_entry
      where person_id = each.person_id and bank_id = ${p.bankId}
      order by membership_id desc, version desc limit 1
    ) entry on true
    order by each.is_now desc, person.birth_date is not null, person.folded_name, person.id`,
);
