/** The letter with one sentence of thanks. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/thanks.ts';

export default {
  thanked: {
    subject: '{{who}} sagt dir Danke',
    lead: '{{who}} hat dir zu „{{activity}}“ einen Satz geschrieben:',
    rest: 'Nur du liest ihn: weder das Büro noch sonst jemand sieht ihn.',
    button: 'Tausch ansehen',
  },
} satisfies Translated<typeof it>;
