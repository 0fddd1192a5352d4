/** Texts of letters that one may do without, and of the page that a letter's link opens. */
export default {
  title: {
    'confirm-exchange': 'Conferma uno scambio',
    'stop-letters': 'Email che non vuoi più',
    'ask-yes': 'Sì, posso',
    'ask-not-now': 'Non stavolta',
    'renew-notice': 'Vale ancora?',
    'close-notice': 'Togli l’annuncio',
    link: 'Il link della tua email',
  },
  confirm: {
    button: 'Conferma {{hours}}',
    wrong: 'Qualcosa non torna? Entra e guarda: lì puoi anche annullare.',
    look: 'Guarda lo scambio',
    done: 'Le ore sono andate a {{name}}. Il tuo saldo ora è {{balance}}.',
    confirmed: 'Questo scambio è già confermato: non devi fare altro.',
    cancelled: 'Questo scambio è stato annullato: nessuna ora si è spostata.',
    reversed: 'Questo scambio è stato annullato dopo la conferma: le ore sono tornate indietro.',
    left: 'Non fai più parte della banca di questo scambio. Per confermarlo scrivi a chi la amministra.',
  },
  notice: {
    'ask-yes': {
      lead: '{{who}} cerca: “{{title}}”. Se accetta, vedrete l’uno il telefono e l’email dell’altro.',
      button: 'Sì, posso',
      done: '{{who}} sa che puoi. Quando accetta, ti scriviamo come sentirvi.',
    },
    'ask-not-now': {
      lead: '{{who}} cerca: “{{title}}”. Se non puoi, non serve spiegare: nessuno lo viene a sapere.',
      button: 'Non stavolta',
      done: 'Va bene così. Nessuno lo viene a sapere.',
    },
    'renew-notice': {
      lead: 'Il tuo annuncio “{{title}}” resta in bacheca.',
      button: 'Sì, vale ancora',
      done: 'L’annuncio “{{title}}” è in bacheca.',
    },
    'close-notice': {
      lead: 'Il tuo annuncio “{{title}}” non sarà più in bacheca.',
      button: 'Toglilo',
      done: 'L’annuncio “{{title}}” non è più in bacheca.',
    },
    over: 'Qui non c’è più niente da fare: hai già risposto, o l’annuncio non è più in bacheca.',
  },
  stop: {
    others: 'Le email sugli scambi nuovi, confermati o annullati arrivano sempre.',
  },
  topics: {
    reminders: {
      name: 'Promemoria degli scambi che aspettano te',
      hint: 'Una email sola con tutti gli scambi che aspettano la tua conferma da più di sette giorni.',
      stop: 'Non ti manderemo più il promemoria degli scambi che aspettano la tua conferma.',
      button: 'Basta promemoria',
      stopped: 'Non ricevi più promemoria. Se cambi idea, li ritrovi nel tuo profilo.',
    },
    board: {
      name: 'Bacheca: chi cerca un aiuto che puoi dare, e le novità',
      hint: 'Subito: un’email quando un socio chiede proprio a te o serve entro pochi giorni, due alla settimana al massimo, e una alla settimana con le novità della bacheca. Oppure solo quella della settimana.',
      stop: 'Non ti scriveremo più della bacheca: né se puoi aiutare qualcuno, né le novità.',
      button: 'Basta email della bacheca',
      stopped: 'Non ricevi più email della bacheca. Se cambi idea, le ritrovi nel tuo profilo.',
    },
  },
  cadences: {
    weekly: 'Una volta alla settimana',
    'at-once': 'Subito',
    never: 'Mai',
  },
  card: {
    title: 'Lettere',
    lead: 'Quello che sposta le tue ore o riguarda il tuo accesso te lo scriviamo sempre. Il resto lo scegli tu.',
    saved: 'Scelta salvata',
    failed: 'La scelta non è stata salvata',
  },
  trouble: {
    invalid: 'Questo link non è valido. Forse è stato copiato a metà.',
    expired: 'Questo link è scaduto: vale trenta giorni.',
    instead: 'Entra nel portale: lì trovi tutto quello che ti aspetta.',
    login: 'Entra',
  },
  toExchanges: 'I miei scambi',
  toBoard: 'La bacheca',
  toProfile: 'Il mio profilo',
  meanwhile: 'Nel frattempo qualcuno ha già deciso.',
  failed: 'Non è riuscito',
} as const;
