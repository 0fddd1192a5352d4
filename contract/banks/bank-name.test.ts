/** The two parts of the names of banks. */
import { expect, test } from 'vitest';
import { splitBankName } from './bank-name.ts';

test.each([
  ['Banca del Tempo di Bergamo', 'Banca del Tempo di', 'Bergamo'],
  ['Banca del tempo della Valle', 'Banca del tempo della', 'Valle'],
  ['Zeitbank Bozen', 'Zeitbank', 'Bozen'],
  ['Tempo e Sorrisi', undefined, 'Tempo e Sorrisi'],
  ['Banca del Tempo', undefined, 'Banca del Tempo'],
])('%s', (whole, common, name) => {
  expect(splitBankName(whole)).toEqual({ common, name });
});
