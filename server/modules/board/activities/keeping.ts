/** Keeping the list of activities: reading, adding, renaming and ordering (specification §39). */
import { isDeepStrictEqual } from 'node:util';
import type { ActivityNames, KeptGroup } from '#contract/board/activities.ts';
import { ACTIVITIES_MAX, ACTIVITY_GROUPS_MAX } from '#contract/limits.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import type { Call } from '#server/call.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { changeList } from './changing.ts';
import { mainName, presentGroups } from './present.ts';
import {
  countActivities,
  findTaken,
  insertActivity,
  insertGroup,
  listGroups,
  listKept,
  lockActivities,
  movePlaces,
  type NamedTable,
  renameActivity as rename,
  renameGroup as renameOneGroup,
} from './sql.ts';

/** Everything by group, with how much each was used in the last twelve months. */
export async function readKept({ db, today }: Call<'listKeptActivities'>): Promise<KeptGroup[]> {
  const since = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`.replace('-02-29', '-03-01');
  const [groups, activities] = await Promise.all([
    db.rows(listGroups, {}),
    db.rows(listKept, { since }),
  ]);
  return presentGroups(groups, activities);
}

interface Made {
  id: number;
}

/** Adds an activity at the end of a group. @throws Refusal `invalid` for a group there is not */
export function addActivity(call: Call<'addActivity'>): Promise<Made> {
  const { db, body } = call;
  const { group: groupId, words, ...form } = body;
  const names = filled(form);
  return changeList(call, async (note) => {
    const counted = await db.first(countActivities, {});
    if (counted && counted.many >= ACTIVITIES_MAX) throw new Refusal('activities-full');
    await assertFree(db, 'activity', names);
    const row = await db.first(insertActivity, { names: JSON.stringify(names), words, groupId });
    if (!row) throw new Refusal('invalid-input', { errors: [{ path: 'group', code: 'invalid' }] });
    const { id } = row;
    await note('activity-added', { activityId: id, name: mainName(names) });
    return { id };
  });
}

/** Renames one; the same names again change nothing. */
export function renameActivity(call: Call<'renameActivity'>): Promise<void> {
  const { db, params, body } = call;
  const { id } = params;
  const { words, ...form } = body;
  return changeList(call, async (note) => {
    const row = await db.first(lockActivities, { ids: [id] });
    if (!row) throw new Refusal('not-found');
    const names = renamed(row.names, form);
    if (row.words === words && isDeepStrictEqual(row.names, names)) return;
    await assertFree(db, 'activity', names, id);
    const before = mainName(row.names);
    const name = mainName(names);
    const former = before === name ? null : before;
    await db.count(rename, { id, names: JSON.stringify(names), words, before: former });
    await note('activity-renamed', { activityId: id, name, before });
  });
}

/** Moves one by a place, or by several, among those of its group that are offered. */
export function moveActivity(call: Call<'moveActivity'>): Promise<void> {
  const { db, params, body } = call;
  const { id } = params;
  return changeList(call, async (note) => {
    const row = await db.first(lockActivities, { ids: [id] });
    if (!row) throw new Refusal('not-found');
    const { to, by = 1 } = body;
    const [moved] = await db.rows(movePlaces, { id, places: to === 'later' ? by : -by });
    if (moved) await note('activity-moved', { activityId: id, name: mainName(row.names) });
  });
}

/** Adds a group after the others. */
export function addGroup(call: Call<'addActivityGroup'>): Promise<Made> {
  const { db, body } = call;
  const names = filled(body);
  return changeList(call, async (note) => {
    const groups = await db.rows(listGroups, {});
    if (groups.length >= ACTIVITY_GROUPS_MAX) throw new Refusal('activities-full');
    await assertFree(db, 'activity_group', names);
    const row = await db.first(insertGroup, { names: JSON.stringify(names) });
    if (!row) throw new Error('an inserted group has an id');
    const { id } = row;
    await note('activity-group-added', { groupId: id, name: mainName(names) });
    return { id };
  });
}

/** Renames a group. */
export function renameGroup(call: Call<'renameActivityGroup'>): Promise<void> {
  const { db, params, body } = call;
  const { id } = params;
  return changeList(call, async (note) => {
    const row = (await db.rows(listGroups, {})).find((group) => group.id === id);
    if (!row) throw new Refusal('not-found');
    const names = renamed(row.names, body);
    if (isDeepStrictEqual(row.names, names)) return;
    await assertFree(db, 'activity_group', names, id);
    await db.count(renameOneGroup, { id, names: JSON.stringify(names) });
    const name = mainName(names);
    await note('activity-group-renamed', { groupId: id, name, before: mainName(row.names) });
  });
}

type Form = Partial<Record<Locale, string>>;

/** The names of a form that are filled in. */
function filled(form: Form): ActivityNames {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => (form[locale] ? [[locale, form[locale]]] : [])),
  );
}

/** As the form says it; languages that the form does not know stay. */
function renamed(before: ActivityNames, form: Form): ActivityNames {
  const known: readonly string[] = LOCALES;
  const others = Object.entries(before).filter(([language]) => !known.includes(language));
  return { ...Object.fromEntries(others), ...filled(form) };
}

/** @throws Refusal `taken` at each language in which another one of the list has that name */
async function assertFree(
  db: Transaction,
  table: NamedTable,
  names: ActivityNames,
  exceptId: number | null = null,
): Promise<void> {
  const values = { names: JSON.stringify(names), main: mainName(names), exceptId };
  const taken = await db.rows(findTaken({ table }), values);
  refuseFields(taken.map(({ language }) => ({ path: language, code: 'taken' })));
}
