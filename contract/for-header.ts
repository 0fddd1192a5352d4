/** The headers of a call that somebody makes for somebody else (specification §12, §20, §22). */

/** Names the person for whom it is made. */
export const FOR_HEADER = 'x-for';

/** How their word has come to the desk: one of `EXCHANGE_BASES`. */
export const WORD_HEADER = 'x-word';
