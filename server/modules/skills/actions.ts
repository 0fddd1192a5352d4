/** What members can do: said by themselves or at their desk, and who can help with something. */
import { HELPERS_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { Helper, Skills } from '#contract/skills.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { findMember } from '#server/modules/members/list-sql.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
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
const DAY_MS = 86_400_000;

/** What a member of the caller's bank can do. @throws Refusal `not-found` */
export async function readSkills(
  { database }: Deps,
  { bankId }: SignedInMember,
  personId: number,
  locale: Locale,
): Promise<Skills> {
  await assertMember(database, personId, bankId);
  return skillsOf(database, personId, locale);
}

/**
 * Replaces what a member of the caller's bank can do; what was said before keeps its day.
 * @throws Refusal `not-found`, `invalid-input` for activities that cannot be chosen
 */
export function changeSkills(
  { database, clock }: Deps,
  { bankId, personId: by }: SignedInMember,
  personId: number,
  activityIds: number[],
  locale: Locale,
): Promise<Skills> {
  return database.transaction(async (transaction) => {
    await assertMember(transaction, personId, bankId);
    const known = await transaction.rows(listChoosable, { activityIds });
    if (known.length < activityIds.length) {
      refuseFields([{ path: 'activities', code: 'activity-unknown' }]);
    }
    if (known.some(({ retired_at }) => retired_at !== null)) {
      refuseFields([{ path: 'activities', code: 'activity-retired' }]);
    }
    await transaction.count(removeOthers, { personId, activityIds });
    await transaction.count(addSkills, { personId, activityIds, by, now: clock.now() });
    return skillsOf(transaction, personId, locale);
  });
}

/** The members of the caller's bank who can do something, who gave least lately first. */
export async function readHelpers(
  { database, clock }: Deps,
  { bankId }: SignedInMember,
  activityId: number,
): Promise<Helper[]> {
  const since = new Date(clock.now().getTime() - LATELY_DAYS * DAY_MS).toISOString().slice(0, 10);
  const limit = HELPERS_MAX;
  const rows = await database.rows(listHelpers, { bankId, activityId, since, limit });
  return rows.map(presentHelper);
}

async function skillsOf(queryable: Queryable, personId: number, locale: Locale): Promise<Skills> {
  const choices = await queryable.rows(listChoices(locale), { personId });
  return presentSkills(choices, await queryable.first(findLastWord, { personId }));
}

async function assertMember(queryable: Queryable, id: number, bankId: number): Promise<void> {
  if (!(await queryable.first(findMember, { id, bankId }))) throw new Refusal('not-found');
}
