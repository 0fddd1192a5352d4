/** A member's own exchanges, in German. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/own-exchanges.ts';

export default {
  waitsNothing:
    'Tauschgeschäfte, die auf deine Bestätigung oder die von anderen warten, erscheinen hier von selbst.',
  waitsNotFound:
    'Versuch einen anderen Namen, oder sieh dir wieder alle offenen Tauschgeschäfte an.',
  year: {
    title: 'Mein Jahr',
    inShort:
      'In den letzten zwölf Monaten hast du <b>{{given}}</b> gegeben und <b>{{received}}</b> erhalten.',
    empty:
      'Hier siehst du später, wie sich dein Saldo Monat für Monat ändert und mit wem du tauschst.',
    balance: 'Der Saldo, Monat für Monat',
    balanceLead: 'Von {{from}} Ende {{month}} auf {{to}} heute.',
    partners: 'Mit wem',
    partnersLead_one: 'In den letzten zwölf Monaten hast du mit einer Person getauscht.',
    partnersLead_other:
      'Die {{count}} Personen, mit denen du in zwölf Monaten am meisten getauscht hast.',
    givenHours: '{{hours}} gegeben',
    receivedHours: '{{hours}} erhalten',
    table: 'Die Zahlen lesen',
    month: 'Monat',
    person: 'Person',
    given: 'Gegeben',
    received: 'Erhalten',
    balanceHead: 'Saldo',
  },
  title: 'Meine Tauschgeschäfte',
  titleWithBalance: 'Meine Tauschgeschäfte: Saldo',
  caption: 'Meine Tauschgeschäfte',
  filters: 'Filter',
  days: 'Zeitraum',
  view: 'Ansicht',
  views: { all: 'Alle', creditor: 'Gegeben', debtor: 'Erhalten' },
  quick: { all: 'Alle', creditor: 'Gegeben', debtor: 'Erhalten' },
  showSoon: 'Tauschgeschäfte anzeigen',
  show_one: 'Einen Tausch zeigen',
  show_other: '{{count}} Tauschgeschäfte zeigen',
  orders: {
    dateOfTransaction: { ascending: 'Die ältesten zuerst', descending: 'Die neuesten zuerst' },
    quantityOfHours: {
      ascending: 'Erhaltene Stunden zuerst',
      descending: 'Gegebene Stunden zuerst',
    },
    description: { ascending: 'Nach Tätigkeit, A–Z', descending: 'Nach Tätigkeit, Z–A' },
  },
  from: 'Von',
  to: 'Bis',
  search: 'Name oder Notiz',
  status: 'Status',
  statuses: {
    pending: 'Offen',
    confirmed: 'Bestätigt',
    cancelled: 'Storniert',
    reversed: 'Rückgängig gemacht',
  },
  reset: 'Filter zurücksetzen',
  pending: {
    none: 'Nichts wartet auf eine Bestätigung',
    noneFound: 'Mit diesen Filtern wartet nichts',
    title: 'Offen ({{count}})',
    yours: 'Wartet auf deine Bestätigung',
    theirs: 'Wartet auf die Bestätigung von {{name}}',
  },
  nothing: {
    title: 'Noch kein Tausch',
    text: 'Hier stehen später alle gegebenen und erhaltenen Stunden, mit dem Saldo nach jedem Tausch.',
    act: 'Den ersten Tausch eintragen',
  },
  nothingFound: {
    title: 'Kein Tausch mit diesen Filtern',
    text: 'Versuch es mit anderen Tagen, oder sieh dir wieder alle an.',
    act: 'Alle Tauschgeschäfte ansehen',
  },
  balance: {
    open: 'Saldo im Einzelnen',
    title: 'Dein Saldo im Einzelnen',
    lead: 'Wie viel du gegeben und erhalten hast, gemessen an allen getauschten Stunden.',
  },
  print: {
    act: 'Drucken',
    on: 'gedruckt am {{day}}',
    period: 'Vom {{from}} bis {{to}}',
    totals: '{{given}} gegeben, {{received}} erhalten',
  },
} satisfies Translated<typeof it>;
