/** How the portal is, at the desk of its administrators. */
export default {
  title: 'Come sta il portale',
  lead: 'Ogni riga dice se una parte del portale funziona. La pagina si aggiorna da sola ogni minuto.',
  verdict: {
    fine: 'Va tutto bene.',
    watch: 'Il portale funziona, ma c’è qualcosa da guardare.',
    broken: 'Qualcosa non funziona: comincia dalla prima riga.',
  },
  again: 'Controlla adesso',
  about: 'Versione {{version}}, avviata {{since}}. Controllato alle {{time}}.',
  list: 'Le parti del portale',
  maintenance: {
    title: 'Lavori in programma',
    lead: 'Quando il portale potrà non rispondere. Tutti lo leggono nella <page>pagina di stato</page>, che puoi mettere anche sul tuo sito.',
    none: 'Nessun lavoro in programma.',
    when: '{{day}}, dalle {{from}} alle {{to}}',
    announce: 'Annuncia lavori',
    form: {
      title: 'Annunciare lavori',
      day: 'Giorno',
      from: 'Dalle',
      to: 'Alle',
      toHint: 'Se è prima dell’inizio, vale per il giorno dopo.',
      note: 'Che cosa si fa',
      noteHint: 'Lo leggono tutti, per esempio: nuova versione.',
      send: 'Annuncia',
      done: 'Lavori annunciati',
      failed: 'I lavori non sono stati annunciati',
      past: 'Questa ora è già passata',
      time: 'Scrivi un’ora, per esempio 22:00',
    },
    off: {
      button: 'Togli',
      title: 'Togliere l’annuncio?',
      text: 'I lavori di {{when}} non si leggono più nella pagina di stato.',
      act: 'Togli l’annuncio',
      done: 'Annuncio tolto',
      failed: 'L’annuncio non è stato tolto',
    },
  },
  states: {
    fine: 'in ordine',
    watch: 'da guardare',
    broken: 'non funziona',
  },
  parts: {
    work: 'Lavoro in sottofondo',
    mail: 'Email',
    jobs: 'Altri lavori',
    database: 'Database',
    backup: 'Backup',
    sending: 'Copie altrove',
    books: 'Conti',
    seals: 'Sigilli dei giorni',
    disk: 'Disco',
  },
  toFailed: {
    mail: 'Guarda le email',
    jobs: 'Guarda i lavori',
  },
  work: {
    fine: 'Email, notifiche e scadenze vengono preparate senza ritardo.',
    broken:
      'È fermo da {{time}}: email, notifiche e scadenze non partono. Chi gestisce il server deve riavviare il portale.',
  },
  mail: {
    fine: 'Partono senza ritardo.',
    watch_one: 'Partono, ma {{count}} non è riuscita e aspetta che tu decida.',
    watch_other: 'Partono, ma {{count}} non sono riuscite e aspettano che tu decida.',
    broken:
      'Aspettano da {{time}}: il server di posta non le prende. Il portale continua a provare.',
  },
  jobs: {
    fine: 'Nessuno si è fermato.',
    watch_one: '{{count}} non è riuscito e aspetta che tu decida.',
    watch_other: '{{count}} non sono riusciti e aspettano che tu decida.',
  },
  database: {
    fine: 'Risponde (PostgreSQL {{version}}); i dati occupano {{size}}.',
  },
  backup: {
    fine: 'L’ultimo è stato fatto {{day}} e occupa {{size}}.',
    encrypted: 'È cifrato.',
    none: 'Il primo si fa da solo la prossima notte.',
    off: 'Non se ne fanno: se il disco si rompe, i dati sono persi. Chi gestisce il server deve impostare BACKUP_DIR.',
    broken:
      'L’ultimo è stato fatto {{day}}, poi più nessuno. Il motivo è nell’email che hai ricevuto.',
  },
  sending: {
    fine: 'L’ultima è partita {{day}}.',
    none: 'La prima parte da sola la prossima notte.',
    broken: 'L’ultima è partita {{day}}, poi più nessuna. Il motivo è nell’email che hai ricevuto.',
  },
  books: {
    fine: 'Ricontrollati {{day}}: sono giusti.',
    none: 'Il primo controllo si fa da solo la prossima notte.',
    watch: 'Ricontrollati {{day}}, poi più: il controllo della notte non riesce.',
    broken_one:
      'Il controllo fatto {{day}} ha trovato {{count}} errore. Non si corregge da solo: chiama chi gestisce il server.',
    broken_other:
      'Il controllo fatto {{day}} ha trovato {{count}} errori. Non si correggono da soli: chiama chi gestisce il server.',
  },
  seals: {
    fine: 'Sigillati i giorni fino a quello finito {{day}}.',
    none: 'Il primo giorno si sigilla da solo la prossima notte.',
    watch: 'Sigillati i giorni fino a quello finito {{day}}; quelli dopo restano aperti.',
  },
  disk: {
    fine: 'È libero il {{share}} %, cioè {{free}}.',
    watch:
      'Si sta riempiendo: è libero il {{share}} %, cioè {{free}}. Chi gestisce il server deve fare spazio.',
    broken: 'È quasi pieno: restano {{free}}. Tra poco il portale non potrà più scrivere nulla.',
  },
  time: {
    minutes_one: '{{count}} minuto',
    minutes_other: '{{count}} minuti',
    hours_one: '{{count}} ora',
    hours_other: '{{count}} ore',
    days_one: '{{count}} giorno',
    days_other: '{{count}} giorni',
  },
} as const;
