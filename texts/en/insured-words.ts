/** The words of the list for the insurer, on screens and in sheets. */
import type it from '../it/insured-words.ts';
import type { Translated } from '../translated.ts';

export default {
  title: 'List for the insurer',
  columns: { from: 'From', to: 'To', change: 'Change' },
  change: { came: 'new', went: 'left' },
} satisfies Translated<typeof it>;
