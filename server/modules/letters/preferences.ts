/** How often a person gets the letters that they may do without (specification §13). */
import { CADENCES_OF, LETTER_TOPICS, type LetterPreference } from '#contract/letters.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedIn } from '#server/modules/accounts/signed-in.ts';
import type { Queryable } from '#server/platform/database.ts';
import { listPreferences, setPreference } from './sql.ts';

/** Every topic with what the person chose, or with what the portal proposes. */
export async function cadencesOf(
  database: Queryable,
  personId: number,
): Promise<LetterPreference[]> {
  const chosen = await database.rows(listPreferences, { personId });
  return LETTER_TOPICS.map((topic) => ({
    topic,
    cadence: chosen.find((row) => row.topic === topic)?.cadence ?? CADENCES_OF[topic][0],
  }));
}

/** Chooses for one topic. @returns all topics as they are now */
export async function choosePreference(
  { database, clock }: Deps,
  { personId }: SignedIn,
  { topic, cadence }: LetterPreference,
): Promise<LetterPreference[]> {
  await database.count(setPreference, { personId, topic, cadence, now: clock.now() });
  return cadencesOf(database, personId);
}
