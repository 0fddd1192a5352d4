/** One sentence from who received to who gave, for a confirmed exchange (specification §47). */
import { z } from 'zod';
import { THANKS_MAX } from '../limits.ts';
import { pageQuery, text } from '../values.ts';

export const newThanksSchema = z.object({ text: text(THANKS_MAX) });

/** The thanks of one exchange, as one of its two people reads them. */
export const exchangeThanksSchema = z.object({
  /** Null where there are none, or none for the reader. */
  text: z.string().nullable(),
  /** The reader received, and so wrote it. */
  isMine: z.boolean(),
  /** The reader may thank now. */
  canThank: z.boolean(),
  /** The reader has reported it, and the desk has not yet said that it is settled. */
  isReported: z.boolean(),
  /** Whether the reader agrees that it is quoted on the yearly page; null where they are not asked. */
  mayQuote: z.boolean().nullable(),
});
export type ExchangeThanks = z.infer<typeof exchangeThanksSchema>;

/** Whether one of the two agrees that their sentence is quoted, without names (specification §50). */
export const quotingSchema = z.object({ mayQuote: z.boolean({ error: 'required' }) });

/** The latest first. */
export const thanksQuery = z.object({
  limit: pageQuery([]).limit,
  offset: pageQuery([]).offset,
});

/** Thanks that the reader got. */
export const receivedThanksSchema = z.object({
  exchangeId: z.number(),
  /** Who wrote it, given name first. */
  who: z.string(),
  text: z.string(),
  /** When the exchange was, as dates are shown. */
  dateOfTransaction: z.string(),
  activity: z.string(),
});
export type ReceivedThanks = z.infer<typeof receivedThanksSchema>;
