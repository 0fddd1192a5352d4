/** Made by `npm run texts -- keys` from each `grammar.json`. */
import type { Locale } from '#contract/locales.ts';

interface Words {
  hours: string;
  minutes: string;
  both: string;
  thousands: string;
  /** For some days a language may have another form: `on_8`. */
  [variant: `${string}_${string}`]: string | undefined;
}

export const HOURS: Record<Locale, Words> = {
  it: {
    hours: '{{h}} h',
    minutes: '{{m}} min',
    both: '{{h}} h {{mm}}',
    thousands: '.',
  },
  en: {
    hours: '{{h}} h',
    minutes: '{{m}} min',
    both: '{{h}} h {{mm}}',
    thousands: ',',
  },
  de: {
    hours: '{{h}} Std.',
    minutes: '{{m}} Min.',
    both: '{{h}} Std. {{m}} Min.',
    thousands: '.',
  },
  es: {
    hours: '{{h}} h',
    minutes: '{{m}} min',
    both: '{{h}} h {{mm}}',
    thousands: '.',
  },
};
