/** A member’s exchanges from before the portal, in English. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/past-exchanges.ts';

export default {
  title_one: 'Before the portal (one exchange)',
  title_other: 'Before the portal ({{count}} exchanges)',
  lead: 'The exchanges of the old books, to read: they move no hours, for they are in the balance brought already.',
  line: '{{giver}} for {{receiver}}',
  more: 'Show more',
} satisfies Translated<typeof it>;
