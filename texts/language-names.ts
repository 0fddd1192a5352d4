/** The languages of the portal, each by the name that its own speakers give it. */
import type { Locale } from '#contract/locales.ts';

export const LANGUAGE_NAMES: Record<Locale, string> = {
  it: 'Italiano',
  en: 'English',
  de: 'Deutsch',
};
