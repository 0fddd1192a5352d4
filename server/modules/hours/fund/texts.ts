/** The words that the portal itself writes into exchanges of the fund. */
import type { Locale } from '#contract/locales.ts';

/** The note of a newcomer's welcome hours. */
export const WELCOME: Record<Locale, string> = {
  it: 'Ore di benvenuto',
  en: 'Welcome hours',
  de: 'Willkommensstunden',
};
