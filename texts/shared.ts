/**
 * Words that stand once and are read in several places. For each namespace: where they are read (a path
 * in it), and where they stand (a namespace and a path in that, or all of it). An object that stands in
 * the namespace as well adds to them, or says some of them otherwise.
 */
export const SHARED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  accounts: { fields: 'shared-person' },
  'bank-rules': { rules: 'shared-rules' },
  exchanges: {
    columns: 'shared-exchange:columns',
    status: 'shared-exchange:states',
    'one.gave': 'shared-exchange:gave',
    'one.from': 'shared-exchange:from',
    'one.to': 'shared-exchange:to',
    'one.received': 'shared-exchange:received',
    'one.activity': 'shared-exchange:activity',
    'one.note': 'shared-exchange:note',
  },
  fees: { letter: 'shared-fee-letter' },
  imports: { consequences: 'shared-import-consequences', problems: 'shared-import-problems' },
  insured: { words: 'shared-insured', columns: 'shared-register:columns' },
  register: { words: 'shared-register' },
  'mail-appointments': {
    'arrangement-proposed.details': 'mail-parts:appointment',
    'arrangement-agreed': 'mail-parts:agreed',
    'arrangement-agreed.details': 'mail-parts:appointment',
    'answer-agreed': 'mail-parts:agreed',
    'answer-agreed.details': 'mail-parts:appointment',
    'arrangement-tomorrow.details': 'mail-parts:appointment',
  },
  'mail-banks': { 'rule-changed.rules': 'shared-rules' },
  'mail-exchanges': {
    'exchange-awaiting.details': 'mail-parts:exchange',
    'exchange-confirmed.details': 'mail-parts:exchange',
    'exchange-cancelled.details': 'mail-parts:exchange',
    'exchange-reversed.details': 'mail-parts:exchange',
    'hours-moved.details': 'mail-parts:exchange',
  },
  'mail-fees': { 'fee-due': 'shared-fee-letter' },
  'mail-operators': {
    'backup-failed': 'mail-parts:everyDay',
    'backup-unsent': 'mail-parts:everyDay',
    'backup-full': 'mail-parts:everyDay',
    'disk-low': 'mail-parts:everyDay',
    books: 'mail-parts:everyDay',
  },
  'mail-parts': {
    'exchange.gave': 'shared-exchange:gave',
    'exchange.received': 'shared-exchange:received',
    'exchange.from': 'shared-exchange:from',
    'exchange.to': 'shared-exchange:to',
    'exchange.hours': 'shared-exchange:columns.hours',
    'exchange.day': 'shared-exchange:columns.date',
    'exchange.activity': 'shared-exchange:activity',
    'exchange.note': 'shared-exchange:note',
    'exchange.recorded': 'shared-exchange:by.recorded',
    'exchange.confirmed': 'shared-exchange:by.confirmed',
    'exchange.cancelled': 'shared-exchange:by.cancelled',
    'exchange.reversed': 'shared-exchange:by.reversed',
    'exchange.reason': 'shared-exchange:reason',
  },
  'server-imports': {
    consequences: 'shared-import-consequences',
    problems: 'shared-import-problems',
  },
  'server-sheets': {
    exchange: 'shared-exchange',
    insured: 'shared-insured',
    person: 'shared-person',
    register: 'shared-register',
  },
};
