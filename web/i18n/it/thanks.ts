/** One sentence of thanks, from who received to who gave. */
export default {
  act: 'Ringrazia {{name}}',
  label: 'Una frase per {{name}}',
  hint: 'La legge solo {{name}}: né la segreteria né altri la vedono.',
  send: 'Manda',
  leave: 'Lascia stare',
  byVoice: '{{name}} non legge sul portale: il grazie più bello è quello detto a voce.',
  sent: '{{name}} leggerà la tua frase',
  already: 'Hai già ringraziato da un’altra pagina.',
  mine: 'Hai ringraziato {{name}}. Lo leggete solo voi due.',
  theirs: '{{name}} ti ringrazia. La leggi solo tu.',
  quoting: {
    label: 'La relazione annuale può citare questa frase',
    hint: 'Senza nomi, e solo se dite di sì tutti e due. Puoi cambiare idea quando vuoi.',
    failed: 'È rimasto com’era',
  },
  takeBack: {
    act: 'Ritira la frase',
    title: 'Ritirare la frase?',
    lead: '{{name}} non la leggerà più. Se l’email è già partita, quella resta.',
    done: 'Frase ritirata',
  },
  report: {
    lead: 'La segreteria della tua banca riceve questa frase. {{name}} non viene avvisato.',
  },
  year: {
    title: 'Chi ti ha ringraziato',
    lead: 'Le leggi solo tu.',
    exchange: 'Lo scambio del {{day}}: {{activity}}',
    more: 'Mostra le altre',
  },
} as const;
