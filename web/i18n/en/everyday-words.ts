/** Everyday words for the kinds of service, in English. */
import { EN } from '#contract/everyday-words/en.ts';
import type it from '../it/everyday-words.ts';
import type { Translated } from '../namespaces.ts';

export default { of: EN } satisfies Translated<typeof it>;
