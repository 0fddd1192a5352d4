/** A member's own exchanges: their list, their balance, their paper (specification §2). */
export default {
  steps: {
    title: 'I primi passi',
    help: {
      name: 'Aiuta, o fatti aiutare',
      text: 'Un passaggio, un orlo, due chiacchiere: un’ora vale sempre un’ora.',
    },
    record: {
      name: 'Chi ha aiutato registra le ore',
      text: 'Bastano venti secondi, con «Registra uno scambio».',
    },
    confirm: {
      name: 'Chi è stato aiutato conferma',
      text: 'Un tocco, e le ore si spostano. Il primo scambio è fatto.',
    },
  },
  title: 'I miei scambi',
  titleWithBalance: 'I miei scambi: saldo',
  caption: 'I miei scambi',
  filters: 'Filtri',
  view: 'Vista',
  views: { all: 'Tutti', creditor: 'Creditore', debtor: 'Debitore' },
  quick: { all: 'Tutti', creditor: 'Dati', debtor: 'Ricevuti' },
  show_one: 'Mostra uno scambio',
  show_other: 'Mostra {{count}} scambi',
  orders: {
    dateOfTransaction: { ascending: 'Prima i più vecchi', descending: 'Prima i più recenti' },
    quantityOfHours: { ascending: 'Prima le ore ricevute', descending: 'Prima le ore date' },
    description: { ascending: 'Per attività, A–Z', descending: 'Per attività, Z–A' },
  },
  from: 'Dal',
  to: 'Al',
  search: 'Nome o nota',
  status: 'Stato',
  statuses: {
    pending: 'In attesa',
    confirmed: 'Confermati',
    cancelled: 'Annullati',
    reversed: 'Annullati dopo la conferma',
  },
  reset: 'Azzera i filtri',
  pending: {
    title: 'In attesa ({{count}})',
    yours: 'Aspetta la tua conferma',
    theirs: 'Aspetta la conferma di {{name}}',
  },
  nothing: {
    title: 'Ancora nessuno scambio',
    text: 'Qui vedrai tutte le ore date e ricevute, con il saldo dopo ogni scambio.',
    act: 'Registra il primo scambio',
  },
  nothingFound: {
    title: 'Nessuno scambio con questi filtri',
    text: 'Prova con altre date, o guarda di nuovo tutti gli scambi.',
    act: 'Vedi tutti gli scambi',
  },
  balance: {
    open: 'Saldo in dettaglio',
    title: 'Il tuo saldo in dettaglio',
    lead: 'Quanto hai dato e quanto hai ricevuto, sul totale delle ore scambiate.',
  },
  print: {
    act: 'Stampa',
    on: 'stampato il {{day}}',
    period: 'Dal {{from}} al {{to}}',
    totals: 'date {{given}}, ricevute {{received}}',
  },
} as const;
