/** The languages of the portal, each by the name its own speakers give it. */
import type { Locale } from '#contract/locales.ts';

export type Language = Locale;

export const LANGUAGE_NAMES: Record<Language, string> = {
  it: 'Italiano',
  en: 'English',
  de: 'Deutsch',
};

export const FALLBACK_LANGUAGE: Language = 'it';
export const LANGUAGES: readonly Language[] = ['it', 'en', 'de'];

/** The portal's language in a text such as `de`, `de-AT` or nonsense. */
export function toLanguage(text: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => text?.toLowerCase().startsWith(language));
}
