/** Accounts: signing in, registering, the person's own data (specification §3, §5). */
import { z } from 'zod';
import { ROOM_NAMES } from '../banks/room-names.ts';
import {
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_SPECIALS,
  PHONE_MAX,
  SHORT_TEXT_MAX,
} from '../limits.ts';
import {
  basedOn,
  birthDateSchema,
  emailSchema,
  firstBroken,
  idSchema,
  localeSchema,
  nameText,
  optionalText,
  text,
  whenValid,
} from '../values.ts';
import type { PersonField } from './person-fields.ts';

export const STATUSES = ['not-verified', 'new', 'pending', 'normal'] as const;
/** Derived, never stored (specification §4): see the database's view `standing`. */
export type Status = (typeof STATUSES)[number];

export const ROLES = ['ADMIN', 'USER'] as const;
export type Role = (typeof ROLES)[number];

/** `desk`: without a login, the desk of their bank acts for them. */
export const ACCESSES = ['self', 'desk'] as const;
export type Access = (typeof ACCESSES)[number];

export const SEXES = ['m', 'f', 'n'] as const;
export type Sex = (typeof SEXES)[number];
const sexSchema = z.enum(SEXES, { error: 'required' });

export const PASSWORD_RULES = ['length', 'lowercase', 'uppercase', 'digit', 'special'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** The rules of the password policy that `password` does not meet yet (specification §5). */
export function unmetPasswordRules(typed: string): PasswordRule[] {
  const password = typed.normalize('NFC');
  const met: Record<PasswordRule, boolean> = {
    length: password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX,
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
    digit: /\d/.test(password),
    special: [...password].some((character) => PASSWORD_SPECIALS.includes(character)),
  };
  return PASSWORD_RULES.filter((rule) => !met[rule]);
}

/**
 * A password being chosen. Keyboards write `é` as one character or as two; whichever it is, the
 * password is the same.
 */
export const newPasswordSchema = z
  .string({ error: 'required' })
  .normalize('NFC')
  .check(firstBroken([(value) => unmetPasswordRules(value).length === 0, 'password-weak']));

/** A password that somebody already has. */
export const knownPasswordSchema = z
  .string({ error: 'required' })
  .normalize('NFC')
  .min(1, { error: 'required' })
  .max(SHORT_TEXT_MAX, { error: 'too-long' });

/** The sign-in form: form-encoded, so everything is text. */
export const loginSchema = z.object({
  username: emailSchema,
  password: knownPasswordSchema,
  rememberMe: z.enum(['true', 'false'], { error: 'invalid' }).optional(),
});

/** What a person says of themselves at registration. */
const registeredFields = {
  name: nameText(NAME_MAX),
  surname: nameText(NAME_MAX),
  phone: text(PHONE_MAX),
  dateOfBirthday: birthDateSchema,
  sex: sexSchema,
  prefLocale: localeSchema,
  email: emailSchema,
} satisfies Record<PersonField, z.ZodType>;

const personData = z.object({ ...registeredFields });

/** The same as the person and their administrators read it; null where nobody knows it. */
export const personReply = {
  name: z.string(),
  surname: z.string(),
  phone: z.string().nullable(),
  dateOfBirthday: z.string().nullable(),
  sex: z.enum(SEXES),
  prefLocale: localeSchema,
  email: z.string().nullable(),
} satisfies Record<PersonField, z.ZodType>;

export const registrationSchema = z
  .object({
    ...registeredFields,
    emailConf: emailSchema,
    password: newPasswordSchema,
    awaitBankId: idSchema.nullish(),
    recaptchaToken: optionalText(10_000).nullish(),
  })
  .refine((form) => form.email === form.emailConf, {
    path: ['emailConf'],
    error: 'emails-differ',
    when: whenValid(z.object({ email: emailSchema, emailConf: emailSchema })),
  });
export type Registration = z.infer<typeof registrationSchema>;

/** Changing my own data; a changed e-mail ends every session. */
export const profileSchema = personData.extend({ basedOn: basedOn(personData.keyof()) });
export type Profile = z.infer<typeof profileSchema>;

export const changePasswordSchema = z.object({
  password: knownPasswordSchema,
  newPassword: newPasswordSchema,
});

/** The way back after a changed e-mail; the token is the one of the link. */
export const restoreEmailSchema = z.object({ token: text(SHORT_TEXT_MAX) });

export const resetPasswordSchema = z.object({ newPassword: newPasswordSchema });

/** A person as they and their administrators read them. */
export const userSchema = z.object({
  id: z.number(),
  ...personReply,
  fullName: z.string(),
  access: z.enum(ACCESSES),
  /** When an invitation to a login went to this address; only of people without one. */
  invitedAt: z.string().optional(),
  /** Since when their address does not work (specification §31); only of people with a login. */
  mailFailsSince: z.string().optional(),
  status: z.enum(STATUSES),
  role: z.enum(ROLES),
  /** `isSuspended`: nothing moves in it (specification §38). */
  userBank: z.object({ bankId: z.number(), name: z.string(), isSuspended: z.boolean() }).nullable(),
  bankId: z.number().nullable(),
  bankName: z.string().nullable(),
  /** On their card; null without a bank. */
  number: z.number().nullable(),
  /** The bank one asks to join; null for who is in one, asks none, or applies for a new one. */
  requestedBank: z.object({ bankId: z.number(), name: z.string() }).nullable(),
  total: z.number(),
  totalCreditor: z.number(),
  totalDebtor: z.number(),
});
export type User = z.infer<typeof userSchema>;

/** The desks of administrators: that of their bank, and that of the portal. */
export const DESKS = ['bank', 'portal'] as const;
export type Desk = (typeof DESKS)[number];

/** What a session token says (its payload is public; the server trusts the database instead). */
export const tokenClaimsSchema = z.object({
  userId: z.number(),
  userBankId: z.number().nullable(),
  status: z.enum(STATUSES),
  role: z.enum(ROLES),
  portalAdmin: z.boolean(),
  fullName: z.string(),
  name: z.string(),
  surname: z.string(),
  /** The desks that stay closed until this administrator has a second factor; not there for none. */
  closedDesks: z.array(z.enum(DESKS)).optional(),
  /** The portal's own: what day is today. A token of before has none. */
  timeZone: z.string().optional(),
  /** The rooms that their bank has open; left out where it has all of them, and for people without a bank. */
  rooms: z.array(z.enum(ROOM_NAMES)).optional(),
  exp: z.number(),
});
export type TokenClaims = z.infer<typeof tokenClaimsSchema>;

/**
 * A challenge of the bot check (ALTCHA, version 2): find the counter whose derived key begins
 * with `keyPrefix`. The answer travels in `recaptchaToken` as base64 of `{challenge, solution}`.
 */
export const botChallengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    /** When it expires, in seconds. */
    data: z.object({ until: z.number() }),
  }),
  signature: z.string(),
});
export type BotChallenge = z.infer<typeof botChallengeSchema>;

/** The solved challenge, as `recaptchaToken` carries it. */
export const botAnswerSchema = z.object({
  challenge: botChallengeSchema,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});
