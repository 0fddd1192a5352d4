/** Acting for a member as their trusted person; `words` are those of the pages of that member, {{who}}. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/acting.ts';

export default {
  band: {
    label: 'For whom you are acting',
    doing: 'You are acting for <b>{{name}}</b>',
    back: 'Back to myself',
  },
  menu: {
    person: 'Act for {{name}}',
    balance: 'Balance:',
  },
  ended: {
    chosen: 'You are acting for yourself again.',
    refused: 'You are no longer {{name}}’s trusted person. You are acting for yourself again.',
    'own-page': 'This page is yours: you are acting for yourself again, no longer for {{name}}.',
  },
  claim: {
    gave: 'You gave these hours yourself: the desk has to confirm them for {{name}}.',
    recorded:
      'You recorded these hours for the person who gave them: the desk has to confirm them for {{name}}.',
  },
  words: {
    home: {
      hello: 'For {{who}}',
      balance: 'The balance of {{who}}',
      todo: 'Up to {{who}}',
      nothingWaits: 'Nothing waits for {{who}} to confirm.',
      cards: {
        record: { text: 'Hours that {{who}} gave or received.' },
        mine: { title: 'Exchanges' },
        pending: { text: 'Those that wait for {{who}} or for others.' },
      },
    },
    exchanges: {
      sentence: {
        movedToYou: '<b>{{hours}}</b> from <b>{{name}}</b> to {{who}}, {{day}}.',
        movedFromYou: '<b>{{hours}}</b> from {{who}} to <b>{{name}}</b>, {{day}}.',
        gaveYou: '<b>{{name}}</b> gave {{who}} <b>{{hours}}</b> {{day}}.',
        gaveYouAcross: '<b>{{name}}</b>, {{bank}}, gave {{who}} <b>{{hours}}</b> {{day}}.',
        youGave: '<b>{{name}}</b> received <b>{{hours}}</b> from {{who}} {{day}}.',
        youGaveAcross: '<b>{{name}}</b>, {{bank}}, received <b>{{hours}}</b> from {{who}} {{day}}.',
        balance: 'The balance of {{who}} will go from <b>{{from}}</b> to <b>{{to}}</b>.',
        balanceOnceConfirmed:
          'When the other person confirms, the balance of {{who}} will go from <b>{{from}}</b> to <b>{{to}}</b>.',
      },
      undo: {
        cancel: {
          lost: 'The exchange of {{hours}} with {{name}} will not count. The balance of {{who}} stays as it is.',
        },
      },
      pending: {
        turns: { debtor: 'Up to {{who}}' },
        groups: { yours: 'Up to {{who}}' },
        arrived_one: 'A new exchange waits for {{who}} to confirm',
        arrived_other: '{{count}} new exchanges wait for {{who}} to confirm',
      },
    },
    limits: {
      after: 'Afterwards {{who}} would have {{after}}. The bank asks to stay above {{low}}.',
      canConfirm:
        'You can confirm: the desk will get in touch with {{who}} to find a way to give some hours.',
      isBelow:
        '{{who}} is below the {{hours}} that the bank asks for. You can confirm: the desk will get in touch to find a way to give some hours.',
      isBelowZero:
        '{{who}} is below the zero that the bank asks for. You can confirm: the desk will get in touch to find a way to give some hours.',
      stops:
        'With these hours {{who}} would go down to {{after}}. The limit of the bank is {{low}}. Talk to the desk: it can confirm.',
      home: {
        below:
          'The bank asks to stay above {{low}}: together a way to give some hours can be found.',
        above: '{{who}} has {{balance}} to use: there are people who can help.',
      },
    },
    'own-exchanges': {
      waitsNothing:
        'Exchanges that wait to be confirmed, by {{who}} or by others, appear here by themselves.',
      title: 'The exchanges of {{who}}',
      titleWithBalance: 'The exchanges of {{who}}: balance',
      caption: 'The exchanges of {{who}}',
      pending: { yours: 'Waits for {{who}} to confirm' },
      balance: {
        title: 'The balance of {{who}} in detail',
        lead: 'How much was given and how much received, out of all hours exchanged.',
      },
    },
    recording: {
      given: {
        side: 'Hours given',
        lead: 'Record the hours that {{who}} gave. The other person confirms them.',
        who: 'Who received the hours?',
        missing: 'Choose who received the hours',
        short: 'to whom',
        done: '{{name}} gets an e-mail and confirms {{hours}}. Until then the balance of {{who}} does not change.',
      },
      received: {
        side: 'Hours received',
        lead: 'Record the hours that {{who}} received. Your word stands for theirs: who helped gets an e-mail, and the hours move at once.',
        who: 'Who gave the hours?',
        missing: 'Choose who gave the hours',
        short: 'from whom',
      },
      noteHint: 'What was done, in a few words',
    },
  },
} as const satisfies Translated<typeof it>;
