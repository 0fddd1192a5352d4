/** The words of the list for the insurer, on screens and in sheets. */
export default {
  title: 'Elenco per l’assicurazione',
  columns: { from: 'Dal', to: 'Al', change: 'Cambiamento' },
  change: { came: 'entra', went: 'esce' },
} as const;
