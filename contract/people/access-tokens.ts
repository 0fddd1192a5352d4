/** Access tokens: what a member lets a program of theirs do at the portal (specification §28). */
import { z } from 'zod';
import { ACCESS_TOKEN_DAYS_MAX, ACCESS_TOKEN_NAME_MAX } from '../limits.ts';
import { text } from '../values.ts';
import { knownPasswordSchema } from './accounts.ts';
import { codeSchema } from './sign-in.ts';

/**
 * What a token may open. `read`: what a member reads of themselves, of their bank and of the board;
 * `exchanges:write`: recording and deciding on their own exchanges; `desk:read`: the lists and figures
 * of the desk, for administrators. None includes another.
 */
export const SCOPES = ['read', 'exchanges:write', 'desk:read'] as const;
export type Scope = (typeof SCOPES)[number];

/** What every token begins with, so that people and programs recognise one that lies about. */
export const ACCESS_TOKEN_PREFIX = 'tbp_';

/** A token, without what opens the portal. Moments are ISO 8601. */
export const accessTokenSchema = z.object({
  id: z.number(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  madeAt: z.string(),
  /** A day, ISO 8601; null until it is used. */
  usedOn: z.string().nullable(),
  expiresAt: z.string(),
});
export type AccessToken = z.infer<typeof accessTokenSchema>;

/**
 * What the person says of a new one, and with what they prove who they are; the code where they have a
 * second factor.
 */
export const newAccessTokenSchema = z.object({
  name: text(ACCESS_TOKEN_NAME_MAX),
  scopes: z
    .array(z.enum(SCOPES, { error: 'invalid' }), { error: 'required' })
    .min(1, { error: 'required' })
    .max(SCOPES.length, { error: 'invalid' })
    .refine((scopes) => new Set(scopes).size === scopes.length, { error: 'invalid' }),
  /** How long it opens something, in days. */
  days: z
    .int({ error: 'invalid' })
    .min(1, { error: 'invalid' })
    .max(ACCESS_TOKEN_DAYS_MAX, { error: 'invalid' }),
  password: knownPasswordSchema,
  code: codeSchema.shape.code.optional(),
});

/** A new token, with what opens the portal; it is said this once. */
export const madeAccessTokenSchema = accessTokenSchema.extend({ token: z.string() });
