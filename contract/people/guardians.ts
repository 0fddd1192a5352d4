/** Members below the age that their bank asks for, and who answers for them (specification §52). */
import { z } from 'zod';
import { NAME_MAX, PHONE_MAX, REASON_MAX } from '../limits.ts';
import { basedOn, daySchema, nameText, optionalText, text, whenValid } from '../values.ts';

const fields = {
  /** Who signed the form, and their telephone. */
  name: nameText(NAME_MAX),
  phone: text(PHONE_MAX),
  /** The other parent, who signed it too; or why one signs alone. */
  otherName: optionalText(NAME_MAX).default(''),
  aloneWhy: optionalText(REASON_MAX).default(''),
  signedOn: daySchema,
};
const fieldNames = z.object(fields).keyof();
export const GUARDIAN_FIELDS = fieldNames.options;

/** Either both sign, or one says why they sign alone. */
const isWhole = ({ otherName, aloneWhy }: { otherName: string; aloneWhy: string }) =>
  (otherName === '') !== (aloneWhy === '');
const both = z.object({ otherName: fields.otherName, aloneWhy: fields.aloneWhy });
const WHOLE = { path: ['aloneWhy'], error: 'required', when: whenValid(both) };

/** As the signed form has it. */
export const newGuardianSchema = z.object(fields).refine(isWhole, WHOLE);
export type NewGuardian = z.output<typeof newGuardianSchema>;

/** The same, mended: `basedOn` is what the form was filled with. */
export const guardianUpdateSchema = z
  .object({ ...fields, basedOn: basedOn(fieldNames) })
  .refine(isWhole, WHOLE);

const guardianSchema = z.object({
  name: z.string(),
  phone: z.string(),
  otherName: z.string(),
  aloneWhy: z.string(),
  signedOn: z.string(),
});
export type Guardian = z.infer<typeof guardianSchema>;

/** A member whom the desk looks after for their age; days are `yyyy-MM-dd`. */
export const minorSchema = z.object({
  userId: z.number(),
  /** Given name first. */
  name: z.string(),
  number: z.number().nullable(),
  birthDate: z.string(),
  /** The day on which they reach the age that the bank asks for; null for who has. */
  minorUntil: z.string().nullable(),
  /** The day on which they come of age, or came. */
  ofAgeOn: z.string(),
  hasLogin: z.boolean(),
  /** From that day on they may be invited to sign in. */
  loginFrom: z.string(),
  /** Null where no form was typed yet. */
  guardian: guardianSchema.nullable(),
});
export type Minor = z.infer<typeof minorSchema>;
