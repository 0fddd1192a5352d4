/** The band in which a bank asks balances to stay: to a member before they confirm, and at the desk. */
export default {
  after: 'Dopo: {{after}}. La banca chiede di restare sopra {{low}}.',
  canConfirm:
    'Puoi confermare: la segreteria ti cercherà per trovare insieme come dare qualche ora.',
  isBelow:
    'Sei sotto le {{hours}} che la banca chiede. Puoi confermare: la segreteria ti cercherà per trovare insieme come dare qualche ora.',
  isBelowZero:
    'Sei sotto lo zero che la banca chiede. Puoi confermare: la segreteria ti cercherà per trovare insieme come dare qualche ora.',
  stops:
    'Con queste ore scenderesti a {{after}}. Per la tua banca il limite è {{low}}. Parla con la segreteria: può confermare lei.',
  home: {
    below: 'La banca chiede di restare sopra {{low}}: insieme si trova come dare qualche ora.',
    above: 'Hai {{balance}} da usare: c’è chi può aiutarti.',
  },
  desk: {
    title: 'Tra quali saldi',
    band: 'La banca chiede a {{name}} di restare tra <b>{{low}}</b> e <b>{{high}}</b>.',
    exception: 'È un’eccezione: per gli altri valgono {{low}} e {{high}}.',
    change: 'Fai un’eccezione',
    own: 'Sei tu: un’eccezione per te la fa un’altra persona della segreteria.',
    end: 'Togli l’eccezione',
    history: 'Eccezioni di prima',
    entry: '{{day}}, {{by}}: {{bounds}}. {{note}}',
    bounds: 'tra {{low}} e {{high}}',
    boundsUntil: 'tra {{low}} e {{high}}, fino al {{until}}',
    asOthers: 'come gli altri',
    formTitle: 'Eccezione per {{name}}',
    formText: 'Gli altri soci non la vedono. Può stare anche dentro il saldo di oggi.',
    low: 'Quante ore sotto lo zero',
    high: 'Quante ore sopra lo zero',
    hoursHint: 'Per esempio 30 o 2,5. Vuoto: come gli altri.',
    until: 'Fino a quando',
    untilHint: 'Vuoto: finché non la cambiate.',
    note: 'Perché?',
    noteHint: 'Lo legge solo chi amministra la banca.',
    noteMissing: 'Scrivi perché',
    save: 'Salva l’eccezione',
    saved: 'Eccezione salvata',
    ended: 'Eccezione tolta',
    failed: 'L’eccezione non è stata salvata',
    endTitle: 'Togliere l’eccezione?',
    endText: 'Per {{name}} varranno di nuovo {{low}} e {{high}}.',
    endNote: 'Eccezione tolta dalla segreteria',
    keep: 'No, resta',
    below: '{{name}} scenderebbe a {{after}}: la banca chiede di restare sopra {{low}}.',
    reason: 'Perché confermi lo stesso? Resta scritto nello scambio.',
  },
} as const;
