/** Letters about appointments. */
const details = { when: 'Quando', howLong: 'Quanto dura', where: 'Dove' } as const;

/** What comes next once two agree on a day. */
const agreed = {
  button: 'I miei appuntamenti',
  closing_helps: 'Dopo, ti chiediamo se vi siete visti: basta un tocco e le ore sono registrate.',
  'closing_is-helped':
    'Dopo, chi ti ha aiutato registra le ore con un tocco; se lo fai prima tu, sono subito confermate.',
} as const;

export default {
  'arrangement-proposed': {
    subject: '{{who}} propone {{when}}',
    lead_helps: '{{who}} ti propone un appuntamento: “{{title}}”. Sei tu che dai l’aiuto.',
    'lead_is-helped': '{{who}} ti propone un appuntamento: “{{title}}”. L’aiuto lo ricevi tu.',
    button: 'Va bene',
    other: 'Propongo altro, o non posso',
    closing: 'Se non puoi, non serve spiegare.',
    details,
  },
  'arrangement-agreed': {
    subject: 'Siete d’accordo: {{when}}',
    lead: 'Per {{who}} va bene: “{{title}}”, {{when}}.',
    ...agreed,
    details,
  },
  'answer-agreed': {
    subject: 'Siete d’accordo: {{when}}',
    lead: '{{who}} ha detto di sì alla tua risposta: “{{title}}”, {{when}}.',
    lead_author: 'Hai detto di sì a {{who}}: “{{title}}”, {{when}}.',
    ...agreed,
    details: { ...details, desk: 'Chiama la segreteria', phone: 'Telefono', email: 'Email' },
  },
  'arrangement-dropped': {
    subject: 'Disdetto: {{title}}',
    subject_past: 'Non c’è stato: {{title}}',
    lead: 'L’appuntamento con {{who}}, “{{title}}”, {{when}}, è disdetto.',
    lead_past:
      'L’appuntamento con {{who}}, “{{title}}”, {{when}}, non c’è stato: così risulta ora nel portale.',
    rest: 'Non si è spostata nessuna ora.',
    button: 'I miei appuntamenti',
    closing: 'Se volete, potete fissare un altro giorno.',
    'closing_one-of-many': 'Vale solo per questa volta: le altre date restano.',
  },
  'arrangement-due': {
    subject: 'Vi siete visti? {{title}}',
    lead: 'Avevi un appuntamento con {{who}}, {{when}}: “{{title}}”. Vi siete visti?',
    rest: 'Basta un tocco: le ore sono registrate e {{who}} le conferma.',
    button: 'Fatto, {{length}}',
    otherLength: 'È durato altro',
    notDone: 'Non c’è stato',
  },
  'arrangement-tomorrow': {
    subject: 'Domani: {{title}}',
    lead: 'Domani hai un appuntamento con {{who}}: “{{title}}”.',
    button: 'I miei appuntamenti',
    details,
  },
  'standing-proposed': {
    subject: '{{who}} propone {{rhythm}}',
    lead_helps:
      '{{who}} ti propone un appuntamento che si ripete: “{{title}}”, {{rhythm}}. Sei tu che dai l’aiuto.',
    'lead_is-helped':
      '{{who}} ti propone un appuntamento che si ripete: “{{title}}”, {{rhythm}}. L’aiuto lo ricevi tu.',
    button: 'Va bene',
    other: 'Leggi e rispondi nel portale',
    closing: 'Finché non dici di sì non si fissa niente. Ogni data si può saltare.',
    details: {
      first: 'La prima volta',
      last: 'L’ultima volta entro',
      howLong: details.howLong,
      where: details.where,
    },
  },
  'standing-agreed': {
    subject: 'Siete d’accordo: {{rhythm}}',
    lead: 'Per {{who}} va bene: “{{title}}”, {{rhythm}}.',
    button: 'I miei appuntamenti',
    closing:
      'Ogni data compare una settimana prima fra i tuoi appuntamenti. Le ore non si registrano mai da sole.',
  },
  'standing-paused': {
    subject: 'In pausa: {{title}}',
    lead: '{{who}} ha messo in pausa “{{title}}”, {{rhythm}}.',
    'lead_by-portal':
      'Le ultime tre volte nessuno ha detto se vi siete visti: “{{title}}” con {{who}}, {{rhythm}}. Perciò è in pausa.',
    rest_until: 'Riprende da {{until}}.',
    'rest_by-portal':
      'Vi vedete ancora? Allora riprendilo con un tocco. Se vi siete visti, puoi ancora registrare le ore.',
    button: 'I miei appuntamenti',
    closing: 'Finché è in pausa non compaiono nuove date. Chi di voi due vuole lo riprende.',
  },
  'standing-ended': {
    subject: 'Non si ripete: {{title}}',
    lead: 'L’appuntamento con {{who}}, “{{title}}”, {{rhythm}}, non si ripete.',
    button: 'I miei appuntamenti',
    closing: 'Le ore già registrate restano come sono.',
  },
} as const;
