/** The list of activities as the portal's administrators read it. */
import { type ActivityNames, type KeptGroup, nameIn } from '#contract/board/activities.ts';
import { FALLBACK_LOCALE } from '#contract/locales.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { listGroups, listKept } from './sql.ts';

/** Groups in their order, each with its activities. */
export function presentGroups(
  groups: readonly RowOf<typeof listGroups>[],
  activities: readonly RowOf<typeof listKept>[],
): KeptGroup[] {
  const byGroup = Map.groupBy(activities, ({ group_id }) => group_id);
  return groups.map((group) => ({
    id: group.id,
    names: group.names,
    activities: (byGroup.get(group.id) ?? []).map((row) => ({
      id: row.id,
      names: row.names,
      words: row.words,
      isOther: row.is_other,
      retiredAt: row.retired_at?.toISOString() ?? null,
      successor: row.successor_id,
      exchanges: row.exchanges,
      skills: row.skills,
      notices: row.notices,
      appointments: row.appointments,
    })),
  }));
}

/** The name for archives and for the history: what it is called without a language. */
export function mainName(names: ActivityNames): string {
  return nameIn(names, FALLBACK_LOCALE);
}
