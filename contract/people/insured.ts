/** Policies, and the list for the insurer (specification §49). */
import { z } from 'zod';
import { NAME_MAX, REGISTER_AT_ONCE_MAX } from '../limits.ts';
import { basedOn, daySchema, idSchema, text } from '../values.ts';

/** All active members, or those who were ticked. */
export const POLICY_COVERS = ['all', 'some'] as const;
export type PolicyCovers = (typeof POLICY_COVERS)[number];

const fields = {
  insurer: text(NAME_MAX),
  number: text(NAME_MAX),
  from: daySchema,
  to: daySchema,
  covers: z.enum(POLICY_COVERS, { error: 'required' }),
};
const fieldNames = z.object(fields).keyof();
export const POLICY_FIELDS = fieldNames.options;
export type PolicyField = (typeof POLICY_FIELDS)[number];
export const newPolicySchema = z.object(fields);
export const policyChangeSchema = z.object({ ...fields, basedOn: basedOn(fieldNames) });

/** Days are `yyyy-MM-dd`, both of them covered. */
export const policySchema = z.object({
  id: z.number(),
  insurer: z.string(),
  number: z.string(),
  from: z.string(),
  to: z.string(),
  covers: z.enum(POLICY_COVERS),
  /** The day of the list that was printed or taken last. */
  listedOn: z.string().nullable(),
});
export type Policy = z.infer<typeof policySchema>;
export const policiesSchema = z.array(policySchema);

const people = z
  .array(idSchema, { error: 'invalid' })
  .max(REGISTER_AT_ONCE_MAX, { error: 'too-long' });
/** Who is covered from a day on, and who no more; nothing else changes. */
export const insuredChangeSchema = z.object({
  on: daySchema,
  add: people.default([]),
  drop: people.default([]),
});

/** Of which day, today when not said; and what is different since another one. */
export const insuredQuery = z.object({
  on: daySchema.optional(),
  changesSince: daySchema.optional(),
});

const insuredLineSchema = z.object({
  userId: z.number(),
  surname: z.string(),
  name: z.string(),
  birthDate: z.string().nullable(),
  birthPlace: z.string(),
  taxCode: z.string(),
  from: z.string(),
  to: z.string(),
  /** Since the other day: they have come, or gone; null where nothing is different or nothing was asked. */
  change: z.enum(['came', 'went']).nullable(),
});
export type InsuredLine = z.infer<typeof insuredLineSchema>;

export const insuredListSchema = z.object({
  policy: policySchema,
  bankName: z.string(),
  on: z.string(),
  changesSince: z.string().nullable(),
  /** Who has no birth date first, then by name; who has gone since the other day last. */
  lines: z.array(insuredLineSchema),
});
export type InsuredList = z.infer<typeof insuredListSchema>;
