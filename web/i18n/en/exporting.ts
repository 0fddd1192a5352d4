/** A list as a spreadsheet, in English. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/exporting.ts';

export default {
  act: 'Export',
  busy: 'Preparing the file: {{size}} kB',
  done: 'File saved: {{name}}',
  failed: 'The list could not be exported',
} satisfies Translated<typeof it>;
