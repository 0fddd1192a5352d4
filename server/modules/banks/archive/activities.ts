/** Which activity of this portal is meant by a name in an archive: another portal may call it otherwise. */
import type { RowOf } from '#server/platform/statements.ts';
import type { listActivities } from './sql.ts';

/** An activity as an archive may name it. */
interface Named {
  /** What an exchange of before is recorded with. */
  recorded: number;
  /** What skills and notices are about now: the one that it was merged into. */
  offered: number;
}

/**
 * By today's names and by those of before; today's win, and of these the one that travels. `otherId` is
 * "something else".
 */
export function activitiesByName(rows: readonly RowOf<typeof listActivities>[]) {
  const known = new Map<string, Named>();
  const know = (name: string, { id, successor_id }: (typeof rows)[number]) =>
    known.set(name, { recorded: id, offered: successor_id ?? id });
  for (const row of rows) for (const name of row.former_names) know(name, row);
  for (const row of rows) for (const name of Object.values(row.names)) know(name, row);
  for (const row of rows) know(row.name, row);
  return { known, otherId: rows.find(({ is_other }) => is_other)?.id ?? null };
}

/** Skills of the same person that have become one. */
export function eachOnce<Line extends Record<string, unknown>>(skills: readonly Line[]): Line[] {
  const once = new Map(skills.map((line) => [`${line.person_id} ${line.activity_id}`, line]));
  return [...once.values()];
}
