/** What an exchange is made of, on screens, in letters and in sheets. */
export default {
  columns: {
    date: 'Data',
    creditor: 'Creditore',
    creditorBank: 'Banca creditore',
    debtor: 'Debitore',
    debtorBank: 'Banca debitore',
    description: 'Descrizione',
    hours: 'Ore',
    hand: 'Chi, nell’ente',
    creator: 'Creato da',
    id: 'ID',
    balanceAfter: 'Saldo dopo',
  },
  gave: 'Ha dato',
  received: 'Ha ricevuto',
  /** Hours that were passed on, and nobody helped anybody. */
  from: 'Da',
  to: 'A',
  activity: 'Attività',
  note: 'Nota',
  /** By whom in a body. */
  hand: 'Chi, nell’ente',
  reason: 'Motivo',
  state: 'Stato',
  /** In front of a name. */
  by: {
    recorded: 'Registrato da',
    confirmed: 'Confermato da',
    cancelled: 'Annullato da',
    reversed: 'Annullato dopo la conferma da',
  },
  states: {
    pending: 'In attesa',
    confirmed: 'Confermato',
    cancelled: 'Annullato',
    reversed: 'Annullato dopo la conferma',
  },
} as const;
