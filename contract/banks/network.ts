/** Links between banks: asked by one, decided by the other (specification §27). */
import { z } from 'zod';
import { FRIEND_LIMIT_HOURS_MAX } from '../limits.ts';
import { bankNameSchema } from './banks.ts';

export const associationSchema = z.object({
  id: z.number(),
  bankRequired: bankNameSchema,
  bankRequester: bankNameSchema,
  operationDate: z.string(),
});
export type Association = z.infer<typeof associationSchema>;

/** A friend bank, with the hours that went each way: what we gave them, and what they gave us. */
export const friendshipSchema = associationSchema.extend({
  hoursGiven: z.number(),
  hoursReceived: z.number(),
});
export type Friendship = z.infer<typeof friendshipSchema>;

/** A limit that a bank proposes to a friend, in whole hours. */
export const newFriendLimitSchema = z.object({
  hours: z
    .int({ error: 'invalid' })
    .min(1, { error: 'invalid' })
    .max(FRIEND_LIMIT_HOURS_MAX, { error: 'invalid' }),
});

/** What two friend banks have agreed on, or propose, about the hours that one may owe the other. */
export const friendLimitSchema = z.object({
  /** The link. */
  id: z.number(),
  limitHours: z.number().nullable(),
  /** One owes the other more than that. */
  isBeyond: z.boolean(),
  proposedHours: z.number().nullable(),
  /** My bank proposes it, and the other one has not answered. */
  isOurs: z.boolean(),
});
export type FriendLimit = z.infer<typeof friendLimitSchema>;
