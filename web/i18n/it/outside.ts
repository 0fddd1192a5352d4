/** What a bank carries outside: the text for the group. */
export default {
  group: {
    act: 'Copia per il gruppo',
    title: 'Per il gruppo',
    lead: 'Le richieste che tutti possono leggere, senza nomi. Il portale non manda niente: lo incolli tu.',
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
};
