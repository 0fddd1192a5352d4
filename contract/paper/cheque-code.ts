/**
 * The code printed on a cheque: eight random signs and a check sign, all of Crockford's base 32, which
 * has no I, L, O and U. The check sign is computed in the field of 32 elements with a different factor
 * for each place, so it detects every single wrong sign and every two signs that changed places.
 */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The random signs, before the check sign. */
export const CHEQUE_CODE_SIGNS = 8;

/** How many values one sign has. */
export const CHEQUE_SIGN_VALUES = SIGNS.length;

const CODE = new RegExp(`^[${SIGNS}]{${CHEQUE_CODE_SIGNS + 1}}$`);

/** x^5 + x^2 + 1: the polynomial that makes a field of the 32 values. */
const FIELD_POLYNOMIAL = 0b100101;

function timesX(value: number): number {
  const shifted = value << 1;
  return shifted < CHEQUE_SIGN_VALUES ? shifted : shifted ^ FIELD_POLYNOMIAL;
}

function checksumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => timesX(sum) ^ value, 0);
}

/** The code of eight random values from 0 to 31. */
export function chequeCodeOf(values: readonly number[]): string {
  const check = timesX(checksumOf(values));
  return [...values, check].map((value) => SIGNS[value]).join('');
}

/**
 * Reads a code as people type or scan it: small letters, O for 0, I or L for 1, spaces and hyphens
 * anywhere, or the whole address of its QR code.
 * @returns the nine signs, or undefined when they are no code
 */
export function readChequeCode(text: string): string | undefined {
  const typed = /\/a\/([^/?#]+)/.exec(text)?.[1] ?? text;
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s\u00a0\u2010-\u2015-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  if (!CODE.test(code)) return undefined;
  return checksumOf([...code].map((sign) => SIGNS.indexOf(sign))) === 0 ? code : undefined;
}

/** `K7QM2XRD4` as it is printed: `K7QM-2XRD-4`. */
export function showChequeCode(code: string): string {
  return [code.slice(0, 4), code.slice(4, CHEQUE_CODE_SIGNS), code.slice(CHEQUE_CODE_SIGNS)].join(
    '-',
  );
}
