/** Letters about the portal itself, to the addresses that its operator named. */

const everyDay = {
  button: 'Apri il portale',
  why: 'La ricevi perché sei tra gli amministratori del portale.',
} as const;

export default {
  'backup-failed': {
    subject: 'Il backup di oggi non è riuscito ({{portal}})',
    lead: 'Il portale non è riuscito a salvare la copia di oggi in {{folder}}. Ci riprova ogni ora; i dati del portale sono al loro posto.',
    ...everyDay,
    closing: 'Finché il problema c’è, ricevi al massimo un’email al giorno.',
    details: {
      reason: 'Motivo',
    },
  },
  'backup-unsent': {
    subject: 'Il backup di oggi non è partito ({{portal}})',
    lead: 'La copia di oggi è salva in {{folder}}, ma il programma che la porta su un’altra macchina non ci è riuscito. Il portale ci riprova ogni ora; finché non riesce, un guasto di questa macchina può portarsi via anche la copia di oggi.',
    ...everyDay,
    closing: 'Finché il problema c’è, ricevi al massimo un’email al giorno.',
    details: {
      reason: 'Motivo',
    },
  },
  'backup-full': {
    subject: 'Lo spazio per i backup sta finendo ({{portal}})',
    lead: 'La copia di oggi è salva in {{folder}}, ma sul disco resta poco spazio per le prossime. Libera spazio, o sposta le copie su un disco più grande.',
    ...everyDay,
    closing: 'Finché il problema c’è, ricevi al massimo un’email al giorno.',
    details: {
      free: 'Spazio libero',
      lastBackup: 'Ultima copia',
    },
  },
  'disk-low': {
    subject: 'Il disco del portale si sta riempiendo ({{portal}})',
    lead: 'Sul disco di {{folder}}, dove il portale tiene i suoi dati, resta poco spazio. Funziona ancora tutto; a disco pieno si potrà solo leggere. Libera spazio, o passa a un disco più grande.',
    ...everyDay,
    closing: 'Finché il problema c’è, ricevi al massimo un’email al giorno.',
    details: {
      free: 'Spazio libero',
      low: 'Spazio minimo',
    },
  },
  books: {
    subject: 'Il controllo dei conti ha trovato un errore ({{portal}})',
    lead_one: 'Il controllo di questa notte ha trovato un errore nei conti del portale.',
    lead_other: 'Il controllo di questa notte ha trovato {{count}} errori nei conti del portale.',
    rest: 'Il portale continua a funzionare e non corregge nulla da solo. Chi lo gestisce li vede tutti con «npm run books:check»; conserva i backup finché la causa non è chiara.',
    ...everyDay,
    closing: 'Finché l’errore c’è, ricevi al massimo un’email al giorno.',
    fault: 'Errore {{nth}}',
  },
  /** Days stand in it as `yyyy-MM-dd`, so that `books:check` can read it. */
  seals: {
    subject: 'Sigilli dei libri di {{portal}} fino al {{day}}',
    lead: 'Questi sono i sigilli dei libri delle ore, giorno per giorno. Ognuno comprende tutto ciò che era registrato fino a quella notte.',
    button: 'Che cos’è un sigillo',
    closing:
      'Conserva questa email: se un giorno servirà provare che i libri non sono stati cambiati, basterà confrontarla con il portale.',
    why: 'La ricevi perché chi gestisce il portale ha chiesto di mandarti i sigilli dei libri.',
  },
} as const;
