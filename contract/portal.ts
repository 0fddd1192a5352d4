/** The portal administrators' desk: new banks asking to be let in, and the live ones. */
import { z } from 'zod';
import { bankSchema, newBankSchema } from './members.ts';

export const bankApplicationSchema = bankSchema.omit({ bankId: true }).extend({
  id: z.number(),
  applicant: z.object({
    id: z.number(),
    name: z.string(),
    surname: z.string(),
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

/** A live bank as the portal's administrators see it. */
export const liveBankSchema = bankSchema
  .pick({ bankId: true, name: true, email: true, date: true })
  .extend({
    members: z.number(),
    /** The day of the latest confirmed exchange. */
    lastExchange: z.string().nullable(),
    administrators: z.array(
      z.object({ id: z.number(), name: z.string(), surname: z.string(), email: z.string() }),
    ),
  });
export type LiveBank = z.infer<typeof liveBankSchema>;

export const LIVE_BANK_SORTS = ['name', 'members', 'lastExchange'] as const;

/** What only the portal's administrators change of a bank. */
export const bankIdentitySchema = newBankSchema.pick({ name: true, email: true, date: true });
export type BankIdentity = z.infer<typeof bankIdentitySchema>;
