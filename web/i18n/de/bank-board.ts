/** Texts of the board at the desk: for members without e-mail, kinds of service, the sheet. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/bank-board.ts';

export default {
  add: 'Für ein Mitglied aufhängen',
  print: 'Schwarzes Brett drucken',
  reports: 'Gemeldete Nachrichten',
  activities: 'Tätigkeiten über das Büro',
  cards: {
    byDesk: 'Vom Büro aufgehängt',
    lead: 'Oben stehen Gesuche, die seit über einer Woche niemand aufgenommen hat: Ein Anruf hilft.',
    views: {
      label: 'Welche Anzeigen',
      open: 'Ausgehängt',
      check: 'Zu prüfen',
      tell: 'Mündlich auszurichten',
      hidden: 'Abgehängt',
      all: 'Alle',
    },
    search: 'Anzeige oder Mitglied suchen',
    posted: 'aufgehängt {{day}}',
    unmet_one: 'Seit einem Tag hat sich niemand gemeldet',
    unmet_other: 'Seit {{count}} Tagen hat sich niemand gemeldet',
    allow: 'Ans Schwarze Brett hängen',
    allowed: 'Hängt jetzt am Schwarzen Brett',
    byVoice: 'Antworten mündlich ausrichten',
    reported: '{{who}} meldet: {{reason}}.',
    settle: 'Ist in Ordnung',
    settled: 'Meldung erledigt',
    hide: 'Vom Schwarzen Brett nehmen',
    hideTitle: 'Diese Anzeige vom Schwarzen Brett nehmen?',
    why: 'Warum?',
    whyHint: 'Wer die Anzeige geschrieben hat, liest es.',
    hidden: 'Vom Schwarzen Brett genommen',
    shown: 'Wieder am Schwarzen Brett',
  },
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
    lead: 'Bei diesen Tätigkeiten entscheidet die Bank, wie Mitglieder in Kontakt kommen. Das gilt sofort, auch für Anzeigen am Schwarzen Brett.',
    advised: 'Besser über das Büro',
    advisedText: 'Kinder, ältere Menschen, Arzttermine: Ein Anruf vorher schützt alle.',
    decided: 'Von euch entschieden',
    others: 'Die anderen {{count}}: wie es wählt, wer schreibt',
    free: 'Wie es die Anzeige sagt',
    desk: 'Über das Büro',
    off: 'Nicht am Schwarzen Brett',
    saved: 'Entschieden: {{activity}}',
  },
} satisfies Translated<typeof it>;
