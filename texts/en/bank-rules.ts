/** All that is said of each rule of a bank: its name on screens and in letters, its sentences, what its form asks. */
import type it from '../it/bank-rules.ts';
import type { Translated } from '../translated.ts';

export default {
  'band-low': {
    name: 'Lowest balance',
    says: 'The bank asks you to stay above <b>{{value}}</b>.',
    none: 'The bank asks you not to go <b>below zero</b>.',
  },
  'band-low-first-year': {
    name: 'Lowest balance in the first year',
    says: 'In the first year the bank asks you to stay above <b>{{value}}</b>.',
    none: 'In the first year the bank asks you not to go <b>below zero</b>.',
  },
  'band-high': {
    name: 'Highest balance',
    says: 'Above <b>{{value}}</b> the bank reminds people that others can help them.',
    none: 'Above <b>zero</b> the bank reminds people that others can help them.',
  },
  'band-hard': {
    name: 'Stopping confirmations below the lowest balance',
    ask: {
      label: 'What happens below the lowest balance?',
      no: 'It is advice: one can always confirm',
      yes: 'The confirmation stops: the bank’s office can make it',
    },
    no: 'The lowest balance is advice: <b>you can always confirm</b>.',
    yes: 'Below the lowest balance <b>a confirmation stops</b>: the bank’s office can make it.',
  },
  'balances-visible': {
    name: 'Balances open to members',
    ask: {
      label: 'Who sees the balances?',
      no: 'Everybody their own, and the desk',
      yes: 'All members of the bank',
    },
    no: 'Only <b>you and the desk</b> see your balance.',
    yes: 'The members of the bank <b>see each other’s balances</b>; friend banks do not.',
  },
  'body-low': {
    name: 'Lowest balance of an organisation',
    says: 'The bank asks an organisation to stay above <b>{{value}}</b>.',
    none: 'The bank asks an organisation not to go <b>below zero</b>.',
  },
  'body-high': {
    name: 'Highest balance of an organisation',
    says: 'The bank reminds an organisation above <b>{{value}}</b> that others can help it.',
    none: 'The bank reminds an organisation above <b>zero</b> that others can help it.',
  },
  'newcomer-gift': {
    name: 'Welcome hours',
    says: 'New members get <b>{{value}}</b> from the hours fund.',
    none: 'New members start at zero: <b>no welcome hours</b>.',
  },
  'gift-most': {
    name: 'Largest gift',
    says: 'A gift to another member is <b>{{value}}</b> at most.',
    none: 'Members <b>do not give</b> each other hours.',
  },
  'gifts-in-a-year': {
    name: 'Gifts in a year',
    says: 'In a year everybody may give other members <b>{{value}}</b> in all.',
    none: 'Members <b>do not give</b> each other hours.',
  },
  'lesson-preparation': {
    name: 'Preparing a group lesson',
    says: 'The teacher of a group lesson gets its length, and <b>{{value}}</b> for preparing it.',
    none: 'The teacher of a group lesson gets <b>its length</b>.',
  },
  'yearly-share': {
    name: 'Yearly share',
    says: 'Every member gives the hours fund <b>{{value}}</b> a year; an e-mail says so thirty days before.',
    none: 'The bank asks for <b>no</b> yearly share.',
  },
  'fund-low': {
    name: 'Lowest balance of the hours fund',
    says: 'The hours fund may go down to <b>{{value}}</b>; after that gifts wait.',
    none: 'The hours fund does not go <b>below zero</b>; after that gifts wait.',
  },
  'board-digest': {
    name: 'News of the board by e-mail',
    ask: {
      label: 'Do members get the news of the board?',
      no: 'No',
      yes: 'Yes, once a week, if there are any',
    },
    no: 'The board <b>sends no e-mails</b> with its news.',
    yes: 'Once a week members read <b>the news of the board</b> by e-mail, if there are any.',
  },
  'board-digest-day': {
    name: 'Day of the news of the board',
    says: 'The news of the board leave <b>on {{day}}</b>, at 9.',
  },
  'board-public': {
    name: 'Public board',
    ask: {
      label: 'Who reads the board?',
      no: 'The members, and where the author wants it also friend banks',
      yes: 'Everybody, on the web: titles, activities and days of notices for friend banks, without names',
    },
    no: 'Outside the bank <b>nobody reads</b> the board.',
    yes: 'Everybody reads the notices for friend banks on the web, <b>without names, phones and addresses</b> of members.',
  },
  'board-checked-first': {
    name: 'Notices that the desk looks at first',
    ask: {
      label: 'When does a new notice go on the board?',
      no: 'At once',
      yes: 'After the desk has looked at it',
    },
    no: 'A new notice is <b>on the board at once</b>.',
    yes: 'The desk <b>looks at a new notice first</b>, then it goes on the board.',
  },
  'whatsapp-links': {
    name: 'Writing on WhatsApp',
    ask: {
      label: 'May people write on WhatsApp beside a telephone?',
      no: 'No',
      yes: 'Yes: the desk, and after a yes the person who was given the telephone, open WhatsApp with one tap',
    },
    no: 'There is <b>no WhatsApp</b> beside telephones.',
    yes: 'Beside a telephone that was given, the desk and those who have agreed can open <b>WhatsApp</b> with one tap.',
  },
  'fee-needed-to-give': {
    name: 'Fee before giving',
    ask: {
      label: 'Who may record hours they gave?',
      no: 'Everybody, also with a fee that is due',
      yes: 'Who has paid the fee of the year, once its day is over',
    },
    no: 'Hours given are recorded <b>also with a fee that is due</b>.',
    yes: 'After its day hours given are recorded <b>only by who has paid the fee of the year</b>. Receiving is always possible.',
  },
  'insured-needed-to-give': {
    name: 'Insurance before giving',
    ask: {
      label: 'Who may record hours they gave?',
      no: 'Everybody, insured or not',
      yes: 'Who is insured on that day',
    },
    no: 'Hours given are recorded <b>also without insurance</b>.',
    yes: 'Hours given are recorded <b>only by who is insured on that day</b>. Receiving is always possible.',
  },
  'age-least': {
    name: 'Age from which people join by themselves',
    says_one: 'People join by themselves <b>from one year on</b>.',
    says_other:
      'People join by themselves <b>from {{count}} years on</b>. The desk registers who is younger, with the signature of who answers for them.',
    none: 'People join by themselves <b>at any age</b>.',
  },
  'desk-second-factor': {
    name: 'Second step for the desk',
    ask: {
      label: 'What does the desk open with?',
      no: 'The password is enough',
      yes: 'The second step is needed too; without it the desk stays closed',
    },
    no: 'The desk opens <b>with a password alone</b>.',
    yes: 'The desk opens only to administrators who sign in <b>with the second step too</b>.',
  },
  'cheque-days': {
    name: 'How long cheques are good',
    says_one: 'A cheque is good for <b>one day</b>.',
    says_other: 'A cheque is good for <b>{{count}} days</b>.',
  },
  'statement-months': {
    name: 'Months between two statements',
    says_one: 'Statements on paper come <b>every month</b>.',
    says_other: 'Statements on paper come <b>every {{count}} months</b>.',
  },
} satisfies Translated<typeof it>;
