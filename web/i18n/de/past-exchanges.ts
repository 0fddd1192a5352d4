/** A member’s exchanges from before the portal, in German. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/past-exchanges.ts';

export default {
  title_one: 'Vor dem Portal (ein Tauschgeschäft)',
  title_other: 'Vor dem Portal ({{count}} Tauschgeschäfte)',
  lead: 'Die Tauschgeschäfte der alten Bücher, zum Nachlesen: sie bewegen keine Stunden, denn sie sind im übernommenen Saldo schon enthalten.',
  line: '{{giver}} für {{receiver}}',
  more: 'Mehr zeigen',
} satisfies Translated<typeof it>;
