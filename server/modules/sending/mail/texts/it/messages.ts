/** Letters about messages. */
export default {
  'messages-waiting': {
    subject: '{{who}} ti ha scritto',
    subject_several: 'Ti hanno scritto in {{writers}}',
    lead_one: 'C’è un messaggio che non hai ancora letto.',
    lead_other: 'Ci sono {{count}} messaggi che non hai ancora letto.',
    rest_more: 'Qui sotto i primi {{quoted}}; gli altri sono nel portale.',
    button: 'Leggi e rispondi',
    closing: 'Rispondi da qui o dal portale: le risposte a questa email non arrivano a nessuno.',
    answer: 'Rispondi a {{who}} senza entrare',
  },
} as const;
