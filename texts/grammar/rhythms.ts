/** Made by `npm run texts -- keys` from each `grammar.json`. */
import type { Locale } from '#contract/locales.ts';

interface Words {
  week: string;
  fortnight: string;
  /** For some days a language may have another form: `on_8`. */
  [variant: `${string}_${string}`]: string | undefined;
}

export const RHYTHMS: Record<Locale, Words> = {
  it: {
    week: 'ogni {{day}} alle {{time}}',
    fortnight: 'ogni due settimane, di {{day}}, alle {{time}}',
    month_1: 'il primo {{day}} del mese alle {{time}}',
    month_2: 'il secondo {{day}} del mese alle {{time}}',
    month_3: 'il terzo {{day}} del mese alle {{time}}',
    month_4: 'il quarto {{day}} del mese alle {{time}}',
    month_5: 'l’ultimo {{day}} del mese alle {{time}}',
    month_1_sunday: 'la prima {{day}} del mese alle {{time}}',
    month_2_sunday: 'la seconda {{day}} del mese alle {{time}}',
    month_3_sunday: 'la terza {{day}} del mese alle {{time}}',
    month_4_sunday: 'la quarta {{day}} del mese alle {{time}}',
    month_5_sunday: 'l’ultima {{day}} del mese alle {{time}}',
  },
  en: {
    week: 'every {{day}} at {{time}}',
    fortnight: 'every two weeks on {{day}} at {{time}}',
    month_1: 'the first {{day}} of the month at {{time}}',
    month_2: 'the second {{day}} of the month at {{time}}',
    month_3: 'the third {{day}} of the month at {{time}}',
    month_4: 'the fourth {{day}} of the month at {{time}}',
    month_5: 'the last {{day}} of the month at {{time}}',
  },
  de: {
    week: 'jeden {{day}} um {{time}} Uhr',
    fortnight: 'alle zwei Wochen am {{day}} um {{time}} Uhr',
    month_1: 'jeden ersten {{day}} im Monat um {{time}} Uhr',
    month_2: 'jeden zweiten {{day}} im Monat um {{time}} Uhr',
    month_3: 'jeden dritten {{day}} im Monat um {{time}} Uhr',
    month_4: 'jeden vierten {{day}} im Monat um {{time}} Uhr',
    month_5: 'jeden letzten {{day}} im Monat um {{time}} Uhr',
  },
  es: {
    week: 'cada {{day}} a las {{time}}',
    fortnight: 'cada dos semanas, el {{day}}, a las {{time}}',
    month_1: 'el primer {{day}} del mes a las {{time}}',
    month_2: 'el segundo {{day}} del mes a las {{time}}',
    month_3: 'el tercer {{day}} del mes a las {{time}}',
    month_4: 'el cuarto {{day}} del mes a las {{time}}',
    month_5: 'el último {{day}} del mes a las {{time}}',
  },
};
