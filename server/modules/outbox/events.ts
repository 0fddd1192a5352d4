/**
 * Everything that is told to somebody, as one map: what happened → what its letters need to know.
 * The mail room has one letter for each (law L11); a new line here asks for its letter by type.
 */
export interface Events {
  'verify-email': { personId: number; tokenId: string };
  'reset-password': { personId: number; tokenId: string };
  'password-changed': { personId: number };
  /** To the address that was theirs until now. */
  'email-changed': { personId: number; oldEmail: string };
  /** To the bank's administrators. */
  'join-requested': { personId: number; bankId: number };
  'join-accepted': { personId: number; bankId: number };
  'join-denied': { personId: number; bankId: number };
  /** To the person who is no longer a member. */
  'member-removed': { personId: number; bankId: number };
  /** To the administrators of the bank that is asked. */
  'link-requested': { linkId: number };
  /** To the administrators of the bank that asked. */
  'link-approved': { linkId: number };
  'link-rejected': { linkId: number };
  'application-received': { applicationId: number };
  /** To the applicant and to the bank's own address. */
  'application-approved': { applicationId: number };
  'application-denied': { applicationId: number };
  /** To the debtor. */
  'exchange-awaiting': { exchangeId: number };
  /** To those of the two people who did not decide it themselves. */
  'exchange-confirmed': { exchangeId: number; actorId: number };
  'exchange-cancelled': { exchangeId: number; actorId: number };
  /** To the administrator who asked for many exchanges at once (law L10). */
  'batch-finished': { batchId: number };
  /** To who alone is one side of it, instead of a letter for each exchange. */
  'batch-with-you': { batchId: number };
  /** To both people. */
  'exchange-reversed': { exchangeId: number; actorId: number };
}

export type EventKind = keyof Events;
