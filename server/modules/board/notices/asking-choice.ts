/** What a member wants of the board's questions (specification §20). */
import type { AskingChoice } from '#contract/board/notices.ts';
import type { Call, ReadCall } from '#server/call.ts';
import { findAskingChoice, updateAskingChoice } from './asking-sql.ts';

/** Whether the reader may be asked, and whether members may read what they did. */
export async function readAskingChoice({ db, actor }: ReadCall): Promise<AskingChoice> {
  const found = await db.first(findAskingChoice, { id: actor.personId });
  if (!found) throw new Error('somebody who is signed in is a person');
  return { mayBeAsked: found.may_be_asked, showDone: found.show_done };
}

/** Chooses both. @returns them as they are now */
export async function setAskingChoice(call: Call<'setAskingChoice'>): Promise<AskingChoice> {
  await call.db.count(updateAskingChoice, { id: call.actor.personId, ...call.body });
  return readAskingChoice(call);
}
