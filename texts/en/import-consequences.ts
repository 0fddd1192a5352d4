/** What a problem of a line means for somebody who comes in all the same. */

import type it from '../it/import-consequences.ts';
import type { Translated } from '../translated.ts';

export default {
  'email-unreadable': 'Comes in without it.',
  'email-shared': 'Comes in without it.',
  'number-taken': 'Gets a new one.',
  'number-unreadable': 'Gets a new one.',
  'birth-date-unreadable': 'Comes in without it.',
  'joined-on-unreadable': 'Today counts.',
} satisfies Translated<typeof it>;
