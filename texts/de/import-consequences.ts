/** What a problem of a line means for somebody who comes in all the same. */

import type it from '../it/import-consequences.ts';
import type { Translated } from '../translated.ts';

export default {
  'email-unreadable': 'Kommt ohne sie dazu.',
  'email-shared': 'Kommt ohne sie dazu.',
  'number-taken': 'Bekommt eine neue.',
  'number-unreadable': 'Bekommt eine neue.',
  'birth-date-unreadable': 'Kommt ohne dazu.',
  'joined-on-unreadable': 'Es gilt heute.',
} satisfies Translated<typeof it>;
