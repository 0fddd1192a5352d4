/** Why a demo exchange was cancelled while pending, or reversed after it was confirmed. */
export const CANCEL_REASONS = [
  'Registrato due volte',
  'Data sbagliata, lo registro di nuovo',
  'L’incontro è stato rimandato',
  'Attività sbagliata: la correggo con un nuovo scambio',
];

export const REVERSAL_REASONS = [
  'Ore sbagliate, ci siamo accordati su un nuovo scambio',
  'Confermato per errore: era uno scambio con un’altra persona',
  'Era un regalo, non va contato',
];
