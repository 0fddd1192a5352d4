/** Letters about many exchanges at once. */
export default {
  'batch-finished': {
    subject: 'Scambi multipli: registrati {{made}} su {{asked}}',
    lead: 'La registrazione che hai chiesto è finita: ecco com’è andata.',
    rest_awaiting:
      'Alcuni scambi aspettano ancora una conferma: le loro ore si spostano solo allora.',
    end_refused: 'Alcuni scambi non sono stati registrati: sotto trovi quali e perché.',
    button: 'Vedi gli scambi della banca',
    details: {
      made: 'Registrati',
      awaiting: 'Da confermare',
      refused: 'Non registrati',
      hours: 'Ore di ciascuno',
      day: 'Data',
      activity: 'Attività',
      note: 'Nota',
    },
    refusals: {
      'not-a-member': 'una delle due persone non è più socia',
      'same-person': 'è la stessa persona',
      'bank-not-linked': 'le due banche non sono collegate',
      'bank-suspended': 'l’altra banca è sospesa',
      forbidden: 'chi l’ha chiesto non amministra più la banca',
      other: 'non è stato possibile',
    },
    stranger: 'una persona di un’altra banca',
    more: '… e altri {{count}}',
  },
  'batch-with-you': {
    subject: '{{count}} scambi registrati con te: {{allHours}} in tutto',
    lead_gave:
      '{{admin}} ha registrato {{count}} scambi con te del {{day}} ({{activity}}): hai dato {{hours}} ogni volta, {{allHours}} in tutto.',
    lead_received:
      '{{admin}} ha registrato {{count}} scambi con te del {{day}} ({{activity}}): hai ricevuto {{hours}} ogni volta, {{allHours}} in tutto.',
    rest_awaiting: 'Aspettano la tua conferma: le ore si spostano solo allora.',
    button: 'Vedi i tuoi scambi',
    button_awaiting: 'Conferma o annulla',
    details: {
      note: 'Nota',
    },
  },
  'batch-undone': {
    subject: 'Scambi multipli annullati: {{undone}} su {{all}}',
    lead: 'L’annullamento che hai chiesto è finito: le persone coinvolte hanno ricevuto un’email ciascuna.',
    rest_left: 'Alcuni erano già stati decisi da altri e sono rimasti com’erano.',
    button: 'Vedi gli scambi della banca',
    details: {
      reversed: 'Annullati, le ore sono tornate',
      cancelled: 'Annullati prima della conferma',
      left: 'Rimasti com’erano',
      hours: 'Ore di ciascuno',
      day: 'Data',
      activity: 'Attività',
      note: 'Nota',
      reason: 'Motivo',
    },
  },
  'batch-undone-with-you': {
    subject_one: '{{count}} scambio con te: tutto annullato',
    subject_other: '{{count}} scambi con te: tutto annullato',
    lead: '{{admin}} ha annullato gli scambi registrati insieme con te del {{day}} ({{activity}}): {{count}} in tutto.',
    rest: 'Aspettavano ancora una conferma: il tuo saldo resta com’era.',
    rest_gave: 'Quanto avevi dato ({{hoursBack}}) non conta più.',
    rest_received: 'Quanto avevi ricevuto ({{hoursBack}}) è tornato sul tuo conto.',
    button: 'Vedi i tuoi scambi',
    details: {
      note: 'Nota',
      reason: 'Motivo',
      balance: 'Il tuo saldo ora',
    },
  },
} as const;
