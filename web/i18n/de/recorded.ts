/** Hours that stand already, and what is asked about them; a request that they have closed. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/recorded.ts';

export default {
  recorded: 'Schon eingetragen: {{hours}} {{day}}. War das ein anderes Mal?',
  look: 'Nein, ansehen',
  isThis: 'Schon eingetragen: {{hours}} {{day}}. Meinst du das?',
  sameHours: 'Ja, das war es',
  otherHours: 'Nein, ein anderes Mal',
  closed: 'Die Suche „{{title}}“ ist geschlossen.',
  kept: 'Die Suche „{{title}}“ bleibt offen.',
  keepOpen: 'Offen lassen',
  notKept: 'Die Suche ist geschlossen geblieben',
} satisfies Translated<typeof it>;
