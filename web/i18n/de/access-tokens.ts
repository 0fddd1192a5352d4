/** Access tokens on one's own page. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/access-tokens.ts';

export default {
  title: 'Zugang für Programme',
  fold: 'Für Leute, die programmieren',
  lead: 'Wenn ein Programm oder ein Skript mit deinen Tauschgeschäften arbeitet, gib ihm einen Token statt deines Passworts. Du bestimmst, was es darf und bis wann. Wenn du nicht weißt, was das ist, brauchst du es nicht.',
  scopes: {
    read: 'Meine Tauschgeschäfte, das Schwarze Brett, Termine und die Namen meiner Bank lesen',
    'exchanges-write': 'Meine Tauschgeschäfte eintragen, bestätigen, ablehnen und stornieren',
    'desk-read': 'Die Listen und Zahlen des Büros lesen, samt den Kontaktdaten der Mitglieder',
  },
  line: {
    made: 'Angelegt {{day}}, läuft {{end}} ab.',
    unused: 'Noch nicht benutzt.',
    used: 'Zuletzt benutzt {{day}}.',
  },
  make: {
    act: 'Token anlegen',
    title: 'Token anlegen',
    name: 'Name des Tokens',
    nameHint: 'Damit du ihn erkennst, zum Beispiel „Übersicht des Monats“',
    scopes: 'Was er darf',
    days: 'Wie lange',
    dayCount: '{{days}} Tage',
    year: 'Ein Jahr',
    submit: 'Anlegen',
    done: 'Token angelegt',
  },
  made: {
    title: 'Dein neuer Token',
    lead: 'Kopiere ihn jetzt und trage ihn in das Programm ein: Wir zeigen ihn nicht noch einmal. Wer diesen Text hat, darf, was du gewählt hast. Schick ihn also niemandem.',
    copy: 'Kopieren',
    copied: 'Token kopiert',
    notCopied: 'Der Browser hat ihn nicht kopiert: Markiere den Text und kopiere ihn selbst.',
    close: 'Ich habe ihn kopiert',
  },
  revoke: {
    act: 'Widerrufen',
    of: 'Widerrufen: {{name}}',
    title: 'Token widerrufen',
    lead: 'Das Programm mit „{{name}}“ kommt ab sofort nicht mehr hinein.',
    submit: 'Widerrufen',
    done: 'Token widerrufen: {{name}}',
    failed: 'Der Token wurde nicht widerrufen',
    keep: 'Behalten',
  },
} as const satisfies Translated<typeof it>;
