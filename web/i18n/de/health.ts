/** How the portal is, at the desk of its administrators, in German. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/health.ts';

export default {
  title: 'Wie es dem Portal geht',
  lead: 'Jede Zeile sagt, ob ein Teil des Portals läuft. Die Seite sieht jede Minute von selbst nach.',
  verdict: {
    fine: 'Alles in Ordnung.',
    watch: 'Das Portal läuft, aber etwas solltest du dir ansehen.',
    broken: 'Etwas funktioniert nicht: Beginne mit der ersten Zeile.',
  },
  again: 'Jetzt nachsehen',
  about: 'Version {{version}}, gestartet {{since}}. Nachgesehen um {{time}}.',
  list: 'Die Teile des Portals',
  maintenance: {
    title: 'Geplante Wartung',
    lead: 'Wann das Portal vielleicht nicht antwortet. Alle lesen es auf der <page>Zustandsseite</page>, die du auch auf deiner Website verlinken kannst.',
    none: 'Es ist keine Wartung geplant.',
    when: '{{day}}, {{from}} bis {{to}} Uhr',
    announce: 'Wartung ankündigen',
    form: {
      title: 'Wartung ankündigen',
      day: 'Tag',
      from: 'Von',
      to: 'Bis',
      toHint: 'Liegt es vor dem Beginn, gilt es für den Tag danach.',
      note: 'Was gemacht wird',
      noteHint: 'Alle lesen es, zum Beispiel: neue Version.',
      send: 'Ankündigen',
      done: 'Wartung angekündigt',
      failed: 'Die Wartung wurde nicht angekündigt',
      past: 'Diese Zeit ist vorbei',
      time: 'Schreib eine Uhrzeit, zum Beispiel 22:00',
    },
    off: {
      button: 'Entfernen',
      title: 'Ankündigung entfernen?',
      text: 'Die Wartung am {{when}} steht dann nicht mehr auf der Zustandsseite.',
      act: 'Ankündigung entfernen',
      done: 'Ankündigung entfernt',
      failed: 'Die Ankündigung wurde nicht entfernt',
    },
  },
  states: {
    fine: 'in Ordnung',
    watch: 'bitte ansehen',
    broken: 'funktioniert nicht',
  },
  parts: {
    work: 'Arbeit im Hintergrund',
    mail: 'E-Mails',
    jobs: 'Andere Aufgaben',
    database: 'Datenbank',
    backup: 'Sicherung',
    sending: 'Kopien anderswo',
    books: 'Bücher',
    seals: 'Siegel der Tage',
    disk: 'Festplatte',
  },
  toFailed: {
    mail: 'E-Mails ansehen',
    jobs: 'Aufgaben ansehen',
  },
  work: {
    fine: 'E-Mails, Mitteilungen und Termine werden ohne Verzug vorbereitet.',
    broken:
      'Sie steht seit {{time}} still: E-Mails, Mitteilungen und Termine gehen nicht hinaus. Wer den Server betreut, muss das Portal neu starten.',
  },
  mail: {
    fine: 'Sie gehen ohne Verzug hinaus.',
    watch_one: 'Sie gehen hinaus, aber {{count}} ist fehlgeschlagen und wartet auf dich.',
    watch_other: 'Sie gehen hinaus, aber {{count}} sind fehlgeschlagen und warten auf dich.',
    broken:
      'Sie warten seit {{time}}: Der Mailserver nimmt sie nicht an. Das Portal versucht es weiter.',
  },
  jobs: {
    fine: 'Keine ist stehen geblieben.',
    watch_one: '{{count}} ist fehlgeschlagen und wartet auf dich.',
    watch_other: '{{count}} sind fehlgeschlagen und warten auf dich.',
  },
  database: {
    fine: 'Sie antwortet (PostgreSQL {{version}}); die Daten brauchen {{size}}.',
  },
  backup: {
    fine: 'Die letzte ist {{day}} entstanden und braucht {{size}}.',
    encrypted: 'Sie ist verschlüsselt.',
    none: 'Die erste entsteht nächste Nacht von selbst.',
    off: 'Es gibt keine: Geht die Festplatte kaputt, sind die Daten verloren. Wer den Server betreut, muss BACKUP_DIR einstellen.',
    broken:
      'Die letzte ist {{day}} entstanden, seither keine mehr. Der Grund steht in der E-Mail an dich.',
  },
  sending: {
    fine: 'Die letzte ist {{day}} verschickt worden.',
    none: 'Die erste geht nächste Nacht von selbst weg.',
    broken:
      'Die letzte ist {{day}} verschickt worden, seither keine mehr. Der Grund steht in der E-Mail an dich.',
  },
  books: {
    fine: 'Nachgerechnet {{day}}: Sie stimmen.',
    none: 'Nächste Nacht wird zum ersten Mal von selbst nachgerechnet.',
    watch: 'Nachgerechnet {{day}}, seither nicht mehr: Die Prüfung der Nacht gelingt nicht.',
    broken_one:
      'Die Prüfung {{day}} hat {{count}} Fehler gefunden. Er behebt sich nicht von selbst: Ruf an, wer den Server betreut.',
    broken_other:
      'Die Prüfung {{day}} hat {{count}} Fehler gefunden. Sie beheben sich nicht von selbst: Ruf an, wer den Server betreut.',
  },
  seals: {
    fine: 'Die Tage sind versiegelt bis zu dem, der {{day}} zu Ende ging.',
    none: 'Nächste Nacht wird der erste Tag von selbst versiegelt.',
    watch:
      'Die Tage sind versiegelt bis zu dem, der {{day}} zu Ende ging; die danach sind noch offen.',
  },
  disk: {
    fine: 'Frei sind {{share}} %, das sind {{free}}.',
    watch:
      'Sie wird voll: Frei sind {{share}} %, das sind {{free}}. Wer den Server betreut, muss Platz schaffen.',
    broken: 'Sie ist fast voll: {{free}} sind übrig. Bald kann das Portal nichts mehr schreiben.',
  },
  time: {
    minutes_one: '{{count}} Minute',
    minutes_other: '{{count}} Minuten',
    hours_one: '{{count}} Stunde',
    hours_other: '{{count}} Stunden',
    days_one: '{{count}} Tag',
    days_other: '{{count}} Tagen',
  },
} as const satisfies Translated<typeof it>;
