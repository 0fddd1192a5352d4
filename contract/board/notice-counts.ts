/** How much is on the board, and how many people an own notice reaches. */
import { z } from 'zod';

export const noticeCountsSchema = z.object({
  requests: z.number(),
  offers: z.number(),
  byGroup: z.array(
    z.object({ id: z.number(), name: z.string(), requests: z.number(), offers: z.number() }),
  ),
  /** Requests that the reader can help with, and whose answer they have not given. */
  forMe: z.number(),
  /** How many people an own notice reaches: in the bank, and with its friends. */
  members: z.number(),
  membersWithFriends: z.number(),
  /** The bank lets everybody read what is for friend banks too, without names. */
  isPublic: z.boolean(),
});
export type NoticeCounts = z.infer<typeof noticeCountsSchema>;
