/** Hours that stand already, and what is asked about them; a request that they have closed. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/recorded.ts';

export default {
  recorded: 'Already recorded: {{hours}} {{day}}. Was this another time?',
  look: 'No, look at it',
  isThis: 'Already recorded: {{hours}} {{day}}. Is it this one?',
  sameHours: 'Yes, this one',
  otherHours: 'No, another time',
  closed: 'The request “{{title}}” is closed.',
  kept: 'The request “{{title}}” stays open.',
  keepOpen: 'Keep it open',
  notKept: 'The request has stayed closed',
  passing: 'Why you record it all the same',
  passingHint: 'It stays in the history, with your name',
  passingAct: 'Record it all the same',
} satisfies Translated<typeof it>;
