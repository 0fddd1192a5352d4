/** Every letter. A kind of event without its letter does not compile. */
import type { EventKind, Events } from '#server/modules/outbox/events.ts';
import { applicationApproved } from './application-approved.ts';
import { applicationDenied } from './application-denied.ts';
import { applicationReceived } from './application-received.ts';
import { batchFinished } from './batch-finished.ts';
import { batchUndone } from './batch-undone.ts';
import { batchUndoneWithYou } from './batch-undone-with-you.ts';
import { batchWithYou } from './batch-with-you.ts';
import { emailChanged } from './email-changed.ts';
import { emailNew } from './email-new.ts';
import { emailRestored } from './email-restored.ts';
import { exchangeAwaiting } from './exchange-awaiting.ts';
import { exchangeCancelled } from './exchange-cancelled.ts';
import { exchangeChanged } from './exchange-changed.ts';
import { exchangeConfirmed } from './exchange-confirmed.ts';
import { exchangeReversed } from './exchange-reversed.ts';
import { joinAccepted } from './join-accepted.ts';
import { joinDenied } from './join-denied.ts';
import { joinRequested } from './join-requested.ts';
import type { Letter } from './letter.ts';
import { linkApproved } from './link-approved.ts';
import { linkRejected } from './link-rejected.ts';
import { linkRequested } from './link-requested.ts';
import { memberRemoved } from './member-removed.ts';
import { passwordChanged } from './password-changed.ts';
import { resetPassword } from './reset-password.ts';
import { verifyEmail } from './verify-email.ts';

export const LETTERS: { readonly [Kind in EventKind]: Letter<Events[Kind]> } = {
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'email-changed': emailChanged,
  'email-new': emailNew,
  'email-restored': emailRestored,
  'join-requested': joinRequested,
  'join-accepted': joinAccepted,
  'join-denied': joinDenied,
  'member-removed': memberRemoved,
  'link-requested': linkRequested,
  'link-approved': linkApproved,
  'link-rejected': linkRejected,
  'application-received': applicationReceived,
  'application-approved': applicationApproved,
  'application-denied': applicationDenied,
  'exchange-awaiting': exchangeAwaiting,
  'exchange-confirmed': exchangeConfirmed,
  'exchange-cancelled': exchangeCancelled,
  'exchange-changed': exchangeChanged,
  'exchange-reversed': exchangeReversed,
  'batch-finished': batchFinished,
  'batch-with-you': batchWithYou,
  'batch-undone': batchUndone,
  'batch-undone-with-you': batchUndoneWithYou,
};

/** The kinds of events that this server can tell. */
export const KINDS = Object.keys(LETTERS) as EventKind[];
