/** The letter about a changed rule of a bank, to its members: what it was, and what it is now. */
import { BANK_RULES, RULE_NAMES, type RuleName, type RuleValue } from '#contract/bank-rules.ts';
import { formatMinutes } from '#contract/hours.ts';
import type { Locale } from '#contract/locales.ts';
import { weekdayName } from '#contract/weekday.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import { bankMembers } from '../audiences.ts';
import type { InEachLanguage, Letter } from './letter.ts';
import { readRuleChange } from './rule-sql.ts';
import { nameOf, oneLine } from './typed.ts';

const TITLES: Record<Locale, Record<RuleName, string>> = {
  it: {
    'band-low': 'Saldo minimo',
    'band-low-first-year': 'Saldo minimo nel primo anno',
    'band-high': 'Saldo massimo',
    'band-hard': 'Fermare le conferme sotto il saldo minimo',
    'balances-visible': 'Saldi visibili ai soci',
    'newcomer-gift': 'Ore di benvenuto',
    'gift-most': 'Dono più grande',
    'gifts-in-a-year': 'Doni in un anno',
    'lesson-preparation': 'Preparazione di una lezione di gruppo',
    'yearly-share': 'Quota in ore',
    'fund-low': 'Saldo minimo del fondo ore',
    'board-digest': 'Novità della bacheca per email',
    'board-digest-day': 'Giorno delle novità della bacheca',
    'board-public': 'Bacheca pubblica',
    'board-checked-first': 'Annunci guardati prima dalla segreteria',
    'desk-second-factor': 'Secondo passo per la segreteria',
    'cheque-days': 'Durata degli assegni',
    'statement-months': 'Mesi tra due estratti conto',
  },
  en: {
    'band-low': 'Lowest balance',
    'band-low-first-year': 'Lowest balance in the first year',
    'band-high': 'Highest balance',
    'band-hard': 'Stopping confirmations below the lowest balance',
    'balances-visible': 'Balances open to members',
    'newcomer-gift': 'Welcome hours',
    'gift-most': 'Largest gift',
    'gifts-in-a-year': 'Gifts in a year',
    'lesson-preparation': 'Preparing a group lesson',
    'yearly-share': 'Yearly share',
    'fund-low': 'Lowest balance of the hours fund',
    'board-digest': 'News of the board by e-mail',
    'board-digest-day': 'Day of the news of the board',
    'board-public': 'Public board',
    'board-checked-first': 'Notices that the desk looks at first',
    'desk-second-factor': 'Second step for the desk',
    'cheque-days': 'How long cheques are good',
    'statement-months': 'Months between two statements',
  },
  de: {
    'band-low': 'Niedrigster Saldo',
    'band-low-first-year': 'Niedrigster Saldo im ersten Jahr',
    'band-high': 'Höchster Saldo',
    'band-hard': 'Bestätigungen unter dem niedrigsten Saldo anhalten',
    'balances-visible': 'Salden für Mitglieder sichtbar',
    'newcomer-gift': 'Willkommensstunden',
    'gift-most': 'Größtes Geschenk',
    'gifts-in-a-year': 'Geschenke in einem Jahr',
    'lesson-preparation': 'Vorbereitung einer Gruppenstunde',
    'yearly-share': 'Stundenbeitrag im Jahr',
    'fund-low': 'Niedrigster Saldo des Stundenfonds',
    'board-digest': 'Neues vom Schwarzen Brett per E-Mail',
    'board-digest-day': 'Tag der Neuigkeiten vom Schwarzen Brett',
    'board-public': 'Öffentliches Schwarzes Brett',
    'board-checked-first': 'Anzeigen, die zuerst das Büro ansieht',
    'desk-second-factor': 'Zweiter Schritt für das Büro',
    'cheque-days': 'Gültigkeit der Schecks',
    'statement-months': 'Monate zwischen zwei Kontoauszügen',
  },
};

const ANSWERS: Record<Locale, { yes: string; no: string }> = {
  it: { yes: 'sì', no: 'no' },
  en: { yes: 'yes', no: 'no' },
  de: { yes: 'ja', no: 'nein' },
};

/** A value of the books as a reader says it. */
function wordsOf(name: RuleName, value: RuleValue, locale: Locale): string {
  if (typeof value === 'boolean') return ANSWERS[locale][value ? 'yes' : 'no'];
  const { unit } = BANK_RULES[name];
  if (unit === 'hours' || unit === 'flag') return formatMinutes(value, locale);
  if (unit === 'weekday') return weekdayName(value, locale);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: unit === 'days' ? 'day' : 'month',
    unitDisplay: 'long',
  }).format(value);
}

interface RuleFacts {
  bank: string;
  title: string;
  by: string;
  before: string;
  now: string;
  note: string;
}

const words: InEachLanguage<RuleFacts> = {
  it: ({ bank, title, by, before, now, note }) => ({
    subject: `Cambia una regola della banca: ${title}`,
    paragraphs: [`${by} ha cambiato una regola della tua banca, ${bank}.`],
    details: [
      { label: 'Regola', value: title },
      { label: 'Prima', value: before },
      { label: 'Da ora', value: now },
      { label: 'Perché', value: note },
    ],
    button: 'Leggi le regole della banca',
    closing: 'Gli scambi già confermati restano come sono.',
  }),
  en: ({ bank, title, by, before, now, note }) => ({
    subject: `A rule of your time bank changes: ${title}`,
    paragraphs: [`${by} has changed a rule of your time bank, ${bank}.`],
    details: [
      { label: 'Rule', value: title },
      { label: 'Before', value: before },
      { label: 'From now on', value: now },
      { label: 'Why', value: note },
    ],
    button: 'Read the rules of the bank',
    closing: 'Exchanges that are confirmed stay as they are.',
  }),
  de: ({ bank, title, by, before, now, note }) => ({
    subject: `Eine Regel deiner Zeitbank ändert sich: ${title}`,
    paragraphs: [`${by} hat eine Regel deiner Zeitbank geändert: ${bank}.`],
    details: [
      { label: 'Regel', value: title },
      { label: 'Bisher', value: before },
      { label: 'Ab jetzt', value: now },
      { label: 'Warum', value: note },
    ],
    button: 'Die Regeln der Bank lesen',
    closing: 'Bestätigte Tauschgeschäfte bleiben, wie sie sind.',
  }),
};

/** To the members of a bank: a rule has changed. Silent once it has changed again. */
export const ruleChanged: Letter<Events['rule-changed']> = {
  to: bankMembers,
  async write({ database, config }, { ruleId }, readerId) {
    const row = await database.first(readRuleChange, { ruleId, readerId });
    const name = RULE_NAMES.find((one) => one === row?.rule_name);
    if (row === undefined || name === undefined) return undefined;
    const { locale } = row;
    const facts: RuleFacts = {
      bank: oneLine(row.bank_name),
      title: TITLES[locale][name],
      by: nameOf({ name: row.setter_name, surname: row.setter_surname }),
      before: wordsOf(name, row.before ?? BANK_RULES[name].standard, locale),
      now: wordsOf(name, row.value, locale),
      note: oneLine(row.note),
    };
    return {
      reader: row,
      words: words[locale](facts),
      url: `${config.publicUrl}/my-bank#rules`,
      theme: 'member',
    };
  },
};
