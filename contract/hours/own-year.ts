/** A member's last twelve months: the balance at the end of each, and with whom hours were exchanged. */
import { z } from 'zod';

/** Months shown, the running one included. */
export const YEAR_MONTHS = 12;

/** People shown, those with the most hours first. */
export const YEAR_PARTNERS_MAX = 10;

export const ownYearSchema = z.object({
  /** The oldest first; `month` as `yyyy-MM`, hours without a sign but the balance. */
  months: z.array(
    z.object({
      month: z.string(),
      given: z.number(),
      received: z.number(),
      balance: z.number(),
    }),
  ),
  /** Hours with each, from the reader's side. */
  partners: z.array(
    z.object({ id: z.number(), name: z.string(), given: z.number(), received: z.number() }),
  ),
});
export type OwnYear = z.infer<typeof ownYearSchema>;
