/** Texts of the desk's page about the appointments of members. */
import type it from '../it/bank-appointments.ts';
import type { Translated } from '../namespaces.ts';

export default {
  title: 'Verabredungen der Mitglieder',
  lead: 'Wer sich heute und morgen trifft, mit Telefonnummern. Für alle ohne E-Mail antwortest du, auf ihr Wort hin.',
  views: { label: 'Welche Verabredungen', soon: 'Heute und morgen', open: 'Alle offenen' },
  none: { soon: 'Heute und morgen trifft sich niemand.', open: 'Keine offene Verabredung.' },
  basis: {
    label: 'Wie hast du es erfahren?',
    present: 'Persönlich',
    phone: 'Am Telefon',
    paper: 'Auf Papier',
  },
  gives: 'Hilft:',
  receives: 'Erhält Hilfe:',
  noEmail: 'ohne E-Mail',
  noPhone: 'kein Telefon',
  state: { agreed: 'Abgemacht', proposed: 'Zu beantworten' },
  agree: 'Für {{who}} passt es',
  cannot: '{{who}} kann nicht',
  notDone: '{{who}}: Es kam nicht dazu',
  done: '{{who}}: erledigt, {{hours}}',
  agreed: 'Du hast für {{who}} zugesagt.',
  dropped: 'Die Verabredung von {{who}} ist abgesagt. Die andere Person weiß Bescheid.',
  recorded: 'Eingetragen: {{hours}}.',
  meanwhile: 'Diese Verabredung hat sich inzwischen geändert.',
  failed: 'Es hat nicht geklappt',
} satisfies Translated<typeof it>;
