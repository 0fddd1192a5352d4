/** Recording an exchange, in English. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/recording.ts';

export default {
  title: 'Record an exchange',
  sides: 'What you record',
  /** Each side in its own words: the way to it, what leads in, the other person, what follows. */
  given: {
    side: 'I gave hours',
    lead: 'Record the hours you have given here. The other person confirms them.',
    who: 'Who did you help?',
    missing: 'Choose who you helped',
    short: 'who you helped',
    done: '{{name}} gets an e-mail and confirms {{hours}}. Until then your balance stays as it is.',
  },
  received: {
    side: 'I received hours',
    lead: 'Record the hours you have received here. Your word is enough: the person who helped you gets an e-mail, and the hours move at once.',
    who: 'Who helped you?',
    missing: 'Choose who helped you',
    short: 'who helped you',
    done: '{{name}} gets an e-mail: {{hours}} more on their account. If something is wrong, they can cancel the exchange.',
  },
  people: {
    card: 'card {{number}}',
    phone: 'phone …{{ending}}',
    since: 'member since {{month}}',
    more_one: '… and one more person: type a few letters',
    more_other: '… and {{count}} more people: type a few letters',
    manyMore: '… and more people: type a few letters',
  },
  recent: 'Recent',
  latelyDone: 'Recent activities',
  bank: 'Bank',
  otherBank: 'They are from another bank',
  debtorPlaceholder: 'Type a first name or a surname',
  day: 'Date',
  activity: 'Activity',
  activityPlaceholder: 'Type or choose',
  otherHint: 'Nothing else with these words: choose this and explain in the note',
  hours: 'Hours',
  hoursPlaceholder: 'Another time: type or choose',
  hoursHint: 'In half hours: 1.5 or 1:30',
  many: 'Is it really {{hours}}?',
  frequentHours: 'Most used durations',
  note: 'Note',
  noteHint: 'What you did, in a few words',
  previewSoon: 'Here you will read what happens, before you record.',
  submit: 'Record',
  fillAll: 'Please fill in all fields',
  missing: {
    bankTo: 'Choose the bank',
    dateOfTransaction: 'Fill in the date',
    activity: 'Choose the activity',
    quantityOfHours: 'Fill in how many hours',
    note: 'Write a note',
  },
  stillMissing: 'Still missing:',
  short: {
    bankTo: 'bank',
    activity: 'activity',
    quantityOfHours: 'hours',
    note: 'note',
    dateOfTransaction: 'date',
  },
  another: 'Record another one',
  done: 'Exchange recorded',
  failed: 'The exchange could not be recorded',
  noSecond:
    'You can safely try again: the exchange will not be recorded twice. Before you change anything, see whether it is already among the pending ones.',
} satisfies Translated<typeof it>;
