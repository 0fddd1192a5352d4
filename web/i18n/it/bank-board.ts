/** Texts of the board at the desk: for members without e-mail, kinds of service, the sheet. */
export default {
  add: 'Aggiungi per un socio',
  print: 'Stampa la bacheca',
  printFailed: 'La bacheca non si è potuta preparare',
  nothing: 'In bacheca non c’è niente da stampare',
  activities: 'Attività tramite la segreteria',
  post: {
    title: 'Annuncio per un socio',
    lead: 'Le domande sono quelle che vede il socio: scrivi quello che ti ha detto.',
    forWhom: 'Per chi?',
    missing: 'Scegli per chi è l’annuncio',
    preview: {
      portal: 'Il suo telefono non si vede.',
      phone: 'I soci della banca vedono il suo telefono.',
      desk: 'Chi può aiutare chiama la segreteria.',
    },
  },
  tell: {
    none: 'Niente da riferire a voce',
    noneText: 'Qui trovi le risposte per i soci senza email, da dire al telefono o di persona.',
    answered: {
      request: '<b>{{who}}</b> può aiutare <b>{{tell}}</b>.',
      offer: '<b>{{who}}</b> vorrebbe quello che offre <b>{{tell}}</b>.',
    },
    accepted: '<b>{{who}}</b> ha detto di sì a <b>{{tell}}</b>.',
    about: 'Annuncio: {{title}}',
    how: 'Come gliel’hai detto?',
    told: 'Riferito',
    done: '{{tell}} ora lo sa',
    noPhone: 'Nessun telefono: diglielo quando passa.',
  },
  rules: {
    title: 'Attività tramite la segreteria',
    lead: 'Per queste attività decide la banca come si mettono in contatto i soci. Vale subito, anche per gli annunci già in bacheca.',
    advised: 'Consigliate tramite la segreteria',
    advisedText: 'Bambini, persone anziane, visite mediche: una telefonata prima protegge tutti.',
    others: 'Le altre attività',
    free: 'Come sceglie chi scrive',
    desk: 'Tramite la segreteria',
    off: 'Non in bacheca',
    saved: 'Deciso: {{activity}}',
  },
} as const;
