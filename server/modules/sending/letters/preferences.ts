/** How often a person gets the letters that they may do without (specification §13). */

import { ROOM_NAMES, type RoomName } from '#contract/banks/room-names.ts';
import {
  CADENCES_OF,
  LETTER_TOPICS,
  type LetterPreference,
  type LetterTopic,
} from '#contract/sending/letters.ts';
import type { Call } from '#server/call.ts';
import { openRoomsOf } from '#server/modules/running/guards/open-rooms.ts';
import type { Queryable } from '#server/platform/database.ts';
import { listPreferences, setPreference } from './sql.ts';

/** Topics about one room of the bank. */
const ROOM_OF_TOPIC: Partial<Record<LetterTopic, RoomName>> = {
  messages: 'messages',
  bulletins: 'bulletin',
};

/** Every topic with what the person chose, or with what the portal proposes. */
export async function cadencesOf(db: Queryable, personId: number): Promise<LetterPreference[]> {
  const chosen = await db.rows(listPreferences, { personId });
  return LETTER_TOPICS.map((topic) => ({
    topic,
    cadence: chosen.find((row) => row.topic === topic)?.cadence ?? CADENCES_OF[topic][0],
  }));
}

/** The caller's topics; none about a room that their bank has not opened (specification §40). */
export async function readPreferences({
  db,
  actor,
}: Pick<Call<'listLetterPreferences'>, 'db' | 'actor'>): Promise<LetterPreference[]> {
  const { personId, bankId } = actor;
  const [all, open] = await Promise.all([
    cadencesOf(db, personId),
    bankId === null ? ROOM_NAMES : openRoomsOf(db, bankId),
  ]);
  const isOpen = (topic: LetterTopic) =>
    ROOM_OF_TOPIC[topic] === undefined || open.includes(ROOM_OF_TOPIC[topic]);
  return all.filter(({ topic }) => isOpen(topic));
}

/** Chooses for one topic. @returns all topics as they are now */
export async function choosePreference(call: Call<'setLetterPreference'>) {
  const { db, now, actor, body } = call;
  const { personId } = actor;
  await db.count(setPreference, { personId, ...body, now });
  return readPreferences({ db, actor });
}
