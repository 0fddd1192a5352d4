/** The bank in figures, in German. */
import type it from '../it/statistics.ts';
import type { Translated } from '../namespaces.ts';

export default {
  title: 'Die Bank in Zahlen',
  period: 'Zeitraum',
  periods: {
    twelve: 'Letzte zwölf Monate',
    year: 'Dieses Jahr',
    last: 'Letztes Jahr',
    always: 'Von Anfang an',
    other: 'Andere Tage',
  },
  from: 'Von',
  to: 'Bis',
  asTable: 'Tabelle ansehen',
  exchanges: 'Tauschgeschäfte',
  hours: 'Stunden',
  empty: 'Kein bestätigter Tausch in diesem Zeitraum',
  emptyText: 'Versuch einen anderen Zeitraum.',
  emptyAct: 'Von Anfang an ansehen',
  months: {
    title: 'Stunden Monat für Monat',
    month: 'Monat',
    sum_one: '<b>Ein Tausch</b>, <b>{{hours}}</b>.',
    sum_other: '<b>{{count}} Tauschgeschäfte</b>, <b>{{hours}}</b> insgesamt.',
  },
  activities: {
    title: 'Tätigkeiten',
    activity: 'Tätigkeit',
    others_one: 'Eine weitere',
    others_other: '{{count}} weitere',
  },
  members: {
    title: 'Wer mitgemacht hat',
    sum: '<b>{{active}}</b> von <b>{{all}}</b> Mitgliedern haben Stunden gegeben oder erhalten.',
    what: 'Heutige Mitglieder',
    many: 'Wie viele',
    both: 'Gegeben und erhalten',
    gave: 'Nur gegeben',
    received: 'Nur erhalten',
    neither: 'Weder gegeben noch erhalten',
  },
  flows: {
    title: 'Mit befreundeten Banken',
    bank: 'Bank',
    given: 'Gegeben',
    received: 'Erhalten',
    none: 'Kein bestätigter Tausch mit anderen Banken.',
  },
} satisfies Translated<typeof it>;
