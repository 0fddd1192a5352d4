/** SQL of what people can do, and of who can help. */

import { sql } from 'kysely';
import type { Locale } from '#contract/locales.ts';
import { isOther, OTHER_POSITION } from '#server/modules/hours/exchanges/activities-sql.ts';
import { isExchanged } from '#server/modules/hours/ledger/exchanged-sql.ts';
import { isPerson } from '#server/modules/people/accounts/people-sql.ts';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import { nameByLanguage } from '#server/platform/expressions.ts';
import type { Params } from '#server/platform/statements.ts';

/**
 * Everything that can be chosen ("something else" says nothing about what somebody can do), in the order
 * of the sheet, and whether the person chose it.
 */
export const listChoices = statementsBy(
  'skills.choices',
  (locale: Locale) => (p: Params<{ personId: number }>) =>
    query
      .selectFrom('activity')
      .innerJoin('activity_group', 'activity_group.id', 'activity.group_id')
      .leftJoin('skill', (join) =>
        join.onRef('skill.activity_id', '=', 'activity.id').on('skill.person_id', '=', p.personId),
      )
      .select(['activity.id', 'activity.group_id', 'skill.said_at'])
      .select([
        nameByLanguage('activity', locale).as('name'),
        nameByLanguage('activity_group', locale).as('group_name'),
      ])
      .where('activity.position', '<>', OTHER_POSITION)
      .where('activity.retired_at', 'is', null)
      .orderBy('activity_group.position')
      .orderBy('activity.position'),
);

/** Who added something last, and when. */
export const findLastWord = statement('skills.lastWord', (p: Params<{ personId: number }>) =>
  query
    .selectFrom('skill')
    .innerJoin('person', 'person.id', 'skill.said_by')
    .select(['skill.said_at', 'person.name', 'person.surname'])
    .where('skill.person_id', '=', p.personId)
    .orderBy('skill.said_at', 'desc')
    .orderBy('skill.activity_id')
    .limit(1),
);

/** Which of these can be chosen, or could once. Nobody retires or merges one before the transaction ends. */
export const listChoosable = statement(
  'skills.choosable',
  (p: Params<{ activityIds: number[] }>) => sql<{
    id: number;
    retired_at: Date | null;
  }>`
    select id, retired_at from activity
    where id = any(${p.activityIds}::bigint[]) and not ${isOther}
    order by id for share`,
);

/** What is not offered any more stays: nobody could have ticked it. */
export const removeOthers = statement(
  'skills.removeOthers',
  (p: Params<{ personId: number; activityIds: number[] }>) => sql<Record<never, never>>`
    delete from skill
    where person_id = ${p.personId} and activity_id <> all(${p.activityIds}::bigint[])
      and activity_id in (select id from activity where retired_at is null)`,
);

/** What was said before keeps its day. */
export const addSkills = statement(
  'skills.add',
  (p: Params<{ personId: number; activityIds: number[]; by: number; now: Date }>) => sql<
    Record<never, never>
  >`
    insert into skill (person_id, activity_id, said_at, said_by)
    select ${p.personId}::bigint, activity_id, ${p.now}::timestamptz, ${p.by}::bigint
    from unnest(${p.activityIds}::bigint[]) as activity_id
    on conflict do nothing`,
);

interface HelperRow {
  id: number;
  name: string;
  surname: string;
  phone: string | null;
  last_on: string | null;
}

/**
 * Active members of a bank who can do something; who gave fewest minutes since a day comes first. What they
 * gave is read from an index alone (`0067_figures_from_indexes.sql`), and only who is answered from `person`.
 */
export const listHelpers = statement(
  'skills.helpers',
  (
    p: Params<{ bankId: number; activityId: number; since: string; limit: number }>,
  ) => sql<HelperRow>`
    select person.id, person.name, person.surname, person.phone, helper.last_on
    from (
      select skill.person_id, membership.folded_name, given.last_on, given.lately
      from skill
      join membership on membership.person_id = skill.person_id
        and membership.bank_id = ${p.bankId} and membership.state = 'active'
      cross join lateral (
        select max(performed_on) filter (where exchange.activity_id = any(array(
                 select id from activity where ${p.activityId}::bigint in (id, successor_id)))) as last_on,
               coalesce(sum(minutes) filter (where performed_on >= ${p.since}::date), 0) as lately
        from exchange
        where creditor_id = skill.person_id and creditor_bank_id = membership.bank_id
          and ${isExchanged}
      ) as given
      where skill.activity_id = ${p.activityId} and ${isPerson()}
        and membership.minor_until is null
      order by given.lately, given.last_on nulls first, membership.folded_name, skill.person_id
      limit ${p.limit}
    ) as helper
    join person on person.id = helper.person_id
    order by helper.lately, helper.last_on nulls first, helper.folded_name, person.id`,
);
