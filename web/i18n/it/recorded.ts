/** Hours that stand already, and what is asked about them. */
export default {
  recorded: 'Già registrato: {{hours}} {{day}}. È un’altra volta?',
  sameHours: 'No, è questa',
  otherHours: 'Sì, un’altra volta',
} as const;
