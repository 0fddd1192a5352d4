/** Letters between a person and a bank. */
export default {
  'join-requested': {
    subject: 'Nuova richiesta di iscrizione: {{applicant}}',
    lead: '{{applicant}} chiede di iscriversi alla tua banca, {{bank}}.',
    button: 'Accetta o rifiuta',
    closing: 'Chi chiede riceve un’email con la vostra risposta.',
    details: {
      name: 'Nome',
      email: 'Email',
      phone: 'Telefono',
    },
  },
  'join-accepted': {
    subject: 'La tua richiesta è stata accettata: {{bank}}',
    lead: '{{bank}} ha accettato la tua richiesta di iscrizione.',
    rest: 'Da ora puoi registrare i tuoi scambi e confermare quelli che ti riguardano. Ogni ora vale un’ora, qualunque sia il servizio.',
    button: 'Entra nel portale',
  },
  'join-denied': {
    subject: 'La tua richiesta non è stata accettata: {{bank}}',
    lead: '{{bank}} non ha accettato la tua richiesta di iscrizione.',
    rest: 'Puoi chiedere di iscriverti a un’altra banca quando vuoi.',
    button: 'Scegli un’altra banca',
    closing: 'Pensi che sia un errore? Scrivi alla banca: {{bankEmail}}',
  },
  'member-removed': {
    subject: 'La tua iscrizione è finita: {{bank}}',
    lead: '{{bank}} ha chiuso la tua iscrizione. I tuoi scambi e il tuo saldo restano nei suoi libri.',
    rest: 'Puoi chiedere di iscriverti a un’altra banca quando vuoi.',
    button: 'Scegli un’altra banca',
    closing: 'Pensi che sia un errore? Scrivi alla banca: {{bankEmail}}',
  },
  'delegate-named': {
    subject_member: '{{delegate}} può agire per te',
    subject_delegate: 'Ora puoi agire per {{person}}',
    lead_member:
      'La segreteria ha annotato che {{delegate}} è la tua persona di fiducia nella banca {{bank}}.',
    lead_delegate:
      '{{person}} si fida di te: la segreteria della banca {{bank}} ha annotato che sei la sua persona di fiducia.',
    rest_member:
      'Vede i tuoi scambi e il tuo saldo, registra, conferma e annulla per te. Su tutto restano i due nomi. Profilo, password e iscrizione restano solo tuoi.',
    rest_delegate:
      'Nel menu con il tuo nome trovi «Agisci per {{person}}». Non puoi confermare le ore che hai dato tu: per quelle c’è la segreteria.',
    button: 'Vedi nel tuo profilo',
    closing:
      'Puoi smettere quando vuoi, dal profilo. Qualcosa non torna? Scrivi alla banca: {{bankEmail}}',
    details: {
      who_member: 'Persona di fiducia',
      who_delegate: 'Per chi',
      signedOn: 'Modulo firmato il',
    },
  },
  'delegate-ended': {
    subject_member: '{{delegate}} non agisce più per te',
    subject_delegate: 'Non agisci più per {{person}}',
    lead_member: '{{delegate}} non è più la tua persona di fiducia nella banca {{bank}}.',
    lead_delegate: 'Non sei più la persona di fiducia di {{person}} nella banca {{bank}}.',
    rest: 'Quello che è stato fatto fino a ora resta, con i due nomi.',
    button: 'Vedi nel tuo profilo',
    closing: 'Pensi che sia un errore? Scrivi alla banca: {{bankEmail}}',
    details: {
      endedBy: 'Chi lo ha deciso',
    },
  },
  'companion-named': {
    subject_newcomer: '{{partner}} ti accompagna nelle prime settimane',
    subject_companion: 'Accompagni {{partner}} nelle prime settimane',
    lead_newcomer:
      '{{bank}} ti dà il benvenuto! Nelle prime settimane {{partner}} ti accompagna: puoi chiedere come funziona, che cosa offrire e a chi chiedere una mano.',
    lead_companion:
      'La segreteria di {{bank}} ti affida {{partner}}, che è qui da poco. Basta poco: una chiamata, due parole su come funziona, un aiuto per il primo scambio.',
    rest_newcomer:
      'Finisce da sé dopo sessanta giorni o dopo i tuoi primi due scambi. Vede di te solo quello che vede ogni socio.',
    rest_companion:
      'Finisce da sé dopo sessanta giorni o dopo i suoi primi due scambi. Di {{partner}} vedi solo quello che vede ogni socio: niente saldo, niente scambi.',
    button: 'Vedi nella tua pagina',
    closing:
      'Puoi smettere quando vuoi, con un clic e senza dire perché. Domande? Scrivi alla banca: {{bankEmail}}',
    details: { phone: 'Telefono' },
  },
  'consent-asked': {
    subject: 'Leggi l’informativa privacy',
    subject_again: 'La tua banca ha cambiato l’informativa privacy',
    lead: 'L’informativa privacy di {{bank}} dice come vengono trattati i tuoi dati. Leggila e dicci se ti va bene.',
    lead_again:
      '{{bank}} ha riscritto l’informativa privacy: dice come vengono trattati i tuoi dati. Leggila e dicci se ti va bene.',
    rest: 'Le tue ore restano tue e il portale continua a funzionare anche se rispondi più avanti.',
    button: 'Leggi e rispondi',
  },
} as const;
