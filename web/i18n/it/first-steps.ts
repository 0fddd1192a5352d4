/** The first steps of a bank that begins, at its desk. */
export default {
  title: 'Primi passi',
  lead: 'Cominciate da qui. Questa pagina li conta da sola e poi lascia il posto al lavoro di ogni giorno.',
  count: '{{count}} di {{of}}',
  done: 'Fatto:',
  open: 'Da fare:',
  away: 'Metti via',
  putAway: 'Primi passi messi via',
  putAwayDetail: 'Li ritrovi qui sotto, tra i dati della banca.',
  putAwayFailed: 'I primi passi sono rimasti qui',
  steps: {
    administrators: {
      title: 'Chiama qualcuno accanto a te',
      hint: 'Apri la pagina di un socio che entra nel portale: dietro i tre puntini c’è <b>Affida l’amministrazione</b>.',
      hintAlone:
        'Registra chi ti aiuta, con la sua email, e manda l’invito. Quando è entrato, dietro i tre puntini della sua pagina c’è <b>Affida l’amministrazione</b>.',
      act: 'Scegli tra i soci',
      actAlone: 'Registra chi ti aiuta',
    },
    place: {
      title: 'Dite dove e quando vi si trova',
      hint: 'Telefono e orari: sono la prima cosa che si cerca.',
      act: 'Scrivi telefono e orari',
    },
    members: {
      title: 'Porta le prime dieci persone',
      hint: 'Bastano nome e cognome, anche senza email.',
      act: 'Da un foglio',
      second: 'Una alla volta',
    },
    skills: {
      title: 'Chiedete che cosa sa fare ciascuno',
      hint: 'Un foglio con le caselle, da copiare. Le croci si riportano sulla pagina di ogni socio.',
    },
    requests: {
      title: 'Tre richieste in bacheca',
      hint: 'Richieste, non offerte: con un’offerta non si può aiutare nessuno.',
      act: 'Scrivi la prima',
      next: 'Scrivi la prossima',
    },
    exchange: {
      title: 'Il primo scambio confermato',
      hint: 'Chi ha dato, chi ha ricevuto, quante ore.',
      act: 'Registralo',
    },
    pairs: {
      title: 'Cinque coppie diverse',
      hint: 'Persone che si sono aiutate, e non sempre le stesse due.',
      act: 'Registra uno scambio',
    },
  },
} as const;
