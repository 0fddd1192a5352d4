/** Closing the account of a member at the desk. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/closing.ts';

export default {
  act: 'Konto schließen',
  title: 'Das Konto von {{name}} schließen',
  why: 'Was ist geschehen?',
  leaves: 'Verlässt die Bank',
  gone: 'Ist nicht mehr unter uns: Von jetzt an geht keine E-Mail mehr dorthin',
  excluded: 'Es gibt einen Konflikt: Die Bank beschließt den Ausschluss',
  excludedText:
    'Das Konto und der Saldo bleiben in den Büchern der Bank, wie sie sind; was offen ist, wird storniert.',
  exclude: 'Ausschließen …',
  has: 'Mit <b>{{hours}}</b> hat {{name}} ein Guthaben.',
  lacks: 'Bei {{name}} stehen <b>{{hours}}</b> auf dem Konto.',
  even: '{{name}} ist ausgeglichen.',
  plus: {
    label: 'Wohin gehen die Stunden?',
    keep: 'Sie bleiben auf dem geschlossenen Konto: Wer wiederkommt, findet sie',
    fund: 'In den Stundenfonds der Bank',
    person: 'An ein Mitglied, auch aus der Familie',
  },
  minus: {
    label: 'Was geschieht mit den fehlenden Stunden?',
    keep: 'Das Konto bleibt, wie es ist',
    fund: 'Der Stundenfonds der Bank übernimmt sie',
    first: 'Erst gleicht etwas Hilfe sie aus',
  },
  person: 'Wer sie bekommt',
  personHint: 'Ein Mitglied deiner Bank. Es erhält eine E-Mail und kann sie zurückgeben.',
  personMissing: 'Wähle, wer die Stunden bekommt',
  note: 'Notiz',
  noteHint: 'Sie bleibt bei der Buchung stehen.',
  noteHintMinus: 'Warum der Fonds sie übernimmt: zum Beispiel „Vom Vorstand beschlossen“.',
  noteMissing: 'Schreib, warum der Fonds sie übernimmt',
  helpFirst:
    'Das Konto bleibt offen. Such mit {{name}}, wer Hilfe braucht, trag die Stunden ein und komm dann wieder hierher.',
  toCall: 'Anruf',
  afterwards: 'Was geschieht',
  ends: 'Gehört dann nicht mehr zu den Mitgliedern der Bank.',
  waiting_one: 'Der offene Tausch wird storniert.',
  waiting_other: 'Die {{count}} offenen Tauschgeschäfte werden storniert.',
  cheques_one: 'Der unbenutzte Scheck verfällt.',
  cheques_other: 'Die {{count}} unbenutzten Schecks verfallen.',
  stays: 'Die Tauschgeschäfte bleiben in den Büchern der Bank, alles bleibt lesbar.',
  send: 'Konto schließen',
  done: 'Das Konto von {{name}} ist geschlossen',
  failed: 'Das Konto wurde nicht geschlossen',
} as const satisfies Translated<typeof it>;
