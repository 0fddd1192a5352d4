/** The rules of a bank: one sentence each, with its present value, and how one is changed. */
import rules from '#texts/it/bank-rules.ts';

export default {
  title: 'Regole della banca',
  lead: 'Le decidono i soci. Ogni cambiamento resta scritto, e tutti i soci lo leggono per email.',
  read_one: 'Leggi la regola',
  read_other: 'Leggi le regole ({{count}})',
  groups: {
    balance: 'Il saldo',
    gifts: 'Doni e fondo ore',
    board: 'La bacheca',
    desk: 'La segreteria',
    paper: 'Su carta',
  },
  rules,
  seePublicBoard: 'Guarda la bacheca pubblica',
  change: 'Cambia',
  changeOf: 'Cambia: {{rule}}',
  history: 'Com’era prima',
  entry: '{{value}} · {{day}}, {{by}}: {{note}}',
  answer: { yes: 'Sì', no: 'No' },
  form: {
    hours: 'Ore',
    hoursHint: 'Per esempio 20, 2,5 o 1 h 30.',
    hoursLowHint: 'Quante ore sotto lo zero: per esempio 20.',
    days: 'Giorni',
    months: 'Mesi',
    weekday: 'Giorno della settimana',
    note: 'Perché?',
    noteHint: 'Lo leggono tutti i soci: per esempio «Deciso in assemblea il 12 marzo».',
    noteMissing: 'Scrivi perché cambia',
    told: 'Tutti i soci ricevono un’email con il valore di prima e quello nuovo.',
    save: 'Cambia la regola',
    saved: 'Regola cambiata',
    failed: 'La regola non è cambiata',
  },
} as const;
