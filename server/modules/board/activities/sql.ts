/** SQL of the list of activities as the portal's administrators keep it. */
import { type RawBuilder, sql } from 'kysely';
import type { ActivityNames } from '#contract/board/activities.ts';
import { FALLBACK_LOCALE } from '#contract/locales.ts';
import { isOther, OTHER_POSITION } from '#server/modules/hours/exchanges/activities-sql.ts';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import { nameByLanguage } from '#server/platform/expressions.ts';
import type { Params } from '#server/platform/statements.ts';

/** An activity as it is kept. */
interface ActivityRow {
  id: number;
  group_id: number;
  names: ActivityNames;
  words: string;
  is_other: boolean;
  retired_at: Date | null;
  successor_id: number | null;
}

export const listGroups = statement('activities.listGroups', (_: object) =>
  query.selectFrom('activity_group').select(['id', 'names']).orderBy('position'),
);

/** All of them, as the groups have them, with how much each is used. */
export const listKept = statement(
  'activities.listKept',
  (p: Params<{ since: string }>) => sql<
    ActivityRow & { exchanges: number; skills: number; notices: number; appointments: number }
  >`
    select activity.id, activity.group_id, activity.names, activity.words, ${isOther} as is_other, activity.retired_at, activity.successor_id,
           (select count(*) from exchange
            where exchange.activity_id = activity.id and exchange.state = 'confirmed'
              and performed_on >= ${p.since}::date) as exchanges,
           (select count(*) from skill where skill.activity_id = activity.id) as skills,
           coalesce(open_notice.many, 0) as notices,
           coalesce(planned.many, 0) as appointments
    from activity
    join activity_group on activity_group.id = activity.group_id
    left join (
      select activity_id, count(*) as many from notice where state <> 'closed' group by activity_id
    ) open_notice on open_notice.activity_id = activity.id
    left join (
      select activity_id, count(*) as many from (
        select activity_id from arrangement where state in ('proposed', 'agreed')
        union all
        select activity_id from standing_arrangement where state <> 'ended'
      ) one group by activity_id
    ) planned on planned.activity_id = activity.id
    order by activity_group.position, activity.position, activity.id`,
);

/** What is about to change. What is being recorded with one of them ends first, what comes then waits. */
export const lockActivities = statement(
  'activities.lock',
  (p: Params<{ ids: number[] }>) => sql<ActivityRow>`
    select id, group_id, names, words, ${isOther} as is_other, retired_at, successor_id
    from activity where id = any(${p.ids}::bigint[]) order by id for no key update`,
);

/** Two administrators who change the list wait for each other. */
export const lockList = statement('activities.lockList', (_: object) =>
  query.selectFrom('activity_group').select('id').orderBy('id').forNoKeyUpdate(),
);

/** Where something has names by language. */
export type NamedTable = 'activity' | 'activity_group';

/**
 * The languages in which another one has a name already, or is known by it; whatever its capitals and blanks.
 * @param p `main` is the name that these are known by, to archives
 */
export const findTaken = statementsBy(
  'activities.findTaken',
  ({ table }: { table: NamedTable }) =>
    (p: Params<{ names: string; main: string; exceptId: number | null }>) =>
      sql<{ language: string }>`
    select said.key as language from jsonb_each_text(${p.names}::jsonb) said
    where exists (
      select from ${sql.table(table)} other
      where other.id is distinct from ${p.exceptId}::bigint
        and (${onceAs(sql`other.names ->> said.key`)} = ${onceAs(sql`said.value`)}
          or said.value = ${p.main}
            and ${onceAs(nameByLanguage('other', FALLBACK_LOCALE))} = ${onceAs(sql`said.value`)}))
    order by said.key`,
);

const onceAs = (name: RawBuilder<unknown>) =>
  sql`fold(regexp_replace(btrim(${name}), '\\s+', ' ', 'g'))`;

export const countActivities = statement('activities.count', (_: object) =>
  query.selectFrom('activity').select((eb) => eb.fn.countAll<number>().as('many')),
);

