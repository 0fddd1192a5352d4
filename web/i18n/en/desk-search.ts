/** The search of the bank's desk, in English. */
import type it from '../it/desk-search.ts';
import type { Translated } from '../namespaces.ts';

export default {
  label: 'Name, phone or number of an exchange',
  hint: 'For example: ferrari, 333 555, 437',
  lead: 'Here you find the members of your bank, with balance and phone, and every exchange by its number.',
  exchange: 'Exchange no. {{id}}',
  between: '{{creditor}} gave {{hours}} to {{debtor}}',
  balance: 'balance {{hours}}',
  balanceNow: 'Balance',
  last: 'The last exchanges',
  gave: 'gave {{hours}} to {{name}}',
  received: 'received {{hours}} from {{name}}',
  noExchange: 'No confirmed exchange.',
  nothingWaits: 'Nothing pending.',
  waits_one: 'One exchange pending',
  waits_other: '{{count}} exchanges pending',
  record: 'Record an exchange',
  shortcut: 'Open the search with the / key',
} satisfies Translated<typeof it>;
