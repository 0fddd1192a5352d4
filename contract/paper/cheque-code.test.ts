/** The codes of cheques: what is read, and which mistakes the check sign finds. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CHEQUE_CODE_SIGNS,
  CHEQUE_SIGN_VALUES,
  chequeCodeOf,
  readChequeCode,
  showChequeCode,
} from './cheque-code.ts';

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = CHEQUE_CODE_SIGNS + 1;

const codes = fc
  .array(fc.nat(CHEQUE_SIGN_VALUES - 1), {
    minLength: CHEQUE_CODE_SIGNS,
    maxLength: CHEQUE_CODE_SIGNS,
  })
  .map(chequeCodeOf);

test('a code is read back, however it is written', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(readChequeCode(code)).toBe(code);
      expect(readChequeCode(showChequeCode(code))).toBe(code);
      expect(readChequeCode(` ${showChequeCode(code).toLowerCase().replaceAll('-', ' ')} `)).toBe(
        code,
      );
      const letters = code.replaceAll('0', 'o').replaceAll('1', 'l');
      expect(readChequeCode(letters)).toBe(code);
      expect(readChequeCode(code.replaceAll('1', 'I'))).toBe(code);
      expect(readChequeCode(`https://tempo.example.org/a/${code}?x=1`)).toBe(code);
    }),
  );
});

test('every single wrong sign is found', () => {
  fc.assert(
    fc.property(codes, fc.nat(LENGTH - 1), fc.constantFrom(...SIGNS), (code, place, sign) => {
      fc.pre(code[place] !== sign);
      const wrong = code.slice(0, place) + sign + code.slice(place + 1);
      expect(readChequeCode(wrong)).toBeUndefined();
    }),
  );
});

test('any two signs that changed places are found, neighbours too', () => {
  fc.assert(
    fc.property(codes, fc.nat(LENGTH - 1), fc.nat(LENGTH - 1), (code, one, other) => {
      fc.pre(code[one] !== code[other]);
      const signs = [...code];
      [signs[one], signs[other]] = [code[other] ?? '', code[one] ?? ''];
      expect(readChequeCode(signs.join(''))).toBeUndefined();
    }),
  );
});

test.each(['', 'K7QM-2XRD', 'UUUU-UUUU-U', 'K7QM-2XRD-44', 'à7QM-2XRD-4', '1e3'])(
  '%s is no code',
  (text) => {
    expect(readChequeCode(text)).toBeUndefined();
  },
);
