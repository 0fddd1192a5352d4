/** What an exchange is made of, on screens, in letters and in sheets. */

import type it from '../it/exchange-words.ts';
import type { Translated } from '../translated.ts';

export default {
  columns: {
    date: 'Datum',
    creditor: 'Gegeben von',
    creditorBank: 'Bank der gebenden Person',
    debtor: 'Erhalten von',
    debtorBank: 'Bank der empfangenden Person',
    description: 'Beschreibung',
    hours: 'Stunden',
    hand: 'Wer, in der Organisation',
    creator: 'Eingetragen von',
    id: 'Nr.',
    balanceAfter: 'Saldo danach',
  },
  gave: 'Gegeben hat',
  received: 'Erhalten hat',
  /** Hours that were passed on, and nobody helped anybody. */
  from: 'Von',
  to: 'An',
  activity: 'Tätigkeit',
  note: 'Notiz',
  /** By whom in a body. */
  hand: 'Wer, in der Organisation',
  reason: 'Grund',
  state: 'Status',
  /** In front of a name. */
  by: {
    recorded: 'Eingetragen von',
    confirmed: 'Bestätigt von',
    cancelled: 'Storniert von',
    reversed: 'Rückgängig gemacht von',
  },
  states: {
    pending: 'Offen',
    confirmed: 'Bestätigt',
    cancelled: 'Storniert',
    reversed: 'Rückgängig gemacht',
  },
} satisfies Translated<typeof it>;
