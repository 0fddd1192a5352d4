/** The languages of the portal. */
import type { Locale } from '#contract/locales.ts';

export type Language = Locale;

export const FALLBACK_LANGUAGE: Language = 'it';
export const LANGUAGES: readonly Language[] = ['it', 'en', 'de'];

/** The portal's language in a text such as `de`, `de-AT` or nonsense. */
export function toLanguage(text: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => text?.toLowerCase().startsWith(language));
}
