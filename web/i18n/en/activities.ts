/** The list of activities at the portal administrators' desk (specification §39). */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/activities.ts';

export default {
  title: 'Activities',
  lead: 'The list from which everybody chooses when they record an exchange, post a notice or say what they can do. It is the same for all banks of the portal.',
  add: {
    title: 'Add an activity',
    done: '“{{name}}” is in the list',
  },
  edit: {
    act: 'Change',
    of: 'Change “{{name}}”',
    title: 'Change the activity',
    done: '“{{name}}” is saved',
  },
  form: {
    group: 'Group',
    groupMissing: 'Choose the group',
    it: 'Name in Italian',
    en: 'Name in English',
    de: 'Name in German',
    words: 'Words by which the board finds it',
    wordsHint: 'Everyday words with blanks between them: for example “tap plumber leak”.',
    taken: 'This name is taken, perhaps by one that is no longer in the list',
    save: 'Save',
  },
  group: {
    add: 'Add a group',
    added: 'The group “{{name}}” is at the end of the list',
    edit: 'Change the group',
    editOf: 'Change the group “{{name}}”',
    none: 'No activity in this group yet.',
  },
  use: {
    exchanges_zero: 'No exchange in twelve months',
    exchanges_one: '{{count}} exchange in twelve months',
    exchanges_other: '{{count}} exchanges in twelve months',
    skills_one: '{{count}} person can do it',
    skills_other: '{{count}} people can do it',
    notices_one: '{{count}} notice',
    notices_other: '{{count}} notices',
    appointments_one: '{{count}} appointment',
    appointments_other: '{{count}} appointments',
    other: 'For people who do not find their activity: it is always last and has to stay.',
  },
  order: {
    begin: 'Edit the list',
    done: 'Done',
    how: 'Drag a line, or move it with the arrows.',
  },
  move: {
    handle: 'Move “{{name}}”: arrow up and down',
    up: '“{{name}}” up by one',
    down: '“{{name}}” down by one',
    said: '“{{name}}”: {{nth}} of {{count}}',
    failed: '“{{name}}” was not moved',
  },
  merge: {
    open: 'Merge into another',
    act: 'Merge',
    of: 'Merge “{{name}}” into another',
    title: 'Merge “{{name}}” into another',
    lead: '“{{name}}” leaves the list, and the other one stays in its place.',
    into: 'Which one stays',
    missing: 'Choose which one stays',
    moves: 'To “{{into}}” move: {{what}}.',
    nothing: 'There is nothing to move.',
    stays_zero: 'Exchanges of before stay as they are and count with “{{into}}”.',
    stays_one:
      'The exchange of the last twelve months and those of before stay as they are and count with “{{into}}”.',
    stays_other:
      'The {{count}} exchanges of the last twelve months and those of before stay as they are and count with “{{into}}”.',
    submit: 'Merge',
    done: '“{{name}}” is merged into “{{into}}”',
  },
  retire: {
    act: 'Take out of the list',
    title: 'Take “{{name}}” out of the list?',
    text: 'Nobody can choose it any more. Exchanges, notices and appointments that there are stay as they are. You can put it back at any time.',
    done: '“{{name}}” is no longer in the list',
    failed: '“{{name}}” is still in the list',
  },
  retired: {
    title: 'No longer in the list',
    lead: 'Nobody can choose these. What was recorded stays.',
    since: 'Taken out on {{day}}.',
    merged: 'Merged into “{{into}}” on {{day}}.',
  },
  back: {
    act: 'Put back into the list',
    of: 'Put “{{name}}” back into the list',
    done: '“{{name}}” is in the list again',
    failed: '“{{name}}” is not back in the list',
    toBanks: 'The banks',
  },
} as const satisfies Translated<typeof it>;
