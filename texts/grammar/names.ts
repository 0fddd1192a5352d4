/** Made by `npm run texts -- keys` from each `grammar.json`. */
import type { Locale } from '#contract/locales.ts';

interface Words {
  actsFor: string;
  /** For some days a language may have another form: `on_8`. */
  [variant: `${string}_${string}`]: string | undefined;
}

export const NAMES: Record<Locale, Words> = {
  it: {
    actsFor: 'per',
  },
  en: {
    actsFor: 'for',
  },
  de: {
    actsFor: 'für',
  },
  es: {
    actsFor: 'por',
  },
};
