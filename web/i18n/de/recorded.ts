/** Hours that stand already, and what is asked about them; a request that they have closed. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/recorded.ts';

export default {
  recorded: 'Schon eingetragen: {{hours}} {{day}}. War das ein anderes Mal?',
  look: 'Nein, ansehen',
  isThis: 'Schon eingetragen: {{hours}} {{day}}. Meinst du das?',
  sameHours: 'Ja, das war es',
  otherHours: 'Nein, ein anderes Mal',
  closed: 'Das Gesuch „{{title}}“ ist geschlossen.',
  kept: 'Das Gesuch „{{title}}“ bleibt offen.',
  keepOpen: 'Offen lassen',
  notKept: 'Das Gesuch ist geschlossen geblieben',
  passing: 'Warum du es trotzdem einträgst',
  passingHint: 'Bleibt im Verlauf, mit deinem Namen',
  passingAct: 'Trotzdem eintragen',
} satisfies Translated<typeof it>;
