/** Texts of planning ahead: one's own calendar, and whom to meet. */
import type it from '../it/planning.ts';
import type { Translated } from '../namespaces.ts';

export default {
  calendar: {
    title: 'Im Kalender deines Telefons',
    lead: 'Mit einer geheimen Adresse folgt dein Kalender von selbst den abgemachten Verabredungen. Darin stehen nur Vornamen und Orte. Gib sie niemandem: Wer sie hat, kann mitlesen.',
    off: 'Zurzeit folgt ihnen kein Kalender.',
    on: 'Adresse angelegt: {{at}}.',
    make: 'Adresse anlegen',
    makeAnother: 'Neue Adresse anlegen',
    anotherHint: 'Mit einer neuen gilt die alte nicht mehr.',
    end: 'Adresse entfernen',
    ended: 'Deinen Verabredungen folgt kein Kalender mehr.',
    once: 'Hier ist die Adresse. Nimm sie jetzt: Wir zeigen sie nicht noch einmal.',
    follow: 'Im Kalender öffnen',
    copy: 'Adresse kopieren',
    copied: 'Kopiert.',
    copyFailed: 'Das Kopieren geht nicht: Markiere die Adresse von Hand.',
    how: 'Falls sich der Kalender nicht öffnet: Füge sie in Google Kalender unter „Weitere Kalender“, „Per URL“ ein; auf dem iPhone unter „Kalenderabo hinzufügen“.',
    failed: 'Es hat nicht geklappt',
  },
  form: {
    title: 'Tag ausmachen',
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
} satisfies Translated<typeof it>;
