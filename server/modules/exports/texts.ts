/** What the sheets say, in the reader's language: their tabs, their headers, words in their cells. */
import type { ExchangeState } from '#contract/exchange-states.ts';
import type { Locale } from '#contract/locales.ts';

interface SheetTexts {
  exchanges: string;
  members: string;
  exchange: {
    date: string;
    creditor: string;
    creditorBank: string;
    debtor: string;
    debtorBank: string;
    activity: string;
    description: string;
    hours: string;
    balance: string;
    state: string;
    creator: string;
    id: string;
  };
  states: Record<ExchangeState, string>;
  member: {
    name: string;
    surname: string;
    sex: string;
    birthDate: string;
    email: string;
    phone: string;
    language: string;
    balance: string;
  };
}

/** The portal's languages, each in its own words. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  it: 'Italiano',
  en: 'English',
  de: 'Deutsch',
};

export const SHEET_TEXTS: Record<Locale, SheetTexts> = {
  it: {
    exchanges: 'Scambi',
    members: 'Soci',
    exchange: {
      date: 'Data',
      creditor: 'Creditore',
      creditorBank: 'Banca creditore',
      debtor: 'Debitore',
      debtorBank: 'Banca debitore',
      activity: 'Attività',
      description: 'Descrizione',
      hours: 'Ore',
      balance: 'Saldo dopo',
      state: 'Stato',
      creator: 'Creato da',
      id: 'ID',
    },
    states: {
      pending: 'In attesa',
      confirmed: 'Confermato',
      cancelled: 'Annullato',
      reversed: 'Annullato dopo la conferma',
    },
    member: {
      name: 'Nome',
      surname: 'Cognome',
      sex: 'Sesso',
      birthDate: 'Data di nascita',
      email: 'Email',
      phone: 'Telefono',
      language: 'Lingua preferita',
      balance: 'Saldo (ore)',
    },
  },
  en: {
    exchanges: 'Exchanges',
    members: 'Members',
    exchange: {
      date: 'Date',
      creditor: 'Creditor',
      creditorBank: 'Creditor’s bank',
      debtor: 'Debtor',
      debtorBank: 'Debtor’s bank',
      activity: 'Activity',
      description: 'Description',
      hours: 'Hours',
      balance: 'Balance after',
      state: 'State',
      creator: 'Created by',
      id: 'ID',
    },
    states: {
      pending: 'Pending',
      confirmed: 'Confirmed',
      cancelled: 'Cancelled',
      reversed: 'Reversed',
    },
    member: {
      name: 'First name',
      surname: 'Surname',
      sex: 'Sex',
      birthDate: 'Date of birth',
      email: 'E-mail',
      phone: 'Phone',
      language: 'Preferred language',
      balance: 'Balance (hours)',
    },
  },
  de: {
    exchanges: 'Tauschgeschäfte',
    members: 'Mitglieder',
    exchange: {
      date: 'Datum',
      creditor: 'Gegeben von',
      creditorBank: 'Bank der gebenden Person',
      debtor: 'Erhalten von',
      debtorBank: 'Bank der empfangenden Person',
      activity: 'Tätigkeit',
      description: 'Beschreibung',
      hours: 'Stunden',
      balance: 'Saldo danach',
      state: 'Status',
      creator: 'Eingetragen von',
      id: 'Nr.',
    },
    states: {
      pending: 'Offen',
      confirmed: 'Bestätigt',
      cancelled: 'Storniert',
      reversed: 'Rückgängig gemacht',
    },
    member: {
      name: 'Vorname',
      surname: 'Nachname',
      sex: 'Geschlecht',
      birthDate: 'Geburtsdatum',
      email: 'E-Mail',
      phone: 'Telefon',
      language: 'Bevorzugte Sprache',
      balance: 'Saldo (Stunden)',
    },
  },
};
