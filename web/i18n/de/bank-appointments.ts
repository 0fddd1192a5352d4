/** Texts of the desk's page about the appointments of members. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/bank-appointments.ts';

export default {
  title: 'Termine der Mitglieder',
  lead: 'Wer sich heute und morgen trifft, mit Telefonnummern. Für alle ohne E-Mail antwortest du, auf ihr Wort hin.',
  views: { label: 'Welche Termine', soon: 'Heute und morgen', open: 'Alle offenen' },
  member: { title: 'Termine', none: 'keine vereinbart' },
  none: { soon: 'Heute und morgen trifft sich niemand.', open: 'Kein offener Termin.' },
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
  notDone: '{{who}}: Hat nicht stattgefunden',
  done: '{{who}}: erledigt, {{hours}}',
  agreed: 'Du hast für {{who}} zugesagt.',
  dropped: 'Der Termin von {{who}} ist abgesagt. Die andere Person weiß Bescheid.',
  recorded: 'Eingetragen: {{hours}}.',
  meanwhile: 'Dieser Termin hat sich inzwischen geändert.',
  failed: 'Es hat nicht geklappt',
  propose: {
    button: 'Termin vorschlagen',
    title: 'Einen Termin für ein Mitglied vorschlagen',
    lead: 'Für alle ohne E-Mail, auf ihr Wort hin. Die andere Person liest es in einer E-Mail und antwortet mit einem Tipp; nutzt auch sie keine, antwortest du von hier aus.',
    forWhom: 'Für wen',
    forWhomHint: 'Nur wer keine E-Mail nutzt: Die anderen machen es selbst.',
    hasLogin: 'Diese Person meldet sich selbst im Portal an: Den Tag schlägt sie selbst vor.',
    missing: { forPerson: 'Wähle, für wen', userTo: 'Wähle, mit wem' },
    somebody: { given: 'Hilft der anderen Person', received: 'Bekommt Hilfe' },
    given: '{{who}} hilft',
    received: '{{who}} bekommt Hilfe',
    bank: 'Zeitbank der anderen Person',
    willGive: '{{who}} hilft {{other}}.',
    willReceive: '{{other}} hilft {{who}}.',
    sent: 'Für {{who}} vorgeschlagen. Jetzt antwortet {{other}}.',
  },
  dropTitle: 'Für {{who}} absagen?',
  dropText:
    'Die andere Person liest es sofort: Es lässt sich nicht zurücknehmen, nur ein anderer Tag vorschlagen.',
  dropAct: 'Absagen',
} satisfies Translated<typeof it>;
