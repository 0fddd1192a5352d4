/** What a bank carries outside: the text for the group, the paper of the month. */
export default {
  group: {
    act: 'Copia per il gruppo',
    title: 'Per il gruppo',
    lead: 'Le richieste che tutti possono leggere, senza nomi. Il portale non manda niente: lo incolli tu.',
    bulletin: 'Il portale non manda niente: lo incolli tu.',
    label: 'Il testo di questa settimana',
    share: 'Condividi',
    copy: 'Copia',
    close: 'Chiudi',
    copied: 'Il testo è copiato: incollalo nel gruppo.',
    failed: 'Non si può copiare da qui: scegli il testo e copialo a mano.',
    visits_zero: 'Questa settimana nessuno ha ancora aperto il link.',
    visits_one: 'Questa settimana il link è stato aperto una volta.',
    visits_other: 'Questa settimana il link è stato aperto {{count}} volte.',
    closed:
      'La bacheca la leggono solo i soci. Con la regola «Bacheca pubblica» le richieste si possono mettere nel gruppo, senza nomi.',
    rules: 'Vai alle regole',
  },
  paper: {
    act: 'Foglio del mese',
    title: 'Foglio del mese',
    lead: 'Gli avvisi, le richieste aperte, poi le offerte per gruppo, in caratteri grandi su fogli A4. Non si manda niente: si stampa, o si salva come PDF.',
    month: 'Mese',
    edition: 'Per chi',
    members: 'Per i soci: con il nome, e il telefono di chi lo mostra',
    outside: 'Per tutti: senza nomi, come la bacheca pubblica',
    membersAlone:
      'Per i soci: con il nome, e il telefono di chi lo mostra. Non lasciarlo fuori: la bacheca la leggono solo i soci.',
    keep: 'Non ora',
    print: 'Stampa',
    failed: 'Il foglio non si può fare',
    news: 'Dalla banca',
    when: '{{day}}, dalle {{from}} alle {{to}}',
    requests: 'Cercano aiuto',
    offers: 'Offrono',
    noRequests: 'Nessuno cerca aiuto in questo momento.',
    noOffers: 'In questo momento non ci sono offerte.',
    phone: 'Segreteria {{phone}}',
    until: 'entro il {{day}}',
    number: 'n. {{n}}',
    foot: {
      members:
        'Puoi aiutare? Chiama, o rispondi in bacheca: la segreteria trova l’annuncio dal suo numero.',
      outside:
        'Puoi aiutare, o ti serve qualcosa? Chiama la segreteria, e di’ il numero dell’annuncio. Qui un’ora vale un’ora, per tutti.',
    },
  },
};
