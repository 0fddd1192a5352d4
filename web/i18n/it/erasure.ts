/** Being erased: what goes, what stays, asking for it and taking it back. */
export default {
  title: 'Cancellare i tuoi dati',
  lead: 'Puoi chiedere che il portale dimentichi chi sei.',
  goes: 'Se ne vanno nome, recapiti, foto, data di nascita, password, passkey e dispositivi, e le parole che hai scritto in messaggi, annunci e risposte.',
  stays:
    'Restano gli scambi con ore, giorno, attività e nota, perché i conti sono anche di chi ha scambiato con te, e le parole degli altri. Al posto del tuo nome c’è un numero, per esempio Persona 4711.',
  obstacle: {
    member:
      'Sei socio di una banca. Prima chiedi alla segreteria di chiudere il tuo conto; poi torni qui.',
    'last-admin':
      'Sei l’unico amministratore della tua banca. Prima nomina qualcun altro e fai chiudere il tuo conto; poi torni qui.',
    'portal-admin':
      'Amministri il portale. Prima chi lo gestisce toglie il tuo indirizzo tra gli amministratori.',
    'request-open': 'Hai una richiesta che aspetta una risposta. Prima ritirala; poi torni qui.',
  },
  act: 'Cancella i miei dati',
  waits:
    'Hai chiesto di cancellare i tuoi dati. Lo facciamo {{day}}; fino ad allora puoi tornare indietro.',
  keep: {
    act: 'Tieni i miei dati',
    done: 'I tuoi dati restano',
    failed: 'Non è stato possibile tornare indietro',
  },
  ask: {
    title: 'Vuoi cancellare i tuoi dati?',
    lead: 'Lo facciamo tra {{days}} giorni. Ti scriviamo subito un’email, con un link per tornare indietro. Dopo non si può più.',
    submit: 'Cancella i miei dati',
    done: 'Richiesta ricevuta: guarda la tua email',
  },
} as const;
