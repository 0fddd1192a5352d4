/** What waits for a member, in sentences, but for what they may confirm. */
export default {
  today: 'oggi',
  done: 'Com’è andata con <b>{{who}}</b> {{day}}? {{title}}',
  answer: {
    request: '<b>{{who}}</b> risponde alla tua richiesta «{{title}}».',
    offer: '<b>{{who}}</b> risponde alla tua offerta «{{title}}».',
    days: {
      request: '<b>{{who}}</b> può aiutarti: «{{title}}». Quando?',
      offer: '<b>{{who}}</b> vorrebbe quello che offri: «{{title}}». Quando?',
    },
    other: 'Altro',
    otherAbout: 'Altro, «{{title}}»',
    sure: 'Con il sì vedete subito come sentirvi: non si può ritirare.',
    belowBand:
      'Con questo aiuto il tuo saldo scenderebbe a {{after}}: la banca chiede di restare sopra {{low}}.',
    agreedWith: 'Sì a {{who}}: {{day}} alle {{time}}.',
    agreed: 'Siete d’accordo: {{day}} alle {{time}}.',
    reached: 'Per sentire {{who}}: {{reached}}',
    meanwhile: 'Nel frattempo qualcuno ha già deciso.',
    changed: 'Nel frattempo {{who}} ha cambiato i giorni: guarda di nuovo.',
    isOver: 'Quel giorno è già passato: scegline un altro.',
    failed: 'Non è riuscito',
  },
  proposal: '<b>{{who}}</b> ti propone un giorno: <b>{{day}} alle {{time}}</b>. {{title}}',
  standing:
    '<b>{{who}}</b> ti propone un appuntamento che si ripete, da <b>{{day}} alle {{time}}</b>. {{title}}',
  corrected: {
    desk: 'La segreteria ha annullato <b>{{hours}}</b> con {{who}}, {{day}}, che avevi confermato: il tuo saldo è tornato com’era.',
    giver:
      '{{who}} ha annullato <b>{{hours}}</b>, {{day}}, che avevi confermato: il tuo saldo è tornato com’era.',
  },
  asked: 'Puoi aiutare <b>{{who}}</b>? «{{title}}»',
  renew: {
    now: '«{{title}}»: il tuo annuncio vale ancora?',
    offer_one: 'La tua offerta «{{title}}» scade domani: vale ancora?',
    offer_other: 'La tua offerta «{{title}}» scade fra {{count}} giorni: vale ancora?',
  },
  bulletin: {
    asks: '<b>Vieni?</b> «{{title}}», {{day}} alle {{time}}.',
    meeting: 'La tua banca: «{{title}}», {{day}} alle {{time}}.',
    notice: 'La tua banca scrive: «{{title}}».',
  },
  act: {
    bulletin: 'Leggi',
    attend: 'Rispondi',
    corrected: 'Guarda',
    done: 'È andata diversamente',
    answer: 'Leggi la risposta',
    proposal: 'Guarda',
    asked: 'Guarda la richiesta',
    renew: 'Apri l’annuncio',
  },
} as const;
