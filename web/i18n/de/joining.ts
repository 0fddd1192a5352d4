/** People who ask to join a bank, in German. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/joining.ts';

export default {
  title: 'Offene Aufnahmen',
  lead: 'Wer der Bank beitreten möchte, wartet auf deine Antwort. Nach deiner Entscheidung geht eine E-Mail an die Person.',
  search: 'Nach Name, E-Mail oder Telefon suchen',
  today: '<b>{{name}}</b> hat {{day}} um Aufnahme gebeten.',
  columns: {
    requestedAt: 'Wartet seit',
    decide: 'Entscheidung',
  },
  accept: 'Annehmen',
  deny: 'Ablehnen',
  accepted: '{{name}} gehört jetzt zur Bank',
  acceptFailed: 'Die Anfrage wurde nicht angenommen',
  denied: 'Die Anfrage von {{name}} ist abgelehnt',
  denyFailed: 'Die Anfrage wurde nicht abgelehnt',
  decided: {
    accepted: 'Angenommen: die Anfrage von {{name}}',
    denied: 'Abgelehnt: die Anfrage von {{name}}',
    gone: '{{name}} wartet nicht mehr auf eine Antwort',
  },
  newcomers_one: '1 neue Anfrage, anzeigen',
  newcomers_other: '{{count}} neue Anfragen, anzeigen',
  decidedElsewhere: 'Diese Anfrage gibt es inzwischen nicht mehr. Die Liste ist jetzt aktuell.',
  denyQuestion: {
    title: 'Die Anfrage von {{name}} ablehnen?',
    text: 'Die Person erhält eine E-Mail und darf wieder fragen, hier oder bei einer anderen Bank.',
    act: 'Anfrage ablehnen',
    keep: 'Nein, warten lassen',
  },
  empty: 'Niemand wartet',
  emptyText: 'Neue Anfragen erscheinen hier, und du erhältst zu jeder eine E-Mail.',
  nobodyFound: 'Niemand mit diesem Namen',
  nobodyFoundText: 'Versuch es mit weniger Buchstaben oder mit der E-Mail-Adresse.',
} satisfies Translated<typeof it>;
