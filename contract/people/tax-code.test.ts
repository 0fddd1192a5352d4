/** The Italian tax code: the check letter, and what is taken for a slip. */
import { expect, it } from 'vitest';
import { asTaxCode, taxCodeDoubt } from './tax-code.ts';

it('is kept in capitals and without blanks', () => {
  expect(asTaxCode(' rss mra 85t10 a562s ')).toBe('RSSMRA85T10A562S');
});

it.each([
  'RSSMRA85T10A562S',
  'MRTMTT25D09F205Z',
  'MLLSNT82P65Z404U',
  'rssmra85t10a562s',
  '',
  '12345678901',
])('%s looks right', (code) => expect(taxCodeDoubt(code)).toBeUndefined());

it.each([
  ['RSSMRA85T10A562T', 'check'],
  ['RSSMRA85T01A562S', 'check'],
  ['RSSMRA85T10A562', 'shape'],
  ['RSSMRA85K10A562S', 'shape'],
  ['1234567890', 'shape'],
])('%s looks like a slip: %s', (code, doubt) => expect(taxCodeDoubt(code)).toBe(doubt));
