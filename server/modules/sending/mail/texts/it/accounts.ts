/** Letters about a person’s own account. */
export default {
  'verify-email': {
    subject: 'Conferma il tuo indirizzo email',
    lead: 'Grazie per la tua registrazione a {{portal}}. Per completarla, conferma che questo indirizzo email è tuo.',
    rest: 'Il link funziona fino al {{until}}.',
    button: 'Conferma il mio indirizzo',
    closing:
      'La registrazione non viene da te? Non devi fare nulla: senza conferma l’indirizzo non viene usato.',
  },
  'reset-password': {
    subject: 'Scegli una nuova password',
    lead: 'Qualcuno ha chiesto una nuova password per il tuo accesso a {{portal}}. Se hai fatto tu la richiesta, puoi sceglierla ora.',
    rest: 'Il link funziona una volta sola, fino al {{until}}.',
    button: 'Scegli la nuova password',
    closing:
      'La richiesta non viene da te? Non devi fare nulla: la tua password resta quella di prima.',
  },
  invitation: {
    subject: 'La tua banca del tempo ti invita nel portale',
    lead: 'La tua banca del tempo ti ha aperto la porta di {{portal}}: scegli una password, e da casa vedi il tuo saldo, registri le ore date e confermi quelle ricevute.',
    rest: 'I tuoi scambi, il saldo e il numero della tessera restano come sono.',
    end: 'Il link funziona una volta sola, fino al {{until}}.',
    button: 'Scegli la tua password',
    closing:
      'Non sei in una banca del tempo? Qualcuno ha scritto male un indirizzo: non devi fare nulla.',
    closing_member:
      'Non sei in questa banca del tempo? Qualcuno ha scritto male un indirizzo: non aprire il link e avvisa {{bank}}',
  },
  'password-changed': {
    subject: 'La tua password è cambiata',
    lead: 'La password del tuo accesso a {{portal}} è stata cambiata. Sugli altri dispositivi dovrai entrare di nuovo.',
    rest: 'Anche i programmi e i calendari che avevi collegato vanno collegati di nuovo, e i pulsanti delle email già arrivate non valgono più.',
    end: 'Se hai fatto tu la modifica, è tutto a posto. Altrimenti scegli subito un’altra password.',
    button: 'Scegli un’altra password',
  },
  'signed-in-elsewhere': {
    subject: 'Un accesso da un nuovo dispositivo',
    lead: 'Qualcuno è entrato in {{portal}} con la tua email e la tua password, da un dispositivo o da un browser che non avevi mai usato.',
    rest: 'Sei stato tu? Allora è tutto a posto e non devi fare nulla.',
    end: 'Non sei stato tu? Chiudi le sessioni che non conosci e scegli subito un’altra password.',
    button: 'Guarda dove sei entrato',
    other: 'Scegli un’altra password',
    device: '{{browser}} su {{system}}',
    unknownDevice: 'Non lo sappiamo',
    details: {
      device: 'Dispositivo',
      at: 'Quando',
    },
  },
  'sign-in-guard-changed': {
    subject_on: 'Il secondo passo per entrare è acceso',
    subject_off: 'Il secondo passo per entrare è spento',
    'subject_codes-renewed': 'Hai nuovi codici di riserva',
    'subject_code-used': 'È stato usato un codice di riserva',
    'subject_removed-by-desk': 'La segreteria ha spento il secondo passo',
    'subject_removed-at-machine': 'Chi gestisce il portale ha spento il secondo passo',
    'subject_passkey-added': 'Hai una nuova passkey',
    'subject_passkey-removed': 'Una passkey è stata tolta',
    'subject_token-made': 'Hai creato un accesso per un programma',
    lead_on:
      'D’ora in poi per entrare in {{portal}} servono la tua password e un codice della tua app. Tieni da parte i codici di riserva: servono se perdi il telefono.',
    lead_off:
      'Per entrare in {{portal}} basta di nuovo la tua password: il codice della tua app non serve più.',
    'lead_codes-renewed':
      'Per il tuo accesso a {{portal}} sono stati fatti dieci nuovi codici di riserva. Quelli di prima non valgono più.',
    'lead_code-used':
      'Con il tuo accesso a {{portal}} è stato usato uno dei tuoi codici di riserva. Quel codice non vale più.',
    'lead_removed-by-desk':
      'La segreteria della tua banca ha spento il secondo passo del tuo accesso a {{portal}}, perché le hai detto di non avere più il telefono. Ora basta la tua password: quando puoi, riaccendilo dal profilo.',
    'lead_removed-at-machine':
      'Chi gestisce {{portal}} ha spento il secondo passo del tuo accesso, perché hai detto di non avere più il telefono. Ora basta la tua password: quando puoi, riaccendilo dal profilo.',
    'lead_passkey-added':
      'D’ora in poi si entra in {{portal}} con il tuo nome anche da un dispositivo che riconosce impronta, volto o PIN, senza scrivere la password.',
    'lead_passkey-removed':
      'Con la passkey che è stata tolta non si entra più in {{portal}}. La tua password vale come prima.',
    'lead_token-made':
      'D’ora in poi un programma può usare {{portal}} a tuo nome, per quello che hai scelto e fino al giorno che hai scelto. Lo puoi revocare quando vuoi, dal tuo profilo.',
    rest: 'Se sei stato tu, è tutto a posto. Altrimenti scegli subito un’altra password e guarda dove sei entrato.',
    button: 'Guarda il tuo accesso',
    other: 'Scegli un’altra password',
  },
  'erasure-asked': {
    subject: 'Hai chiesto di cancellare i tuoi dati',
    lead: 'Dal {{due}} cancelliamo da {{portal}} il tuo nome, i tuoi recapiti, la tua foto, le parole che hai scritto e tutto ciò che serve per entrare. Poi non si può più tornare indietro.',
    rest: 'Gli scambi restano nei conti con ore, giorno e attività, perché riguardano anche gli altri: al posto del tuo nome c’è un numero.',
    end: 'Hai cambiato idea, o non sei stato tu? Fino ad allora basta un clic. Se non sei stato tu, scegli anche un’altra password.',
    button: 'Tieni i miei dati',
    other: 'Scegli un’altra password',
  },
  'email-changed': {
    subject: 'Il tuo indirizzo email è cambiato',
    lead: 'L’indirizzo del tuo accesso a {{portal}} è stato cambiato: da ora entri con quello nuovo, e a questo non scriveremo più.',
    rest_undoable:
      'Il nuovo indirizzo è sbagliato, o il cambio non viene da te? Torna indietro: varrà di nuovo questo. Puoi farlo fino al {{until}}.',
    button: 'Entra con il nuovo indirizzo',
    button_undoable: 'Torna a questo indirizzo',
    closing: 'Qualcosa non torna? Scrivi a chi gestisce il portale.',
    closing_member: 'Qualcosa non torna? Scrivi subito alla tua banca: {{bank}}',
  },
  'email-new': {
    subject: 'Da ora entri con questo indirizzo',
    lead: 'Questo è il nuovo indirizzo email di un accesso a {{portal}}: da ora si entra con questo, e la password resta quella di prima.',
    button: 'Entra',
    closing:
      'Non conosci {{portal}}? Qualcuno avrà scritto il tuo indirizzo per sbaglio: non devi fare nulla.',
  },
  'email-restored': {
    subject: 'Il cambio di indirizzo email è stato annullato',
    lead: 'Con il link arrivato al vecchio indirizzo, il cambio di email di un accesso a {{portal}} è stato annullato: si entra di nuovo con il vecchio indirizzo, e a questo non scriveremo più.',
    button: 'Entra con il vecchio indirizzo',
    closing: 'Il nuovo indirizzo era giusto? Scrivi a chi gestisce il portale.',
    closing_member: 'Il nuovo indirizzo era giusto? Scrivi alla tua banca: {{bank}}',
  },
} as const;
