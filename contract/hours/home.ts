/** A member's first page (specification §2), but for their balance and what waits for them. */
import { z } from 'zod';
import { arrangementSchema } from '../board/arrangements.ts';
import { noticeCardSchema } from '../board/notices.ts';
import { companySchema } from '../people/companions.ts';
import { ownExchangeSchema, pendingSummarySchema } from './exchanges.ts';
import { balanceOutlookSchema } from './limits-of-balance.ts';

/** How many of the latest exchanges stand there, and of the requests that the reader may help with. */
export const HOME_LATEST_MAX = 3;
export const HOME_REQUESTS_MAX = 2;

export const homeSchema = z.object({
  outlook: balanceOutlookSchema,
  pending: pendingSummarySchema,
  /** Confirmed ones, the latest first, and how many there are in all. */
  latest: z.array(ownExchangeSchema),
  exchanges: z.number(),
  /** The next appointment that was agreed on and is not over; null for a person of trust. */
  next: arrangementSchema.nullable(),
  /** Requests that the reader may help with, but for those that wait in their list; none for a person of trust. */
  forMe: z.array(noticeCardSchema),
  /** Who accompanies the reader, and whom they accompany (specification §43); null for neither. */
  company: companySchema.nullable(),
  /** For somebody without an exchange: their bank, its telephone, how many are in it, the reader's card. */
  bank: z
    .object({
      name: z.string(),
      phone: z.string().nullable(),
      members: z.number(),
      number: z.number(),
    })
    .nullable(),
  /** The bank begins (specification §41): the board stands first. */
  isBeginning: z.boolean(),
});
export type Home = z.infer<typeof homeSchema>;
