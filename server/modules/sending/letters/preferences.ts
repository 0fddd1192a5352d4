/** How often a person gets the letters that they may do without (specification §13). */
import { CADENCES_OF, LETTER_TOPICS, type LetterPreference } from '#contract/sending/letters.ts';
import type { Call } from '#server/call.ts';
import type { Queryable } from '#server/platform/database.ts';
import { listPreferences, setPreference } from './sql.ts';

/** Every topic with what the person chose, or with what the portal proposes. */
export async function cadencesOf(db: Queryable, personId: number): Promise<LetterPreference[]> {
  const chosen = await db.rows(listPreferences, { personId });
  return LETTER_TOPICS.map((topic) => ({
    topic,
    cadence: chosen.find((row) => row.topic === topic)?.cadence ?? CADENCES_OF[topic][0],
  }));
}

/** The caller's topics. */
export const readPreferences = ({ db, actor }: Call<'listLetterPreferences'>) =>
  cadencesOf(db, actor.personId);

/** Chooses for one topic. @returns all topics as they are now */
export async function choosePreference(call: Call<'setLetterPreference'>) {
  const { db, now, actor, body } = call;
  const { personId } = actor;
  await db.count(setPreference, { personId, ...body, now });
  return cadencesOf(db, personId);
}
