/** The words of the text for the group. */
import type { Locale } from '#contract/locales.ts';

interface GroupWords {
  head: string;
  /** Where nobody looks for help. */
  none: string;
  since: (day: string) => string;
  until: (day: string) => string;
  all: string;
  desk: string;
}

export const GROUP_WORDS: Record<Locale, GroupWords> = {
  it: {
    head: 'questa settimana cerchiamo',
    none: 'questa settimana nessuno cerca aiuto. C’è chi lo offre!',
    since: (day) => `dal ${day}`,
    until: (day) => `entro il ${day}`,
    all: 'Tutta la bacheca:',
    desk: 'Segreteria:',
  },
  en: {
    head: 'this week we are looking for',
    none: 'nobody looks for help this week. There are offers, though!',
    since: (day) => `since ${day}`,
    until: (day) => `by ${day}`,
    all: 'The whole board:',
    desk: 'The desk:',
  },
  de: {
    head: 'diese Woche suchen wir',
    none: 'diese Woche sucht niemand Hilfe. Angebote gibt es aber!',
    since: (day) => `seit ${day}`,
    until: (day) => `bis ${day}`,
    all: 'Das ganze Brett:',
    desk: 'Büro:',
  },
};
