/**
 * Sheets, letters and screens call one thing by one word. The words stand where each side needs them;
 * here they are compared, language by language.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXCHANGE_STATES } from '#contract/exchange-states.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { LANGUAGE_NAMES, SHEET_TEXTS } from '#server/modules/exports/texts.ts';
import { exchangeDetails } from '#server/modules/mail/letters/exchange-details.ts';
import { LANGUAGE_NAMES as SCREEN_LANGUAGE_NAMES } from '#web/i18n/languages.ts';

/** The screens' words of one namespace, as the web loads them. */
async function screen<Namespace extends keyof ScreenWords>(locale: Locale, namespace: Namespace) {
  const module: { default: ScreenWords[Namespace] } = await import(
    `#web/i18n/${locale}/${namespace}.ts`
  );
  return module.default;
}

interface ScreenWords {
  accounts: typeof import('#web/i18n/it/accounts.ts').default;
  'bank-exchanges': typeof import('#web/i18n/it/bank-exchanges.ts').default;
  members: typeof import('#web/i18n/it/members.ts').default;
  exchanges: typeof import('#web/i18n/it/exchanges.ts').default;
  'own-exchanges': typeof import('#web/i18n/it/own-exchanges.ts').default;
  frame: typeof import('#web/i18n/it/frame.ts').default;
}

/** A label in front of a name or a reason, without its placeholder. */
const bare = (text: string) => text.replace(/:? \{\{\w+\}\}$/, '');

test.each(LOCALES)('%s: columns of a sheet of exchanges', async (locale) => {
  const { balance, activity, state, ...columns } = SHEET_TEXTS[locale].exchange;
  const own = await screen(locale, 'exchanges');
  const { columns: desk, filters } = await screen(locale, 'bank-exchanges');
  expect(own.columns).toMatchObject({ ...columns, balanceAfter: balance });
  const { creditorBank, debtorBank, ...shared } = columns;
  expect(desk).toMatchObject(shared);
  expect(own.one.activity).toBe(activity);
  expect((await screen(locale, 'own-exchanges')).status).toBe(state);
  expect(filters.status).toBe(state);
});

test.each(LOCALES)('%s: states of an exchange', async (locale) => {
  const { status } = await screen(locale, 'exchanges');
  expect(SHEET_TEXTS[locale].states).toEqual(status);
});

test.each(LOCALES)('%s: columns of a sheet of members', async (locale) => {
  const { balance, birthDate, language, ...columns } = SHEET_TEXTS[locale].member;
  const { fields } = await screen(locale, 'accounts');
  const desk = await screen(locale, 'members');
  expect(fields).toMatchObject({ ...columns, dateOfBirthday: birthDate, prefLocale: language });
  expect(desk.columns).toMatchObject(columns);
  expect(balance.startsWith(desk.columns.total)).toBe(true);
});

test.each(LOCALES)('%s: facts of an exchange in a letter', async (locale) => {
  const { one, columns } = await screen(locale, 'exchanges');
  expect(labelsOf('pending', locale)).toEqual([
    one.gave,
    one.received,
    columns.hours,
    columns.date,
    one.activity,
    one.note,
    bare(one.recordedBy),
    bare(one.reason),
    expect.stringMatching(new RegExp(columns.balanceAfter.split(' ')[0] ?? 'no word', 'i')),
  ]);
  const decided = {
    confirmed: one.confirmedBy,
    cancelled: one.cancelledBy,
    reversed: one.reversedBy,
  };
  for (const state of EXCHANGE_STATES.filter((each) => each !== 'pending')) {
    expect(labelsOf(state, locale)).toContain(bare(decided[state]));
  }
});

test('languages by their own names', () => {
  expect(LANGUAGE_NAMES).toEqual(SCREEN_LANGUAGE_NAMES);
});

function labelsOf(state: (typeof EXCHANGE_STATES)[number], locale: Locale): string[] {
  const facts = {
    isService: true,
    creditor: 'Anna',
    creditorBank: 'Bergamo',
    debtor: 'Marco',
    debtorBank: 'Bergamo',
    gave: true,
    other: 'Marco',
    hours: '1 h',
    day: '1',
    activity: 'x',
    note: 'x',
    recordedBy: 'Giulia',
    recordedByDebtor: false,
    state,
    decidedBy: 'Marco',
    reason: 'x',
    balance: '1 h',
  };
  return exchangeDetails(facts, locale).map(({ label }) => label);
}

test('what a desk does for a member has words of its own in the history', () => {
  const quoted = (file: string) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/^ {2}(?:[|] )?'([a-z-]+)'[,;]?$/gm),
      ([, name]) => name,
    );
  const written = quoted('server/modules/audit/write.ts');
  const shown = quoted('web/features/members/desk/member-trail.tsx');
  const deskActs = written.filter((name) =>
    /^(notice|answer|arrangement|cheque)-/.test(name ?? ''),
  );
  expect(deskActs.length).toBeGreaterThan(15);
  expect(deskActs.filter((name) => !shown.includes(name))).toEqual([]);
});
