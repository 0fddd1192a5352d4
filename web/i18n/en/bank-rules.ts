/** The rules of a bank, in English. */
import rules from '#texts/en/bank-rules.ts';
import type { Translated } from '#texts/translated.ts';
import type it from '../it/bank-rules.ts';

export default {
  title: 'Rules of the bank',
  lead: 'The members decide on them. Every change stays on record, and all members read it by e-mail.',
  read_one: 'Read the rule',
  read_other: 'Read the rules ({{count}})',
  groups: {
    balance: 'The balance',
    bodies: 'Organisations',
    gifts: 'Gifts and hours fund',
    board: 'The board',
    association: 'The association',
    desk: 'The desk',
    paper: 'On paper',
  },
  others_one: 'Other rules: one, as at first',
  others_other: 'Other rules: {{count}}, as at first',
  rules,
  seePublicBoard: 'See the public board',
  change: 'Change',
  changeOf: 'Change: {{rule}}',
  history: 'What it was before',
  entry: '{{value}} · {{day}}, {{by}}: {{note}}',
  answer: { yes: 'Yes', no: 'No' },
  form: {
    hours: 'Hours',
    hoursHint: 'For example 20, 2.5 or 1 h 30.',
    hoursLowHint: 'How many hours below zero: for example 20.',
    days: 'Days',
    months: 'Months',
    years: 'Years',
    weekday: 'Day of the week',
    note: 'Why?',
    noteHint: 'All members read it: for example “Decided at the meeting of 12 March”.',
    noteMissing: 'Write why it changes',
    told: 'All members get an e-mail with the old and the new value.',
    save: 'Change the rule',
    saved: 'Rule changed',
    failed: 'The rule has not changed',
  },
} as const satisfies Translated<typeof it>;
