/** Registering exchanges at the bank's desk, in German. */
import type it from '../it/bank-record.ts';
import type { Translated } from '../rooms.ts';

export default {
  title: 'Tausch eintragen',
  lead: 'Für Mitglieder, die das Portal nicht nutzen, oder für viele Personen auf einmal.',
  many: {
    label: 'Wie viele Personen?',
    none: 'Eine Person hat einer anderen gegeben',
    from: 'Mehrere Personen haben einer gegeben',
    to: 'Eine Person hat mehreren gegeben',
  },
  from: 'Gebend: wer die Stunden gegeben hat',
  to: 'Empfangend: wer die Stunden erhalten hat',
  bankTo: 'Bank der empfangenden Person',
  person: 'Vor- oder Nachnamen eingeben',
  all: 'Alle Mitglieder von {{bank}}',
  allText: 'Alle Mitglieder von {{bank}} außer der anderen Person.',
  fillAll: 'Bitte füllen Sie alle Felder aus',
  missing: {
    bankTo: 'Wählen Sie die Bank der empfangenden Person',
    from: 'Wählen Sie, wer die Stunden gegeben hat',
    to: 'Wählen Sie, wer die Stunden erhalten hat',
    dateOfTransaction: 'Tragen Sie das Datum ein',
    activity: 'Wählen Sie die Tätigkeit',
    quantityOfHours: 'Tragen Sie die Stunden ein',
    note: 'Schreiben Sie eine Notiz',
  },
  submit: 'Eintragen',
  preview: {
    atOnce: 'Der Tausch wird sofort bestätigt.',
    own: 'Sie haben diese Stunden selbst gegeben: {{name}} bestätigt sie.',
    other: 'Der Tausch wartet dann auf die Bestätigung von {{name}} oder {{bank}}.',
    manyFrom_one: '<b>Eine Person</b> hat <b>{{name}}</b> <b>{{hours}}</b> gegeben.',
    manyFrom_other:
      '<b>{{people}} Personen</b> haben <b>{{name}}</b> je <b>{{hours}}</b> gegeben: <b>{{total}}</b> insgesamt.',
    manyTo_one: '<b>{{name}}</b> hat <b>einer Person</b> <b>{{hours}}</b> gegeben.',
    manyTo_other:
      '<b>{{name}}</b> hat <b>{{people}} Personen</b> je <b>{{hours}}</b> gegeben: <b>{{total}}</b> insgesamt.',
    work: 'Das geht von selbst weiter: Sie können die Seite schließen. Am Ende erhalten Sie eine E-Mail mit der Übersicht.',
  },
  done: 'Der Tausch ist eingetragen',
  doneAtOnce: '{{creditor}} hat {{debtor}} {{hours}} gegeben: Die Salden sind schon aktuell.',
  doneWaits: 'Die Salden ändern sich, sobald {{debtor}} bestätigt.',
  doneLook: 'Tausch Nr. {{id}} ansehen',
  taken: 'Ihre Anfrage wird bearbeitet',
  takenText:
    'Die Tausche werden nacheinander eingetragen. In wenigen Minuten erhalten Sie eine E-Mail mit der Übersicht; unten sehen Sie den Stand.',
  failed: 'Der Tausch konnte nicht eingetragen werden',
  noSecond: 'Sie können es ohne Sorge noch einmal versuchen: Nichts wird zweimal eingetragen.',
  batches: {
    title: 'Viele auf einmal',
    running_one: 'Wird gerade eingetragen',
    running_other: 'Werden gerade eingetragen',
    line: '{{note}}, je {{hours}}',
    begun: 'Begonnen am {{moment}}',
    progress: '{{done}} von {{asked}}',
    made_one: 'Ein Tausch eingetragen',
    made_other: '{{count}} Tausche eingetragen',
    refused_one: 'einer nicht: Den Grund nennt die E-Mail',
    refused_other: '{{count}} nicht: Den Grund nennt die E-Mail',
    more: 'Frühere zeigen',
  },
} satisfies Translated<typeof it>;
