/** Made by `npm run texts -- keys` from each `grammar.json`. */
import type { Locale } from '#contract/locales.ts';

interface Words {
  hours: string;
  minutes: string;
  /** For some days a language may have another form: `on_8`. */
  [variant: `${string}_${string}`]: string | undefined;
}

export const TYPED: Record<Locale, Words> = {
  it: {
    hours: 'h ora ore',
    minutes: 'min minuto minuti',
  },
  en: {
    hours: 'h hour hours',
    minutes: 'min minute minutes',
  },
  de: {
    hours: 'h std std. stunde stunden',
    minutes: 'min min. minute minuten',
  },
  es: {
    hours: 'h hora horas',
    minutes: 'min minuto minutos',
  },
};
