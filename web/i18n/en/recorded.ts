/** Hours that stand already, and what is asked about them, in English. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/recorded.ts';

export default {
  recorded: 'Already recorded: {{hours}} {{day}}. Was this another time?',
  sameHours: 'No, the same',
  otherHours: 'Yes, another time',
} satisfies Translated<typeof it>;
