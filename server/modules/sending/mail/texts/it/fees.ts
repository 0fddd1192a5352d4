/** The letter about a fee that is due. */
import letter from '#texts/it/fee-letter.ts';

export default { 'fee-due': letter } as const;
