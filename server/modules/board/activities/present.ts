/** The list of activities as the portal's administrators read it. */
import type { KeptGroup } from '#contract/board/activities.ts';
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
    names: namesOf(group),
    activities: (byGroup.get(group.id) ?? []).map((row) => ({
      id: row.id,
      names: namesOf(row),
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

/** Names by their languages. */
export function namesOf({
  name_it,
  name_en,
  name_de,
}: Record<`name_${'it' | 'en' | 'de'}`, string>) {
  return { it: name_it, en: name_en, de: name_de };
}
