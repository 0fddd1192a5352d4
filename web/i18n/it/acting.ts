/**
 * Acting for a member as their person of trust: the band, the menu, and in `words` what texts of other
 * namespaces say on the pages of that member, who is {{who}}.
 */
import type exchanges from './exchanges.ts';
import type home from './home.ts';
import type limits from './limits.ts';
import type ownExchanges from './own-exchanges.ts';
import type recording from './recording.ts';

/** Some of the keys of a namespace, in other words: see acting-texts.ts. */
type Reworded<Original> = {
  [Key in keyof Original]?: Original[Key] extends string ? string : Reworded<Original[Key]>;
};

interface Words {
  exchanges: Reworded<typeof exchanges>;
  home: Reworded<typeof home>;
  limits: Reworded<typeof limits>;
  'own-exchanges': Reworded<typeof ownExchanges>;
  recording: Reworded<typeof recording>;
}

export default {
  band: {
    label: 'Per chi agisci',
    doing: 'Agisci per conto di <b>{{name}}</b>',
    back: 'Torna a me',
  },
  menu: {
    person: 'Agisci per {{name}}',
    balance: 'Saldo:',
  },
  ended: {
    chosen: 'Ora agisci di nuovo per te.',
    refused: 'Non sei più la persona di fiducia di {{name}}. Ora agisci di nuovo per te.',
    'own-page': 'Questa pagina è tua: ora agisci di nuovo per te, non più per {{name}}.',
  },
  claim: {
    gave: 'Hai dato tu queste ore: per {{name}} deve confermare la segreteria.',
    recorded:
      'Queste ore le hai registrate tu per chi le ha date: per {{name}} deve confermare la segreteria.',
  },
  words: {
    home: {
      hello: 'Per {{who}}',
      balance: 'Il saldo di {{who}}',
      todo: 'Tocca a {{who}}',
      nothingWaits: 'Niente aspetta la conferma di {{who}}.',
      cards: {
        record: { text: 'Ore che {{who}} ha dato o ricevuto.' },
        mine: { title: 'Scambi' },
        pending: { text: 'Quelli che aspettano {{who}} o gli altri.' },
      },
    },
    exchanges: {
      sentence: {
        movedToYou: '<b>{{hours}}</b> da <b>{{name}}</b> a {{who}}, {{day}}.',
        movedFromYou: '<b>{{hours}}</b> da {{who}} a <b>{{name}}</b>, {{day}}.',
        gaveYou: '<b>{{name}}</b> ha dato a {{who}} <b>{{hours}}</b> {{day}}.',
        gaveYouAcross: '<b>{{name}}</b>, {{bank}}, ha dato a {{who}} <b>{{hours}}</b> {{day}}.',
        youGave: '<b>{{name}}</b> ha ricevuto da {{who}} <b>{{hours}}</b> {{day}}.',
        youGaveAcross:
          '<b>{{name}}</b>, {{bank}}, ha ricevuto da {{who}} <b>{{hours}}</b> {{day}}.',
        balance: 'Il saldo di {{who}} passerà da <b>{{from}}</b> a <b>{{to}}</b>.',
        balanceOnceConfirmed:
          'Quando l’altra persona conferma, il saldo di {{who}} passerà da <b>{{from}}</b> a <b>{{to}}</b>.',
      },
      undo: {
        cancel: {
          lost: 'Lo scambio di {{hours}} con {{name}} non conterà. Il saldo di {{who}} resta com’è.',
        },
      },
      pending: {
        turns: { debtor: 'Tocca a {{who}}' },
        groups: { yours: 'Tocca a {{who}}' },
        arrived_one: 'Un nuovo scambio aspetta la conferma di {{who}}',
        arrived_other: '{{count}} nuovi scambi aspettano la conferma di {{who}}',
      },
    },
    limits: {
      after: 'Dopo {{who}} sarà a {{after}}. La banca chiede di restare sopra {{low}}.',
      canConfirm:
        'Puoi confermare: la segreteria cercherà {{who}} per trovare insieme come dare qualche ora.',
      isBelow:
        '{{who}} è sotto le {{hours}} che la banca chiede. Puoi confermare: la segreteria si farà viva per trovare insieme come dare qualche ora.',
      isBelowZero:
        '{{who}} è sotto lo zero che la banca chiede. Puoi confermare: la segreteria si farà viva per trovare insieme come dare qualche ora.',
      stops:
        'Con queste ore {{who}} scenderebbe a {{after}}. Per la banca il limite è {{low}}. Parla con la segreteria: può confermare lei.',
      home: {
        below: 'La banca chiede di restare sopra {{low}}: insieme si trova come dare qualche ora.',
        above: '{{who}} ha {{balance}} da usare: c’è chi può dare una mano.',
      },
    },
    'own-exchanges': {
      waitsNothing:
        'Gli scambi che aspettano una conferma, di {{who}} o di altri, compaiono qui da soli.',
      title: 'Gli scambi di {{who}}',
      titleWithBalance: 'Gli scambi di {{who}}: saldo',
      caption: 'Gli scambi di {{who}}',
      pending: { yours: 'Aspetta la conferma di {{who}}' },
      balance: {
        title: 'Il saldo di {{who}} in dettaglio',
        lead: 'Quanto ha dato e quanto ha ricevuto, sul totale delle ore scambiate.',
      },
    },
    recording: {
      given: {
        side: 'Ore date',
        lead: 'Registra qui le ore che {{who}} ha dato. L’altra persona le conferma.',
        who: 'A chi ha dato le ore?',
        missing: 'Scegli a chi ha dato le ore',
        short: 'a chi',
        done: '{{name}} riceve un’email e conferma {{hours}}. Fino ad allora il saldo di {{who}} non cambia.',
      },
      received: {
        side: 'Ore ricevute',
        lead: 'Registra qui le ore che {{who}} ha ricevuto. La tua parola vale per la sua: chi ha aiutato riceve un’email, e le ore si spostano subito.',
        who: 'Da chi ha ricevuto le ore?',
        missing: 'Scegli da chi ha ricevuto le ore',
        short: 'da chi',
      },
      noteHint: 'Che cosa è stato fatto, in due parole',
    },
  } satisfies Words,
} as const;
