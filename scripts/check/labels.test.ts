/**
 * Words that several pages of the web need stand once for each page, so that no page asks for another
 * one's file; here they are compared with those that letters, sheets and screens share.
 */
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { SHEET_TEXTS } from '#server/modules/paper/exports/texts.ts';

interface ScreenWords {
  'bank-exchanges': typeof import('#web/i18n/it/bank-exchanges.ts').default;
  members: typeof import('#web/i18n/it/members.ts').default;
  'own-exchanges': typeof import('#web/i18n/it/own-exchanges.ts').default;
}

/** The words of one namespace, as the web loads them. */
async function screen<Namespace extends keyof ScreenWords>(locale: Locale, namespace: Namespace) {
  const module: { default: ScreenWords[Namespace] } = await import(
    `#web/i18n/${locale}/${namespace}.ts`
  );
  return module.default;
}

test.each(LOCALES)('%s: columns and the state of exchanges', async (locale) => {
  const { columns, state } = SHEET_TEXTS[locale].exchange;
  const { creditorBank, debtorBank, balanceAfter, ...shared } = columns;
  const { columns: desk, filters } = await screen(locale, 'bank-exchanges');
  expect(desk).toMatchObject(shared);
  expect(filters.status).toBe(state);
  expect((await screen(locale, 'own-exchanges')).status).toBe(state);
});

test.each(LOCALES)('%s: columns of members', async (locale) => {
  const { person, balance } = SHEET_TEXTS[locale];
  const { dateOfBirthday, prefLocale, ...shared } = person;
  const { columns } = await screen(locale, 'members');
  expect(columns).toMatchObject(shared);
  expect(balance.startsWith(columns.total)).toBe(true);
});
