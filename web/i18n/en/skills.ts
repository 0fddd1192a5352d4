/** What members can do for others, and who can help. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/skills.ts';

export default {
  own: {
    lead: 'Tick what you would gladly do for others: the desk will know whom to ask. It commits you to nothing.',
    none: 'You have not ticked anything yet.',
    show: 'Let the other members see it too',
    edit: 'Tick what you can do',
  },
  member: {
    title: 'What they can do',
    lead: 'What {{name}} would gladly do for others. You can type it here from the sheet with boxes.',
    none: 'Nothing yet.',
    edit: 'Tick what they can do',
  },
  said: 'Ticked {{day}}, {{by}}',
  count_zero: 'Nothing ticked',
  count_one: 'One activity ticked',
  count_other: '{{count}} activities ticked',
  save: 'Save',
  saved: 'Saved',
  failed: 'It was not saved',
  print: 'Print the sheet',
  notPrinted: 'The sheet did not open',
  sheet: {
    title: 'What I can do',
    number: 'card no. {{number}}',
    nameHere: 'First name and surname',
    numberHere: 'Card number',
    lead: 'Put a cross where you would gladly do something for others. It commits you to nothing. Bring the sheet back to the desk.',
  },
  help: {
    act: 'Find help',
    text: 'Find who can help, with the number to read out.',
    title: 'Who can help',
    lead: 'Those who gave the fewest hours in the last three months come first.',
    none: 'Nobody else has ticked this activity. Try a similar one.',
    noPhone: 'no number',
    lately: 'last did it {{day}}',
    never: 'has not done it here yet',
    many: 'These are the first {{count}}.',
  },
} satisfies Translated<typeof it>;
