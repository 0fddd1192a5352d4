/** Banks and their members (specification §3). */
import { z } from 'zod';
import { localeSchema } from './locales.ts';

/** A bank's public face. */
export const bankSchema = z.object({
  bankId: z.number(),
  name: z.string(),
  description: z.string(),
  address: z.string(),
  email: z.string(),
  president: z.string(),
  secretary: z.string(),
  phone: z.string(),
  association: z.string(),
  vat: z.string(),
  webUrl: z.string(),
  facebookUrl: z.string(),
  gdpr: z.string(),
  date: z.string(),
});
export type Bank = z.infer<typeof bankSchema>;

export const bankNameSchema = z.object({ bankId: z.number(), name: z.string() });
export type BankName = z.infer<typeof bankNameSchema>;

/** A fellow member, as members see each other: a name and no more. */
export const memberNameSchema = z.object({
  id: z.number(),
  name: z.string(),
  surname: z.string(),
  fullName: z.string(),
});
export type MemberName = z.infer<typeof memberNameSchema>;

/** The fields a members list may be sorted by. */
export const MEMBER_SORTS = [
  'name',
  'surname',
  'sex',
  'dateOfBirthday',
  'email',
  'phone',
  'prefLocale',
  'total',
] as const;

/** A member as their administrators see them. */
export const memberSchema = z.object({
  id: z.number(),
  name: z.string(),
  surname: z.string(),
  fullName: z.string(),
  sex: z.enum(['M', 'F', 'n']),
  dateOfBirthday: z.string(),
  email: z.string(),
  phone: z.string(),
  prefLocale: localeSchema,
  total: z.number(),
  bankAdmin: z.boolean(),
  userBank: bankNameSchema,
});
export type Member = z.infer<typeof memberSchema>;

/** A person who asks to join a bank. */
export const applicantSchema = z.object({
  id: z.number(),
  name: z.string(),
  surname: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  requestedAt: z.string(),
});
export type Applicant = z.infer<typeof applicantSchema>;

export const APPLICANT_SORTS = ['name', 'surname', 'email', 'phone', 'requestedAt'] as const;
