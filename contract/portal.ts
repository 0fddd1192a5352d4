/** The portal administrators' desk: new banks asking to be let in. */
import { z } from 'zod';
import { bankSchema } from './members.ts';

export const bankApplicationSchema = bankSchema.omit({ bankId: true }).extend({
  id: z.number(),
  applicant: z.object({
    id: z.number(),
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  status: z.enum(['open', 'approved', 'denied', 'withdrawn']),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
});
export type BankApplication = z.infer<typeof bankApplicationSchema>;

export const APPLICATION_SORTS = ['name', 'createdAt'] as const;
