/**
 * Registration answers in words, in the caller's language (specification §7, POST /register). All other
 * refusals are said by the browser.
 */
import type { ErrorCode } from '#contract/errors.ts';
import type { Locale } from '#contract/locales.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import { wordsIn } from '#server/platform/texts.ts';

const WORDS = wordsIn('server-joining');

/** What a person who has just registered does next. */
export const registered = (locale: Locale): string => WORDS[locale].registered;

/** Why a registration was refused, in one sentence with the next step. */
export function registrationRefusal(refusal: Refusal, locale: Locale): string {
  const { commonPassword, otherwise, tooYoung } = WORDS[locale];
  const refused: Partial<Record<ErrorCode, string>> = WORDS[locale].refused;
  if (refusal.code === 'too-young') {
    return [tooYoung, refusal.giver?.phone].filter(Boolean).join(' ');
  }
  const isCommon = refusal.errors.some(({ code }) => code === 'password-common');
  return isCommon ? commonPassword : (refused[refusal.code] ?? otherwise);
}
