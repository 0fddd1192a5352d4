/** Made by `npm run texts -- keys` from each `grammar.json`. */
import type { Locale } from '#contract/locales.ts';

interface Words {
  table: string;
  on: string;
  until: string;
  since: string;
  moment: string;
  /** For some days a language may have another form: `on_8`. */
  [variant: `${string}_${string}`]: string | undefined;
}

export const DAYS: Record<Locale, Words> = {
  it: {
    table: '{{d}}/{{m}}/{{y}}',
    on: 'il {{day}}',
    on_8: 'l’{{day}}',
    on_11: 'l’{{day}}',
    until: 'il {{day}}',
    until_8: 'l’{{day}}',
    until_11: 'l’{{day}}',
    since: 'dal {{day}}',
    since_8: 'dall’{{day}}',
    since_11: 'dall’{{day}}',
    moment: '{{day}} alle {{time}}',
  },
  en: {
    table: '{{d}}/{{m}}/{{y}}',
    on: 'on {{day}}',
    until: '{{day}}',
    since: 'since {{day}}',
    moment: '{{day}} at {{time}}',
  },
  de: {
    table: '{{d}}.{{m}}.{{y}}',
    on: 'am {{day}}',
    until: '{{day}}',
    since: 'seit dem {{day}}',
    moment: '{{day}} um {{time}} Uhr',
  },
  es: {
    table: '{{d}}/{{m}}/{{y}}',
    on: 'el {{day}}',
    until: '{{day}}',
    since: 'desde el {{day}}',
    moment: '{{day}} a las {{time}}',
  },
};
