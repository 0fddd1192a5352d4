/** Letters about the board. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/board.ts';

export default {
  'notice-answered': {
    subject: '{{who}} answers your notice: {{title}}',
    lead_request: '{{who}} can help you and has answered your notice “{{title}}”.',
    lead_offer: '{{who}} would like what you offer and has answered your notice “{{title}}”.',
    rest: 'If you say yes, we show both of you how to get in touch. Until then nobody sees your phone or e-mail.',
    button: 'Read and answer',
    button_days: 'Yes, {{when}}',
    other_days: 'Something else: read and answer',
    closing_days:
      'With a yes you both agree on that day and see at once how to get in touch: it cannot be taken back.',
    details: { says: 'They write', days: 'When they can' },
  },
  'answer-accepted': {
    subject: '{{who}} said yes: {{title}}',
    lead: '{{who}} said yes to your answer to the notice “{{title}}”. Now you can arrange the rest.',
    button: 'Open the notice',
    closing_request: 'After you have helped, record the exchange from the page of the notice.',
    closing_offer:
      'After the help, the person who helped you records the exchange; you can do it too, from the page of the notice.',
    details: { desk: 'Call the desk', phone: 'Phone', email: 'E-mail' },
  },
  'notice-allowed': {
    subject: 'Your notice is on the board: {{title}}',
    lead: 'The desk of your time bank, {{bank}}, has looked at your notice “{{title}}”: now it is on the board.',
    button: 'Look at the notice',
  },
  'notice-posted-for': {
    subject: 'A notice of yours on the board: {{title}}',
    lead: 'The desk of your time bank, {{bank}}, has put the notice “{{title}}” on the board for you.',
    rest: 'You can change it or take it down whenever you like.',
    button: 'Look at the notice',
  },
  'notice-hidden': {
    subject: 'Your notice is off the board: {{title}}',
    lead: 'The desk of your time bank, {{bank}}, has taken your notice “{{title}}” off the board.',
    button: 'Look at the notice',
    closing: 'You can change it, and the desk can put it back.',
    details: { why: 'Why' },
  },
  'notice-asked': {
    subject: '{{who}} looks for: {{title}}',
    lead: '{{who}} looks for: “{{title}}”. Can you?',
    rest: 'If you cannot, no need to explain.',
    button: 'Yes, I can',
    other: 'Not this time',
    closing: 'If you say yes and {{who}} accepts, you see each other’s phone and e-mail.',
    details: { when: 'When', until: 'Until', says: 'They write' },
  },
  'notice-due': {
    subject_request: 'Have you found somebody? {{title}}',
    subject_offer: 'Does it still stand? {{title}}',
    lead_request:
      'Have you found somebody to help you? Your notice “{{title}}” is still on the board.',
    lead_offer: 'Does it still stand? Your notice “{{title}}” has been on the board for a year.',
    button_request: 'No, leave it for another 30 days',
    button_offer: 'Yes, it still stands',
    other_request: 'Yes, or I no longer need it',
    other_offer: 'No, take it down',
    closing_request: 'If you do not answer, we pause it in two weeks.',
    closing_offer: 'If you do not answer, we pause it in a month.',
  },
  'notice-paused': {
    subject: 'Notice paused: {{title}}',
    lead: 'We had no answer, so your notice “{{title}}” is off the board. One click brings it back.',
    button: 'Put it back on the board',
    other: 'Look at the notice',
  },
  'board-digest': {
    subject_zero: 'News of the board',
    subject_one: 'Somebody looks for help that you can give',
    subject_other: '{{count}} people look for help that you can give',
    lead_zero: 'This is new on the board of your bank.',
    lead: 'Here is who looks for help that you can give, and what is new on the board. If you cannot, there is no need to answer.',
    button: 'Open the board',
    closing_monthly:
      'The last e-mails did not bring you to the board, so that we now write once a month. If you open the board from here, we write every week again.',
    request: 'Looks for',
    offer: 'Offers',
    bulletin: 'Announcement of the bank',
    meeting: 'Meeting of a friend bank',
    opened: 'New in your bank',
    openedMessages: 'Messages: members now write to each other on the portal',
    openedBulletin: 'Announcements: what the bank has to say to everybody, and its meetings',
    openedFund: 'Hours fund: you can now give hours to the bank or to a member',
    until: 'until {{day}}',
  },
} satisfies Translated<typeof it>;
