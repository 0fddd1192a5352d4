/** Letters about many exchanges at once. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/batches.ts';

export default {
  'batch-finished': {
    subject: 'Multiple exchanges: {{made}} of {{asked}} recorded',
    lead: 'The recording you asked for is finished: this is how it went.',
    rest_awaiting: 'Some exchanges still wait for a confirmation: only then do their hours move.',
    end_refused: 'Some exchanges were not recorded: below you find which and why.',
    button: 'See the bank’s exchanges',
    details: {
      made: 'Recorded',
      awaiting: 'To be confirmed',
      refused: 'Not recorded',
      hours: 'Hours of each',
      day: 'Date',
      activity: 'Activity',
      note: 'Note',
    },
    refusals: {
      'not-a-member': 'one of the two is no longer a member',
      'same-person': 'it is the same person',
      'bank-not-linked': 'the two banks are not linked',
      'bank-suspended': 'the other bank is suspended',
      forbidden: 'the person who asked for it no longer administers the bank',
      other: 'it was not possible',
    },
    stranger: 'somebody of another bank',
    more: '… and {{count}} more',
  },
  'batch-with-you': {
    subject: '{{count}} exchanges recorded with you: {{allHours}} in all',
    lead_gave:
      '{{admin}} has recorded {{count}} exchanges with you on {{day}} ({{activity}}): you gave {{hours}} each time, {{allHours}} in all.',
    lead_received:
      '{{admin}} has recorded {{count}} exchanges with you on {{day}} ({{activity}}): you received {{hours}} each time, {{allHours}} in all.',
    rest_awaiting: 'They await your confirmation: only then do the hours move.',
    button: 'See your exchanges',
    button_awaiting: 'Confirm or cancel',
    details: {
      note: 'Note',
    },
  },
  'batch-undone': {
    subject: 'Multiple exchanges taken back: {{undone}} of {{all}}',
    lead: 'What you asked for is done: everybody concerned has received one e-mail.',
    rest_left: 'Some had already been decided by others and stay as they were.',
    button: 'See the bank’s exchanges',
    details: {
      reversed: 'Reversed, the hours went back',
      cancelled: 'Cancelled before confirmation',
      left: 'Left as they were',
      hours: 'Hours of each',
      day: 'Date',
      activity: 'Activity',
      note: 'Note',
      reason: 'Reason',
    },
  },
  'batch-undone-with-you': {
    subject_one: '{{count}} exchange with you: all taken back',
    subject_other: '{{count}} exchanges with you: all taken back',
    lead: '{{admin}} has taken back the exchanges recorded together with you on {{day}} ({{activity}}): {{count}} in all.',
    rest: 'They still awaited a confirmation: your balance stays as it was.',
    rest_gave: 'What you gave ({{hoursBack}}) no longer counts.',
    rest_received: 'What you received ({{hoursBack}}) is back on your account.',
    button: 'See your exchanges',
    details: {
      note: 'Note',
      reason: 'Reason',
      balance: 'Your balance now',
    },
  },
} satisfies Translated<typeof it>;
