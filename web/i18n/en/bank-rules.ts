/** The rules of a bank, in English. */
import names from '#texts/en/rule-names.ts';
import type { Translated } from '#texts/translated.ts';
import type it from '../it/bank-rules.ts';

export default {
  title: 'Rules of the bank',
  lead: 'The members decide on them. Every change stays on record, and all members read it by e-mail.',
  groups: {
    balance: 'The balance',
    gifts: 'Gifts and hours fund',
    board: 'The board',
    desk: 'The desk',
    paper: 'On paper',
  },
  names,
  hours: {
    'band-low': 'The bank asks you to stay above <b>{{value}}</b>.',
    'band-low-first-year': 'In the first year the bank asks you to stay above <b>{{value}}</b>.',
    'band-high': 'Above <b>{{value}}</b> the bank reminds people that others can help them.',
    'newcomer-gift': 'New members get <b>{{value}}</b> from the hours fund.',
    'gift-most': 'A gift to another member is <b>{{value}}</b> at most.',
    'gifts-in-a-year': 'In a year everybody may give other members <b>{{value}}</b> in all.',
    'lesson-preparation':
      'The teacher of a group lesson gets its length, and <b>{{value}}</b> for preparing it.',
    'yearly-share':
      'Every member gives the hours fund <b>{{value}}</b> a year; an e-mail says so thirty days before.',
    'fund-low': 'The hours fund may go down to <b>{{value}}</b>; after that gifts wait.',
  },
  none: {
    'band-low': 'The bank asks you not to go <b>below zero</b>.',
    'band-low-first-year': 'In the first year the bank asks you not to go <b>below zero</b>.',
    'band-high': 'Above <b>zero</b> the bank reminds people that others can help them.',
    'newcomer-gift': 'New members start at zero: <b>no welcome hours</b>.',
    'gift-most': 'Members <b>do not give</b> each other hours.',
    'gifts-in-a-year': 'Members <b>do not give</b> each other hours.',
    'lesson-preparation': 'The teacher of a group lesson gets <b>its length</b>.',
    'yearly-share': 'The bank asks for <b>no</b> yearly share.',
    'fund-low': 'The hours fund does not go <b>below zero</b>; after that gifts wait.',
  },
  flag: {
    'band-hard': {
      no: 'The lowest balance is advice: <b>you can always confirm</b>.',
      yes: 'Below the lowest balance <b>a confirmation stops</b>: the bank’s office can make it.',
    },
    'board-checked-first': {
      no: 'A new notice is <b>on the board at once</b>.',
      yes: 'The desk <b>looks at a new notice first</b>, then it goes on the board.',
    },
    'desk-second-factor': {
      no: 'The desk opens <b>with a password alone</b>.',
      yes: 'The desk opens only to administrators who sign in <b>with the second step too</b>.',
    },
    'balances-visible': {
      no: 'Only <b>you and the desk</b> see your balance.',
      yes: 'The members of the bank <b>see each other’s balances</b>; friend banks do not.',
    },
    'board-digest': {
      no: 'The board <b>sends no e-mails</b> with its news.',
      yes: 'Once a week members read <b>the news of the board</b> by e-mail, if there are any.',
    },
    'board-public': {
      no: 'Outside the bank <b>nobody reads</b> the board.',
      yes: 'Everybody reads the notices for friend banks on the web, <b>without names, phones and addresses</b> of members.',
    },
  },
  weekday: {
    'board-digest-day': 'The news of the board leave <b>on {{day}}</b>, at 9.',
  },
  days: {
    'cheque-days_one': 'A cheque is good for <b>one day</b>.',
    'cheque-days_other': 'A cheque is good for <b>{{count}} days</b>.',
  },
  months: {
    'statement-months_one': 'Statements on paper come <b>every month</b>.',
    'statement-months_other': 'Statements on paper come <b>every {{count}} months</b>.',
  },
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
    weekday: 'Day of the week',
    flags: {
      'band-hard': {
        label: 'What happens below the lowest balance?',
        no: 'It is advice: one can always confirm',
        yes: 'The confirmation stops: the bank’s office can make it',
      },
      'board-checked-first': {
        label: 'When does a new notice go on the board?',
        no: 'At once',
        yes: 'After the desk has looked at it',
      },
      'desk-second-factor': {
        label: 'What does the desk open with?',
        no: 'The password is enough',
        yes: 'The second step is needed too; without it the desk stays closed',
      },
      'balances-visible': {
        label: 'Who sees the balances?',
        no: 'Everybody their own, and the desk',
        yes: 'All members of the bank',
      },
      'board-digest': {
        label: 'Do members get the news of the board?',
        no: 'No',
        yes: 'Yes, once a week, if there are any',
      },
      'board-public': {
        label: 'Who reads the board?',
        no: 'The members, and where the author wants it also friend banks',
        yes: 'Everybody, on the web: titles, activities and days of notices for friend banks, without names',
      },
    },
    note: 'Why?',
    noteHint: 'All members read it: for example “Decided at the meeting of 12 March”.',
    noteMissing: 'Write why it changes',
    told: 'All members get an e-mail with the old and the new value.',
    save: 'Change the rule',
    saved: 'Rule changed',
    failed: 'The rule has not changed',
  },
} as const satisfies Translated<typeof it>;
