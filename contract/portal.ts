/** New banks: applied for, and decided by the portal's administrators. */
import { z } from 'zod';
import { bankSchema } from './banks.ts';

export const bankApplicationSchema = bankSchema.omit({ bankId: true }).extend({
  id: z.number(),
  applicant: z.object({
    id: z.number(),
    name: z.string(),
    surname: z.string(),
    fullName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
  }),
  status: z.enum(['open', 'approved', 'denied', 'withdrawn']),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
});
export type BankApplication = z.infer<typeof bankApplicationSchema>;

/** My own application while it waits: what the page that says so shows. */
export const ownApplicationSchema = bankApplicationSchema.pick({
  id: true,
  name: true,
  createdAt: true,
});

export type OwnApplication = z.infer<typeof ownApplicationSchema>;

export const APPLICATION_SORTS = ['name', 'createdAt'] as const;
