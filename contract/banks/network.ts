/** Links between banks: asked by one, decided by the other (specification §27). */
import { z } from 'zod';
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
