/** Hours that stand already, and what is asked about them; a request that they have closed. */
export default {
  recorded: 'Già registrato: {{hours}} {{day}}. È un’altra volta?',
  look: 'No, guarda quella',
  isThis: 'Già registrato: {{hours}} {{day}}. È questa?',
  sameHours: 'Sì, è questa',
  otherHours: 'No, un’altra volta',
  closed: 'La richiesta «{{title}}» è chiusa.',
  kept: 'La richiesta «{{title}}» resta aperta.',
  keepOpen: 'Tienila aperta',
  notKept: 'La richiesta è rimasta chiusa',
  passing: 'Perché registri lo stesso',
  passingHint: 'Resta nella storia, con il tuo nome',
  passingAct: 'Registra lo stesso',
} as const;
