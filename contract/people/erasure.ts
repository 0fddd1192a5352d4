/** Being erased: what a person asks for, and how it stands (specification §34). */
import { z } from 'zod';
import { EXCHANGE_BASES } from '../hours/exchange-states.ts';
import { knownPasswordSchema } from './accounts.ts';
import { codeSchema } from './sign-in.ts';

/** What has to end before somebody can be erased. */
const ERASURE_OBSTACLES = ['last-admin', 'member', 'portal-admin', 'request-open'] as const;
export type ErasureObstacle = (typeof ERASURE_OBSTACLES)[number];

/** How it stands. Moments are ISO 8601; both are null while nothing was asked. */
export const erasureSchema = z.object({
  askedAt: z.string().nullable(),
  /** From then on it is done. */
  dueAt: z.string().nullable(),
  obstacle: z.enum(ERASURE_OBSTACLES).nullable(),
  /** The registers of members that keep their name, number and dates, and until which moment (§46). */
  kept: z.array(z.object({ bankName: z.string(), until: z.string() })),
});
export type Erasure = z.infer<typeof erasureSchema>;

/** With what a person proves who asks; the code where they have a second factor. */
export const askErasureSchema = z.object({
  password: knownPasswordSchema,
  code: codeSchema.shape.code.optional(),
});

/** Somebody without a login who has left, and whether the desk noted that they want to be erased. */
export const deskErasureSchema = erasureSchema
  .omit({ obstacle: true, kept: true })
  .extend({ id: z.number(), fullName: z.string() });
export type DeskErasure = z.infer<typeof deskErasureSchema>;

/** How somebody without a login said that they want to be erased. */
export const newDeskErasureSchema = z.object({
  word: z.enum(EXCHANGE_BASES, { error: 'required' }),
});
