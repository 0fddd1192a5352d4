/** Finding a bank, asking to join it, waiting for its answer, in English. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/banks.ts';

export default {
  details: {
    address: 'Address',
    openingHours: 'Opening hours',
    president: 'President',
    secretary: 'Secretary and accounting',
    vat: 'Tax code',
    email: 'E-mail',
    phone: 'Phone',
    webUrl: 'Website',
    more: 'More details',
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
  balances: {
    title: 'Balances of the members',
    text: 'Your bank has decided that members see each other’s balances. Friend banks do not.',
    caption: 'Members and balances',
    name: 'Member',
    balance: 'Balance',
    empty: 'No members yet',
  },
  mine: {
    title: 'My bank',
    reach: 'How to reach it',
    giveHelp:
      'Would you like to give a few hours? Say <a>what you can do</a>, so that people find you.',
    members_one: 'one member',
    members_other: '{{count}} members',
    people: 'Who keeps it going',
    administrators: 'Looks after the bank in the portal',
    friends: 'Who you can exchange with',
    friendsText: 'With all members of your bank, and with those of its friend banks:',
    noFriends: 'With all members of your bank. It has no friend banks yet.',
    privacyText:
      'Other members see your name and your photo. Only the bank’s administrators see your phone number, e-mail address and date of birth.',
    notice: 'Read the privacy notice',
    help: 'Do you have a question? Look at the help page',
  },
  waiting: {
    title: 'Welcome, {{name}}',
    lead: 'Your e-mail address is confirmed. Only one thing is missing: your time bank.',
    chooseTitle: 'Join a bank',
    chooseText: 'Look for the one nearest to you and ask to join.',
    createTitle: 'None in your town?',
    createText: 'You can start a new one.',
    create: 'Create a new bank',
  },
  join: {
    title: 'Choose your bank',
    lead: 'See what it is like, then ask to join. The people who run it answer by e-mail.',
    ask: 'Ask to join',
    privacy: 'By asking to join you say that you have read the privacy notice and agree.',
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
    sent: 'Sent on {{moment}}',
    applicationText:
      'The portal’s administrators will no longer read the proposal of {{bank}}. You can make another one, or ask to join a bank.',
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
