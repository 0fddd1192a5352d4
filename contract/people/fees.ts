/** Fees of a year (specification §48): what a bank asks of its members, and what became of each. */
import { z } from 'zod';
import { FEE_CENTS_MAX, FEES_AT_ONCE_MAX, NAME_MAX, REASON_MAX } from '../limits.ts';
import { basedOn, daySchema, idSchema, optionalText, text } from '../values.ts';

/**
 * The groups of a year. They are the same everywhere, so that a member stays in theirs from one year to the
 * next and into another portal; what a bank calls each is its own word.
 */
export const FEE_GROUPS = ['ordinary', 'reduced', 'minor', 'body'] as const;
export type FeeGroup = (typeof FEE_GROUPS)[number];

export const FEE_STATES = ['due', 'received', 'waived'] as const;
export type FeeState = (typeof FEE_STATES)[number];

export const FEE_WAYS = ['cash', 'transfer'] as const;
export type FeeWay = (typeof FEE_WAYS)[number];

/** More than nothing: who is to pay nothing has theirs waived, with a reason. */
const centsSchema = z
  .number({ error: 'required' })
  .int({ error: 'invalid' })
  .min(1, { error: 'invalid' })
  .max(FEE_CENTS_MAX, { error: 'invalid' });

export const feeAmountSchema = z.object({
  cents: centsSchema,
  /** What the bank calls the group; empty for its usual name. */
  words: optionalText(NAME_MAX),
});
export type FeeAmount = z.output<typeof feeAmountSchema>;

/** An amount as one text, for what a form was based on. */
export const amountText = (amount: FeeAmount | null): string =>
  amount ? `${amount.cents} ${amount.words}`.trim() : '';

const yearText = z
  .string({ error: 'required' })
  .regex(/^2\d{3}$/, { error: 'invalid' })
  .transform(Number);
export const byYear = z.object({ year: yearText });
export const byReceipt = byYear.extend({
  receipt: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, { error: 'invalid' })
    .transform(Number),
});

const optionalAmount = feeAmountSchema.nullable().default(null);
/** What a bank asks for in a year; who is in a group without an amount pays the ordinary one. */
export const feeYearSchema = z.object({
  dueOn: daySchema,
  ordinary: feeAmountSchema,
  reduced: optionalAmount,
  minor: optionalAmount,
  body: optionalAmount,
  basedOn: basedOn(z.enum(['dueOn', ...FEE_GROUPS])),
});
export type FeeYear = z.output<typeof feeYearSchema>;

const ids = z
  .array(idSchema, { error: 'required' })
  .min(1, { error: 'required' })
  .max(FEES_AT_ONCE_MAX, { error: 'too-long' })
  .refine((all) => new Set(all).size === all.length, { error: 'invalid' });

export const someFeesSchema = z.object({ ids });
export const receivedFeesSchema = z.object({
  ids,
  on: daySchema,
  how: z.enum(FEE_WAYS, { error: 'required' }),
});
export const waivedFeesSchema = z.object({ ids, reason: text(REASON_MAX) });
export const groupedFeesSchema = z.object({
  ids,
  group: z.enum(FEE_GROUPS, { error: 'required' }),
});
export const voidedReceiptSchema = z.object({ reason: text(REASON_MAX) });

/** Of one who was ticked: their receipt where they got one, or why nothing was done. */
export const feeResultSchema = z.object({
  id: z.number(),
  receipt: z.number().nullable(),
  refusal: z.enum(['not-found', 'already-decided', 'nothing-to-take-back']).nullable(),
});
export const feeResultsSchema = z.array(feeResultSchema);
export type FeeResults = z.infer<typeof feeResultsSchema>;

/** How a fee stands. Days are `yyyy-MM-dd`, money is in cents. */
const standingFields = {
  state: z.enum(FEE_STATES),
  /** What was received, or what is due; null where it is waived, or nothing was laid down. */
  cents: z.number().nullable(),
  on: z.string().nullable(),
  how: z.enum(FEE_WAYS).nullable(),
  /** Its number in the year; a fee that a file brought has none. */
  receipt: z.number().nullable(),
};

/** Of somebody who was a member in that year. Of who was erased only numbers and days are left. */
const feeLineSchema = z.object({
  ...standingFields,
  userId: z.number(),
  name: z.string(),
  surname: z.string(),
  number: z.number().nullable(),
  /** The day on which they left. */
  until: z.string().nullable(),
  group: z.enum(FEE_GROUPS),
  /** Why it was waived. */
  reason: z.string(),
});
export type FeeLine = z.infer<typeof feeLineSchema>;

/** A receipt that counts no more. */
const voidReceiptSchema = z.object({
  receipt: z.number(),
  userId: z.number(),
  name: z.string(),
  surname: z.string(),
  reason: z.string(),
});

export const feesSchema = z.object({
  year: z.number(),
  bank: z.object({ name: z.string(), address: z.string(), vat: z.string() }),
  /** Null until the bank lays it down. */
  dueOn: z.string().nullable(),
  amounts: z.object({
    ordinary: feeAmountSchema.nullable(),
    reduced: feeAmountSchema.nullable(),
    minor: feeAmountSchema.nullable(),
    body: feeAmountSchema.nullable(),
  }),
  /** The one letter of the year: when it went, and whom it would reach by e-mail, or by the desk alone. */
  reminder: z.object({ sentOn: z.string().nullable(), mails: z.number(), byDesk: z.number() }),
  /** By name. */
  lines: z.array(feeLineSchema),
  voided: z.array(voidReceiptSchema),
});
export type Fees = z.infer<typeof feesSchema>;

/** The reader's own, the latest year first. */
export const ownFeesSchema = z.array(
  z.object({ ...standingFields, bankName: z.string(), year: z.number(), dueOn: z.string() }),
);
export type OwnFees = z.infer<typeof ownFeesSchema>;
