/** Texts of the board at the desk: for members without e-mail, kinds of service, the sheet. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/bank-board.ts';

export default {
  add: 'Für ein Mitglied aufhängen',
  print: 'Brett drucken',
  printFailed: 'Das Brett ließ sich nicht vorbereiten',
  nothing: 'Am Brett hängt nichts zum Drucken',
  reports: 'Gemeldete Nachrichten',
  activities: 'Tätigkeiten über das Büro',
  post: {
    title: 'Anzeige für ein Mitglied',
    lead: 'Die Fragen sind die, die das Mitglied sieht: Schreib, was es dir gesagt hat.',
    forWhom: 'Für wen?',
    missing: 'Wähle, für wen die Anzeige ist',
    preview: {
      portal: 'Die Telefonnummer sieht man nicht.',
      phone: 'Die Mitglieder der Bank sehen die Telefonnummer.',
      desk: 'Wer helfen kann, ruft im Büro an.',
    },
  },
  tell: {
    none: 'Nichts mündlich auszurichten',
    noneText:
      'Hier findest du Antworten für Mitglieder ohne E-Mail, am Telefon oder persönlich zu sagen.',
    answered: {
      request: '<b>{{who}}</b> kann <b>{{tell}}</b> helfen.',
      offer: '<b>{{who}}</b> hätte gern, was <b>{{tell}}</b> anbietet.',
    },
    accepted: '<b>{{who}}</b> hat <b>{{tell}}</b> zugesagt.',
    due: 'Gilt die Anzeige von <b>{{tell}}</b> noch? Ihre Zeit ist um.',
    open: 'Anzeige öffnen',
    about: 'Anzeige: {{title}}',
    how: 'Wie hast du es ausgerichtet?',
    told: 'Ausgerichtet',
    done: '{{tell}} weiß es jetzt',
    noPhone: 'Keine Telefonnummer: Sag es beim nächsten Besuch.',
  },
  rules: {
    title: 'Tätigkeiten über das Büro',
    lead: 'Bei diesen Tätigkeiten entscheidet die Bank, wie Mitglieder in Kontakt kommen. Das gilt sofort, auch für Anzeigen am Brett.',
    advised: 'Besser über das Büro',
    advisedText: 'Kinder, ältere Menschen, Arzttermine: Ein Anruf vorher schützt alle.',
    others: 'Die anderen Tätigkeiten',
    free: 'Wie es die Anzeige sagt',
    desk: 'Über das Büro',
    off: 'Nicht am Brett',
    saved: 'Entschieden: {{activity}}',
  },
} satisfies Translated<typeof it>;
