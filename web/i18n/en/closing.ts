/** Closing the account of a member at the desk. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/closing.ts';

export default {
  act: 'Close the account',
  title: 'Close the account of {{name}}',
  why: 'What has happened?',
  leaves: 'They leave the bank',
  gone: 'They are no longer with us: from now on no e-mail goes to them',
  excluded: 'There is a conflict: the bank decides to exclude them',
  excludedText:
    'The account and its balance stay in the books of the bank as they are; what is pending is cancelled.',
  exclude: 'Exclude…',
  has: '{{name}} has <b>{{hours}}</b> to use.',
  lacks: '{{name}} is at <b>{{hours}}</b>.',
  even: '{{name}} is even.',
  plus: {
    label: 'Where do the hours go?',
    keep: 'They stay on the closed account: anyone who comes back finds them',
    fund: 'To the hours fund of the bank',
    person: 'To a member, also of the family',
  },
  minus: {
    label: 'What about the missing hours?',
    keep: 'The account stays as it is',
    fund: 'The hours fund of the bank takes them over',
    first: 'Some help brings the balance back first',
  },
  person: 'Who gets them',
  personHint: 'A member of your bank. They get an e-mail and can send the hours back.',
  personMissing: 'Choose who gets the hours',
  note: 'Note',
  noteHint: 'It stays with the movement.',
  noteHintMinus: 'Why the fund takes them over: for example “Decided by the board”.',
  noteMissing: 'Say why the fund takes them over',
  helpFirst:
    'The account stays open. Find with {{name}} who needs some help, record the hours, then come back here.',
  toCall: 'Phone call',
  afterwards: 'What happens',
  ends: 'They will no longer be a member of the bank.',
  waiting_one: 'The exchange that waits is cancelled.',
  waiting_other: 'The {{count}} exchanges that wait are cancelled.',
  cheques_one: 'The unused cheque becomes void.',
  cheques_other: 'The {{count}} unused cheques become void.',
  stays: 'Their exchanges stay in the books of the bank, and everything can still be read.',
  send: 'Close the account',
  done: 'The account of {{name}} is closed',
  failed: 'The account was not closed',
} as const satisfies Translated<typeof it>;
