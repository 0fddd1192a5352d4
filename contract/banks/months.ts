/** How a bank is doing, in four figures of each month (specification §43). */
import { z } from 'zod';

/** Of fewer in a group nothing is said but how many they are. */
export const GROUP_MIN = 10;
/** For how many months there are figures. */
export const MONTHS_MAX = 24;

export const monthsQuery = z.object({
  months: z
    .string()
    .regex(/^\d{1,2}$/, { error: 'invalid' })
    .transform(Number)
    .refine((months) => months >= 1 && months <= MONTHS_MAX, { error: 'invalid' })
    .optional(),
});

/** A month that is over; services alone count. */
export const bankMonthSchema = z.object({
  /** `yyyy-MM`. */
  month: z.string(),
  /** On its last evening, and how many of them gave or received in the 90 days until then. */
  members: z.number(),
  active: z.number(),
  /** Who came three months before, and how many of them gave or received within 30 days. */
  newcomers: z.number(),
  newcomersMet: z.number(),
  /** Put on the board in that month, and how many of them somebody of the board has met. */
  requests: z.number(),
  requestsMet: z.number(),
  /** Until the first yes, of the half that waited least; null for too few requests, or none with a yes. */
  medianDays: z.number().nullable(),
  /**
   * The part of the hours given in the 90 days that the tenth of members gave who gave most, 0 to 1; null
   * for too few members, or no hours.
   */
  topTenth: z.number().nullable(),
});
export type BankMonth = z.infer<typeof bankMonthSchema>;
