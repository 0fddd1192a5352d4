/** Letters about one exchange, and about those that wait. */
import words from '#texts/en/exchange-words.ts';

import type { Translated } from '#texts/translated.ts';
import type it from '../it/exchanges.ts';

/** What of an exchange is known, each with its label. */
const details = {
  gave: words.gave,
  received: words.received,
  from: words.from,
  to: words.to,
  hours: words.columns.hours,
  day: words.columns.date,
  activity: words.activity,
  note: words.note,
  recorded: words.by.recorded,
  confirmed: words.by.confirmed,
  cancelled: words.by.cancelled,
  reversed: words.by.reversed,
  reason: words.reason,
  balance: 'Your balance after it',
} as const;

export default {
  'exchange-awaiting': {
    subject: 'To confirm: {{hours}} from {{creditor}}',
    lead: '{{creditor}} gave you {{hours}} on {{day}}: {{activity}}.',
    rest: 'If all is right, please confirm the exchange: only then do the hours move. If something is wrong, you can cancel it.',
    button: 'Confirm {{hours}}',
    other: 'Look at it or cancel it',
    details,
  },
  'exchange-confirmed': {
    subject: 'Exchange confirmed: {{hours}} with {{other}}',
    lead_gave: 'The exchange is confirmed: on {{day}} you gave {{other}} {{hours}} ({{activity}}).',
    lead_received:
      'The exchange is confirmed: on {{day}} you received {{hours}} from {{other}} ({{activity}}).',
    'rest_recorded-by-other':
      '{{other}} recorded it, and that confirmed it too. If something is wrong, you can cancel it among your exchanges.',
    button: 'See the exchange',
    details,
  },
  'exchange-cancelled': {
    subject: 'Exchange cancelled: {{hours}} with {{other}}',
    lead: 'The exchange of {{hours}} with {{other}} on {{day}} was cancelled before it was confirmed: your balance stays as it was.',
    button: 'See your exchanges',
    details,
  },
  'exchange-reversed': {
    subject: 'Reversed after confirmation: {{hours}} with {{other}}',
    lead_gave:
      'The exchange with {{other}} on {{day}}, confirmed before, was reversed: what you gave ({{hours}}) no longer counts.',
    lead_received:
      'The exchange with {{other}} on {{day}}, confirmed before, was reversed: what you received ({{hours}}) is back on your account.',
    button: 'See your exchanges',
    details,
  },
  'hours-moved': {
    subject: '{{activity}}, {{hours}}, {{day}}',
    'lead_pending-gained': 'Waiting: {{hours}} from {{other}} to you ({{activity}}).',
    'lead_pending-given': 'Waiting: {{hours}} from you to {{other}} ({{activity}}).',
    'lead_confirmed-gained': '{{hours}} came to your account from {{other}}: {{activity}}.',
    'lead_confirmed-given': '{{hours}} went from your account to {{other}}: {{activity}}.',
    lead_cancelled: 'Cancelled before it was confirmed: your balance stays as it was.',
    lead_reversed: 'Reversed after confirmation: the hours have gone back.',
    button: 'See your exchanges',
    details,
  },
  'exchanges-waiting': {
    subject_one: 'An exchange waits for you',
    subject_other: '{{count}} exchanges wait for you',
    lead_one:
      'An exchange has waited for your confirmation for more than a week. The person who helped you gets their hours only when you confirm.',
    lead_other:
      '{{count}} exchanges have waited for your confirmation for more than a week. The people who helped you get their hours only when you confirm.',
    button: 'Confirm or cancel',
  },
} satisfies Translated<typeof it>;
