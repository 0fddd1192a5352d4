/** Retiring an activity, bringing it back, and merging it into another (specification §39). */
import type { Merged } from '#contract/board/activities.ts';
import type { Call } from '#server/call.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { changeList } from './changing.ts';
import {
  copyRules,
  dropRules,
  dropSkills,
  moveArrangements,
  moveNotices,
  moveSkills,
  moveStandings,
} from './merging-sql.ts';
import { mainName } from './present.ts';
import { bringBackRefusal, mergeRefusal, problemsOfSuccessor, retireRefusal } from './rules.ts';
import { bringBack, lockActivities, passOnMerged, retire } from './sql.ts';

type Kept = RowOf<typeof lockActivities>;

/** Offered no more; what was recorded keeps it. */
export function retireActivity(call: Call<'retireActivity'>): Promise<void> {
  const { db, now, params } = call;
  const { id } = params;
  return changeList(call, async (note) => {
    const { names } = await lockAllowed(db, id, retireRefusal);
    await db.count(retire, { id, successorId: null, now });
    await note('activity-retired', { activityId: id, name: mainName(names) });
  });
}

/** Offered again, and counted for itself; what a merge has moved stays. */
export function bringActivityBack(call: Call<'bringActivityBack'>): Promise<void> {
  const { db, params } = call;
  const { id } = params;
  return changeList(call, async (note) => {
    const { names } = await lockAllowed(db, id, bringBackRefusal);
    await db.count(bringBack, { id });
    await note('activity-returned', { activityId: id, name: mainName(names) });
  });
}

/**
 * Retires one in favour of another: skills, open notices, rules of banks and appointments are about
 * the other from now on. Recorded exchanges stay as they are sealed (§30); figures count them with
 * the other.
 */
export function mergeActivity(call: Call<'mergeActivity'>): Promise<Merged> {
  const { db, now, params, body } = call;
  const { id: from } = params;
  const { into } = body;
  return changeList(call, async (note) => {
    const rows = await db.rows(lockActivities, { ids: [from, into] });
    const merged = assertAllowed(rows, from, mergeRefusal);
    const successor = rows.find(({ id }) => id === into);
    refuseFields(problemsOfSuccessor(merged, successor));
    const moved = await moveAll(db, { from, into });
    await db.count(retire, { id: from, successorId: into, now });
    await db.count(passOnMerged, { from, into });
    const names = { name: mainName(merged.names), into: successor && mainName(successor.names) };
    await note('activity-merged', { activityId: from, intoId: into, ...names, ...moved });
    return moved;
  });
}

async function moveAll(db: Transaction, merge: { from: number; into: number }): Promise<Merged> {
  const notices = await db.count(moveNotices, merge);
  const single = await db.count(moveArrangements, merge);
  const standing = await db.count(moveStandings, merge);
  const onlyThis = await db.count(moveSkills, merge);
  const both = await db.count(dropSkills, merge);
  await db.count(copyRules, merge);
  const rules = await db.count(dropRules, merge);
  return { skills: onlyThis + both, notices, appointments: single + standing, rules };
}

async function lockAllowed(
  db: Transaction,
  id: number,
  refusalOf: typeof retireRefusal,
): Promise<Kept> {
  return assertAllowed(await db.rows(lockActivities, { ids: [id] }), id, refusalOf);
}

function assertAllowed(rows: Kept[], id: number, refusalOf: typeof retireRefusal): Kept {
  const row = rows.find((one) => one.id === id);
  const refusal = refusalOf(row);
  if (refusal || !row) throw new Refusal(refusal ?? 'not-found');
  return row;
}
