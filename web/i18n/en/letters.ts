/** Texts of letters that one may do without, and of the page that a letter's link opens. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/letters.ts';

export default {
  failing: {
    text: 'E-mails to {{email}} come back: news does not reach you.',
    correct: 'Correct it',
  },
  title: {
    'confirm-exchange': 'Confirm an exchange',
    'stop-letters': 'E-mails you no longer want',
    'ask-yes': 'Yes, I can',
    'ask-not-now': 'Not this time',
    'renew-notice': 'Does it still stand?',
    'close-notice': 'Take down the notice',
    'accept-first-day': 'Does that day suit you?',
    'accept-second-day': 'Does that day suit you?',
    'accept-third-day': 'Does that day suit you?',
    'agree-arrangement': 'Does it suit you?',
    'keep-account': 'Keep your data',
    'agree-standing': 'Does it suit you every time?',
    'done-arrangement': 'Was it done?',
    'done-arrangement-less': 'Was it done?',
    'not-done-arrangement': 'It did not happen',
    attend: 'Are you coming?',
    'reply-message': 'Answer',
    link: 'The link in your e-mail',
  },
  confirm: {
    thank: 'Thank {{name}}',
    button: 'Confirm {{hours}}',
    moves: 'If you confirm, {{hours}} go from you to {{name}}.',
    wrong: 'Is something not right? Sign in and look: you can also cancel it there.',
    look: 'Look at the exchange',
    done: 'The hours have gone to {{name}}. Your balance is now {{balance}}.',
    confirmed: 'This exchange is confirmed already: there is nothing left to do.',
    cancelled: 'This exchange was cancelled: no hours have moved.',
    reversed: 'This exchange was reversed after its confirmation: the hours have come back.',
    left: 'You are no longer a member of the bank of this exchange. To confirm it, write to its administrators.',
  },
  notice: {
    'ask-yes': {
      lead: '{{who}} looks for: “{{title}}”. If they accept, you see each other’s phone and e-mail.',
      words: 'Would you like to add something?',
      button: 'Yes, I can',
      done: '{{who}} knows that you can. As soon as they accept, we write to you how to get in touch.',
    },
    'ask-not-now': {
      lead: '{{who}} looks for: “{{title}}”. If you cannot, no need to explain: nobody hears of it.',
      button: 'Not this time',
      done: 'That is fine. Nobody hears of it.',
    },
    'renew-notice': {
      lead: 'Your notice “{{title}}” stays on the board.',
      button: 'Yes, it still stands',
      done: 'The notice “{{title}}” is on the board.',
    },
    'close-notice': {
      lead: 'Your notice “{{title}}” will no longer be on the board.',
      button: 'Take it down',
      done: 'The notice “{{title}}” is off the board.',
    },
    over: 'There is nothing left to do here: you have answered already, or the notice is off the board.',
  },
  day: {
    lead: {
      request: '{{who}} can help you: “{{title}}”.',
      offer: '{{who}} would like what you offer: “{{title}}”.',
    },
    says: '{{who}} writes: “{{text}}”',
    yes: 'Yes, {{day}} at {{time}}',
    sure: 'With a yes you agree on that day and see at once how to get in touch: it cannot be taken back.',
    look: 'Something else: see the answer',
    agreed: 'Agreed: {{day}} at {{time}}.',
    reached: 'To reach {{who}}:',
    isOver: 'That day is over.',
    over: 'There is nothing left to do here: the answer has changed meanwhile.',
  },
  message: {
    lead: 'Your message goes to {{who}}.',
    about: 'It is about the notice “{{title}}”.',
    field: 'Write to {{who}}',
    send: 'Send',
    once: 'One message can be sent from this link.',
    done: 'Sent: {{who}} has it now. To write again, sign in to the portal.',
    over: 'You cannot answer from here any more: you have answered already, the conversation is over, or the bank has closed its messages. Everything is in the portal.',
  },
  appointment: {
    when: '{{day}} at {{time}}',
    length: 'It takes {{length}}.',
    repeats: 'It repeats: {{rhythm}}.',
    first: 'The first time: {{day}}.',
    last: 'The last: by {{day}}.',
    skip: 'Each date can be skipped, and either of you can stop it.',
    place: 'Where: {{place}}',
    belowBand:
      'With this help your balance would go down to {{after}}: the time bank asks to stay above {{low}}. You can make it shorter together, or give some hours first.',
    gives: 'You help {{who}}.',
    receives: '{{who}} helps you.',
    agree: 'That suits me',
    agreed: 'Agreed. We will tell {{who}}.',
    done: 'Done, {{length}}',
    recorded: 'Recorded: {{length}}. Now {{who}} confirms.',
    confirmed: 'Recorded and confirmed: {{length}}.',
    recordedBy: 'Already recorded by {{by}}: {{length}}.',
    notDone: 'It did not happen',
    wasNotDone: 'It did not happen: no hours move. We will tell {{who}}.',
    over: 'There is nothing left to do here: the appointment has changed meanwhile.',
  },
  keep: {
    lead: 'You asked us to erase your data. If you keep them, everything stays as it was.',
    button: 'Keep my data',
    done: 'Your data stay. If it was not you who asked, choose another password.',
    over: 'There is nothing left to do here: your data stay.',
  },
  stop: {
    others: 'E-mails about new, confirmed and cancelled exchanges come always.',
  },
  topics: {
    reminders: {
      name: 'Reminder of exchanges that wait for you',
      hint: 'One e-mail with all exchanges that have waited for your confirmation for more than seven days.',
      stop: 'We shall no longer send you the reminder of exchanges that wait for your confirmation.',
      button: 'No more reminders',
      stopped: 'You get no more reminders. If you change your mind, you find them in your profile.',
    },
    board: {
      name: 'Board: who looks for help that you can give, and the news',
      hint: 'At once: an e-mail when a member asks just you or help is needed within days, two a week at most, and one a week with the news of the board. Or only the weekly one.',
      stop: 'We shall no longer write to you about the board: neither whether you can help somebody, nor the news.',
      button: 'No more e-mails about the board',
      stopped:
        'You get no more e-mails about the board. If you change your mind, you find them in your profile.',
    },
    appointments: {
      name: 'The day before an appointment',
      hint: 'An e-mail at six in the evening of the day before. Proposals and answers always come.',
      stop: 'We will not remind you of appointments the day before any more.',
      button: 'No more reminders',
      stopped:
        'You get no reminder the day before any more. If you change your mind, it is in your profile.',
    },
    messages: {
      name: 'Messages you have not read',
      hint: 'An e-mail after ten minutes if you have not read them yet: three a day at most.',
      stop: 'We will send you no more e-mails about messages that you have not read.',
      button: 'No more e-mails about messages',
      stopped:
        'You get no more e-mails about messages. If you change your mind, you find them in your profile.',
    },
    thanks: {
      name: 'When somebody thanks you',
      hint: 'An e-mail with the sentence of the person you helped, one for each exchange. It is with your exchanges too.',
      stop: 'We shall no longer e-mail you when somebody thanks you. You find what they wrote with your exchanges.',
      button: 'No more e-mails with thanks',
      stopped:
        'You get no more e-mails with thanks. If you change your mind, you find them in your profile.',
    },
    bulletins: {
      name: 'Announcements and meetings of the bank',
      hint: 'An e-mail when the bank has something to say to all members: two a week at most. Calls to the assembly always come.',
      stop: 'We shall no longer send you the announcements of your bank. You read them on the portal, in “My bank”; calls to the assembly always come.',
      button: 'No more announcements by e-mail',
      stopped:
        'You get no more announcements by e-mail. If you change your mind, you find them in your profile.',
    },
  },
  cadences: {
    weekly: 'Once a week',
    'at-once': 'At once',
    never: 'Never',
    'day-before': 'The evening before',
  },
  card: {
    title: 'E-mails you receive',
    lead: 'We always write about what moves your hours or concerns your account. The rest is up to you.',
    saved: 'Choice saved',
    failed: 'Your choice was not saved',
  },
  push: {
    title: 'Notifications on this phone',
    lead: 'When an exchange waits for you or is confirmed, or somebody answers on the board, agrees on a day with you or writes to you, you read it here at once, together with the e-mail. Anyone who holds the phone can read it: leave it off on a computer that others use.',
    states: {
      on: 'Notifications are on.',
      off: 'Notifications are off.',
      denied:
        'The browser does not allow notifications from this site. You can allow them again in its settings, under Notifications.',
      unsupported:
        'This browser cannot show notifications. On iPhone and iPad they come when the portal is on the Home Screen.',
    },
    turnOn: 'Turn notifications on',
    turnOff: 'Turn notifications off',
    notTurnedOn: 'Notifications could not be turned on',
    notTurnedOff: 'Notifications could not be turned off',
  },
  asking: {
    title: 'People who look for help',
    lead: 'When a member looks for help, the board suggests who may be able to give it.',
    may: 'I may be asked for help',
    mayHint:
      'Without it we suggest you to nobody, not even to the desk. You can always answer notices yourself.',
    done: 'Other members may read that I have done it before',
    doneHint:
      'For example: “Anna has done it before”. How many hours and for whom is not told. The desk sees it in any case.',
    saved: 'Choice saved',
    failed: 'Your choice was not saved',
  },
  suspended: {
    title: 'The time bank is suspended: this cannot be done for now',
    text: 'When it is open again you can use this same link, unless thirty days have passed. Meanwhile you can read everything in the portal.',
  },
  trouble: {
    invalid: 'This link is not valid. Perhaps only half of it was copied.',
    expired: 'This link has expired: it works for thirty days.',
    instead: 'Sign in to the portal: everything that waits for you is there.',
    login: 'Sign in',
  },
  toExchanges: 'My exchanges',
  toMessages: 'My messages',
  toBoard: 'The board',
  toAppointments: 'My appointments',
  toLetters: 'My e-mails',
  toProfile: 'My profile',
  meanwhile: 'Somebody has decided meanwhile.',
  failed: 'That did not work',
} satisfies Translated<typeof it>;
