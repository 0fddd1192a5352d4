/** The letter about a fee that is due. */
import letter from '#texts/de/fee-letter.ts';
import type { Translated } from '#texts/translated.ts';
import type it from '../it/fees.ts';

export default { 'fee-due': letter } satisfies Translated<typeof it>;
