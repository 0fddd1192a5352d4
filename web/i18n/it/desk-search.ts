/** The search of the bank's desk: who calls, and what one wants to know of them. */
export default {
  label: 'Nome, telefono o numero di uno scambio',
  hint: 'Per esempio: ferrari, 333 555, 437',
  lead: 'Trovi i soci della tua banca, con saldo e telefono, e ogni scambio dal suo numero.',
  exchange: 'Scambio n. {{id}}',
  between: '{{creditor}} ha dato {{hours}} a {{debtor}}',
  balance: 'saldo {{hours}}',
  balanceNow: 'Saldo',
  last: 'Gli ultimi scambi',
  gave: 'ha dato {{hours}} a {{name}}',
  received: 'ha ricevuto {{hours}} da {{name}}',
  noExchange: 'Nessuno scambio confermato.',
  nothingWaits: 'Niente in attesa.',
  waits_one: 'Uno scambio in attesa',
  waits_other: '{{count}} scambi in attesa',
  record: 'Registra uno scambio',
  shortcut: 'Apri la ricerca con il tasto /',
} as const;
