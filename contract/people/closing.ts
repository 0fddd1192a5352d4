/** Closing the account of a member who leaves or is no more (specification §19). */
import { z } from 'zod';
import { NOTE_MAX } from '../limits.ts';
import { idSchema, optionalText } from '../values.ts';

/** What becomes of the balance: it stays on the closed account, or moves to or from the fund, or to a member. */
const CLOSING_WAYS = ['keep', 'fund', 'person'] as const;

/** What the desk reads before it closes an account. */
export const closingSchema = z.object({
  /** In hours. */
  balance: z.number(),
  /** Exchanges that wait and will be cancelled: those they gave, those they received. */
  waiting: z.object({ gave: z.number(), received: z.number() }),
  /** Cheques on paper that are not used yet and will be void. */
  cheques: z.number(),
});
export type Closing = z.infer<typeof closingSchema>;

export const closingActSchema = z.object({
  /** The balance that was shown, in hours; another one closes nothing. */
  seen: z.number({ error: 'required' }),
  way: z.enum(CLOSING_WAYS, { error: 'required' }),
  /** Who gets the hours, for `person`. */
  toPerson: idSchema.nullish(),
  /** They are no more: no letter goes to them. */
  isGone: z.boolean({ error: 'invalid' }).optional(),
  /** Why; asked for where the fund takes over hours that are missing. */
  note: optionalText(NOTE_MAX).optional(),
});
export type ClosingAct = z.infer<typeof closingActSchema>;
