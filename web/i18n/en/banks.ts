/** Finding a bank, asking to join it, waiting for its answer, in English. */
import type it from '../it/banks.ts';
import type { Translated } from '../namespaces.ts';

export default {
  details: {
    address: 'Address',
    president: 'President',
    secretary: 'Secretary and accounting',
    vat: 'Tax code',
    email: 'E-mail',
    phone: 'Phone',
    webUrl: 'Website',
    facebookUrl: 'Facebook',
  },
  banks: {
    placeholder: 'Type part of its name',
    failed: 'We cannot load the list of banks.',
  },
  search: {
    title: 'Find a bank',
    lead: 'Type its name, the town or a street.',
    label: 'Name or place',
    empty: 'No bank found',
    emptyText: 'Try a single word, such as the name of the town.',
    clear: 'Show all banks',
    found_one: '{{count}} bank',
    found_other: '{{count}} banks',
  },
  waiting: {
    title: 'Welcome, {{name}}',
    lead: 'Your e-mail address is confirmed. Only one thing is missing: your time bank.',
    chooseTitle: 'Join a bank',
    chooseText: 'Look for the one nearest to you and ask to join.',
    look: 'See all banks',
    createTitle: 'None in your town?',
    createText: 'You can start a new one.',
    create: 'Create a new bank',
  },
  join: {
    title: 'Choose your bank',
    lead: 'See what it is like, then ask to join. The people who run it answer by e-mail.',
    ask: 'Ask to join',
    sentence: 'Your request goes to the people who run the bank.',
    done: 'Your request has reached the bank',
    failed: 'Something went wrong with the request',
    label: 'Which bank?',
    back: 'Go back',
  },
  processing: {
    title: 'Your request is under way',
    lead: 'The people who run the bank have received your request and will answer you by e-mail.',
    self: 'This page updates by itself as soon as there is an answer: leave it open or close it.',
    bank: 'The bank you asked',
    forBank: 'The bank you want to create',
    application:
      'The administrators of the portal are reading your proposal and will answer you by e-mail.',
    checked: 'Last checked at {{time}}',
    withdraw: 'Withdraw the request',
    withdrawAsk: 'Withdraw the request?',
    withdrawText: '{{bank}} will no longer see it. You can then ask another bank.',
    withdrawn: 'Request withdrawn',
    withdrawFailed: 'The request was not withdrawn',
    keep: 'No, keep it',
    accepted: 'The bank has accepted your request: let’s begin!',
    denied: 'Your request was not accepted. You can ask another bank.',
  },
} satisfies Translated<typeof it>;
