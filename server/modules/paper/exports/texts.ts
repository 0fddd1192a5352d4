/** What the sheets say, in the reader's language: their tabs, their headers, words in their cells. */
import type { Locale } from '#contract/locales.ts';
import deExchange from '#texts/de/exchange-words.ts';
import dePerson from '#texts/de/person-fields.ts';
import enExchange from '#texts/en/exchange-words.ts';
import enPerson from '#texts/en/person-fields.ts';
import itExchange from '#texts/it/exchange-words.ts';
import itPerson from '#texts/it/person-fields.ts';
import type { Translated } from '#texts/translated.ts';

interface SheetTexts {
  exchanges: string;
  members: string;
  /** Of a member, in hours. */
  balance: string;
  exchange: Translated<typeof itExchange>;
  person: Translated<typeof itPerson>;
}

export const SHEET_TEXTS: Record<Locale, SheetTexts> = {
  it: {
    exchanges: 'Scambi',
    members: 'Soci',
    balance: 'Saldo (ore)',
    exchange: itExchange,
    person: itPerson,
  },
  en: {
    exchanges: 'Exchanges',
    members: 'Members',
    balance: 'Balance (hours)',
    exchange: enExchange,
    person: enPerson,
  },
  de: {
    exchanges: 'Tauschgeschäfte',
    members: 'Mitglieder',
    balance: 'Saldo (Stunden)',
    exchange: deExchange,
    person: dePerson,
  },
};
