/** SQL of merging one activity into another: whatever people will choose or do from now on moves. */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

type Merge = Params<{ from: number; into: number }>;

/** Of those who can do only the one. */
export const moveSkills = statement(
  'activities.moveSkills',
  (p: Merge) => sql<Record<never, never>>`
    update skill set activity_id = ${p.into}
    where activity_id = ${p.from} and not exists (
      select from skill both_ where both_.person_id = skill.person_id
        and both_.activity_id = ${p.into})`,
);

/** Of those who can do both. */
export const dropSkills = statement('activities.dropSkills', (p: Params<{ from: number }>) =>
  query.deleteFrom('skill').where('activity_id', '=', p.from),
);

/** Those that are not over. */
export const moveNotices = statement('activities.moveNotices', (p: Merge) =>
  query
    .updateTable('notice')
    .set({ activity_id: p.into })
    .where('activity_id', '=', p.from)
    .where('state', '<>', 'closed'),
);

export const moveArrangements = statement('activities.moveArrangements', (p: Merge) =>
  query
    .updateTable('arrangement')
    .set({ activity_id: p.into })
    .where('activity_id', '=', p.from)
    .where('state', 'in', ['proposed', 'agreed']),
);

export const moveStandings = statement('activities.moveStandings', (p: Merge) =>
  query
    .updateTable('standing_arrangement')
    .set({ activity_id: p.into })
    .where('activity_id', '=', p.from)
    .where('state', '<>', 'ended'),
);

/** Of banks that decided about both, the other stays; the desk stays in between where it was for one. */
export const copyRules = statement(
  'activities.copyRules',
  (p: Merge) => sql<Record<never, never>>`
    insert into activity_rule as rule
      (bank_id, activity_id, through_desk, shown, changed_at, changed_by)
    select bank_id, ${p.into}::bigint, through_desk, shown, changed_at, changed_by
    from activity_rule where activity_id = ${p.from}
    on conflict (bank_id, activity_id) do update
      set through_desk = rule.through_desk or excluded.through_desk`,
);

export const dropRules = statement('activities.dropRules', (p: Params<{ from: number }>) =>
  query.deleteFrom('activity_rule').where('activity_id', '=', p.from),
);
