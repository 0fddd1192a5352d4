/** What the calls that upload a file send. */
import type { ImportMapping } from '#contract/paper/imports.ts';
import { TODAY } from './world.ts';

/** The smallest picture there is: one pixel, as PNG. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** How the columns of `TABLE` are read. */
export const MAPPING: ImportMapping = {
  kind: 'people',
  headerLine: 1,
  columns: ['surname', 'name', 'balance'],
  nameOrder: 'surname-first',
  unit: 'hours',
  reading: null,
  openedOn: TODAY,
};

/** A small file of people. */
export const TABLE = 'Cognome;Nome;Saldo\nAgazzi;Adele;1,5\n';
