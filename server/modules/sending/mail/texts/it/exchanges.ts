/** Letters about one exchange, and about those that wait. */
import words from '#texts/it/exchange-words.ts';

/** What of an exchange is known, each with its label. */
const details = {
  gave: words.gave,
  received: words.received,
  from: words.from,
  to: words.to,
  hours: words.columns.hours,
  day: words.columns.date,
  activity: words.activity,
  note: words.note,
  recorded: words.by.recorded,
  confirmed: words.by.confirmed,
  cancelled: words.by.cancelled,
  reversed: words.by.reversed,
  reason: words.reason,
  balance: 'Il tuo saldo dopo',
} as const;

export default {
  'exchange-awaiting': {
    subject: 'Da confermare: {{hours}} da {{creditor}}',
    lead: '{{creditor}} ti ha dato {{hours}} il {{day}}: {{activity}}.',
    rest: 'Se è tutto giusto, conferma lo scambio: solo allora le ore si spostano. Se qualcosa non torna, puoi annullarlo.',
    button: 'Conferma {{hours}}',
    other: 'Guarda o annulla',
    details,
  },
  'exchange-confirmed': {
    subject: 'Scambio confermato: {{hours}} con {{other}}',
    lead_gave: 'Lo scambio è confermato: il {{day}} hai dato {{hours}} a {{other}} ({{activity}}).',
    lead_received:
      'Lo scambio è confermato: il {{day}} hai ricevuto {{hours}} da {{other}} ({{activity}}).',
    'rest_recorded-by-other':
      'Lo ha registrato {{other}}, e così lo ha anche confermato. Se qualcosa non torna, puoi annullarlo tra i tuoi scambi.',
    button: 'Vedi lo scambio',
    details,
  },
  'exchange-cancelled': {
    subject: 'Scambio annullato: {{hours}} con {{other}}',
    lead: 'Lo scambio di {{hours}} con {{other}} del {{day}} è stato annullato prima della conferma: il tuo saldo resta com’era.',
    button: 'Vedi i tuoi scambi',
    details,
  },
  'exchange-reversed': {
    subject: 'Annullato dopo la conferma: {{hours}} con {{other}}',
    lead_gave:
      'Lo scambio con {{other}} del {{day}}, già confermato, è stato annullato: quanto avevi dato ({{hours}}) non conta più.',
    lead_received:
      'Lo scambio con {{other}} del {{day}}, già confermato, è stato annullato: quanto avevi ricevuto ({{hours}}) è tornato sul tuo conto.',
    button: 'Vedi i tuoi scambi',
    details,
  },
  'hours-moved': {
    subject: '{{activity}}, {{hours}}, {{day}}',
    'lead_pending-gained': 'In attesa: {{hours}} da {{other}} a te ({{activity}}).',
    'lead_pending-given': 'In attesa: {{hours}} da te a {{other}} ({{activity}}).',
    'lead_confirmed-gained': 'Sul tuo conto sono arrivate {{hours}} da {{other}}: {{activity}}.',
    'lead_confirmed-given': 'Dal tuo conto sono passate {{hours}} a {{other}}: {{activity}}.',
    lead_cancelled: 'Annullato prima della conferma: il tuo saldo resta com’era.',
    lead_reversed: 'Annullato dopo la conferma: le ore sono tornate indietro.',
    button: 'Vedi i tuoi scambi',
    details,
  },
  'exchanges-waiting': {
    subject_one: 'Uno scambio ti aspetta',
    subject_other: '{{count}} scambi ti aspettano',
    lead_one:
      'Da più di una settimana uno scambio aspetta la tua conferma. Chi ti ha aiutato riceve le sue ore solo quando confermi.',
    lead_other:
      'Da più di una settimana {{count}} scambi aspettano la tua conferma. Chi ti ha aiutato riceve le sue ore solo quando confermi.',
    button: 'Conferma o annulla',
  },
} as const;
