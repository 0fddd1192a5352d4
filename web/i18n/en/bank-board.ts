/** Texts of the board at the desk: for members without e-mail, kinds of service, the sheet. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/bank-board.ts';

export default {
  add: 'Add for a member',
  print: 'Print the board',
  reports: 'Reported messages',
  activities: 'Activities through the desk',
  cards: {
    byDesk: 'Posted by the desk',
    lead: 'Requests that nobody has met for over a week come first: a phone call helps.',
    views: {
      label: 'Which notices',
      open: 'On the board',
      check: 'To look at',
      tell: 'To pass on by voice',
      hidden: 'Taken off',
      all: 'All',
    },
    search: 'Find a notice or a member',
    posted: 'posted {{day}}',
    unmet_one: 'Nobody has come forward for a day',
    unmet_other: 'Nobody has come forward for {{count}} days',
    allow: 'Put on the board',
    allowed: 'Now it is on the board',
    byVoice: 'Answers to pass on by voice',
    reported: '{{who}} reports: {{reason}}.',
    settle: 'It is all right',
    settled: 'Report settled',
    hide: 'Take off the board',
    hideTitle: 'Take this notice off the board?',
    why: 'Why?',
    whyHint: 'The person who wrote the notice reads it.',
    hidden: 'Taken off the board',
    shown: 'Back on the board',
  },
  post: {
    title: 'A notice for a member',
    lead: 'The questions are those that the member sees: write what they told you.',
    forWhom: 'For whom?',
    missing: 'Choose for whom the notice is',
    preview: {
      portal: 'Their phone number does not show.',
      phone: 'The members of the bank see their phone number.',
      desk: 'Those who can help call the desk.',
    },
  },
  tell: {
    none: 'Nothing to pass on by voice',
    noneText: 'Here you find answers for members without e-mail, to be told by phone or in person.',
    answered: {
      request: '<b>{{who}}</b> can help <b>{{tell}}</b>.',
      offer: '<b>{{who}}</b> would like what <b>{{tell}}</b> offers.',
    },
    accepted: '<b>{{who}}</b> said yes to <b>{{tell}}</b>.',
    due: 'Does the notice of <b>{{tell}}</b> still stand? Its time is over.',
    open: 'Open the notice',
    about: 'Notice: {{title}}',
    how: 'How did you tell them?',
    told: 'Passed on',
    done: '{{tell}} knows now',
    noPhone: 'No phone number: tell them when they come by.',
  },
  rules: {
    title: 'Activities through the desk',
    lead: 'For these activities the bank decides how members get in touch. It counts at once, also for notices on the board.',
    advised: 'Better through the desk',
    advisedText:
      'Children, older people, medical appointments: a phone call first protects everybody.',
    decided: 'Decided by you',
    others: 'The other {{count}}: as the author chooses',
    free: 'As the author chooses',
    desk: 'Through the desk',
    off: 'Not on the board',
    saved: 'Decided: {{activity}}',
  },
} satisfies Translated<typeof it>;
