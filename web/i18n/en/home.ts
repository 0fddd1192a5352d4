/** A member's first page, in English. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/home.ts';

export default {
  tab: 'Home',
  hello: 'Hello {{name}}',
  balance: 'Your balance',
  madeOf: '<b>{{given}}</b> given · <b>{{received}}</b> received',
  todo: 'Up to you',
  nothingWaits: 'Nothing waits for you.',
  settled: 'It waits for you no more.',
  newcomers_one: '1 new thing, show it',
  newcomers_other: '{{count}} new things, show them',
  all: 'See all ({{count}})',
  more_one: 'And one more.',
  more_other: 'And {{count}} more.',
  cards: {
    record: {
      title: 'Record an exchange',
      text: 'Did you help somebody? It takes twenty seconds.',
    },
    mine: { title: 'My exchanges', text: 'The hours you gave and received.' },
    pending: { title: 'Pending exchanges', text: 'Those that wait for you or for others.' },
  },
  agenda: {
    title: 'Coming up',
    all: 'All of it',
    today: 'today',
    tomorrow: 'tomorrow',
    with: 'with {{who}}',
  },
  requests: {
    title: 'Who needs you',
    board: 'Board',
    can: 'I can help',
    about: 'about {{hours}}',
    until: 'by {{day}}',
    none: 'For now nobody is looking for what you can do.',
    seek: 'I need help',
  },
  latest: {
    title: 'Latest exchanges',
    all: 'All',
    repeat: 'Repeat',
    repeatIt: 'Repeat: {{activity}} with {{name}}',
  },
  turn: 'Need a hand? Ask <bank>your bank</bank> or look at the <help>help page</help>.',
  fresh: {
    lead: 'You are in {{bank}}, card {{number}}. It begins with asking: people like to help.',
    first: 'Where to begin',
    need: {
      title: 'What do you need?',
      text: 'A lift, a cake, a hem.',
      act: 'I need help',
    },
    skills: {
      title: 'What can you do?',
      text: 'Two minutes, and who needs it finds you.',
      act: 'Say what I can do',
    },
    people: {
      title: 'Who is in your bank',
      count_one: 'So far it is you.',
      count_other: 'There are {{count}} of you.',
      phone: 'Desk: <phone></phone>',
      act: 'See who is there',
    },
    balance:
      '<b>{{balance}}</b>. It grows when you help and shrinks when you are helped; below zero is no debt.',
    how: 'How it works',
  },
} as const satisfies Translated<typeof it>;
