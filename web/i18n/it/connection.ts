/** Signed-in pages without a connection, and after a new release. */

export default {
  offline: 'Sei senza connessione.',
  unreachable: 'Non riusciamo a raggiungere il portale.',
  since: 'Aggiornato alle {{time}}.',
  sinceDay: 'Aggiornato: {{moment}}.',
  outdated: 'C’è una versione nuova del portale.',
  reload: 'Ricarica',
  unsent: {
    title_one: 'Una cosa non è ancora partita',
    title_other: '{{count}} cose non sono ancora partite',
    text: 'Partono quando torna la connessione. Se esci ora vanno perse.',
    stay: 'Resta',
    leave: 'Esci lo stesso',
  },
} as const;
