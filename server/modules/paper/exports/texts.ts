/** What the sheets say, in the reader's language: their tabs, their headers, words in their cells. */
import type { Locale } from '#contract/locales.ts';
import type { BankYear } from '#server/modules/banks/banks/year-of-banks.ts';
import deExchange from '#texts/de/exchange-words.ts';
import deInsured from '#texts/de/insured-words.ts';
import dePerson from '#texts/de/person-fields.ts';
import deRegister from '#texts/de/register-words.ts';
import enExchange from '#texts/en/exchange-words.ts';
import enInsured from '#texts/en/insured-words.ts';
import enPerson from '#texts/en/person-fields.ts';
import enRegister from '#texts/en/register-words.ts';
import itExchange from '#texts/it/exchange-words.ts';
import itInsured from '#texts/it/insured-words.ts';
import itPerson from '#texts/it/person-fields.ts';
import itRegister from '#texts/it/register-words.ts';
import type { Translated } from '#texts/translated.ts';

interface SheetTexts {
  exchanges: string;
  members: string;
  /** Of a member, in hours. */
  balance: string;
  /** What a member is, and what the two sides of an exchange are. */
  kinds: Record<'member' | 'creditor' | 'debtor' | 'human' | 'body' | 'fund', string>;
  yearOfBanks: {
    title: string;
    /** The last line. */
    whole: string;
    columns: Record<Exclude<keyof BankYear, 'name'> | 'bank', string>;
  };
  exchange: Translated<typeof itExchange>;
  person: Translated<typeof itPerson>;
  insured: Translated<typeof itInsured>;
  register: Translated<typeof itRegister>;
}

export const SHEET_TEXTS: Record<Locale, SheetTexts> = {
  it: {
    exchanges: 'Scambi',
    members: 'Soci',
    balance: 'Saldo (ore)',
    kinds: {
      member: 'Tipo',
      creditor: 'Tipo creditore',
      debtor: 'Tipo debitore',
      human: 'Persona',
      body: 'Ente',
      fund: 'Fondo ore',
    },
    yearOfBanks: {
      title: 'Banche',
      whole: 'Tutto il portale (ogni scambio conta una volta)',
      columns: {
        bank: 'Banca',
        foundedOn: 'Costituita il',
        members: 'Soci al',
        came: 'Entrati nell’anno',
        went: 'Usciti nell’anno',
        active: 'Chi ha scambiato',
        exchanges: 'Scambi',
        hours: 'Ore scambiate',
        given: 'Ore date ad altre banche',
        received: 'Ore ricevute da altre banche',
      },
    },
    exchange: itExchange,
    person: itPerson,
    insured: itInsured,
    register: itRegister,
  },
  en: {
    exchanges: 'Exchanges',
    members: 'Members',
    balance: 'Balance (hours)',
    kinds: {
      member: 'Kind',
      creditor: 'Kind of creditor',
      debtor: 'Kind of debtor',
      human: 'Person',
      body: 'Body',
      fund: 'Hours fund',
    },
    yearOfBanks: {
      title: 'Banks',
      whole: 'The whole portal (each exchange counts once)',
      columns: {
        bank: 'Bank',
        foundedOn: 'Founded on',
        members: 'Members on',
        came: 'Joined in the year',
        went: 'Left in the year',
        active: 'Who exchanged',
        exchanges: 'Exchanges',
        hours: 'Hours exchanged',
        given: 'Hours given to other banks',
        received: 'Hours received from other banks',
      },
    },
    exchange: enExchange,
    person: enPerson,
    insured: enInsured,
    register: enRegister,
  },
  de: {
    exchanges: 'Tauschgeschäfte',
    members: 'Mitglieder',
    balance: 'Saldo (Stunden)',
    kinds: {
      member: 'Art',
      creditor: 'Art des Gläubigers',
      debtor: 'Art des Schuldners',
      human: 'Person',
      body: 'Organisation',
      fund: 'Stundenfonds',
    },
    yearOfBanks: {
      title: 'Banken',
      whole: 'Das ganze Portal (jeder Tausch zählt einmal)',
      columns: {
        bank: 'Bank',
        foundedOn: 'Gegründet am',
        members: 'Mitglieder am',
        came: 'Eingetreten im Jahr',
        went: 'Ausgetreten im Jahr',
        active: 'Wer getauscht hat',
        exchanges: 'Tauschgeschäfte',
        hours: 'Getauschte Stunden',
        given: 'Stunden an andere Banken',
        received: 'Stunden von anderen Banken',
      },
    },
    exchange: deExchange,
    person: dePerson,
    insured: deInsured,
    register: deRegister,
  },
};
