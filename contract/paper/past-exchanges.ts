/** Exchanges from before the portal, as they are read (specification §18). */
import { z } from 'zod';

/** One line of the books before the portal: read-only, it moves nothing. */
export const pastLineSchema = z.object({
  id: z.number(),
  day: z.string(),
  giver: z.string(),
  receiver: z.string(),
  /** From the side of the person whose list it is: plus when they gave. */
  minutes: z.number(),
  note: z.string(),
});
export type PastLine = z.infer<typeof pastLineSchema>;
