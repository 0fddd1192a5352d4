/** Exchanges and members as rows of a sheet: the columns of their screens, and a value for each. */

import type { Exchange, OwnExchange } from '#contract/hours/exchanges.ts';
import { LANGUAGE_NAMES, type Locale } from '#contract/locales.ts';
import type { InsuredLine, InsuredList } from '#contract/people/insured.ts';
import type { Member } from '#contract/people/members.ts';
import {
  fieldsOf,
  type Register,
  type RegisterField,
  type RegisterLine,
  titleOf,
} from '#contract/people/register.ts';
import { dayFromShown, showDay } from '#contract/values.ts';
import type { BankYear } from '#server/modules/banks/banks/year-of-banks.ts';
import { sealFoot } from '#server/modules/hours/seals/texts.ts';
import type { Cell, Column, ColumnKind, Layout, Row } from '#server/platform/spreadsheet/sheet.ts';
import { wordsIn } from '#server/platform/texts.ts';

const WORDS = wordsIn('server-sheets');

/** A sheet of some kind of item: how it is laid out, and each item's row. */
export interface SheetOf<Item> {
  layout: Layout;
  row(item: Item): Row;
}

type SheetColumn<Item> = Column & { cell(item: Item): Cell };

function sheetOf<Item>(name: string, columns: SheetColumn<Item>[]): SheetOf<Item> {
  return {
    layout: {
      name,
      columns: columns.map(({ header, kind, width }) => ({ header, kind, width })),
    },
    row: (item) => columns.map(({ cell }) => cell(item)),
  };
}

function exchangeColumns(locale: Locale) {
  const { kinds, exchange } = WORDS[locale];
  const { columns: headers, ...words } = exchange;
  const kindOn = (side: 'from' | 'to') => (item: Exchange) => {
    if (item.fundSide === side) return kinds.fund;
    const isBody = item.bodySide === 'both' || item.bodySide === side;
    return isBody ? kinds.body : kinds.human;
  };
  const begin: SheetColumn<Exchange>[] = [
    {
      header: headers.date,
      kind: 'day',
      width: 12,
      cell: (item) => dayFromShown(item.dateOfTransaction),
    },
    { header: headers.creditor, kind: 'text', width: 24, cell: (item) => item.userFromFullName },
    { header: headers.creditorBank, kind: 'text', width: 28, cell: (item) => item.bankFromName },
    { header: headers.debtor, kind: 'text', width: 24, cell: (item) => item.userToFullName },
    { header: headers.debtorBank, kind: 'text', width: 28, cell: (item) => item.bankToName },
    { header: words.activity, kind: 'text', width: 28, cell: (item) => item.activity },
    { header: headers.description, kind: 'text', width: 44, cell: (item) => item.note },
    { header: headers.hours, kind: 'tenths', width: 9, cell: (item) => item.quantityOfHours },
  ];
  const end: SheetColumn<Exchange>[] = [
    { header: kinds.creditor, kind: 'text', width: 16, cell: kindOn('from') },
    { header: kinds.debtor, kind: 'text', width: 16, cell: kindOn('to') },
    { header: headers.hand, kind: 'text', width: 24, cell: (item) => item.hand ?? '' },
    { header: words.state, kind: 'text', width: 27, cell: (item) => words.states[item.status] },
    { header: headers.creator, kind: 'text', width: 24, cell: (item) => item.creator },
    { header: headers.id, kind: 'whole', width: 10, cell: (item) => item.id },
  ];
  return { begin, end };
}

/** A member's exchanges: hours signed from their side; the running balance where the list carries it. */
export function ownExchangesSheet(locale: Locale, withBalances: boolean): SheetOf<OwnExchange> {
  const { exchanges, exchange } = WORDS[locale];
  const { begin, end } = exchangeColumns(locale);
  const balance: SheetColumn<OwnExchange> = {
    header: exchange.columns.balanceAfter,
    kind: 'tenths',
    width: 13,
    cell: (item) => item.balanceAfter,
  };
  return sheetOf(exchanges, [...begin, ...(withBalances ? [balance] : []), ...end]);
}

/** A bank's exchanges: hours without a sign. */
export function bankExchangesSheet(locale: Locale): SheetOf<Exchange> {
  const { begin, end } = exchangeColumns(locale);
  return sheetOf(WORDS[locale].exchanges, [...begin, ...end]);
}

/** A bank's members with their balance in hours. */
export function membersSheet(locale: Locale): SheetOf<Member> {
  const { members, person: headers, balance, kinds } = WORDS[locale];
  return sheetOf<Member>(members, [
    { header: headers.name, kind: 'text', width: 18, cell: (item) => item.name },
    { header: headers.surname, kind: 'text', width: 20, cell: (item) => item.surname },
    { header: headers.sex, kind: 'text', width: 11, cell: (item) => item.sex },
    {
      header: headers.dateOfBirthday,
      kind: 'day',
      width: 15,
      cell: (item) => item.dateOfBirthday && dayFromShown(item.dateOfBirthday),
    },
    { header: headers.email, kind: 'text', width: 32, cell: (item) => item.email },
    { header: headers.phone, kind: 'text', width: 18, cell: (item) => item.phone },
    {
      header: headers.prefLocale,
      kind: 'text',
      width: 19,
      cell: (item) => LANGUAGE_NAMES[item.prefLocale],
    },
    { header: balance, kind: 'tenths', width: 15, cell: (item) => item.total },
    {
      header: kinds.member,
      kind: 'text',
      width: 12,
      // A body has no given name.
      cell: (item) => (item.name === '' ? kinds.body : kinds.human),
    },
  ]);
}

