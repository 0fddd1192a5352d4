/** What an exchange is made of, on screens, in letters and in sheets. */

import type it from '../it/exchange-words.ts';
import type { Translated } from '../translated.ts';

export default {
  columns: {
    date: 'Date',
    creditor: 'Creditor',
    creditorBank: 'Creditor’s bank',
    debtor: 'Debtor',
    debtorBank: 'Debtor’s bank',
    description: 'Description',
    hours: 'Hours',
    hand: 'Who, in the body',
    creator: 'Created by',
    id: 'ID',
    balanceAfter: 'Balance after',
  },
  gave: 'Gave',
  received: 'Received',
  /** Hours that were passed on, and nobody helped anybody. */
  from: 'From',
  to: 'To',
  activity: 'Activity',
  note: 'Note',
  /** By whom in a body. */
  hand: 'Who, in the body',
  reason: 'Reason',
  state: 'State',
  /** In front of a name. */
  by: {
    recorded: 'Recorded by',
    confirmed: 'Confirmed by',
    cancelled: 'Cancelled by',
    reversed: 'Reversed by',
  },
  states: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
    reversed: 'Reversed',
  },
} satisfies Translated<typeof it>;
