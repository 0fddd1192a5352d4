/** Texts of a course: where an errand stands, from asking to confirmed hours. */
export default {
  label: 'A che punto siete',
  asked: { request: 'Chiesto {{day}}', offer: 'Offerto {{day}}' },
  hidden: 'Tolto dalla segreteria',
  answered: {
    you: {
      open: 'Hai risposto',
      'let-go': 'Hai risposto, ma non serviva',
      withdrawn: 'Hai ritirato la risposta',
    },
    they: {
      open: '{{who}} ha risposto',
      'let-go': '{{who}} ha risposto, ma non serviva',
      withdrawn: '{{who}} ha ritirato la risposta',
    },
  },
  somebody: 'Qualcuno',
  planned: {
    proposed: 'Proposto: {{day}} alle {{time}}',
    agreed: '{{day}} alle {{time}}',
    done: '{{day}} alle {{time}}',
    dropped: 'Disdetto: {{day}} alle {{time}}',
    notDone: 'Non c’è stato: {{day}} alle {{time}}',
  },
  done: {
    there: 'Fatto, {{hours}}',
    cancelled: 'Annullato, {{hours}}',
    reversed: 'Annullato dopo la conferma, {{hours}}',
  },
  confirmed: 'Confermato {{day}}',
  next: { planned: 'Il giorno', done: 'Fatto', confirmed: 'Confermato' },
  toCome: '(ancora da fare)',
} as const;
