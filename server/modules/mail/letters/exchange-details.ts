/** The facts of an exchange, and the small table of them in each letter about it. */
import type { ExchangeState } from '#contract/exchange-states.ts';
import type { Locale } from '#contract/locales.ts';
import type { Detail } from './letter.ts';

/** An exchange in the reader's language; names and hours are ready to stand in a sentence. */
export interface ExchangeFacts {
  /** Otherwise hours were passed on: the creditor gained them, the debtor gave them. */
  isService: boolean;
  creditor: string;
  creditorBank: string;
  debtor: string;
  debtorBank: string;
  /** Whether the reader is the creditor. */
  gave: boolean;
  /** The one of the two who is not the reader. */
  other: string;
  hours: string;
  day: string;
  activity: string;
  note: string;
  /** Who recorded it, when it was not the creditor. */
  recordedBy: string | undefined;
  /** The debtor recorded it, which confirmed it as well. */
  recordedByDebtor: boolean;
  state: ExchangeState;
  /** Who took the last decision. */
  decidedBy: string | undefined;
  reason: string | undefined;
  /** The reader's balance after the last booking. */
  balance: string | undefined;
}

type Label =
  | 'gave'
  | 'received'
  | 'from'
  | 'to'
  | 'hours'
  | 'day'
  | 'activity'
  | 'note'
  | 'recordedBy'
  | Exclude<ExchangeState, 'pending'>
  | 'reason'
  | 'balance';

const LABELS: Record<Locale, Record<Label, string>> = {
  it: {
    gave: 'Ha dato',
    received: 'Ha ricevuto',
    from: 'Da',
    to: 'A',
    hours: 'Ore',
    day: 'Data',
    activity: 'Attività',
    note: 'Nota',
    recordedBy: 'Registrato da',
    confirmed: 'Confermato da',
    cancelled: 'Annullato da',
    reversed: 'Annullato dopo la conferma da',
    reason: 'Motivo',
    balance: 'Il tuo saldo dopo',
  },
  en: {
    gave: 'Gave',
    received: 'Received',
    from: 'From',
    to: 'To',
    hours: 'Hours',
    day: 'Date',
    activity: 'Activity',
    note: 'Note',
    recordedBy: 'Recorded by',
    confirmed: 'Confirmed by',
    cancelled: 'Cancelled by',
    reversed: 'Reversed by',
    reason: 'Reason',
    balance: 'Your balance after it',
  },
  de: {
    gave: 'Gegeben hat',
    received: 'Erhalten hat',
    from: 'Von',
    to: 'An',
    hours: 'Stunden',
    day: 'Datum',
    activity: 'Tätigkeit',
    note: 'Notiz',
    recordedBy: 'Eingetragen von',
    confirmed: 'Bestätigt von',
    cancelled: 'Storniert von',
    reversed: 'Rückgängig gemacht von',
    reason: 'Grund',
    balance: 'Dein Saldo danach',
  },
};

/** What of an exchange is known, each with its label; what is not known has no line. */
export function exchangeDetails(facts: ExchangeFacts, locale: Locale): Detail[] {
  const creditor = `${facts.creditor} (${facts.creditorBank})`;
  const debtor = `${facts.debtor} (${facts.debtorBank})`;
  const lines: Partial<Record<Label, string | undefined>> = {
    ...(facts.isService ? { gave: creditor, received: debtor } : { from: debtor, to: creditor }),
    hours: facts.hours,
    day: facts.day,
    activity: facts.activity,
    note: facts.note,
    recordedBy: facts.recordedBy,
    ...(facts.state === 'pending' ? {} : { [facts.state]: facts.decidedBy }),
    reason: facts.reason,
    balance: facts.balance,
  };
  return Object.entries(LABELS[locale]).flatMap(([key, label]) => {
    const value = lines[key as Label];
    return value ? { label, value } : [];
  });
}
