/** People who ask to join a bank, as its administrators see them. */
export default {
  title: 'Soci in attesa',
  lead: 'Chi chiede di entrare nella banca aspetta la tua risposta. Riceve un’email quando decidi.',
  search: 'Cerca per nome, email o telefono',
  columns: {
    requestedAt: 'In attesa dal',
    decide: 'Decisione',
  },
  accept: 'Accetta',
  deny: 'Rifiuta',
  accepted: '{{name}} ora fa parte della banca',
  acceptFailed: 'La richiesta non è stata accettata',
  denied: 'La richiesta di {{name}} è stata rifiutata',
  denyFailed: 'La richiesta non è stata rifiutata',
  decided: {
    accepted: 'Accettata: la richiesta di {{name}}',
    denied: 'Rifiutata: la richiesta di {{name}}',
    gone: '{{name}} non aspetta più una risposta',
  },
  newcomers_one: '1 nuova richiesta, mostrala',
  newcomers_other: '{{count}} nuove richieste, mostrale',
  decidedElsewhere: 'Nel frattempo questa richiesta non c’è più. L’elenco ora è aggiornato.',
  denyQuestion: {
    title: 'Rifiutare la richiesta di {{name}}?',
    text: 'Riceverà un’email e potrà chiedere di nuovo, qui o a un’altra banca.',
    act: 'Rifiuta la richiesta',
    keep: 'No, lasciala in attesa',
  },
  empty: 'Nessuno aspetta',
  emptyText: 'Le nuove richieste di iscrizione compaiono qui, e ricevi un’email per ognuna.',
  nobodyFound: 'Nessuno con questo nome',
  nobodyFoundText: 'Prova con meno lettere, o cerca per email.',
} as const;
