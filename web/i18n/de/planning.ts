/** Texts of planning ahead: one's own calendar, whom to meet, and what repeats. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/planning.ts';

export default {
  calendar: {
    title: 'Im Kalender deines Telefons',
    lead: 'Mit einer geheimen Adresse folgt dein Kalender von selbst den abgemachten Terminen. Darin stehen nur Vornamen und Orte. Gib sie niemandem: Wer sie hat, kann mitlesen.',
    off: 'Zurzeit folgt ihnen kein Kalender.',
    on: 'Adresse angelegt: {{at}}.',
    make: 'Adresse anlegen',
    makeAnother: 'Neue Adresse anlegen',
    anotherHint: 'Mit einer neuen gilt die alte nicht mehr.',
    end: 'Adresse entfernen',
    ended: 'Deinen Terminen folgt kein Kalender mehr.',
    once: 'Hier ist die Adresse. Nimm sie jetzt: Wir zeigen sie nicht noch einmal.',
    follow: 'Im Kalender öffnen',
    copy: 'Adresse kopieren',
    copied: 'Kopiert.',
    copyFailed: 'Das Kopieren geht nicht: Markiere die Adresse von Hand.',
    how: 'Falls sich der Kalender nicht öffnet: Füge sie in Google Kalender unter „Weitere Kalender“, „Per URL“ ein; auf dem iPhone unter „Kalenderabo hinzufügen“.',
    failed: 'Es hat nicht geklappt',
  },
  form: {
    title: 'Termin vorschlagen',
    whom: 'Mit wem, und wofür',
    side: 'Wer hilft wem?',
    given: 'Ich helfe',
    received: 'Die andere Person hilft mir',
    with: 'Mit wem',
    what: 'Was',
    whatHint: 'Ein paar Worte, zum Beispiel „Deutschstunde“.',
    next: 'Weiter',
    back: 'Zurück',
  },
  /** Without a connection. */
  later: {
    proposal: 'Vorschlag an {{who}}: {{title}}, {{when}}',
    change:
      'Etwas anderes vorzuschlagen braucht eine Verbindung: Vielleicht kam inzwischen schon eine Antwort. Was du schreibst, bleibt hier.',
  },
  repeats: {
    label: 'Wiederholt sich',
    never: 'Nie',
    week: 'Jede Woche',
    fortnight: 'Alle zwei Wochen',
    month: 'Jeden Monat',
    until: 'Letzter Tag',
    untilHint: 'Ohne geht es weiter, bis jemand von euch beiden Schluss macht.',
  },
  standing: {
    title: 'Wiederholte Termine',
    paused: 'Pause: Solange erscheinen keine neuen Termine. Wir sagen {{who}} Bescheid.',
    resumed: 'Es geht weiter. Wir sagen {{who}} Bescheid.',
    ended: 'Wiederholt sich nicht mehr. Wir sagen {{who}} Bescheid.',
    unanswered:
      'Pause: Die letzten drei Male hat niemand gesagt, ob es geklappt hat. Trefft ihr euch noch?',
    isPaused: 'Pause: Es erscheinen keine neuen Termine.',
    until: 'Pause: Es geht weiter ab {{day}}.',
    from: 'Das erste Mal: {{day}}.',
    last: 'Das letzte Mal: bis {{day}}.',
    hint: 'Jeder Termin erscheint eine Woche vorher und lässt sich auslassen.',
    takeBack: 'Vorschlag zurücknehmen',
    pause: 'Pause machen',
    resumesOn: 'Geht weiter ab',
    resumesHint: 'Ohne Tag dauert die Pause, bis du oder {{who}} es fortsetzt.',
    yesPause: 'Pause machen',
    resume: 'Fortsetzen',
    end: 'Nicht mehr wiederholen',
    sure: 'Auch der nächste Termin, falls es ihn schon gibt, fällt aus.',
    keep: 'Nein, weiter so',
  },
} satisfies Translated<typeof it>;
