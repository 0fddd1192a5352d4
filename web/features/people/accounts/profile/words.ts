/** What can be wrong with one's own data: those of a person, and the code that a new address takes. */
import type { OwnWords } from '#web/api/refusal.tsx';
import { proofWords } from '../security/words.tsx';
import { profileWords } from '../words.tsx';

export const ownProfileWords: OwnWords = { ...proofWords, ...profileWords };
