/** Who may do what with letters, what links of letters do, and notifications. */
import { open, type Rule, session } from './permissions-rule.ts';

export const LETTER_PERMISSIONS = {
  listLetterPreferences: session,
  setLetterPreference: session,
  readPush: session,
  addPush: session,
  removePush: session,
  // Open to everybody with the link of a letter; that there is no such link is another matter.
  readAct: { ...open, everybody: 400 },
  doAct: { ...open, everybody: 400 },
  takeBackAct: { ...open, everybody: 400 },
  keepOpenByAct: { ...open, everybody: 400 },
} satisfies Record<string, Rule>;
