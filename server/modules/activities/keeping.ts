/** Keeping the list of activities: reading, adding, renaming and ordering (specification §39). */
import { isDeepStrictEqual } from 'node:util';
import type {
  ActivityNames,
  ActivityUpdate,
  KeptGroup,
  NewActivity,
} from '#contract/activities.ts';
import { ACTIVITIES_MAX, ACTIVITY_GROUPS_MAX } from '#contract/limits.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedIn } from '#server/modules/accounts/signed-in.ts';
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
  renameActivity as rename,
  renameGroup as renameOneGroup,
  swapPlaces,
} from './sql.ts';

/** Everything by group, with how much each was used in the last twelve months. */
export async function readKept({ database, clock }: Deps): Promise<KeptGroup[]> {
  const today = clock.today();
  const since = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`.replace('-02-29', '-03-01');
  const [groups, activities] = await Promise.all([
    database.rows(listGroups, {}),
    database.rows(listKept, { since }),
  ]);
  return presentGroups(groups, activities);
}

/**
 * Adds an activity at the end of a group.
 * @throws Refusal `activities-full`, `taken` at the Italian name, `invalid` for a group there is not
 */
export function addActivity(
  deps: Deps,
  admin: SignedIn,
  { group: groupId, ...form }: NewActivity,
): Promise<number> {
  return changeList(deps, admin, async (transaction, note) => {
    const counted = await transaction.first(countActivities, {});
    if (counted && counted.many >= ACTIVITIES_MAX) throw new Refusal('activities-full');
    const row = await transaction.first(insertActivity, { ...form, groupId });
    if (!row) throw new Refusal('invalid-input', { errors: [{ path: 'group', code: 'invalid' }] });
    const { id } = row;
    await note('activity-added', { activityId: id, name: form.it });
    return id;
  });
}

/** Renames one; the same names again change nothing. @throws Refusal `not-found`, `taken` at the Italian name */
export function renameActivity(
  deps: Deps,
  admin: SignedIn,
  id: number,
  form: ActivityUpdate,
): Promise<void> {
  return changeList(deps, admin, async (transaction, note) => {
    const row = await transaction.first(lockActivities, { ids: [id] });
    if (!row) throw new Refusal('not-found');
    if (isDeepStrictEqual({ ...namesOf(row), words: row.words }, form)) return;
    await transaction.count(rename, { ...form, id });
    await note('activity-renamed', { activityId: id, name: form.it, before: row.name_it });
  });
}

/** Moves one by a place among those of its group that are offered. @throws Refusal `not-found` */
export function moveActivity(
  deps: Deps,
  admin: SignedIn,
  id: number,
  isLater: boolean,
): Promise<void> {
  return changeList(deps, admin, async (transaction, note) => {
    const row = await transaction.first(lockActivities, { ids: [id] });
    if (!row) throw new Refusal('not-found');
    const [moved] = await transaction.rows(swapPlaces, { id, isLater });
    if (moved) await note('activity-moved', { activityId: id, name: row.name_it });
  });
}

/** Adds a group after the others. @throws Refusal `activities-full`, `taken` at the Italian name */
export function addGroup(deps: Deps, admin: SignedIn, names: ActivityNames): Promise<number> {
  return changeList(deps, admin, async (transaction, note) => {
    const groups = await transaction.rows(listGroups, {});
    if (groups.length >= ACTIVITY_GROUPS_MAX) throw new Refusal('activities-full');
    const row = await transaction.first(insertGroup, names);
    if (!row) throw new Error('an inserted group has an id');
    const { id } = row;
    await note('activity-group-added', { groupId: id, name: names.it });
    return id;
  });
}

/** Renames a group. @throws Refusal `not-found`, `taken` at the Italian name */
export function renameGroup(
  deps: Deps,
  admin: SignedIn,
  id: number,
  names: ActivityNames,
): Promise<void> {
  return changeList(deps, admin, async (transaction, note) => {
    const row = (await transaction.rows(listGroups, {})).find((group) => group.id === id);
    if (!row) throw new Refusal('not-found');
    if (isDeepStrictEqual(namesOf(row), names)) return;
    await transaction.count(renameOneGroup, { ...names, id });
    await note('activity-group-renamed', { groupId: id, name: names.it, before: row.name_it });
  });
}
