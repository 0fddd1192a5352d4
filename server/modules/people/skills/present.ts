/** What may leave of what people can do. */

import type { Helper, Skills } from '#contract/people/skills.ts';
import { personName } from '#contract/person-name.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { findLastWord, listChoices, listHelpers } from './sql.ts';

type ChoiceRow = RowOf<ReturnType<typeof listChoices>>;

/** Rows in the order of the sheet become groups. */
export function presentSkills(
  rows: readonly ChoiceRow[],
  word: RowOf<typeof findLastWord> | undefined,
): Skills {
  const groups = [...Map.groupBy(rows, (row) => row.group_id)].map(([id, members]) => ({
    id,
    name: members[0]?.group_name ?? '',
    activities: members.map((row) => ({ id: row.id, type: row.name })),
  }));
  return {
    activities: rows.filter((row) => row.said_at !== null).map((row) => row.id),
    said: word ? { at: word.said_at.toISOString(), by: personName(word) } : null,
    groups,
  };
}

export function presentHelper(row: RowOf<typeof listHelpers>): Helper {
  return { id: row.id, name: personName(row), phone: row.phone, lastGaveOn: row.last_on };
}
