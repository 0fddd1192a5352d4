/** Policies, and the list for the insurer. */
import words from '#texts/de/insured-words.ts';
import columns from '#texts/de/register-words.ts';
import type { Translated } from '#texts/translated.ts';
import type it from '../it/insured.ts';

export default {
  words,
  columns: columns.columns,
  title: 'Versicherung',
  volunteers: 'Das Portal ersetzt nicht das Verzeichnis der Freiwilligen.',
  policy: {
    none: 'Es gibt noch keine Polizze.',
    add: 'Neue Polizze',
    change: 'Ändern',
    one: '{{insurer}}, Polizze {{number}}',
    span: '{{from}} bis {{to}}',
    which: 'Polizze',
    covers: { all: 'deckt alle aktiven Mitglieder', some: 'deckt die gewählten Mitglieder' },
  },
  form: {
    insurer: 'Versicherung',
    number: 'Nummer der Polizze',
    from: 'Von',
    to: 'Bis',
    covers: 'Wer versichert ist',
    options: { all: 'Alle aktiven Mitglieder', some: 'Gewählte Mitglieder' },
    save: 'Speichern',
    saved: 'Gespeichert',
    failed: 'Es ist geblieben, wie es war',
    meanwhile: 'Jemand hat gerade etwas anderes geschrieben. Schau noch einmal und wiederhole es.',
    insurerMissing: 'Schreib, wer euch versichert',
    numberMissing: 'Schreib die Nummer der Polizze',
    coversMissing: 'Wähle, wer versichert ist',
  },
  choose: { act: 'Wählen, wer versichert ist', who: 'Wer versichert ist', on: 'Gilt ab' },
  list: {
    day: 'Wer versichert ist am',
    since: 'Änderungen seit der Liste vom {{day}}',
    count_one: '{{count}} Person versichert',
    count_other: '{{count}} Personen versichert',
    nobody: 'An diesem Tag ist niemand versichert.',
    noBirthDate: 'das Geburtsdatum fehlt',
    noTaxCode: 'die Steuernummer fehlt',
    missing_one: 'Von einer Person fehlt das Geburtsdatum: Die Versicherung verlangt es.',
    missing_other: 'Von {{count}} Personen fehlt das Geburtsdatum: Die Versicherung verlangt es.',
    print: 'Liste drucken',
    printFailed: 'Die Liste ließ sich nicht drucken',
    invalid: 'Schreib einen Tag, etwa 31/12/2026',
  },
  paper: { title: 'Liste für die Versicherung, {{day}}', birth: 'Geburt' },
} satisfies Translated<typeof it>;
