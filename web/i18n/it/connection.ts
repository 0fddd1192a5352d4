/** Signed-in pages without a connection, and after a new release. */

export default {
  offline: 'Sei senza connessione.',
  unreachable: 'Non riusciamo a raggiungere il portale.',
  since: 'Saldo aggiornato alle {{time}}.',
  sinceDay: 'Saldo aggiornato: {{moment}}.',
  outdated: 'C’è una versione nuova del portale.',
  reload: 'Ricarica',
  unsent: {
    title_one: 'Uno scambio non è ancora partito',
    title_other: '{{count}} scambi non sono ancora partiti',
    text: 'Partono quando torna la connessione. Se esci ora vanno persi.',
    stay: 'Resta',
    leave: 'Esci lo stesso',
  },
} as const;
