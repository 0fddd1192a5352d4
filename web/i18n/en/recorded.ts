/** Hours that stand already, and what is asked about them, in English. */
import type it from '../it/recorded.ts';
import type { Translated } from '../namespaces.ts';

export default {
  recorded: 'Already recorded: {{hours}} {{day}}. Was this another time?',
  sameHours: 'No, the same',
  otherHours: 'Yes, another time',
} satisfies Translated<typeof it>;
