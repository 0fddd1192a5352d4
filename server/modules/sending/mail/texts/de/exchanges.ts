/** Letters about one exchange, and about those that wait. */
import words from '#texts/de/exchange-words.ts';

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
  balance: 'Dein Saldo danach',
} as const;

export default {
  'exchange-awaiting': {
    subject: 'Zu bestätigen: {{hours}} von {{creditor}}',
    lead: '{{creditor}} hat dir am {{day}} {{hours}} gegeben: {{activity}}.',
    rest: 'Wenn alles stimmt, bestätige den Tausch bitte: Erst dann werden die Stunden gebucht. Wenn etwas nicht stimmt, kannst du ihn stornieren.',
    button: '{{hours}} bestätigen',
    other: 'Ansehen oder stornieren',
    details,
  },
  'exchange-confirmed': {
    subject: 'Tausch bestätigt: {{hours}} mit {{other}}',
    lead_gave:
      'Der Tausch ist bestätigt: Am {{day}} hast du {{other}} {{hours}} gegeben ({{activity}}).',
    lead_received:
      'Der Tausch ist bestätigt: Am {{day}} hast du {{hours}} von {{other}} erhalten ({{activity}}).',
    'rest_recorded-by-other':
      '{{other}} hat ihn eingetragen und damit auch bestätigt. Wenn etwas nicht stimmt, kannst du ihn bei deinen Tauschgeschäften stornieren.',
    button: 'Tausch ansehen',
    details,
  },
  'exchange-cancelled': {
    subject: 'Tausch storniert: {{hours}} mit {{other}}',
    lead: 'Der Tausch von {{hours}} mit {{other}} am {{day}} wurde vor der Bestätigung storniert: Dein Saldo bleibt, wie er war.',
    button: 'Deine Tauschgeschäfte ansehen',
    details,
  },
  'exchange-reversed': {
    subject: 'Nach der Bestätigung rückgängig gemacht: {{hours}} mit {{other}}',
    lead_gave:
      'Der bestätigte Tausch mit {{other}} vom {{day}} wurde rückgängig gemacht: Was du gegeben hast ({{hours}}), zählt nicht mehr.',
    lead_received:
      'Der bestätigte Tausch mit {{other}} vom {{day}} wurde rückgängig gemacht: Was du erhalten hast ({{hours}}), ist wieder auf deinem Konto.',
    button: 'Deine Tauschgeschäfte ansehen',
    details,
  },
  'hours-moved': {
    subject: '{{activity}}, {{hours}}, {{day}}',
    'lead_pending-gained': 'Offen: {{hours}} von {{other}} an dich ({{activity}}).',
    'lead_pending-given': 'Offen: {{hours}} von dir an {{other}} ({{activity}}).',
    'lead_confirmed-gained': 'Auf dein Konto sind {{hours}} von {{other}} gekommen: {{activity}}.',
    'lead_confirmed-given': 'Von deinem Konto sind {{hours}} an {{other}} gegangen: {{activity}}.',
    lead_cancelled: 'Vor der Bestätigung storniert: Dein Saldo bleibt, wie er war.',
    lead_reversed: 'Nach der Bestätigung rückgängig gemacht: Die Stunden sind zurückgegangen.',
    button: 'Deine Tauschgeschäfte ansehen',
    details,
  },
  'exchanges-waiting': {
    subject_one: 'Ein Tausch wartet auf dich',
    subject_other: '{{count}} Tauschgeschäfte warten auf dich',
    lead_one:
      'Seit mehr als einer Woche wartet ein Tausch auf deine Bestätigung. Wer dir geholfen hat, bekommt die Stunden erst, wenn du bestätigst.',
    lead_other:
      'Seit mehr als einer Woche warten {{count}} Tauschgeschäfte auf deine Bestätigung. Wer dir geholfen hat, bekommt die Stunden erst, wenn du bestätigst.',
    button: 'Bestätigen oder stornieren',
  },
} satisfies Translated<typeof it>;
