/** The languages of the portal. Italian is the fallback (specification, opening). */
import { z } from 'zod';

export const LOCALES = ['it', 'en', 'de'] as const;
export type Locale = (typeof LOCALES)[number];
const FALLBACK_LOCALE: Locale = 'it';

export const localeSchema = z.enum(LOCALES, { error: 'required' });

/** The portal's language in a header such as `de-AT,de;q=0.9,en;q=0.8`: the first we speak. */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  for (const range of (acceptLanguage ?? '').toLowerCase().split(',')) {
    const found = LOCALES.find((locale) => range.trim().startsWith(locale));
    if (found) return found;
  }
  return FALLBACK_LOCALE;
}
