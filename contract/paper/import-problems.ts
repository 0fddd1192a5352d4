/** What is remarkable about a line of an import, and what of it waits for a person (specification §18). */

/** What is remarkable about a line. */
export const ROW_PROBLEMS = [
  'name-missing',
  'total-line',
  'person-unknown',
  'person-unclear',
  'name-alone',
  'twice-in-file',
  'time-unclear',
  'birth-unclear',
  'person-or-body',
  'two-people',
  'maybe-gone',
  'maybe-fund',
  'not-a-person',
  'name-odd',
  'body-room-closed',
  'body-business',
  'signer-missing',
  'signed-on-missing',
  'signed-on-wrong',
  'tax-code-too-long',
  'for-people-only',
  'by-invitation',
  'hours-unreadable',
  'hours-missing',
  'day-unreadable',
  'not-active',
  'opening-exists',
  'own-balance',
  'email-unreadable',
  'email-shared',
  'number-taken',
  'founder-gives-way',
  'founder-renumbered',
  'number-unreadable',
  'birth-date-unreadable',
  'joined-on-unreadable',
  'fee-unreadable',
  'fee-day-missing',
  'fee-day-wrong',
  'fee-year-wrong',
  'fee-year-not-laid',
  'fee-room-closed',
  'fee-exists',
  'text-cut',
  'title-left-out',
  'giver-unknown',
  'receiver-unknown',
  'refused-by-the-books',
  'changed-since',
] as const;
export type RowProblem = (typeof ROW_PROBLEMS)[number];

/** A cell that may mean several things: only another text in it answers that. */
export const CELL_QUESTIONS: readonly RowProblem[] = [
  'time-unclear',
  'birth-unclear',
  'person-or-body',
];
/** Somebody who may be nobody, or two: a person says that the line is right, or mends it. */
export const NAME_QUESTIONS: readonly RowProblem[] = [
  'two-people',
  'maybe-gone',
  'maybe-fund',
  'not-a-person',
  'name-odd',
];
/** Without these no body comes in: who represents it has signed a form, and a file has none. */
export const UNSIGNED: readonly RowProblem[] = [
  'signer-missing',
  'signed-on-missing',
  'signed-on-wrong',
];
