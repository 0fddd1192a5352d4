/** Handeln als Vertrauensperson; `words` gilt auf den Seiten der Person, für die jemand handelt, {{who}}. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/acting.ts';

export default {
  band: {
    label: 'Für wen du handelst',
    doing: 'Du handelst für <b>{{name}}</b>',
    back: 'Zurück zu mir',
  },
  menu: {
    person: 'Für {{name}} handeln',
    balance: 'Saldo:',
  },
  ended: {
    chosen: 'Du handelst wieder für dich selbst.',
    refused:
      'Du bist nicht mehr die Vertrauensperson von {{name}}. Du handelst wieder für dich selbst.',
    'own-page':
      'Diese Seite ist deine eigene: Du handelst wieder für dich selbst, nicht mehr für {{name}}.',
  },
  claim: {
    gave: 'Diese Stunden hast du selbst gegeben: Für {{name}} muss das Büro bestätigen.',
    recorded:
      'Diese Stunden hast du für die Person eingetragen, die sie gegeben hat: Für {{name}} muss das Büro bestätigen.',
  },
  words: {
    home: {
      hello: 'Für {{who}}',
      balance: 'Der Saldo von {{who}}',
      todo: '{{who}} ist an der Reihe',
      nothingWaits: 'Nichts wartet auf die Bestätigung von {{who}}.',
      cards: {
        record: { text: 'Stunden, die {{who}} gegeben oder erhalten hat.' },
        mine: { title: 'Tauschgeschäfte' },
        pending: { text: 'Was auf {{who}} oder auf andere wartet.' },
      },
    },
    exchanges: {
      sentence: {
        movedToYou: '<b>{{hours}}</b> von <b>{{name}}</b> an {{who}}, {{day}}.',
        movedFromYou: '<b>{{hours}}</b> von {{who}} an <b>{{name}}</b>, {{day}}.',
        gaveYou: '<b>{{name}}</b> hat {{who}} {{day}} <b>{{hours}}</b> gegeben.',
        gaveYouAcross: '<b>{{name}}</b>, {{bank}}, hat {{who}} {{day}} <b>{{hours}}</b> gegeben.',
        youGave: '<b>{{name}}</b> hat {{day}} von {{who}} <b>{{hours}}</b> erhalten.',
        youGaveAcross:
          '<b>{{name}}</b>, {{bank}}, hat {{day}} von {{who}} <b>{{hours}}</b> erhalten.',
        balance: 'Der Saldo von {{who}} wird von <b>{{from}}</b> auf <b>{{to}}</b> sinken.',
        balanceOnceConfirmed:
          'Sobald die andere Person bestätigt, wird der Saldo von {{who}} von <b>{{from}}</b> auf <b>{{to}}</b> steigen.',
      },
      undo: {
        cancel: {
          lost: 'Der Tausch über {{hours}} mit {{name}} zählt dann nicht. Der Saldo von {{who}} bleibt, wie er ist.',
        },
      },
      pending: {
        turns: { debtor: '{{who}} ist an der Reihe' },
        groups: { yours: '{{who}} ist an der Reihe' },
        arrived_one: 'Ein neuer Tausch wartet auf die Bestätigung von {{who}}',
        arrived_other: '{{count}} neue Tauschgeschäfte warten auf die Bestätigung von {{who}}',
      },
    },
    limits: {
      after:
        'Danach wären es {{after}} auf dem Konto von {{who}}. Die Bank bittet, über {{low}} zu bleiben.',
      canConfirm:
        'Du kannst bestätigen: Das Büro meldet sich bei {{who}}, um gemeinsam zu finden, wie sich ein paar Stunden geben lassen.',
      isBelow:
        '{{who}} liegt unter den {{hours}}, um die die Bank bittet. Du kannst bestätigen: Das Büro meldet sich, um gemeinsam zu finden, wie sich ein paar Stunden geben lassen.',
      isBelowZero:
        '{{who}} liegt unter der Null, um die die Bank bittet. Du kannst bestätigen: Das Büro meldet sich, um gemeinsam zu finden, wie sich ein paar Stunden geben lassen.',
      stops:
        'Mit diesen Stunden würde {{who}} auf {{after}} sinken. Bei {{low}} liegt die Grenze der Bank. Sprich mit dem Büro: Es kann bestätigen.',
      home: {
        below:
          'Die Bank bittet, über {{low}} zu bleiben: Gemeinsam findet sich, wie sich ein paar Stunden geben lassen.',
        above: '{{who}} hat {{balance}} zu verwenden: Es gibt Leute, die helfen können.',
      },
    },
    'own-exchanges': {
      waitsNothing:
        'Tauschgeschäfte, die auf eine Bestätigung von {{who}} oder von anderen warten, erscheinen hier von selbst.',
      title: 'Tauschgeschäfte von {{who}}',
      titleWithBalance: 'Tauschgeschäfte von {{who}}: Saldo',
      caption: 'Tauschgeschäfte von {{who}}',
      pending: { yours: 'Wartet auf die Bestätigung von {{who}}' },
      balance: {
        title: 'Der Saldo von {{who}} im Einzelnen',
        lead: 'Wie viel gegeben und wie viel erhalten wurde, von allen getauschten Stunden.',
      },
    },
    recording: {
      given: {
        side: 'Stunden gegeben',
        lead: 'Trag hier die Stunden ein, die {{who}} gegeben hat. Die andere Person bestätigt sie.',
        who: 'Wer hat die Stunden erhalten?',
        missing: 'Wähl, wer die Stunden erhalten hat',
        short: 'wer sie erhalten hat',
        done: '{{name}} erhält eine E-Mail und bestätigt {{hours}}. Bis dahin ändert sich der Saldo von {{who}} nicht.',
      },
      received: {
        side: 'Stunden erhalten',
        lead: 'Trag hier die Stunden ein, die {{who}} erhalten hat. Dein Wort gilt für diese Person: Wer geholfen hat, erhält eine E-Mail, und die Stunden werden gleich gebucht.',
        who: 'Wer hat die Stunden gegeben?',
        missing: 'Wähl, wer die Stunden gegeben hat',
        short: 'wer sie gegeben hat',
      },
      noteHint: 'Was getan wurde, in wenigen Worten',
    },
  },
} as const satisfies Translated<typeof it>;
