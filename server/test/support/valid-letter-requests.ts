/** Calls about letters and notifications that are all right, for stories of permission and of bad input. */
import type { lettersEndpoints } from '#contract/endpoints/letters.ts';
import type { pushEndpoints } from '#contract/endpoints/push.ts';
import type { InputOf } from '#contract/endpoints.ts';
import { TestBrowser } from './push-service.ts';

type LetterRequests = {
  [Name in keyof typeof lettersEndpoints | keyof typeof pushEndpoints]: () => InputOf<Name>;
};

/** The token of no link. */
const token = 'x'.repeat(43);

export const LETTER_REQUESTS = {
  listLetterPreferences: () => ({}),
  setLetterPreference: () => ({ body: { topic: 'reminders', cadence: 'never' } }),
  readAct: () => ({ params: { token }, query: {} }),
  doAct: () => ({ params: { token }, query: {} }),

  readPush: () => ({}),
  addPush: () => ({ body: new TestBrowser(crypto.randomUUID()).subscription }),
  removePush: () => ({}),
} satisfies LetterRequests;
