/**
 * Words that several pages of the web need stand once for each page, so that no page asks for another
 * one's file; here they are compared with those that letters, sheets and screens share.
 */
import { expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { wordsIn } from '#server/platform/texts.ts';

test.each(LOCALES)('%s: columns and the state of exchanges', (locale) => {
  const { columns, state } = wordsIn('server-sheets')[locale].exchange;
  const { creditorBank, debtorBank, balanceAfter, hand, ...shared } = columns;
  const { columns: desk, filters } = wordsIn('bank-exchanges')[locale];
  expect(desk).toMatchObject(shared);
  expect(filters.status).toBe(state);
  expect(wordsIn('own-exchanges')[locale].status).toBe(state);
});

test.each(LOCALES)('%s: columns of members', (locale) => {
  const { person, balance } = wordsIn('server-sheets')[locale];
  const { dateOfBirthday, prefLocale, ...shared } = person;
  const { columns } = wordsIn('members')[locale];
  expect(columns).toMatchObject(shared);
  expect(balance.startsWith(columns.total)).toBe(true);
});
