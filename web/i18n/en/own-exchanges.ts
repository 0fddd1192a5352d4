/** A member's own exchanges, in English. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/own-exchanges.ts';

export default {
  waitsNothing:
    'Exchanges that need a confirmation, yours or somebody else’s, appear here by themselves.',
  waitsNotFound: 'Try another name, or look at everything that is pending again.',
  year: {
    title: 'My year',
    inShort:
      'In the last twelve months you gave <b>{{given}}</b> and received <b>{{received}}</b>.',
    empty: 'You will see here how your balance changes month by month, and with whom you exchange.',
    balance: 'The balance, month by month',
    balanceLead: 'From {{from}} at the end of {{month}} to {{to}} today.',
    partners: 'With whom',
    partnersLead_one: 'In the last twelve months you exchanged with one person.',
    partnersLead_other: 'The {{count}} people with whom you exchanged most hours in twelve months.',
    givenHours: '{{hours}} given',
    receivedHours: '{{hours}} received',
    table: 'Read the figures',
    month: 'Month',
    person: 'Person',
    given: 'Given',
    received: 'Received',
    balanceHead: 'Balance',
  },
  title: 'My exchanges',
  titleWithBalance: 'My exchanges: balance',
  caption: 'My exchanges',
  filters: 'Filters',
  days: 'Dates',
  view: 'View',
  views: { all: 'All', creditor: 'Creditor', debtor: 'Debtor' },
  quick: { all: 'All', creditor: 'Given', debtor: 'Received' },
  showSoon: 'Show the exchanges',
  show_one: 'Show one exchange',
  show_other: 'Show {{count}} exchanges',
  orders: {
    dateOfTransaction: { ascending: 'The oldest first', descending: 'The latest first' },
    quantityOfHours: { ascending: 'Hours received first', descending: 'Hours given first' },
    description: { ascending: 'By activity, A–Z', descending: 'By activity, Z–A' },
  },
  from: 'From',
  to: 'To',
  search: 'Name or note',
  status: 'State',
  statuses: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
    reversed: 'Reversed',
  },
  reset: 'Reset filters',
  pending: {
    none: 'Nothing awaits a confirmation',
    noneFound: 'Nothing awaits a confirmation with these filters',
    title: 'Pending ({{count}})',
    yours: 'Needs your confirmation',
    theirs: 'Needs confirmation by {{name}}',
  },
  nothing: {
    title: 'No exchanges yet',
    text: 'You will see all hours given and received here, with the balance after each exchange.',
    act: 'Record the first exchange',
  },
  nothingFound: {
    title: 'No exchange with these filters',
    text: 'Try other dates, or look at all exchanges again.',
    act: 'See all exchanges',
  },
  balance: {
    open: 'Balance in detail',
    title: 'Your balance in detail',
    lead: 'How much you gave and received, out of all hours exchanged.',
  },
  print: {
    act: 'Print',
    on: 'printed on {{day}}',
    period: 'From {{from}} to {{to}}',
    totals: '{{given}} given, {{received}} received',
  },
} satisfies Translated<typeof it>;
