/** The yearly page: as it is read, written and printed. */
export default {
  title: 'Relazione annuale {{year}}',
  year: 'Anno',
  none: 'Di quest’anno non c’è una relazione: la banca è nata dopo, o l’anno deve ancora venire.',
  print: 'Stampa',
  printFailed: 'La stampa non è partita',
  views: { label: 'Che cosa si vede', page: 'La relazione', write: 'Le vostre parole' },
  facts: {
    on: 'Situazione al {{on}}, calcolata il {{day}}.',
    seal: 'Codice del sigillo di quel giorno: {{code}}.',
    bank: '{{bank}} · relazione annuale {{year}}',
  },
  chapters: {
    year: 'Il nostro anno',
    together: 'Che cosa abbiamo fatto insieme',
    alongside: 'Con chi abbiamo lavorato',
    ahead: 'Che cosa faremo',
  },
  people: {
    bodies_one: 'Di questi <b>uno</b> è un ente.',
    bodies_other: 'Di questi <b>{{count}}</b> sono enti.',
    title: 'Le persone',
    start:
      'All’inizio dell’anno i soci erano <b>{{start}}</b>; ne sono entrati <b>{{came}}</b> e usciti <b>{{went}}</b>. Al {{on}} sono <b>{{end}}</b>.',
    active:
      '<b>{{active}}</b> soci su <b>{{end}}</b> hanno dato o ricevuto ore, da persona a persona, negli ultimi 365 giorni.',
    newcomers_one:
      'È arrivata per la prima volta <b>una persona</b>; entro trenta giorni ha già scambiato: <b>{{met}}</b>.',
    newcomers_other:
      'Sono arrivate per la prima volta <b>{{count}} persone</b>; entro trenta giorni hanno già scambiato: <b>{{met}}</b>.',
    ages: 'Per età:',
    sexes: 'Per sesso:',
    few: 'Il trattino sta dove le persone sono meno di cinque, o dove il numero le farebbe trovare.',
    tooFew: 'Per età e per sesso i soci sono troppo pochi per dirlo.',
    under: 'sotto i {{age}} anni',
    between: 'da {{from}} a {{to}} anni',
    over: '{{age}} anni e più',
    unknown: 'età non nota',
    sex: { f: 'donne', m: 'uomini', n: 'non indicato' },
  },
  hours: {
    bodies_one: 'Di cui con enti: <b>{{hours}}</b> in <b>uno scambio</b>.',
    bodies_other: 'Di cui con enti: <b>{{hours}}</b> in <b>{{count}} scambi</b>.',
    title: 'Le ore',
    none: 'Quest’anno non ci sono ancora scambi.',
    all_one:
      'In tutto <b>{{hours}}</b> in <b>uno scambio</b>: <b>{{between}}</b> da persona a persona e <b>{{community}}</b> per la comunità, cioè per il fondo ore, con le lezioni di gruppo.',
    all_other:
      'In tutto <b>{{hours}}</b> in <b>{{count}} scambi</b>: <b>{{between}}</b> da persona a persona e <b>{{community}}</b> per la comunità, cioè per il fondo ore, con le lezioni di gruppo.',
    worth:
      'A <b>{{euro}} €</b> l’ora questo varrebbe <b>{{sum}} €</b>. Nella banca del tempo però le ore non sono denaro, e valgono tutte uguale.',
    table: 'Ore e scambi per gruppo di attività',
    group: 'Attività',
    between: 'Tra persone',
    community: 'Comunità',
    cell: '{{hours}} ({{count}})',
    cellHint: 'Tra parentesi, quanti scambi.',
    nothing: '–',
    friends_one:
      'Con <b>una banca amica</b>: <b>{{given}}</b> date e <b>{{received}}</b> ricevute.',
    friends_other:
      'Con <b>{{count}} banche amiche</b>: <b>{{given}}</b> date e <b>{{received}}</b> ricevute.',
    fund: 'Nel fondo ore sono entrate <b>{{cameIn}}</b> e ne sono uscite <b>{{wentOut}}</b>.',
  },
  requests: {
    title: 'La bacheca',
    none: 'Quest’anno nessuno ha messo una richiesta in bacheca.',
    posted_one:
      '<b>Una richiesta</b> in bacheca; ha trovato qualcuno della bacheca: <b>{{met}}</b>.',
    posted_other:
      '<b>{{count}} richieste</b> in bacheca; hanno trovato qualcuno della bacheca: <b>{{met}}</b>.',
    median: 'Il primo sì arriva, di solito, dopo <b>{{days}}</b>.',
    soon: 'meno di un giorno',
    days_one: '{{shown}} giorno',
    days_other: '{{shown}} giorni',
  },
  thanks: {
    title: 'Si sono detti grazie',
    note: 'Con il consenso di chi ha scritto e di chi ha ricevuto il grazie.',
  },
  write: {
    lead: 'Quattro capitoli brevi, in parole vostre: stanno nella relazione insieme alle cifre. Quello che lasciate vuoto non c’è. Ogni modifica resta, con chi l’ha fatta.',
    last: 'L’ultima versione è di {{name}}, {{when}}.',
    hints: {
      year: 'Chi siete, e come è andato l’anno.',
      together: 'Una storia dice più di un numero.',
      alongside: 'Il Comune, le scuole, le altre associazioni.',
      ahead: 'E di che cosa avete bisogno.',
    },
    hourWorth: 'Quanto varrebbe un’ora, in euro',
    hourWorthHint:
      'Vuoto: la relazione non ne parla. Le ore non sono denaro; qualche Comune però lo chiede.',
    hourWorthWrong: 'Scrivi un importo da 0,01 a 200, come 12,50',
    quotes: 'Frasi di ringraziamento',
    quotesHint: 'Senza nomi, e solo se tutti e due hanno detto di sì.',
    save: 'Salva',
    saved: 'Salvato',
    failed: 'È rimasto com’era',
    choices: { yes: 'Fino a tre nella relazione', no: 'Nessuna' },
    empty: 'niente',
  },
} as const;
