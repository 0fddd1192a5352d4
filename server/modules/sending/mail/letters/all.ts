/** Every letter. A kind of event without its letter does not compile. */
import type { LetterSubject } from '#contract/running/jobs.ts';
import type { EventKind, Events } from '#server/modules/sending/outbox/events.ts';
import { accountLetters } from './account-letters.ts';
import { appointmentLetters } from './appointment-letters.ts';
import { bankLetters } from './bank-letters.ts';
import { batchLetters } from './batch-letters.ts';
import { boardLetters } from './board-letters.ts';
import { bulletinLetters } from './bulletin-letters.ts';
import { exchangeLetters } from './exchange-letters.ts';
import { feeLetters } from './fee-letter.ts';
import type { Letter } from './letter.ts';
import { memberLetters } from './member-letters.ts';
import { messageLetters } from './message-letters.ts';
import { thanksLetters } from './thanks-letter.ts';

export const LETTERS: { readonly [Kind in EventKind]: Letter<Events[Kind]> } = {
  ...accountLetters,
  ...memberLetters,
  ...bankLetters,
  ...exchangeLetters,
  ...batchLetters,
  ...boardLetters,
  ...bulletinLetters,
  ...appointmentLetters,
  ...messageLetters,
  ...thanksLetters,
  ...feeLetters,
};

/** The kinds of events that this server can tell. */
export const KINDS = Object.keys(LETTERS) as EventKind[];

/** What letters about such an event are about; undefined for a kind that only another version knows. */
export function subjectOf(kind: string): LetterSubject | undefined {
  return Object.entries(LETTERS).find(([known]) => known === kind)?.[1].why;
}
