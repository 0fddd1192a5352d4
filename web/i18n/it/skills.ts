/** What members can do for others, and who can help. */
export default {
  own: {
    title: 'Cosa so fare',
    lead: 'Segna quello che faresti volentieri per altri: la segreteria saprà a chi chiedere. Non ti impegna a niente.',
    none: 'Non hai ancora segnato niente.',
    edit: 'Segna cosa sai fare',
  },
  member: {
    title: 'Cosa sa fare',
    lead: 'Quello che {{name}} farebbe volentieri per altri. Si può scrivere qui dal foglio con le caselle.',
    none: 'Ancora niente.',
    edit: 'Segna cosa sa fare',
  },
  said: 'Segnato {{day}}, {{by}}',
  count_zero: 'Niente di segnato',
  count_one: 'Una attività segnata',
  count_other: '{{count}} attività segnate',
  save: 'Salva',
  saved: 'Salvato',
  failed: 'Non è stato salvato',
  print: 'Stampa il foglio',
  sheet: {
    title: 'Cosa so fare',
    number: 'tessera n. {{number}}',
    lead: 'Fai una croce su quello che faresti volentieri per altri. Non ti impegna a niente. Riporta il foglio in segreteria.',
  },
  help: {
    act: 'Cerca aiuto',
    text: 'Trova chi può aiutare, con il numero da leggere.',
    title: 'Chi può aiutare',
    lead: 'Prima chi negli ultimi tre mesi ha dato meno ore.',
    none: 'Nessun altro ha segnato questa attività. Prova con una simile.',
    noPhone: 'nessun numero',
    lately: 'l’ha fatto {{day}}',
    never: 'qui non l’ha ancora fatto',
    many: 'Ecco i primi {{count}}.',
  },
};
