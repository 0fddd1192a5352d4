/** How a bank is doing, month by month, on the page of its figures. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/bank-months.ts';

export default {
  title: 'Wie es der Bank geht, Monat für Monat',
  none: 'Die ersten Zahlen kommen in der Nacht nach dem ersten ganzen Monat.',
  few: 'zu wenige',
  fewSentence: 'Es sind noch zu wenige, um etwas zu sagen.',
  month: 'Monat',
  asTable: 'Monat für Monat',
  of: '{{part}} von {{all}}',
  percent: '{{many}} %',
  days_one: '{{many}} Tag',
  days_other: '{{many}} Tagen',
  active: {
    title: 'Wer tauscht',
    head: 'Mitglieder mit einem Tausch',
    said: '<b>{{part}}</b> von <b>{{all}}</b> Mitgliedern haben in den neunzig Tagen bis Ende {{when}} Stunden gegeben oder bekommen.',
    act: 'Was hilft: Wer lange weg war, kommt eher nach einem Anruf zurück als nach einer E-Mail.',
  },
  newcomers: {
    title: 'Der erste Tausch der Neuen',
    head: 'In dreißig Tagen',
    said: '<b>{{part}}</b> von <b>{{all}}</b> neuen Mitgliedern, die drei Monate vor {{when}} kamen, haben in dreißig Tagen getauscht.',
    year: 'Zwölf Monate zusammen: <b>{{part}}</b> von <b>{{all}}</b> neuen Mitgliedern haben in dreißig Tagen getauscht.',
    act: 'Was hilft: Sucht für jedes neue Mitglied jemanden, der es begleitet, auf seiner Seite bei den Mitgliedern.',
  },
  requests: {
    title: 'Suchen am Schwarzen Brett',
    head: 'Jemand gefunden · erste Zusage',
    said: '<b>{{part}}</b> von <b>{{all}}</b> Suchen im {{when}} haben jemanden gefunden.',
    year: 'Zwölf Monate zusammen: <b>{{part}}</b> von <b>{{all}}</b> Suchen haben jemanden gefunden.',
    median: 'Die erste Zusage kommt meist nach <b>{{days}}</b>.',
    act: 'Was hilft: Nach ein paar Tagen ohne Antwort selbst suchen, wer helfen kann, und anrufen.',
  },
  tenth: {
    title: 'Auf wessen Schultern sie ruht',
    head: 'Stunden des Zehntels, das am meisten gibt',
    said: 'Das Zehntel der Mitglieder, das am meisten gibt, gab <b>{{percent}}</b> der Stunden der letzten neunzig Tage.',
    act: 'Was hilft: Wächst der Anteil, dankt diesen Mitgliedern und fragt andere, was sie können.',
  },
} as const satisfies Translated<typeof it>;
