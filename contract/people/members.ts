/** The members of a bank (specification §3). */
import { z } from 'zod';
import { bankNameSchema } from '../banks/banks.ts';
import { PHONE_MAX } from '../limits.ts';
import { idSchema, optionalBirthDateSchema, optionalEmailSchema, optionalText } from '../values.ts';
import { ACCESSES, personReply, profileSchema } from './accounts.ts';

/** What tells people of the same name in a bank apart. */
const namesakeSchema = z.object({
  /** The last two digits of the phone number; empty for a number of a few digits. */
  phoneEnding: z.string(),
  /** The month of joining, `yyyy-MM`. */
  memberSince: z.string(),
  /** For administrators of that bank alone: the number on their card, and what else is known. */
  number: z.number().optional(),
  birthYear: z.number().optional(),
  email: z.string().optional(),
});
export type Namesake = z.infer<typeof namesakeSchema>;

/** A fellow member, as members see each other: a name, and a little more only where names collide. */
export const memberNameSchema = z.object({
  id: z.number(),
  name: z.string(),
  surname: z.string(),
  fullName: z.string(),
  namesake: namesakeSchema.optional(),
  /** In hours; only where the bank of reader and member opens balances to its members. */
  balance: z.number().optional(),
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

/**
 * How somebody comes to the portal: with a login of their own, with one whose address does not work, or without, with no address, one that
 * nobody has written to, or one to which an invitation went.
 */
export const MEMBER_LOGINS = ['own', 'failing', 'without-email', 'to-invite', 'invited'] as const;
export type MemberLogin = (typeof MEMBER_LOGINS)[number];

/** Of a list of members: only those who come to the portal in this way. */
export const loginFilter = { login: z.enum(MEMBER_LOGINS, { error: 'invalid' }).optional() };

/** How a member comes to the portal. */
export function loginOf({
  access,
  email,
  invitedAt,
  mailFailsSince,
}: Pick<Member, 'access' | 'email' | 'invitedAt' | 'mailFailsSince'>): MemberLogin {
  if (access === 'self') return mailFailsSince ? 'failing' : 'own';
  if (email === null) return 'without-email';
  return invitedAt ? 'invited' : 'to-invite';
}

/** A member as their administrators see them. */
export const memberSchema = z.object({
  id: z.number(),
  ...personReply,
  fullName: z.string(),
  sex: z.enum(['M', 'F', 'n']),
  access: z.enum(ACCESSES),
  /** When an invitation to a login went to this address; only of people without one. */
  invitedAt: z.string().optional(),
  /** Since when their address does not work (specification §31); only of people with a login. */
  mailFailsSince: z.string().optional(),
  /** On their card. */
  number: z.number(),
  total: z.number(),
  bankAdmin: z.boolean(),
  userBank: bankNameSchema,
});
export type Member = z.infer<typeof memberSchema>;

/** The columns of the members list that may be left out; the name and the acts always stay. */
export const CHOSEN_COLUMNS = [
  'number',
  'login',
  'sex',
  'dateOfBirthday',
  'email',
  'phone',
  'prefLocale',
  'total',
] as const;
export type ChosenColumn = (typeof CHOSEN_COLUMNS)[number];

/** Which columns an administrator does not want to see. */
export const hiddenColumnsSchema = z.object({
  hidden: z.array(z.enum(CHOSEN_COLUMNS, { error: 'invalid' })).max(CHOSEN_COLUMNS.length),
});

/** Somebody who was a member, with the balance that their account was left with. */
export const formerMemberSchema = z.object({
  id: z.number(),
  name: z.string(),
  surname: z.string(),
  fullName: z.string(),
  /** What their card had; null for those who left before there were cards. */
  number: z.number().nullable(),
  endedAt: z.string(),
  total: z.number(),
});
export type FormerMember = z.infer<typeof formerMemberSchema>;

export const FORMER_MEMBER_SORTS = ['surname', 'endedAt'] as const;

/**
 * An administrator corrects a member's data. What is not known of people without a login is empty;
 * what others have said of themselves stays filled.
 */
export const memberUpdateSchema = profileSchema.extend({
  id: idSchema,
  phone: optionalText(PHONE_MAX),
  dateOfBirthday: optionalBirthDateSchema,
  email: optionalEmailSchema,
});
export type MemberUpdate = z.infer<typeof memberUpdateSchema>;

/** The numbers of cards: as many digits as an imported card may have. */
const CARD_NUMBER_MAX = 9_999_999;
const cardNumberSchema = z
  .number({ error: 'required' })
  .int({ error: 'invalid' })
  .min(1, { error: 'invalid' })
  .max(CARD_NUMBER_MAX, { error: 'invalid' });

/** Another number on a member's card. */
export const cardNumberChangeSchema = z.object({
  number: cardNumberSchema,
  /** The number that the writer has seen; without it nobody is told of a change meanwhile. */
  seen: cardNumberSchema.optional(),
  /** It is known that somebody else had this number once. */
  anyway: z.boolean().optional(),
});

/** One entry of the audit trail. */
export const trailEntrySchema = z.object({
  id: z.number(),
  at: z.string(),
  action: z.string(),
  actor: z.string().nullable(),
  /** The fields that were changed; without values when these have been forgotten. */
  changes: z.array(
    z.object({
      field: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
});
export type TrailEntry = z.infer<typeof trailEntrySchema>;
