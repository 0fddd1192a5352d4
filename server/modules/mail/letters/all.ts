/** Every letter. A kind of event without its letter does not compile. */
import type { EventKind, Events } from '#server/modules/outbox/events.ts';
import {
  applicationApproved,
  applicationDenied,
  applicationReceived,
} from './application-letters.ts';
import {
  arrangementAgreed,
  arrangementDropped,
  arrangementDue,
  arrangementProposed,
  arrangementTomorrow,
} from './arrangement-letters.ts';
import { linkApproved, linkRejected, linkRequested } from './bank-link-letters.ts';
import { batchFinished, batchWithYou } from './batch-letters.ts';
import { batchUndone, batchUndoneWithYou } from './batch-undone-letters.ts';
import { noticeAsked, noticeDue, noticePaused } from './board-letters.ts';
import { consentAsked } from './consent-letter.ts';
import { delegateEnded, delegateNamed } from './delegate-letters.ts';
import { boardDigest } from './digest-letter.ts';
import { emailChanged, emailNew, emailRestored, verifyEmail } from './email-letters.ts';
import { erasureAsked } from './erasure-letter.ts';
import {
  exchangeAwaiting,
  exchangeCancelled,
  exchangeChanged,
  exchangeConfirmed,
  exchangeReversed,
} from './exchange-letters.ts';
import { signInGuardChanged } from './guard-letters.ts';
import { joinAccepted, joinDenied, joinRequested, memberRemoved } from './joining-letters.ts';
import type { Letter } from './letter.ts';
import { messagesWaiting, threadChanged } from './message-letter.ts';
import {
  answerAccepted,
  noticeAllowed,
  noticeAnswered,
  noticeHidden,
  noticePostedFor,
} from './notice-letters.ts';
import { invitation, passwordChanged, resetPassword } from './password-letters.ts';
import { ruleChanged } from './rule-letters.ts';
import { signedInElsewhere } from './security-letters.ts';
import { shareAnnounced } from './share-letter.ts';
import {
  standingAgreed,
  standingEnded,
  standingPaused,
  standingProposed,
} from './standing-letters.ts';
import { bankReopened, bankSuspended } from './suspension-letters.ts';
import { exchangesWaiting } from './waiting-letter.ts';
import { membershipChanged, webhookTurnedOff } from './webhook-letter.ts';

export const LETTERS: { readonly [Kind in EventKind]: Letter<Events[Kind]> } = {
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  invitation,
  'password-changed': passwordChanged,
  'signed-in-elsewhere': signedInElsewhere,
  'sign-in-guard-changed': signInGuardChanged,
  'erasure-asked': erasureAsked,
  'consent-asked': consentAsked,
  'email-changed': emailChanged,
  'email-new': emailNew,
  'email-restored': emailRestored,
  'join-requested': joinRequested,
  'join-accepted': joinAccepted,
  'join-denied': joinDenied,
  'member-removed': memberRemoved,
  'delegate-named': delegateNamed,
  'delegate-ended': delegateEnded,
  'link-requested': linkRequested,
  'link-approved': linkApproved,
  'link-rejected': linkRejected,
  'rule-changed': ruleChanged,
  'share-announced': shareAnnounced,
  'application-received': applicationReceived,
  'application-approved': applicationApproved,
  'application-denied': applicationDenied,
  'exchange-awaiting': exchangeAwaiting,
  'exchange-confirmed': exchangeConfirmed,
  'exchange-cancelled': exchangeCancelled,
  'exchange-changed': exchangeChanged,
  'exchange-reversed': exchangeReversed,
  'exchanges-waiting': exchangesWaiting,
  'batch-finished': batchFinished,
  'batch-with-you': batchWithYou,
  'batch-undone': batchUndone,
  'batch-undone-with-you': batchUndoneWithYou,
  'notice-answered': noticeAnswered,
  'answer-accepted': answerAccepted,
  'notice-allowed': noticeAllowed,
  'notice-posted-for': noticePostedFor,
  'notice-hidden': noticeHidden,
  'notice-asked': noticeAsked,
  'notice-due': noticeDue,
  'notice-paused': noticePaused,
  'board-digest': boardDigest,
  'arrangement-proposed': arrangementProposed,
  'arrangement-agreed': arrangementAgreed,
  'arrangement-dropped': arrangementDropped,
  'arrangement-due': arrangementDue,
  'arrangement-tomorrow': arrangementTomorrow,
  'standing-proposed': standingProposed,
  'standing-agreed': standingAgreed,
  'standing-paused': standingPaused,
  'standing-ended': standingEnded,
  'thread-changed': threadChanged,
  'messages-waiting': messagesWaiting,
  'membership-changed': membershipChanged,
  'webhook-turned-off': webhookTurnedOff,
  'bank-suspended': bankSuspended,
  'bank-reopened': bankReopened,
};

/** The kinds of events that this server can tell. */
export const KINDS = Object.keys(LETTERS) as EventKind[];
