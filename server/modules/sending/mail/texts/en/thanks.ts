/** The letter with one sentence of thanks. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/thanks.ts';

export default {
  thanked: {
    subject: '{{who}} thanks you',
    lead: '{{who}} wrote you a sentence about “{{activity}}”:',
    rest: 'You alone read it: neither the desk nor anybody else sees it.',
    button: 'See the exchange',
  },
} satisfies Translated<typeof it>;
