/** The note of an exchange that was booked from a cheque without one. */
import type { Locale } from '#contract/locales.ts';

export const NOTE_OF_CHEQUE: Record<Locale, (serial: number) => string> = {
  it: (serial) => `Assegno n. ${serial}`,
  en: (serial) => `Cheque no. ${serial}`,
  de: (serial) => `Zeitscheck Nr. ${serial}`,
};
