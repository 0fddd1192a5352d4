/** Hours that stand already, and what is asked about them; a request that they have closed. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/recorded.ts';

export default {
  recorded: 'Already recorded: {{hours}} {{day}}. Was this another time?',
  look: 'No, look at it',
  sameHours: 'No, the same',
  otherHours: 'Yes, another time',
  closed: 'The request “{{title}}” is closed.',
  kept: 'The request “{{title}}” stays open.',
  keepOpen: 'Keep it open',
  notKept: 'The request has stayed closed',
} satisfies Translated<typeof it>;
