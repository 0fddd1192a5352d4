/** The words that the portal itself writes when an account is closed. */
import type { Locale } from '#contract/locales.ts';

/** The note of a settlement for which nobody gave a reason. */
export const CLOSING_NOTE: Record<Locale, string> = {
  it: 'Chiusura del conto',
  en: 'Closing of the account',
  de: 'Abschluss des Kontos',
};