/** At the end of its group. */
export const insertActivity = statement(
  'activities.insert',
  (p: Params<{ names: string; groupId: number; words: string }>) => sql<{ id: number }>`
    insert into activity (group_id, position, names, words)
    select activity_group.id,
           1 + coalesce((select max(position) from activity
                         where group_id = activity_group.id and not ${isOther}),
                        activity_group.position * 100),
           ${p.names}::jsonb, ${p.words}::text
    from activity_group where activity_group.id = ${p.groupId}
    returning id`,
);

/** @param before its main name of before, which stays known to archives; null where that is the same */
export const renameActivity = statement(
  'activities.rename',
  (p: Params<{ id: number; names: string; words: string; before: string | null }>) => sql<
    Record<never, never>
  >`
    update activity
    set names = ${p.names}::jsonb, words = ${p.words},
        former_names = case when ${p.before}::text is null then former_names
          else array_append(array_remove(former_names, ${p.before}), ${p.before}) end
    where id = ${p.id}`,
);

/** Moves one past others of its group that are offered, as far as there are any; they close up behind it. */
export const movePlaces = statement(
  'activities.movePlaces',
  (p: Params<{ id: number; places: number }>) => sql<{ id: number }>`
    with ranked as (
      select other.id, other.position, row_number() over (order by other.position) as nth
      from activity moved join activity other on other.group_id = moved.group_id
        and other.retired_at is null and other.position <> ${sql.lit(OTHER_POSITION)}
      where moved.id = ${p.id} and moved.retired_at is null
        and moved.position <> ${sql.lit(OTHER_POSITION)}
    ), way as (
      select nth as was, greatest(1, least(nth + ${p.places}::integer,
        (select count(*) from ranked))) as will
      from ranked where id = ${p.id}
    ), placed as (
      select ranked.id, case
        when ranked.nth = was then will
        when ranked.nth > was and ranked.nth <= will then ranked.nth - 1
        when ranked.nth < was and ranked.nth >= will then ranked.nth + 1
        else ranked.nth end as nth
      from ranked, way
    )
    update activity set position = place.position
    from placed join ranked place on place.nth = placed.nth
    where activity.id = placed.id and activity.position <> place.position
    returning activity.id`,
);

/** Offered no more, and counted for another where there is one. */
export const retire = statement(
  'activities.retire',
  (p: Params<{ id: number; successorId: number | null; now: Date }>) =>
    sql<Record<never, never>>`
    update activity
    set retired_at = coalesce(retired_at, ${p.now}::timestamptz),
        successor_id = ${p.successorId}::bigint
    where id = ${p.id}`,
);

/** What was merged into one that is merged now counts for the last of them. */
export const passOnMerged = statement(
  'activities.passOnMerged',
  (p: Params<{ from: number; into: number }>) =>
    query.updateTable('activity').set({ successor_id: p.into }).where('successor_id', '=', p.from),
);

export const bringBack = statement('activities.bringBack', (p: Params<{ id: number }>) =>
  query
    .updateTable('activity')
    .set({ retired_at: null, successor_id: null })
    .where('id', '=', p.id),
);

export const insertGroup = statement(
  'activities.insertGroup',
  (p: Params<{ names: string }>) => sql<{ id: number }>`
    insert into activity_group (position, names)
    select 1 + max(position), ${p.names}::jsonb from activity_group
    returning id`,
);

export const renameGroup = statement(
  'activities.renameGroup',
  (p: Params<{ id: number; names: string }>) =>
    query.updateTable('activity_group').set({ names: p.names }).where('id', '=', p.id),
);

interface NewLanguage {
  language: string;
  /** JSON of `id`, `name` in the language, `original` in Italian. */
  said: string;
}

/** The SQL that names what is still called as it was brought, in a language that names nothing of it yet. */
const nameIn = (table: NamedTable, p: Params<NewLanguage>) => sql<Record<never, never>>`
  update ${sql.table(table)} named
  set names = names || jsonb_build_object(${p.language}::text, said.name)
  from jsonb_to_recordset(${p.said}::jsonb) as said (id bigint, name text, original text)
  where named.id = said.id and named.names ->> 'it' = said.original
    and not exists (select from ${sql.table(table)} other where other.names ? ${p.language}::text)`;

export const nameActivities = statement('activities.nameInLanguage', (p: Params<NewLanguage>) =>
  nameIn('activity', p),
);

export const nameGroups = statement('activities.nameGroupsInLanguage', (p: Params<NewLanguage>) =>
  nameIn('activity_group', p),
);
