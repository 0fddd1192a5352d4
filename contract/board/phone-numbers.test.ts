/** Numbers with their country: Italian ones get theirs, nonsense gets none. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { internationalDigits, smsAddress, whatsappAddress } from './phone-numbers.ts';

it.each([
  ['333 123 4567', '393331234567'],
  ['333.123.456', '39333123456'],
  ['+39 333 1234567', '393331234567'],
  ['0039-333-1234567', '393331234567'],
  ['39 333 1234567', '393331234567'],
  ['035 555 421', '39035555421'],
  ['+39 (0)35 555421', '39035555421'],
  ['+43 (0)660 1234567', '436601234567'],
  ['+43 660 1234567', '436601234567'],
  ['0041 79 123 45 67', '41791234567'],
  ['612 345 678', '34612345678'],
  ['91 123 45 67', '34911234567'],
  ['34 612 345 678', '34612345678'],
])('%s is %s', (typed, digits) => {
  expect(internationalDigits(typed)).toBe(digits);
});

it.each([
  '',
  'interno 4',
  '112',
  '333',
  '1234567',
  '333 1234567 / 035 555421',
  '333 123 4567 (sera)',
  '+0 333 1234567',
  '+391',
  '+39333123456789012345',
  '800 123 456',
  '٣٣٣١٢٣٤٥٦٧',
])('%s gets no link', (typed) => {
  expect(internationalDigits(typed)).toBeUndefined();
  expect(whatsappAddress(typed, 'Buongiorno')).toBeUndefined();
  expect(smsAddress(typed, 'Buongiorno')).toBeUndefined();
});

it('holds digits alone, whatever was typed, and the sentence cannot lead elsewhere', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (typed, sentence) => {
      const digits = internationalDigits(typed);
      if (digits !== undefined) expect(digits).toMatch(/^[1-9]\d{7,14}$/);
      const wellFormed = sentence.isWellFormed() ? sentence : '';
      const link = whatsappAddress('333 1234567', wellFormed) ?? '';
      const { host, searchParams } = new URL(link);
      expect([host, searchParams.get('text')]).toEqual(['wa.me', wellFormed]);
    }),
  );
});
