/** The band in which a bank asks balances to stay, in English. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/limits.ts';

export default {
  whoNeedsHelp: 'Who may ask me for help?',
  after: 'Afterwards: {{after}}. The bank asks you to stay above {{low}}.',
  canConfirm:
    'You can confirm: the office will get in touch, to find together how you can give some hours.',
  isBelow:
    'You are below the {{hours}} that the bank asks for. You can confirm: the office will get in touch, to find together how you can give some hours.',
  isBelowZero:
    'You are below zero, which the bank asks you to avoid. You can confirm: the office will get in touch, to find together how you can give some hours.',
  stops:
    'With these hours you would go down to {{after}}. The limit of your bank is {{low}}. Talk to the office: they can confirm it.',
  home: {
    below: 'The bank asks you to stay above {{low}}: together you find how to give some hours.',
    above: 'You have {{balance}} to use: there are people who can help you.',
  },
  desk: {
    title: 'Limits of the balance',
    band: 'The bank asks {{name}} to stay between <b>{{low}}</b> and <b>{{high}}</b>.',
    exception: 'This is an exception: for the others it is {{low}} and {{high}}.',
    change: 'Make an exception',
    own: 'This is you: another administrator makes an exception for you.',
    end: 'End the exception',
    history: 'Earlier exceptions',
    entry: '{{day}}, {{by}}: {{bounds}}. {{note}}',
    bounds: 'between {{low}} and {{high}}',
    boundsUntil: 'between {{low}} and {{high}}, until {{until}}',
    asOthers: 'as for the others',
    formTitle: 'Exception for {{name}}',
    formText: 'Other members do not see it. It may lie inside today’s balance.',
    low: 'Hours below zero',
    high: 'Hours above zero',
    hoursHint: 'For example 30 or 2.5. Empty: as for the others.',
    until: 'Until when',
    untilHint: 'Empty: until you change it.',
    note: 'Why?',
    noteHint: 'Only the administrators of the bank read it.',
    noteMissing: 'Write why',
    save: 'Save the exception',
    saved: 'Exception saved',
    ended: 'Exception ended',
    failed: 'The exception was not saved',
    endTitle: 'End the exception?',
    endText: 'For {{name}} it will be {{low}} and {{high}} again.',
    endNote: 'Exception ended by the office',
    keep: 'No, keep it',
    below: '{{name}} would go down to {{after}}: the bank asks them to stay above {{low}}.',
    reason: 'Why do you confirm all the same? It stays with the exchange.',
  },
} as const satisfies Translated<typeof it>;
