/** The words that the portal itself writes into exchanges of a yearly share. */
import type { Locale } from '#contract/locales.ts';

/** The note of everybody's share. */
export const SHARE_NOTE: Record<Locale, (year: number) => string> = {
  it: (year) => `Quota in ore ${year}`,
  en: (year) => `Yearly share ${year}`,
  de: (year) => `Stundenbeitrag ${year}`,
};