/** Who was a member on a day; the columns are those of what carries the bank. */
export function registerSheet(
  locale: Locale,
  register: Register,
): SheetOf<RegisterLine & { nth: number }> {
  const { columns, title } = WORDS[locale].register;
  const { on, bankName, legalForm, sealCode } = register;
  const asked = fieldsOf(legalForm);
  const birthDate = column(columns.birthDate, 'day', 14, ({ birthDate: day }) => day);
  const { layout, row } = sheetOf<RegisterLine & { nth: number }>(
    `${on} ${title[titleOf(legalForm)]}`,
    [
      column(columns.line, 'whole', 6, ({ nth }) => nth),
      column(columns.number, 'whole', 9, ({ number }) => number),
      column(columns.surname, 'text', 20, ({ surname }) => surname),
      column(columns.name, 'text', 18, ({ name }) => name),
      ...(asked.includes('birthPlace') ? [birthDate] : []),
      ...asked
        .filter((field) => field !== 'endedWhy')
        .map((field) => column(columns[field], kindOf(field), 20, (line) => line[field] || null)),
      column(columns.since, 'day', 14, ({ since }) => since),
      column(columns.until, 'day', 12, ({ until }) => until),
      column(columns.endedWhy, 'text', 20, ({ endedWhy }) => endedWhy || null),
    ],
  );
  const seal = sealCode === null ? '' : `${sealFoot({ day: on, code: sealCode }, locale)} · `;
  const foot = `${seal}${showDay(on)}, ${bankName}`.slice(0, FOOT_MAX);
  return { layout: { ...layout, foot }, row };
}

/** What the foot of a sheet holds. */
const FOOT_MAX = 200;

const kindOf = (field: RegisterField) => (field.endsWith('On') ? 'day' : 'text');

const column = <Line = RegisterLine & { nth: number }>(
  header: string,
  kind: ColumnKind,
  width: number,
  cell: (line: Line) => Cell,
) => ({ header, kind, width, cell });

/** The list for the insurer, as programs of insurers take it in. */
export function insuredSheet(locale: Locale, list: InsuredList): SheetOf<InsuredLine> {
  const { columns } = WORDS[locale].register;
  const words = WORDS[locale].insured;
  const { on, policy, bankName, changesSince } = list;
  const change = column<InsuredLine>(words.columns.change, 'text', 16, (line) =>
    line.change === null ? null : words.change[line.change],
  );
  const { layout, row } = sheetOf<InsuredLine>(`${on} ${words.title}`, [
    column(columns.surname, 'text', 20, ({ surname }) => surname),
    column(columns.name, 'text', 18, ({ name }) => name),
    column(columns.birthDate, 'day', 14, ({ birthDate }) => birthDate),
    column(columns.birthPlace, 'text', 20, ({ birthPlace }) => birthPlace || null),
    column(columns.taxCode, 'text', 20, ({ taxCode }) => taxCode || null),
    column(words.columns.from, 'day', 12, ({ from }) => from),
    column(words.columns.to, 'day', 12, ({ to }) => to),
    ...(changesSince === null ? [] : [change]),
  ]);
  const foot = `${policy.insurer} ${policy.number} · ${showDay(on)}, ${bankName}`;
  return { layout: { ...layout, foot: foot.slice(0, FOOT_MAX) }, row };
}

/** The banks in a year, and the portal as a whole in the last line. */
export function yearOfBanksSheet(locale: Locale, year: number): SheetOf<BankYear> {
  const { columns, title, whole } = WORDS[locale].yearOfBanks;
  const figure = (
    header: string,
    kind: 'whole' | 'tenths',
    cell: (item: BankYear) => number,
  ): SheetColumn<BankYear> => ({ header, kind, width: 16, cell });
  return sheetOf(`${title} ${year}`, [
    { header: columns.bank, kind: 'text', width: 40, cell: ({ name }) => name ?? whole },
    { header: columns.foundedOn, kind: 'day', width: 14, cell: ({ foundedOn }) => foundedOn },
    figure(`${columns.members} 31/12/${year}`, 'whole', ({ members }) => members),
    figure(columns.came, 'whole', ({ came }) => came),
    figure(columns.went, 'whole', ({ went }) => went),
    figure(columns.active, 'whole', ({ active }) => active),
    figure(columns.exchanges, 'whole', ({ exchanges }) => exchanges),
    figure(columns.hours, 'tenths', ({ hours }) => hours),
    figure(columns.given, 'tenths', ({ given }) => given),
    figure(columns.received, 'tenths', ({ received }) => received),
  ]);
}
