/** SQL of the kinds of service: their list, and whether one is offered. */
import { sql } from 'kysely';
import type { Locale } from '#contract/locales.ts';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import { folded, nameByLanguage, total } from '#server/platform/expressions.ts';
import type { Order, Searched } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

/** The position of "something else", in no need of a group: 0013_other_activity.sql. */
export const OTHER_POSITION = 699;

/** Whether an activity is "something else", which comes last in every list. */
export const isOther = sql<boolean>`(activity.position = ${sql.lit(OTHER_POSITION)})`;

interface ActivityVariant {
  locale: Locale;
  /** As the groups have them, unless sorted otherwise. */
  order: Order<'group' | 'type' | 'id'>;
  searching: boolean;
}

export const listActivities = statementsBy(
  'exchanges.activities',
  ({ locale, order, searching }: ActivityVariant) =>
    (p: Params<Searched>) => {
      const name = nameByLanguage('activity', locale);
      const direction = order.descending ? 'desc' : 'asc';
      return query
        .selectFrom('activity')
        .innerJoin('activity_group', 'activity_group.id', 'activity.group_id')
        .select(['activity.id', name.as('name')])
        .select(total)
        .where('activity.retired_at', 'is', null)
        .$if(searching, (all) => all.where(folded(name), 'like', folded(p.search)))
        .$if(order.field === 'group', (all) =>
          all
            .orderBy(isOther, direction)
            .orderBy('activity_group.position', direction)
            .orderBy('activity.position', direction),
        )
        .orderBy(order.field === 'type' ? folded(name) : 'activity.id', direction)
        .limit(p.limit)
        .offset(p.offset);
    },
);

/**
 * An activity of a form. Nobody retires or merges it before the transaction ends, so that what was
 * recorded with it was offered at that moment.
 */
export const lockActivity = statement(
  'exchanges.lockActivity',
  (p: Params<{ activityId: number }>) =>
    query
      .selectFrom('activity')
      .select(['id', 'retired_at'])
      .where('id', '=', p.activityId)
      .forShare(),
);
