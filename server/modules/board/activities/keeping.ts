/** Keeping the list of activities: reading, adding, renaming and ordering (specification §39). */
import { isDeepStrictEqual } from 'node:util';
import type { KeptGroup } from '#contract/board/activities.ts';
import { ACTIVITIES_MAX, ACTIVITY_GROUPS_MAX } from '#contract/limits.ts';
import type { Call } from '#server/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { changeList } from './changing.ts';
import { namesOf, presentGroups } from './present.ts';
import {
  countActivities,
  insertActivity,
  insertGroup,
  listGroups,
  listKept,
  lockActivities,
  movePlaces,
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
  const { group: groupId, ...form } = body;
  return changeList(call, async (note) => {
    const counted = await db.first(countActivities, {});
    if (counted && counted.many >= ACTIVITIES_MAX) throw new Refusal('activities-full');
    const row = await db.first(insertActivity, { ...form, groupId });
    if (!row) throw new Refusal('invalid-input', { errors: [{ path: 'group', code: 'invalid' }] });
    const { id } = row;
    await note('activity-added', { activityId: id, name: form.it });
    return { id };
  });
}

/** Renames one; the same names again change nothing. */
export function renameActivity(call: Call<'renameActivity'>): Promise<void> {
  const { db, params, body: form } = call;
  const { id } = params;
  return changeList(call, async (note) => {
    const row = await db.first(lockActivities, { ids: [id] });
    if (!row) throw new Refusal('not-found');
    if (isDeepStrictEqual({ ...namesOf(row), words: row.words }, form)) return;
    await db.count(rename, { ...form, id });
    await note('activity-renamed', { activityId: id, name: form.it, before: row.name_it });
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
    if (moved) await note('activity-moved', { activityId: id, name: row.name_it });
  });
}

/** Adds a group after the others. */
export function addGroup(call: Call<'addActivityGroup'>): Promise<Made> {
  const { db, body: names } = call;
  return changeList(call, async (note) => {
    const groups = await db.rows(listGroups, {});
    if (groups.length >= ACTIVITY_GROUPS_MAX) throw new Refusal('activities-full');
    const row = await db.first(insertGroup, names);
    if (!row) throw new Error('an inserted group has an id');
    const { id } = row;
    await note('activity-group-added', { groupId: id, name: names.it });
    return { id };
  });
}

/** Renames a group. */
export function renameGroup(call: Call<'renameActivityGroup'>): Promise<void> {
  const { db, params, body: names } = call;
  const { id } = params;
  return changeList(call, async (note) => {
    const row = (await db.rows(listGroups, {})).find((group) => group.id === id);
    if (!row) throw new Refusal('not-found');
    if (isDeepStrictEqual(namesOf(row), names)) return;
    await db.count(renameOneGroup, { ...names, id });
    await note('activity-group-renamed', { groupId: id, name: names.it, before: row.name_it });
  });
}
