/**
 * When letters leave (specification §13): in the quiet hours only those that cannot wait. Each kind
 * of event has its line here, so that a new one does not compile until somebody has decided.
 */
import type { EventKind, Events } from '#server/modules/sending/outbox/events.ts';
import { quietSeconds, type Timing } from '#server/platform/quiet-hours.ts';

/**
 * `at-once`: its reader asked for it a moment ago, or it protects their account. `waits`: somebody
 * else did something, or time has passed. `at-once-for-actor`: who did it sees that it is done, and
 * the other person sleeps. `at-once-on-its-day`: on the day of a meeting nobody may learn too late.
 */
type Urgency = 'at-once' | 'at-once-for-actor' | 'at-once-on-its-day' | 'waits';

const URGENCY: { readonly [Kind in EventKind]: Urgency } = {
  // The reader sits in front of the page that says: look into your mailbox.
  'verify-email': 'at-once',
  'reset-password': 'at-once',
  // Somebody may have taken over the account, and every hour counts.
  'password-changed': 'at-once',
  'signed-in-elsewhere': 'at-once',
  'sign-in-guard-changed': 'at-once',
  'erasure-asked': 'at-once',
  'email-changed': 'at-once',
  'email-new': 'at-once',
  'email-restored': 'at-once',
  'delegate-named': 'at-once',
  // The reader started it and waits for the result.
  'batch-finished': 'at-once',
  'batch-undone': 'at-once',
  // Both people get it, also the one who took the hours back.
  'exchange-reversed': 'at-once-for-actor',
  // The desk reminds or invites; the reader may sleep.
  'consent-asked': 'waits',
  'fee-due': 'waits',
  invitation: 'waits',
  'join-requested': 'waits',
  'join-accepted': 'waits',
  'join-denied': 'waits',
  'member-removed': 'waits',
  'delegate-ended': 'waits',
  'companion-named': 'waits',
  'companion-ended': 'waits',
  'link-requested': 'waits',
  'link-approved': 'waits',
  'link-rejected': 'waits',
  'rule-changed': 'waits',
  'share-announced': 'waits',
  'bulletin-told': 'waits',
  'bulletins-gathered': 'waits',
  'bulletin-called-off': 'at-once-on-its-day',
  'application-received': 'waits',
  'application-approved': 'waits',
  'application-denied': 'waits',
  // Somebody else moved the hours: who hears of it at eight has heard of it (law L11).
  'exchange-awaiting': 'waits',
  'exchange-confirmed': 'waits',
  'exchange-cancelled': 'waits',
  'exchange-changed': 'waits',
  'exchanges-waiting': 'waits',
  'batch-with-you': 'waits',
  'batch-undone-with-you': 'waits',
  'notice-answered': 'waits',
  'answer-accepted': 'waits',
  'answer-agreed': 'waits',
  'notice-asked': 'waits',
  'notice-due': 'waits',
  'notice-paused': 'waits',
  'notice-closed': 'waits',
  'notice-posted-for': 'waits',
  'notice-allowed': 'waits',
  'notice-hidden': 'waits',
  'board-digest': 'waits',
  'arrangement-proposed': 'waits',
  'arrangement-agreed': 'waits',
  'arrangement-dropped': 'waits',
  'arrangement-due': 'waits',
  'arrangement-tomorrow': 'waits',
  'standing-proposed': 'waits',
  'standing-agreed': 'waits',
  'standing-paused': 'waits',
  'standing-ended': 'waits',
  'thread-changed': 'waits',
  'messages-waiting': 'waits',
  thanked: 'waits',
  'membership-changed': 'waits',
  'webhook-turned-off': 'waits',
  'bank-suspended': 'waits',
  'bank-reopened': 'waits',
  'room-changed': 'waits',
};

/**
 * How long letters wait that leave the outbox now: for one reader of one event, in seconds.
 * @returns a function that gives 0 for what may leave at once
 */
export function waitingTimes(timing: Timing) {
  const seconds = quietSeconds(timing);
  return <Kind extends EventKind>(kind: Kind, payload: Events[Kind], personId: number): number =>
    mayWakeUp(kind, payload, personId) ? 0 : seconds;
}

function mayWakeUp<Kind extends EventKind>(kind: Kind, payload: Events[Kind], personId: number) {
  if (URGENCY[kind] === 'at-once-on-its-day') return 'isToday' in payload && payload.isToday;
  if (URGENCY[kind] !== 'at-once-for-actor') return URGENCY[kind] === 'at-once';
  return 'actorId' in payload && payload.actorId === personId;
}
