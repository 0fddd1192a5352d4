/** Inviting many members to a login, at the desk (specification §12). */
import type invitations from '../it/invitations.ts';
import type { Translated } from '../namespaces.ts';

export default {
  title: 'Invitations to the portal',
  waiting_one: 'One member has an e-mail address and has not been invited to choose a password.',
  waiting_other:
    '{{count}} members have an e-mail address and have not been invited to choose a password.',
  invited_one: 'One invitation sent so far; signed in since: {{arrived}}.',
  invited_other: '{{count}} invitations sent so far; signed in since: {{arrived}}.',
  withoutAddress_one: 'One member has no e-mail address: the desk acts for them, as it does now.',
  withoutAddress_other:
    '{{count}} members have no e-mail address: the desk acts for them, as it does now.',
  perDay: 'How many letters a day?',
  letters_one: '{{count}} letter a day',
  letters_other: '{{count}} letters a day',
  thenNow_one: 'One letter leaves at once.',
  thenNow_other: '{{count}} letters leave at once.',
  thenAt_one: 'One letter leaves from {{moment}} on.',
  thenAt_other: '{{count}} letters leave from {{moment}} on.',
  days_one: 'All of them in one day.',
  days_other: 'The others on the days after: {{count}} days in all.',
  send: 'Send the invitations',
  pause: 'Pause',
  goOn: 'Go on inviting',
  paused: 'The invitations are paused: no letter leaves.',
  leaving_one: 'One letter is about to leave.',
  leaving_other: '{{count}} letters are about to leave.',
  next_zero: 'Today’s invitations have left.',
  next_one: 'Today’s invitations have left. The next one leaves from {{moment}} on.',
  next_other: 'Today’s invitations have left. The next {{count}} leave from {{moment}} on.',
  failed: 'It was not saved',
} as const satisfies Translated<typeof invitations>;
