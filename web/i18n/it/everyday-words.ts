/** Everyday words for the kinds of service; the contract has them, for the board searches by them too. */
import { IT } from '#contract/board/everyday-words/it.ts';

export default { of: IT } as const;
