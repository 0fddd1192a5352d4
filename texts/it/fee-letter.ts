/** The letter that reminds of a fee, as it is sent and as the desk reads it before (specification §48). */
export default {
  subject: 'La quota {{year}} di {{bank}}',
  lead: 'La quota {{year}} di {{bank}} si versa entro il {{day}}, e da noi risulta ancora da versare.',
  rest: 'Se l’hai già versata, ci siamo incrociati: non devi fare niente. Quanto è e a che punto sei lo vedi solo tu, nel tuo profilo.',
  button: 'Vedi nel tuo profilo',
  closing: 'Per ogni domanda chiama la segreteria.',
  closing_phone: 'Per ogni domanda chiama la segreteria: {{phone}}.',
} as const;
