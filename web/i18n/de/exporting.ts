/** A list as a spreadsheet, in German. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/exporting.ts';

export default {
  act: 'Exportieren',
  busy: 'Datei wird erstellt: {{size}} kB',
  done: 'Datei gespeichert: {{name}}',
  failed: 'Die Liste konnte nicht exportiert werden',
} satisfies Translated<typeof it>;
