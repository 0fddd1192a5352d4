/** What members can do: said by themselves or at their desk, and who can help with something. */

import { HELPERS_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { Helper, Skills } from '#contract/people/skills.ts';
import { dayAfter } from '#contract/time.ts';
import type { Call, ChangeCall, ReadCall } from '#server/call.ts';
import { memberIn } from '#server/modules/people/members/reading.ts';
import type { Queryable } from '#server/platform/database.ts';
import { refuseFields } from '#server/platform/http/refusal.ts';
import { presentHelper, presentSkills } from './present.ts';
import {
  addSkills,
  findLastWord,
  listChoices,
  listChoosable,
  listHelpers,
  removeOthers,
} from './sql.ts';

/** Hours given in this many days count as "lately". */
const LATELY_DAYS = 90;

/** What the caller can do. */
export const readOwnSkills = (call: Call<'readOwnSkills'>) => readSkills(call, call.actor.personId);

/** What a member of the caller's bank can do. */
export const readMemberSkills = (call: Call<'readMemberSkills'>) =>
  readSkills(call, call.params.id);

async function readSkills({ db, actor, locale }: ReadCall, personId: number): Promise<Skills> {
  await memberIn(db, actor.bankId, personId);
  return skillsOf(db, personId, locale);
}

/** The caller says what they can do. */
export const changeOwnSkills = (call: Call<'changeOwnSkills'>) =>
  changeSkills(call, call.actor.personId, call.body.activities);

/** Replaces what a member of the caller's bank can do; what was said before keeps its day. */
export const changeMemberSkills = (call: Call<'changeMemberSkills'>) =>
  changeSkills(call, call.params.id, call.body.activities);

async function changeSkills(
  { db, now, actor: { bankId, personId: by }, locale }: ChangeCall,
  personId: number,
  activityIds: number[],
): Promise<Skills> {
  await memberIn(db, bankId, personId);
  const known = await db.rows(listChoosable, { activityIds });
  if (known.length < activityIds.length) {
    refuseFields([{ path: 'activities', code: 'activity-unknown' }]);
  }
  if (known.some(({ retired_at }) => retired_at !== null)) {
    refuseFields([{ path: 'activities', code: 'activity-retired' }]);
  }
  await db.count(removeOthers, { personId, activityIds });
  await db.count(addSkills, { personId, activityIds, by, now });
  return skillsOf(db, personId, locale);
}

/** The members of the caller's bank who can do something, who gave least lately first. */
export async function readHelpers({
  db,
  today,
  actor: { bankId },
  query: { activity: activityId },
}: Call<'listHelpers'>): Promise<Helper[]> {
  const since = dayAfter(today, -LATELY_DAYS);
  const rows = await db.rows(listHelpers, { bankId, activityId, since, limit: HELPERS_MAX });
  return rows.map(presentHelper);
}

async function skillsOf(queryable: Queryable, personId: number, locale: Locale): Promise<Skills> {
  const choices = await queryable.rows(listChoices(locale), { personId });
  return presentSkills(choices, await queryable.first(findLastWord, { personId }));
}
