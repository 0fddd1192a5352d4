/** What a file brings, in figures (specification §18): balances, fees, and whose past does not add up. */
import { z } from 'zod';
import { FEE_GROUPS, FEE_STATES } from '../people/fees.ts';

export const openingsSchema = z.object({
  count: z.number(),
  plusMinutes: z.number(),
  minusMinutes: z.number(),
  /** What goes to the fund so that all balances add up to zero; positive: the fund gives. */
  differenceMinutes: z.number(),
});

/** A person whose exchanges of the past do not add up to the balance carried over. */
export const mismatchSchema = z.object({
  id: z.number(),
  name: z.string(),
  pastMinutes: z.number(),
  openingMinutes: z.number(),
});

/**
 * What a line says of a fee (specification §48): received on a day, waived, or still due and in which group.
 * Without a group it is that of the member, without a sum what the group pays.
 */
export const broughtFeeSchema = z.object({
  year: z.number(),
  state: z.enum(FEE_STATES),
  group: z.enum(FEE_GROUPS).nullable(),
  cents: z.number().nullable(),
  /** `yyyy-MM-dd`. */
  on: z.string().nullable(),
});
export type BroughtFee = z.infer<typeof broughtFeeSchema>;

/** The fees that come in, or came. */
export const feeSumsSchema = z.object({
  received: z.number(),
  receivedCents: z.number(),
  waived: z.number(),
  /** Of somebody who has a fee of that year already, which stays as it is. */
  before: z.number(),
});
