/** The page at an address that leads nowhere, in English. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/not-found.ts';

export default {
  title: 'This page isn’t here',
  text: 'Perhaps only half of the address was copied, or the page has moved. Your hours are safe.',
  act: 'Back to the start',
} satisfies Translated<typeof it>;
