/** Letters about what a bank says to all its members. */
export default {
  'bulletin-told': {
    subject: '{{bank}}: {{title}}',
    subject_corrected: 'Corretto: {{title}}',
    lead: '{{bank}} scrive ai suoi soci.',
    lead_corrected: '{{bank}} ha corretto questo avviso: vale quello che leggi qui.',
    lead_assembly:
      '{{bank}} chiama i soci all’assemblea. Lo statuto chiede di avvisare tutti, e per questo la ricevi anche se non vuoi gli avvisi.',
    button: 'Leggi nel portale',
    button_asks: 'Vieni? Dillo con un tocco',
    other: 'Leggi nel portale',
    closing: 'Rispondere a questa email non serve: chiama o scrivi alla segreteria.',
    details: { when: 'Quando', where: 'Dove', desk: 'Segreteria' },
  },
  'bulletin-called-off': {
    subject: 'Annullato: {{title}}',
    lead: '{{bank}} ha annullato “{{title}}”, {{when}}. Non venire: non c’è nessuno.',
    button: 'Leggi nel portale',
    details: { desk: 'Segreteria' },
  },
  'bulletins-gathered': {
    subject_one: '{{bank}}: un avviso',
    subject_other: '{{bank}}: {{count}} avvisi',
    lead_one: 'C’è un avviso della tua banca che non ti abbiamo ancora mandato.',
    lead_other: 'Ci sono {{count}} avvisi della tua banca, in una sola email.',
    button: 'Leggi nel portale',
    closing: 'Qualcosa chiede se vieni? Lo dici nel portale, con un tocco.',
  },
} as const;
