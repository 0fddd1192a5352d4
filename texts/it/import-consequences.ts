/** What a problem of a line means for somebody who comes in all the same. */
export default {
  'email-unreadable': 'Entra senza.',
  'email-shared': 'Entra senza.',
  'number-taken': 'Ne riceve uno nuovo.',
  'number-unreadable': 'Ne riceve uno nuovo.',
  'birth-date-unreadable': 'Entra senza.',
  'joined-on-unreadable': 'Vale oggi.',
} as const;
