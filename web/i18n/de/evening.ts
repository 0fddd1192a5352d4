/** The list of an evening, in German. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/evening.ts';

export default {
  title: 'Liste eines Abends',
  lead: 'Ein Fest, ein Kurs, ein Markttag: Druck die Liste, lass unterschreiben und kreuz hier an, wer da war. Die Stunden schreibst du einmal und änderst sie nur, wo es mehr oder weniger waren.',
  back: 'Neuer Tausch',
  print: 'Unterschriftenliste drucken',
  paper: {
    title: 'Liste eines Abends',
    what: 'Was: ______________________________  Tag: ______________',
    printed: 'gedruckt am {{day}}',
    card: 'Karte',
    name: 'Name und Vorname',
    hours: 'Stunden',
    signature: 'Unterschrift',
  },
  form: { title: 'Von der Liste in die Bücher' },
  came: { label: 'Wer da war, …', gave: 'hat Stunden gegeben', received: 'hat Stunden erhalten' },
  with: { label: 'Wem?', fund: 'der Bank (Stundenfonds)', person: 'einem Mitglied' },
  other: { gave: 'Wer die Stunden gegeben hat', received: 'Wer sie erhalten hat' },
  hours: 'Stunden von jedem',
  people: {
    label: 'Wer war da?',
    search: 'Kartennummer oder Name, dann Enter',
    own: 'Stunden von {{name}}, wenn anders',
    taken: '{{name}}: angekreuzt',
    already: 'Schon angekreuzt',
    nobody: 'Kein Mitglied mit diesem Namen oder dieser Nummer',
    sum_zero: 'Noch niemand',
    sum_one: 'Eine Person · {{hours}} insgesamt',
    sum_other: '{{count}} Personen · {{hours}} insgesamt',
  },
  submit_zero: 'Eintragen',
  submit_one: 'Einen Tausch eintragen',
  submit_other: '{{count}} Tauschgeschäfte eintragen',
  ask: {
    title_one: 'Einen Tausch eintragen?',
    title_other: '{{count}} Tauschgeschäfte eintragen?',
    forFund_one: 'Eine Person hat der Bank {{hours}} gegeben: Der Stundenfonds zahlt sie.',
    forFund_other:
      '{{count}} Personen haben der Bank insgesamt {{hours}} gegeben: Der Stundenfonds zahlt sie.',
    gave_one: 'Eine Person hat {{name}} {{hours}} gegeben.',
    gave_other: '{{count}} Personen haben {{name}} insgesamt {{hours}} gegeben.',
    received_one: 'Eine Person hat von {{name}} {{hours}} erhalten.',
    received_other: '{{count}} Personen haben von {{name}} insgesamt {{hours}} erhalten.',
    text: 'Sie starten in einer Minute: Bis dahin kannst du sie anhalten, danach alle zurücknehmen.',
    back: 'Nein, zurück zur Liste',
  },
  missing: {
    other: 'Wähle, wer auf der anderen Seite ist',
    people: 'Kreuz an, wer da war',
    activity: 'Wähle die Tätigkeit',
    note: 'Schreib, was es war',
  },
  taken_one: 'Ein Tausch startet in einer Minute',
  taken_other: '{{count}} Tauschgeschäfte starten in einer Minute',
  takenText: 'Unten kannst du sie anhalten.',
  failed: 'Die Liste wurde nicht eingetragen',
  noSecond: 'Noch einmal gesendet zählt sie nicht doppelt.',
} as const satisfies Translated<typeof it>;
