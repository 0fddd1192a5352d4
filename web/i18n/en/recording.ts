/** Recording an exchange, in English. */
import type it from '../it/recording.ts';
import type { Translated } from '../namespaces.ts';

export default {
  title: 'Record an exchange',
  lead: 'Record the hours you have given here. Did somebody help you? Then they record it, and you are asked to confirm.',
  recent: 'Recent',
  latelyDone: 'Recent activities',
  bank: 'Bank',
  otherBank: 'They are from another bank',
  debtor: 'Who did you help?',
  debtorPlaceholder: 'Type a first name or a surname',
  day: 'Date',
  activity: 'Activity',
  activityPlaceholder: 'Type or choose',
  otherHint: 'Nothing else with these words: choose this and explain in the note',
  hours: 'Hours',
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
    userTo: 'Choose who you helped',
    dateOfTransaction: 'Fill in the date',
    activity: 'Choose the activity',
    quantityOfHours: 'Fill in how many hours',
    note: 'Write a note',
  },
  stillMissing: 'Still missing:',
  short: {
    userTo: 'who you helped',
    bankTo: 'bank',
    activity: 'activity',
    quantityOfHours: 'hours',
    note: 'note',
    dateOfTransaction: 'date',
  },
  another: 'Record another one',
  done: 'Exchange recorded',
  doneText:
    '{{name}} gets an e-mail and confirms {{hours}}. Until then your balance stays as it is.',
  failed: 'The exchange could not be recorded',
  noSecond:
    'You can safely try again: the exchange will not be recorded twice. Before you change anything, see whether it is already among the pending ones.',
} satisfies Translated<typeof it>;
