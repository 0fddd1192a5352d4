/** The rules of a bank: one sentence each, with its present value, and how one is changed. */
import names from '#texts/it/rule-names.ts';

export default {
  title: 'Regole della banca',
  lead: 'Le decidono i soci. Ogni cambiamento resta scritto, e tutti i soci lo leggono per email.',
  groups: {
    balance: 'Il saldo',
    gifts: 'Doni e fondo ore',
    board: 'La bacheca',
    desk: 'La segreteria',
    paper: 'Su carta',
  },
  names,
  hours: {
    'band-low': 'La banca chiede di restare sopra <b>{{value}}</b>.',
    'band-low-first-year': 'Nel primo anno la banca chiede di restare sopra <b>{{value}}</b>.',
    'band-high': 'A chi supera <b>{{value}}</b> la banca ricorda che c’è chi può aiutarlo.',
    'newcomer-gift': 'Chi entra riceve <b>{{value}}</b> dal fondo ore.',
    'gift-most': 'Un dono a un altro socio è di <b>{{value}}</b> al massimo.',
    'gifts-in-a-year': 'In un anno ognuno può donare agli altri soci <b>{{value}}</b> in tutto.',
    'lesson-preparation':
      'Chi tiene una lezione di gruppo riceve la sua durata, e <b>{{value}}</b> per prepararla.',
    'yearly-share':
      'Ogni socio dà al fondo ore <b>{{value}}</b> l’anno; un’email lo dice trenta giorni prima.',
    'fund-low': 'Il fondo ore può scendere fino a <b>{{value}}</b>; poi i doni aspettano.',
  },
  none: {
    'band-low': 'La banca chiede di non scendere <b>sotto lo zero</b>.',
    'band-low-first-year': 'Nel primo anno la banca chiede di non scendere <b>sotto lo zero</b>.',
    'band-high': 'A chi supera <b>lo zero</b> la banca ricorda che c’è chi può aiutarlo.',
    'newcomer-gift': 'Chi entra comincia da zero: <b>nessuna ora di benvenuto</b>.',
    'gift-most': 'Tra soci <b>non si donano</b> ore.',
    'gifts-in-a-year': 'Tra soci <b>non si donano</b> ore.',
    'lesson-preparation': 'Chi tiene una lezione di gruppo riceve <b>la sua durata</b>.',
    'yearly-share': 'La banca <b>non chiede</b> una quota in ore.',
    'fund-low': 'Il fondo ore non scende <b>sotto lo zero</b>; poi i doni aspettano.',
  },
  flag: {
    'band-hard': {
      no: 'Il saldo minimo è un consiglio: <b>si può sempre confermare</b>.',
      yes: 'Sotto il saldo minimo <b>una conferma si ferma</b>: può farla la segreteria.',
    },
    'board-checked-first': {
      no: 'Un annuncio nuovo è <b>subito in bacheca</b>.',
      yes: 'Un annuncio nuovo lo <b>guarda prima la segreteria</b>, poi va in bacheca.',
    },
    'desk-second-factor': {
      no: 'In segreteria si lavora <b>anche con la sola password</b>.',
      yes: 'In segreteria lavora solo chi entra <b>anche con il secondo passo</b>.',
    },
    'balances-visible': {
      no: 'Il saldo lo vedono <b>solo tu e la segreteria</b>.',
      yes: 'I soci della banca <b>vedono il saldo l’uno dell’altro</b>; le banche amiche no.',
    },
    'board-digest': {
      no: 'La bacheca <b>non manda email</b> con le novità.',
      yes: 'Una volta alla settimana i soci leggono per email <b>le novità della bacheca</b>, se ce ne sono.',
    },
    'board-public': {
      no: 'Fuori dalla banca <b>nessuno legge</b> la bacheca.',
      yes: 'Chiunque legge sul web gli annunci per le banche amiche, <b>senza nomi, telefoni e indirizzi</b> dei soci.',
    },
  },
  weekday: {
    'board-digest-day': 'Le novità della bacheca partono <b>di {{day}}</b>, alle 9.',
  },
  days: {
    'cheque-days_one': 'Un assegno vale <b>un giorno</b>.',
    'cheque-days_other': 'Un assegno vale <b>{{count}} giorni</b>.',
  },
  months: {
    'statement-months_one': 'L’estratto conto su carta esce <b>ogni mese</b>.',
    'statement-months_other': 'L’estratto conto su carta esce <b>ogni {{count}} mesi</b>.',
  },
  seePublicBoard: 'Guarda la bacheca pubblica',
  change: 'Cambia',
  changeOf: 'Cambia: {{rule}}',
  history: 'Com’era prima',
  entry: '{{value}} · {{day}}, {{by}}: {{note}}',
  answer: { yes: 'Sì', no: 'No' },
  form: {
    hours: 'Ore',
    hoursHint: 'Per esempio 20, 2,5 o 1 h 30.',
    hoursLowHint: 'Quante ore sotto lo zero: per esempio 20.',
    days: 'Giorni',
    months: 'Mesi',
    weekday: 'Giorno della settimana',
    flags: {
      'band-hard': {
        label: 'Che cosa succede sotto il saldo minimo?',
        no: 'È un consiglio: si può sempre confermare',
        yes: 'La conferma si ferma: può farla la segreteria',
      },
      'board-checked-first': {
        label: 'Quando va in bacheca un annuncio nuovo?',
        no: 'Subito',
        yes: 'Dopo che la segreteria l’ha guardato',
      },
      'desk-second-factor': {
        label: 'Con che cosa si entra in segreteria?',
        no: 'Basta la password',
        yes: 'Serve anche il secondo passo; senza, la segreteria resta chiusa',
      },
      'balances-visible': {
        label: 'Chi vede i saldi?',
        no: 'Ognuno il suo, e la segreteria',
        yes: 'Tutti i soci della banca',
      },
      'board-digest': {
        label: 'I soci ricevono le novità della bacheca?',
        no: 'No',
        yes: 'Sì, una volta alla settimana, se ce ne sono',
      },
      'board-public': {
        label: 'Chi legge la bacheca?',
        no: 'I soci, e dove lo vuole chi scrive anche le banche amiche',
        yes: 'Chiunque, sul web: titoli, attività e giorni degli annunci per le banche amiche, senza nomi',
      },
    },
    note: 'Perché?',
    noteHint: 'Lo leggono tutti i soci: per esempio «Deciso in assemblea il 12 marzo».',
    noteMissing: 'Scrivi perché cambia',
    told: 'Tutti i soci ricevono un’email con il valore di prima e quello nuovo.',
    save: 'Cambia la regola',
    saved: 'Regola cambiata',
    failed: 'La regola non è cambiata',
  },
} as const;
