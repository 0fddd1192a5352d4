/** What every letter says around its own words. */
export default {
  greeting: 'Ciao {{name}}!',
  /** To a reader who is not known to be the person. */
  greeting_nameless: 'Ciao!',
  linkHint: 'Se il pulsante non funziona, apri questo indirizzo nel browser:',
  sentBy: 'Questa email ti arriva da',
  /** In front of the address that stops the letters of a topic. */
  stop: 'Non la vuoi più? Basta un clic',
  /** To a referent, in the place of their body. */
  referent: {
    lead: 'Questa lettera è per {{body}}: la leggi perché sei tra i suoi referenti.',
    act: 'Agisci per {{body}}',
    why: 'La ricevi perché sei referente di un ente socio della tua banca.',
  },
  /** The last line of a letter: why it came, so that nobody has to guess. */
  why: {
    account: 'La ricevi perché riguarda il tuo accesso al portale.',
    address: 'La ricevi perché qualcuno ha indicato questo indirizzo nel portale.',
    membership: 'La ricevi perché riguarda la tua adesione a una banca del tempo.',
    trust: 'La ricevi perché riguarda chi può fare al posto di un’altra persona, tu o per te.',
    exchange: 'La ricevi perché riguarda uno scambio tuo: di questo ti scriviamo sempre.',
    bankDesk: 'La ricevi perché amministri la tua banca del tempo.',
    application: 'La ricevi perché riguarda la richiesta di una nuova banca del tempo.',
    portalDesk: 'La ricevi perché amministri il portale.',
    digest:
      'La ricevi, al massimo una volta alla settimana, perché la tua banca manda ai soci le novità della bacheca.',
    ask: 'La ricevi, al massimo due volte alla settimana, perché offri o hai fatto cose simili.',
    message:
      'La ricevi, al massimo tre volte al giorno, perché ci sono messaggi che non hai letto.',
    notice: 'La ricevi perché riguarda un annuncio in bacheca, tuo o a cui hai risposto.',
    appointment: 'La ricevi perché riguarda un appuntamento tuo con un altro socio.',
    bulletin: 'La ricevi perché la tua banca lo dice a tutti i suoi soci.',
    thanks: 'La ricevi perché qualcuno ti ringrazia per uno scambio.',
    reminder: 'La ricevi, al massimo una volta alla settimana, perché uno scambio aspetta te.',
  },
} as const;
