/** The words of the list for the insurer, on screens and in sheets. */
import type it from '../it/insured-words.ts';
import type { Translated } from '../translated.ts';

export default {
  title: 'Liste für die Versicherung',
  columns: { from: 'Von', to: 'Bis', change: 'Änderung' },
  change: { came: 'neu', went: 'ausgetreten' },
} satisfies Translated<typeof it>;
