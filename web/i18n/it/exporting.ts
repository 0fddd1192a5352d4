/** A list as a spreadsheet (specification §2). */
export default {
  act: 'Esporta',
  busy: 'Preparo il file: {{size}} kB',
  done: 'File salvato: {{name}}',
  failed: 'Errore durante l’esportazione',
} as const;
