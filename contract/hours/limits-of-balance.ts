/** The band in which a bank asks its members to stay, and exceptions to it (specification §17). */
import { z } from 'zod';
import { REASON_MAX } from '../limits.ts';
import { daySchema, text } from '../values.ts';
import { minutesFromHours } from './hours.ts';

/** Hours below and above zero that no exception goes beyond. */
const EXCEPTION_HOURS_MAX = 1000;

/** What a balance would be, in hours, and how that stands to the band. */
export const balanceOutlookSchema = z.object({
  balance: z.number(),
  after: z.number(),
  band: z.object({ low: z.number(), high: z.number() }),
  side: z.enum(['in', 'below', 'above']),
  /** Whether a confirmation that ends below the band is refused to the member. */
  hard: z.boolean(),
});
export type BalanceOutlook = z.infer<typeof balanceOutlookSchema>;

/** What is asked about: minutes that I would give (creditor) or receive (debtor). */
export const outlookQuery = z.object({
  minutes: z
    .string()
    .regex(/^\d{1,8}$/, { error: 'invalid' })
    .transform(Number)
    .optional(),
  side: z.enum(['creditor', 'debtor'], { error: 'invalid' }).optional(),
});

const bandSchema = z.object({ low: z.number(), high: z.number() });

/** One exception to the band; a bound that is null is that of every member. */
const bandExceptionSchema = z.object({
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** The last day; null: until it is changed. */
  until: z.string().nullable(),
  note: z.string(),
  by: z.string(),
  at: z.string(),
});

/** The band of one member, at the desk. Hours. */
export const memberBandSchema = z.object({
  band: bandSchema,
  /** What would hold without an exception. */
  standard: bandSchema,
  /** Whether an exception holds now. */
  isException: z.boolean(),
  /** The latest first; one without bounds ended the one before. */
  history: z.array(bandExceptionSchema),
});
export type MemberBand = z.infer<typeof memberBandSchema>;

function bound(isRight: (hours: number) => boolean) {
  return z
    .number({ error: 'invalid' })
    .refine((hours) => Math.abs(hours) <= EXCEPTION_HOURS_MAX && isRight(hours), {
      error: 'rule-invalid',
    })
    .refine((hours) => minutesFromHours(hours) % 30 === 0, { error: 'rule-invalid' })
    .nullable();
}

/** An exception for a member: a bound that is null is that of every member; both null end it. */
export const bandUpdateSchema = z.object({
  low: bound((hours) => hours <= 0),
  high: bound((hours) => hours >= 0),
  until: daySchema.nullish(),
  note: text(REASON_MAX),
});
export type BandUpdate = z.infer<typeof bandUpdateSchema>;
