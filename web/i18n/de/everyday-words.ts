/** Everyday words for the kinds of service, in German. */
import { DE } from '#contract/board/everyday-words/de.ts';
import type { Translated } from '#texts/translated.ts';
import type it from '../it/everyday-words.ts';

export default { of: DE } satisfies Translated<typeof it>;
