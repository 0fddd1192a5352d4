/** The yearly page: as it is read, written and printed. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/reports.ts';

export default {
  title: 'Jahresbericht {{year}}',
  year: 'Jahr',
  none: 'Von diesem Jahr gibt es keinen Bericht: Die Bank kam später, oder das Jahr kommt erst noch.',
  print: 'Drucken',
  printFailed: 'Das Drucken hat nicht begonnen',
  views: { label: 'Was zu sehen ist', page: 'Der Bericht', write: 'Eure Worte' },
  facts: {
    on: 'Stand vom {{on}}, berechnet am {{day}}.',
    seal: 'Code des Siegels dieses Tages: {{code}}.',
    bank: '{{bank}} · Jahresbericht {{year}}',
  },
  chapters: {
    year: 'Unser Jahr',
    together: 'Was wir zusammen getan haben',
    alongside: 'Mit wem wir gearbeitet haben',
    ahead: 'Was wir vorhaben',
  },
  people: {
    bodies_one: 'Davon ist <b>eines</b> eine Organisation.',
    bodies_other: 'Davon sind <b>{{count}}</b> Organisationen.',
    title: 'Die Menschen',
    start:
      'Am Anfang des Jahres waren es <b>{{start}}</b> Mitglieder; <b>{{came}}</b> kamen und <b>{{went}}</b> gingen. Am {{on}} sind es <b>{{end}}</b>.',
    active:
      '<b>{{active}}</b> von <b>{{end}}</b> Mitgliedern haben in den letzten 365 Tagen Stunden gegeben oder bekommen, von Mensch zu Mensch.',
    newcomers_one:
      '<b>Eine Person</b> kam zum ersten Mal; innerhalb von dreißig Tagen getauscht: <b>{{met}}</b>.',
    newcomers_other:
      '<b>{{count}} Personen</b> kamen zum ersten Mal; innerhalb von dreißig Tagen getauscht: <b>{{met}}</b>.',
    ages: 'Nach Alter:',
    sexes: 'Nach Geschlecht:',
    few: 'Ein Strich steht, wo es weniger als fünf Personen sind oder die Zahl sie verraten würde.',
    tooFew: 'Für Alter und Geschlecht sind es zu wenige Mitglieder.',
    under: 'unter {{age}}',
    between: '{{from}} bis {{to}}',
    over: '{{age}} und älter',
    unknown: 'Alter nicht bekannt',
    sex: { f: 'Frauen', m: 'Männer', n: 'keine Angabe' },
  },
  hours: {
    bodies_one: 'Davon mit Organisationen: <b>{{hours}}</b> in <b>einem Tausch</b>.',
    bodies_other:
      'Davon mit Organisationen: <b>{{hours}}</b> in <b>{{count}} Tauschgeschäften</b>.',
    title: 'Die Stunden',
    none: 'In diesem Jahr gibt es noch keinen Tausch.',
    all_one:
      'Insgesamt <b>{{hours}}</b> in <b>einem Tausch</b>: <b>{{between}}</b> von Mensch zu Mensch und <b>{{community}}</b> für die Gemeinschaft, also für den Stundenfonds, mit Gruppenstunden.',
    all_other:
      'Insgesamt <b>{{hours}}</b> in <b>{{count}} Tauschen</b>: <b>{{between}}</b> von Mensch zu Mensch und <b>{{community}}</b> für die Gemeinschaft, also für den Stundenfonds, mit Gruppenstunden.',
    worth:
      'Zu <b>{{euro}} €</b> die Stunde wären das <b>{{sum}} €</b>. In der Zeitbank sind Stunden aber kein Geld, und jede ist gleich viel wert.',
    table: 'Stunden und Tausche nach Gruppen von Tätigkeiten',
    group: 'Tätigkeiten',
    between: 'Unter Menschen',
    community: 'Gemeinschaft',
    cell: '{{hours}} ({{count}})',
    cellHint: 'In Klammern, wie oft getauscht wurde.',
    nothing: '–',
    friends_one:
      'Mit <b>einer befreundeten Bank</b>: <b>{{given}}</b> gegeben und <b>{{received}}</b> bekommen.',
    friends_other:
      'Mit <b>{{count}} befreundeten Banken</b>: <b>{{given}}</b> gegeben und <b>{{received}}</b> bekommen.',
    fund: 'In den Stundenfonds kamen <b>{{cameIn}}</b>, und <b>{{wentOut}}</b> gingen hinaus.',
  },
  requests: {
    title: 'Das Brett',
    none: 'In diesem Jahr hat niemand eine Anfrage ans Brett gehängt.',
    posted_one: '<b>Eine Anfrage</b> am Brett; jemanden vom Brett gefunden: <b>{{met}}</b>.',
    posted_other:
      '<b>{{count}} Anfragen</b> am Brett; jemanden vom Brett gefunden: <b>{{met}}</b>.',
    median: 'Das erste Ja kommt meist nach <b>{{days}}</b>.',
    soon: 'weniger als einem Tag',
    days_one: '{{shown}} Tag',
    days_other: '{{shown}} Tagen',
  },
  thanks: {
    title: 'Sie haben danke gesagt',
    note: 'Mit der Zustimmung beider: wer es schrieb und wem es galt.',
  },
  write: {
    lead: 'Vier kurze Kapitel in euren Worten stehen im Bericht neben den Zahlen. Was ihr leer lasst, steht nicht da. Jede Änderung bleibt erhalten, mit dem Namen dazu.',
    last: 'Die letzte Fassung ist von {{name}}, {{when}}.',
    hints: {
      year: 'Wer ihr seid, und wie das Jahr war.',
      together: 'Eine Geschichte sagt mehr als eine Zahl.',
      alongside: 'Die Gemeinde, Schulen, andere Vereine.',
      ahead: 'Und was ihr dafür braucht.',
    },
    hourWorth: 'Was eine Stunde wert wäre, in Euro',
    hourWorthHint:
      'Leer: Der Bericht sagt nichts davon. Stunden sind kein Geld; manche Gemeinde fragt aber danach.',
    hourWorthWrong: 'Schreib einen Betrag von 0,01 bis 200, zum Beispiel 12,50',
    quotes: 'Sätze des Dankes',
    quotesHint: 'Ohne Namen, und nur wo beide zugestimmt haben.',
    save: 'Speichern',
    saved: 'Gespeichert',
    failed: 'Es ist geblieben, wie es war',
    choices: { yes: 'Bis zu drei im Bericht', no: 'Keine' },
    empty: 'nichts',
  },
} as const satisfies Translated<typeof it>;
