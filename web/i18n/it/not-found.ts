/** The page at an address that leads nowhere. */
export default {
  title: 'Questa pagina non c’è',
  text: 'Forse l’indirizzo è stato copiato a metà, o la pagina ha cambiato posto. Le tue ore sono al sicuro.',
  act: 'Torna all’inizio',
} as const;
