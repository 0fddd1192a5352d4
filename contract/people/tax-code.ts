/** The Italian tax code (*codice fiscale*): how it is written, and whether it looks mistyped. */

const SHAPE =
  /^[A-Z]{6}[0-9LMNPQRSTUV]{2}[A-EHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]$/;
/** A provisional one has digits alone. */
const PROVISIONAL = /^\d{11}$/;

/** What the signs at odd places count, the digits as the letters A to J. */
const ODD = [
  ...[1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18],
  ...[20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23],
];

/** As it is kept: capitals, no blanks. */
export const asTaxCode = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

/**
 * What looks wrong with a code: another shape, or a check letter that does not fit. It is a hint and no
 * more: codes that were changed, and some of people born abroad, are right all the same.
 */
export function taxCodeDoubt(typed: string): 'shape' | 'check' | undefined {
  const code = asTaxCode(typed);
  if (code === '' || PROVISIONAL.test(code)) return undefined;
  if (!SHAPE.test(code)) return 'shape';
  const sum = [...code.slice(0, 15)].reduce((all, sign, nth) => all + worth(sign, nth), 0);
  return code[15] === String.fromCharCode(65 + (sum % 26)) ? undefined : 'check';
}

/** @param nth from 0: the first sign stands at an odd place */
function worth(sign: string, nth: number): number {
  const place = /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 65;
  return nth % 2 === 0 ? (ODD[place] ?? 0) : place;
}
