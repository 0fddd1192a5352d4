/** The letter with one sentence of thanks. */
export default {
  thanked: {
    subject: '{{who}} ti ringrazia',
    lead: '{{who}} ti ha scritto una frase per «{{activity}}»:',
    rest: 'La leggi solo tu: né la segreteria né altri la vedono.',
    button: 'Vedi lo scambio',
  },
} as const;
