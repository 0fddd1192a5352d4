/** Everyday words for the kinds of service, in English. */
import { EN } from '#contract/board/everyday-words/en.ts';
import type { Translated } from '#texts/translated.ts';
import type it from '../it/everyday-words.ts';

export default { of: EN } satisfies Translated<typeof it>;
