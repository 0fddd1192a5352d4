/** The rules of a bank, in German. */
import rules from '#texts/de/bank-rules.ts';
import type { Translated } from '#texts/translated.ts';
import type it from '../it/bank-rules.ts';

export default {
  title: 'Regeln der Bank',
  lead: 'Die Mitglieder beschließen sie. Jede Änderung bleibt festgehalten, und alle Mitglieder lesen sie per E-Mail.',
  read_one: 'Regel lesen',
  read_other: 'Regeln lesen ({{count}})',
  groups: {
    balance: 'Der Saldo',
    bodies: 'Organisationen',
    gifts: 'Geschenke und Stundenfonds',
    board: 'Das Schwarze Brett',
    association: 'Der Verein',
    desk: 'Das Büro',
    paper: 'Auf Papier',
  },
  others_one: 'Weitere Regeln: eine, wie am Anfang',
  others_other: 'Weitere Regeln: {{count}}, wie am Anfang',
  rules,
  seePublicBoard: 'Das öffentliche Brett ansehen',
  change: 'Ändern',
  changeOf: 'Ändern: {{rule}}',
  history: 'Wie es vorher war',
  entry: '{{value}} · {{day}}, {{by}}: {{note}}',
  answer: { yes: 'Ja', no: 'Nein' },
  form: {
    hours: 'Stunden',
    hoursHint: 'Zum Beispiel 20, 2,5 oder 1 Std. 30 Min.',
    hoursLowHint: 'Wie viele Stunden unter null: zum Beispiel 20.',
    days: 'Tage',
    months: 'Monate',
    years: 'Jahre',
    weekday: 'Wochentag',
    note: 'Warum?',
    noteHint:
      'Alle Mitglieder lesen es: zum Beispiel „Beschlossen in der Versammlung vom 12. März“.',
    noteMissing: 'Schreib, warum sie sich ändert',
    told: 'Alle Mitglieder bekommen eine E-Mail mit dem alten und dem neuen Wert.',
    save: 'Regel ändern',
    saved: 'Regel geändert',
    failed: 'Die Regel wurde nicht geändert',
  },
} as const satisfies Translated<typeof it>;
