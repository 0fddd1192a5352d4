/** Texts of letters that one may do without, and of the page that a letter's link opens. */
export default {
  title: {
    'confirm-exchange': 'Conferma uno scambio',
    'stop-letters': 'Email che non vuoi più',
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
  },
  cadences: {
    weekly: 'Una volta alla settimana',
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
  toProfile: 'Il mio profilo',
  meanwhile: 'Nel frattempo qualcuno ha già deciso.',
  failed: 'Non è riuscito',
} as const;
