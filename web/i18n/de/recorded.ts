/** Hours that stand already, and what is asked about them, in German. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/recorded.ts';

export default {
  recorded: 'Schon eingetragen: {{hours}} {{day}}. War das ein anderes Mal?',
  sameHours: 'Nein, dasselbe',
  otherHours: 'Ja, ein anderes Mal',
} satisfies Translated<typeof it>;
