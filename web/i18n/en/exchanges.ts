/** A member's exchanges, in English. */
import type it from '../it/exchanges.ts';
import type { Translated } from '../rooms.ts';

export default {
  home: {
    tab: 'Home',
    hello: 'Hello {{name}}',
    balance: 'Your balance',
    bar: '{{given}} given, {{received}} received',
    madeOf: 'You gave <b>{{given}}</b> and received <b>{{received}}</b>.',
    fresh: 'Your hours will stand here: they grow when you help, and shrink when you are helped.',
    pending: {
      given: 'Awaiting: <b>+{{given}}</b>. Once confirmed, your balance will be <b>{{after}}</b>.',
      received:
        'Awaiting: <b>{{received}}</b>. Once confirmed, your balance will be <b>{{after}}</b>.',
      both: 'Awaiting: <b>+{{given}}</b> and <b>{{received}}</b>. Once all is confirmed, your balance will be <b>{{after}}</b>.',
    },
    waiting: 'Waiting for you to confirm',
    nothingWaits: 'Nothing waits for you. Hours that somebody gave you will appear here.',
    more_one: 'And one more exchange.',
    more_other: 'And {{count}} more exchanges.',
    withOthers_one: 'One exchange you recorded waits for the other person to confirm.',
    withOthers_other: '{{count}} exchanges you recorded wait for the other people to confirm.',
    seeWaiting: 'See all that wait',
    cards: {
      record: {
        title: 'Record an exchange',
        text: 'Did you help somebody? Note the hours: twenty seconds will do.',
        act: 'Record an exchange',
      },
      mine: {
        title: 'My exchanges',
        text: 'All hours given and received, and the balance after each.',
        act: 'See my exchanges',
      },
      awaiting: {
        title: 'Awaiting confirmation',
        text: 'The exchanges that wait for you, and those that wait for others.',
        act: 'See those that wait',
      },
    },
  },
  sentence: {
    gaveYou: '<b>{{name}}</b> gave you <b>{{hours}}</b> {{day}}.',
    gaveYouAcross: '<b>{{name}}</b>, {{bank}}, gave you <b>{{hours}}</b> {{day}}.',
    youGave: '<b>{{name}}</b> received <b>{{hours}}</b> from you {{day}}.',
    youGaveAcross: '<b>{{name}}</b>, {{bank}}, received <b>{{hours}}</b> from you {{day}}.',
    balance: 'Your balance will go from <b>{{from}}</b> to <b>{{to}}</b>.',
    balanceOnceConfirmed:
      'Once the other person confirms, your balance will go from <b>{{from}}</b> to <b>{{to}}</b>.',
  },
  act: {
    confirm: 'Confirm',
    waiting: 'Waiting',
    cancel: 'Cancel',
  },
  confirmed: 'Exchange confirmed',
  confirmFailed: 'The exchange could not be confirmed',
  cancelled: 'Exchange cancelled',
  cancelFailed: 'The exchange could not be cancelled',
  decidedElsewhere:
    'Meanwhile somebody had already decided on this exchange. You now see how things stand.',
  tryAgain: 'Try again',
  notFresh: 'This list may be out of date.',
  cancelQuestion: {
    title: 'Cancel this exchange?',
    lost: 'The exchange of {{hours}} with {{name}} will not count. Your balance stays as it is.',
    reason: 'Why? The other person will read it',
    act: 'Cancel the exchange',
    keep: 'No, keep it',
  },
  columns: {
    with: 'With',
    date: 'Date',
    creditor: 'Creditor',
    creditorBank: 'Creditor’s bank',
    debtor: 'Debtor',
    debtorBank: 'Debtor’s bank',
    description: 'Description',
    hours: 'Hours',
    creator: 'Created by',
    id: 'ID',
  },
  given: 'given',
  received: 'received',
  awaiting: {
    title: 'Awaiting confirmation',
    caption: 'Exchanges awaiting confirmation',
    lead: 'Hours move only when the person who received them confirms.',
    empty: 'Nothing is waiting',
    emptyText: 'Exchanges that wait for you or for others to confirm appear here by themselves.',
  },
} satisfies Translated<typeof it>;
