/** A member's first page, in German. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/home.ts';

export default {
  tab: 'Start',
  hello: 'Hallo {{name}}',
  balance: 'Dein Saldo',
  madeOf: '<b>{{given}}</b> gegeben · <b>{{received}}</b> erhalten',
  todo: 'Du bist dran',
  nothingWaits: 'Nichts wartet auf dich.',
  settled: 'Das wartet nicht mehr auf dich.',
  newcomers_one: 'Etwas Neues, zeig es',
  newcomers_other: '{{count}} neue Dinge, zeig sie',
  all: 'Alles ansehen ({{count}})',
  more_one: 'Und eins mehr.',
  more_other: 'Und {{count}} mehr.',
  cards: {
    record: {
      title: 'Tausch eintragen',
      text: 'Hast du jemandem geholfen? Es dauert zwanzig Sekunden.',
    },
    mine: { title: 'Mein Tausch', text: 'Gegebene und erhaltene Stunden.' },
    pending: { title: 'Wartet auf Bestätigung', text: 'Was auf dich oder auf andere wartet.' },
  },
  agenda: {
    title: 'Demnächst',
    all: 'Alle Termine',
    today: 'heute',
    tomorrow: 'morgen',
    with: 'mit {{who}}',
  },
  requests: {
    title: 'Wer dich braucht',
    board: 'Schwarzes Brett',
    can: 'Ich kann helfen',
    about: 'etwa {{hours}}',
    until: 'bis {{day}}',
    none: 'Im Moment sucht niemand, was du kannst.',
    seek: 'Ich suche Hilfe',
  },
  latest: {
    title: 'Zuletzt getauscht',
    all: 'Alle',
    repeat: 'Wiederholen',
    repeatIt: 'Wiederholen: {{activity}} mit {{name}}',
  },
  turn: 'Brauchst du Hilfe? Frag <bank>deine Bank</bank> oder lies in <help>der Hilfe</help> nach.',
  fresh: {
    lead: 'Du bist in der {{bank}}, Karte {{number}}. Es beginnt mit Fragen: Wer hilft, tut es gern.',
    first: 'Womit du anfangen kannst',
    need: {
      title: 'Was brauchst du?',
      text: 'Eine Fahrt, einen Kuchen, einen Saum.',
      act: 'Ich suche Hilfe',
    },
    skills: {
      title: 'Was kannst du?',
      text: 'Zwei Minuten, und wer sucht, findet dich.',
      act: 'Sagen, was ich kann',
    },
    people: {
      title: 'Wer in deiner Bank ist',
      count_one: 'Bisher bist du da.',
      count_other: 'Ihr seid zu {{count}}.',
      phone: 'Büro: <phone></phone>',
      act: 'Sehen, wer da ist',
    },
    balance:
      '<b>{{balance}}</b>. Er steigt, wenn du hilfst, und sinkt, wenn man dir hilft; unter null ist keine Schuld.',
    how: 'So funktioniert es',
  },
} as const satisfies Translated<typeof it>;
