/** Everyday words for the kinds of service, in German. */
import { DE } from '#contract/everyday-words/de.ts';
import type it from '../it/everyday-words.ts';
import type { Translated } from '../namespaces.ts';

export default { of: DE } satisfies Translated<typeof it>;
