/** How a bank is doing, month by month, on the page of its figures. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/bank-months.ts';

export default {
  title: 'How the bank is doing, month by month',
  none: 'The first figures come in the night after the first whole month.',
  few: 'too few',
  fewSentence: 'They are still too few to say.',
  month: 'Month',
  asTable: 'Month by month',
  of: '{{part}} of {{all}}',
  percent: '{{many}}%',
  days_one: '{{many}} day',
  days_other: '{{many}} days',
  active: {
    title: 'Who exchanges',
    head: 'Members with an exchange',
    said: '<b>{{part}}</b> of <b>{{all}}</b> members gave or received hours in the ninety days up to the end of {{when}}.',
    act: 'What to do: somebody who has been away for long comes back sooner for a call than for an e-mail.',
  },
  newcomers: {
    title: 'The first exchange of newcomers',
    head: 'Within thirty days',
    said: '<b>{{part}}</b> of <b>{{all}}</b> newcomers, who came three months before {{when}}, exchanged within thirty days.',
    year: 'Looking at twelve months together, <b>{{part}}</b> of <b>{{all}}</b> newcomers exchanged within thirty days.',
    act: 'What to do: find each newcomer a member who accompanies them, on their page among the members.',
  },
  requests: {
    title: 'Requests on the board',
    head: 'Found somebody · first yes',
    said: '<b>{{part}}</b> of <b>{{all}}</b> requests of {{when}} found somebody.',
    year: 'Looking at twelve months together, <b>{{part}}</b> of <b>{{all}}</b> requests found somebody.',
    median: 'The first yes usually comes after <b>{{days}}</b>.',
    act: 'What to do: after some days without an answer, look for somebody who can help, and call them.',
  },
  tenth: {
    title: 'On whose shoulders it rests',
    head: 'Hours of the tenth giving most',
    said: 'The tenth of members who give most gave <b>{{percent}}</b> of the hours of the last ninety days.',
    act: 'What to do: if the share grows, thank these members, and ask others what they can do.',
  },
} as const satisfies Translated<typeof it>;
