/**
 * Numbers as programs for messages want them (specification §45): with the number of the country. What is
 * no number gets no link.
 */

/** Digits with what people write between them. */
const TYPED = /^\+?[\d\s./()-]+$/;
/** With the number of a country: E.164 has at most fifteen digits. */
const LEAST = 8;
const MOST = 15;
/** Italian ones: those of telephones in a pocket begin with 3, others keep their nought. */
const MOBILE = /^3\d{8,9}$/;
const FIXED = /^0\d{5,10}$/;
/** Spanish ones have nine digits and begin as no Italian one does. */
const SPANISH = /^[679]\d{8}$/;

/**
 * The digits of a number with its country, without a plus. A number that names no country is Italian, or Spanish
 * where it can be no Italian one.
 * @returns undefined for what is no such number
 */
export function internationalDigits(phone: string): string | undefined {
  // Elsewhere a nought in brackets is left out; in Italy it belongs to the number.
  const typed = phone.trim().replace(/^\+(?!39\b)(\d+)\s*\(0\)/, '+$1 ');
  if (!TYPED.test(typed)) return undefined;
  const digits = typed.replaceAll(/\D/g, '');
  if (typed.startsWith('+')) return withinBounds(digits);
  if (digits.startsWith('00')) return withinBounds(digits.slice(2));
  if (MOBILE.test(digits) || FIXED.test(digits)) return `39${digits}`;
  if (SPANISH.test(digits)) return `34${digits}`;
  // Somebody has left out the plus.
  return /^(39(3\d{8,9}|0\d{5,10})|34[679]\d{8})$/.test(digits) ? digits : undefined;
}

function withinBounds(digits: string): string | undefined {
  const isNumber = digits.length >= LEAST && digits.length <= MOST && !digits.startsWith('0');
  return isNumber ? digits : undefined;
}

/** Where a message to a number begins, with a first sentence; nothing is sent by opening it. */
export function whatsappAddress(phone: string, sentence: string): string | undefined {
  const digits = internationalDigits(phone);
  return digits && `https://wa.me/${digits}?text=${encodeURIComponent(sentence)}`;
}

/** The same as a short message of the telephone itself. */
export function smsAddress(phone: string, sentence: string): string | undefined {
  const digits = internationalDigits(phone);
  return digits && `sms:+${digits}?body=${encodeURIComponent(sentence)}`;
}
