/** Registering exchanges at the bank's desk, in German. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/bank-record.ts';

export default {
  title: 'Tausch eintragen',
  many: {
    from: 'Mehrere haben gegeben',
    to: 'Mehrere haben erhalten',
  },
  receipt: {
    title: 'Was passiert',
    missing:
      'Wähle wer, an wen und wie viele Stunden: Hier siehst du die Salden vorher und nachher.',
  },
  swap: 'Vertauschen',
  swapWhom: ': die zwei Personen',
  from: 'Gegeben von: wer geholfen hat',
  to: 'Erhalten von: wem geholfen wurde',
  bankTo: 'Bank der empfangenden Person',
  person: 'Vor- oder Nachnamen eingeben',
  all: 'Alle Mitglieder von {{bank}}',
  allText: 'Alle Mitglieder von {{bank}} außer der anderen Person.',
  fillAll: 'Bitte füll alle Felder aus',
  missing: {
    bankTo: 'Wähle die Bank der empfangenden Person',
    from: 'Wähle, wer geholfen hat',
    to: 'Wähle, wem geholfen wurde',
    dateOfTransaction: 'Trag das Datum ein',
    activity: 'Wähle die Tätigkeit',
    quantityOfHours: 'Trag die Stunden ein',
    note: 'Schreib eine Notiz',
    appointment: 'Sag, zu welchem Termin die Stunden gehören',
  },
  submit: 'Eintragen',
  submitMany_one: 'Einen Tausch eintragen',
  submitMany_other: '{{count}} Tauschgeschäfte eintragen',
  ask: {
    title_one: 'Einen Tausch eintragen?',
    title_other: '{{count}} Tauschgeschäfte eintragen?',
    text: 'Es beginnt in einer Minute: Bis dahin kannst du es anhalten.',
    back: 'Nein, zurück zum Formular',
  },
  preview: {
    atOnce: 'Der Tausch wird sofort bestätigt.',
    waits: 'Der Tausch bleibt offen, bis {{name}} bestätigt.',
    own: 'Du hast diese Stunden selbst gegeben: {{name}} bestätigt sie.',
    other:
      'Der Tausch wartet dann auf die Bestätigung von {{name}} oder der anderen Bank ({{bank}}).',
    manyFrom_one: '<b>Eine Person</b> hat <b>{{name}}</b> <b>{{hours}}</b> gegeben.',
    manyFrom_other:
      '<b>{{people}} Personen</b> haben <b>{{name}}</b> je <b>{{hours}}</b> gegeben: <b>{{total}}</b> insgesamt.',
    manyTo_one: '<b>{{name}}</b> hat <b>einer Person</b> <b>{{hours}}</b> gegeben.',
    manyTo_other:
      '<b>{{name}}</b> hat <b>{{people}} Personen</b> je <b>{{hours}}</b> gegeben: <b>{{total}}</b> insgesamt.',
    manyAtOnce: 'Sie werden sofort bestätigt.',
    manyOther:
      'Die Tauschgeschäfte warten dann auf die Bestätigung von {{bank}} oder der Personen.',
    manyOwn:
      'Du hast diese Stunden selbst gegeben: Jeder Tausch wartet auf die Bestätigung derer, die sie erhalten haben.',
    manyButOwn:
      'Sie werden sofort bestätigt, außer dem, bei dem du selbst gegeben hast: Ihn bestätigt {{name}}.',
    who_one: 'Wer es ist',
    who_other: 'Wer die {{count}} Personen sind',
    andMore_one: '… und eine weitere',
    andMore_other: '… und {{count}} weitere',
    work: 'Das geht von selbst weiter: Du kannst die Seite schließen. Am Ende erhältst du eine E-Mail mit der Übersicht.',
  },
  done: 'Der Tausch ist eingetragen',
  doneAtOnce: '{{creditor}} hat {{debtor}} {{hours}} gegeben: Die Salden sind schon aktuell.',
  doneWaits: 'Die Salden ändern sich, sobald {{debtor}} bestätigt.',
  doneLook: 'Tausch Nr. {{id}} ansehen',
  again: {
    same: 'Noch einer wie dieser',
    empty: 'Noch einer',
    undo: 'Stornieren',
  },
  taken: 'Deine Anfrage wird bearbeitet',
  takenText:
    'Eingetragen wird eine Minute nach der Anfrage: Bis dahin kannst du es gleich hier anhalten. In wenigen Minuten erhältst du eine E-Mail mit der Übersicht.',
  failed: 'Der Tausch konnte nicht eingetragen werden',
  noSecond: 'Du kannst es ohne Sorge noch einmal versuchen: Nichts wird zweimal eingetragen.',
  batches: {
    title: 'Viele auf einmal',
    running_one: 'Wird gerade eingetragen',
    running_other: 'Werden gerade eingetragen',
    line: '{{note}}, je {{hours}}',
    begun: 'Angefragt am {{moment}} von {{name}}',
    progress: '{{done}} von {{asked}}',
    made_one: 'Ein Tausch eingetragen',
    made_other: '{{count}} Tauschgeschäfte eingetragen',
    refused_one: 'einer nicht: Den Grund nennt die E-Mail',
    refused_other: '{{count}} nicht: Den Grund nennt die E-Mail',
    more: 'Frühere zeigen',
    startsIn_one: 'Beginnt in einer Sekunde',
    startsIn_other: 'Beginnt in {{count}} Sekunden',
    startsNow: 'Beginnt jetzt',
    stop: 'Anhalten',
    stopDone: 'Angehalten: kein Tausch, keine E-Mail',
    stopFailed: 'Das Anhalten hat nicht geklappt',
    stopped:
      'Von {{name}} vor dem Beginn angehalten: kein Tausch eingetragen, keine E-Mail verschickt.',
    look_one: 'Den Tausch ansehen',
    look_other: 'Die {{count}} Tauschgeschäfte ansehen',
    undo_one: 'Den Tausch zurücknehmen',
    undo_other: 'Alle {{count}} zurücknehmen',
    undoTitle_one: 'Den Tausch zurücknehmen?',
    undoTitle_other: 'Alle {{count}} Tauschgeschäfte zurücknehmen?',
    undoWhat_one: '{{note}}: ein Tausch, {{hours}}',
    undoWhat_other: '{{note}}: {{count}} Tauschgeschäfte, insgesamt {{hours}}',
    undoText:
      'Schon gebuchte Stunden werden zurückgebucht, was noch wartet, zählt nicht mehr. Jede Person bekommt nur eine E-Mail. Worüber jemand schon anders entschieden hat, bleibt, wie es ist.',
    undoReason: 'Warum? Die Beteiligten lesen es',
    keep: 'So lassen',
    undoTaken: 'Wird zurückgenommen: Am Ende erhältst du eine E-Mail',
    undoFailed: 'Das Zurücknehmen hat nicht geklappt',
    undoing: 'Wird zurückgenommen: {{done}} von {{made}}',
    undone_one: 'Einer von {{name}} zurückgenommen',
    undone_other: '{{count}} von {{name}} zurückgenommen',
    left_one: 'über einen war schon entschieden, er bleibt, wie er war',
    left_other: 'über {{count}} war schon entschieden, sie bleiben, wie sie waren',
  },
} satisfies Translated<typeof it>;
