/** Taking all that is kept about a person. */
export default {
  title: 'I tuoi dati',
  lead: 'Puoi scaricare tutto quello che il portale conserva su di te: profilo, scambi, annunci, messaggi che hai scritto, accessi. È un archivio con un foglio di calcolo e una spiegazione.',
  act: 'Scarica i tuoi dati',
  proof:
    'Conferma che sei tu. Il file dice molto di te: conservalo con cura. Puoi scaricarlo tre volte al giorno.',
  submit: 'Scarica',
  busy: 'Preparo il file: {{size}} kB',
  done: 'I tuoi dati sono salvati: {{name}}',
} as const;
