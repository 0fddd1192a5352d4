/** What a member wants of the board's questions (specification §20). */
import type { AskingChoice } from '#contract/notices.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { findAskingChoice, updateAskingChoice } from './asking-sql.ts';

/** Whether the reader may be asked, and whether members may read what they did. */
export async function readAskingChoice(
  { database }: Deps,
  { personId: id }: SignedInMember,
): Promise<AskingChoice> {
  const found = await database.first(findAskingChoice, { id });
  if (!found) throw new Error('somebody who is signed in is a person');
  return { mayBeAsked: found.may_be_asked, showDone: found.show_done };
}

/** Chooses both. @returns them as they are now */
export async function setAskingChoice(
  deps: Deps,
  actor: SignedInMember,
  choice: AskingChoice,
): Promise<AskingChoice> {
  await deps.database.count(updateAskingChoice, { id: actor.personId, ...choice });
  return readAskingChoice(deps, actor);
}
