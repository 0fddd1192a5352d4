/** The letter that reminds of a fee, as it is sent and as the desk reads it before (specification §48). */
import type it from '../it/fee-letter.ts';
import type { Translated } from '../translated.ts';

export default {
  subject: 'Der Beitrag {{year}} von {{bank}}',
  lead: 'Der Beitrag {{year}} von {{bank}} ist bis zum {{day}} fällig, und deiner ist bei uns noch nicht eingegangen.',
  rest: 'Hast du ihn schon bezahlt, dann hat sich das überschnitten, und du musst nichts tun. Wie hoch er ist und wie es steht, siehst nur du, in deinem Profil.',
  button: 'Im Profil ansehen',
  closing: 'Bei Fragen ruf das Büro an.',
  closing_phone: 'Bei Fragen ruf das Büro an: {{phone}}.',
} satisfies Translated<typeof it>;
