/** Registering exchanges at the bank's desk, in English. */
import type it from '../it/bank-record.ts';
import type { Translated } from '../rooms.ts';

export default {
  title: 'Record an exchange',
  lead: 'For members who do not use the portal, or for many people at once.',
  many: {
    label: 'How many people?',
    none: 'One person gave to another',
    from: 'Several people gave to one',
    to: 'One person gave to several',
  },
  from: 'Creditor: who gave the hours',
  to: 'Debtor: who received the hours',
  bankTo: 'Bank of the debtor',
  person: 'Type name or surname',
  all: 'All members of {{bank}}',
  allText: 'All members of {{bank}} but the other person.',
  fillAll: 'Fill in all fields',
  missing: {
    bankTo: 'Choose the debtor’s bank',
    from: 'Choose who gave the hours',
    to: 'Choose who received the hours',
    dateOfTransaction: 'Enter the date',
    activity: 'Choose the activity',
    quantityOfHours: 'Enter the hours',
    note: 'Write a note',
  },
  submit: 'Record',
  preview: {
    atOnce: 'The exchange will be confirmed at once.',
    own: 'You gave these hours yourself: {{name}} confirms them.',
    other: 'The exchange will wait for {{name}} or {{bank}} to confirm.',
    manyFrom_one: '<b>One person</b> gave <b>{{hours}}</b> to <b>{{name}}</b>.',
    manyFrom_other:
      '<b>{{people}} people</b> gave <b>{{hours}}</b> each to <b>{{name}}</b>: <b>{{total}}</b> in all.',
    manyTo_one: '<b>{{name}}</b> gave <b>{{hours}}</b> to <b>one person</b>.',
    manyTo_other:
      '<b>{{name}}</b> gave <b>{{hours}}</b> to each of <b>{{people}} people</b>: <b>{{total}}</b> in all.',
    work: 'The work goes on by itself: you may close the page. At the end you get an e-mail with a summary.',
  },
  done: 'Exchange recorded',
  doneAtOnce: '{{creditor}} gave {{hours}} to {{debtor}}: the balances are up to date.',
  doneWaits: 'The balances change when {{debtor}} confirms.',
  doneLook: 'See exchange no. {{id}}',
  taken: 'Request taken in charge',
  takenText:
    'The exchanges are being recorded one after the other. Within a few minutes you get an e-mail with a summary; below you see how far it is.',
  failed: 'The exchange could not be recorded',
  noSecond: 'You may try again without worry: nothing will be recorded twice.',
  batches: {
    title: 'Many at once',
    running_one: 'Being recorded',
    running_other: 'Being recorded',
    line: '{{note}}, {{hours}} each',
    begun: 'Begun on {{moment}}',
    progress: '{{done}} of {{asked}}',
    made_one: 'One exchange recorded',
    made_other: '{{count}} exchanges recorded',
    refused_one: 'one not: the e-mail says why',
    refused_other: '{{count}} not: the e-mail says why',
    more: 'Show earlier ones',
  },
} satisfies Translated<typeof it>;
