/** Joining a bank: people who ask a bank to take them in, or have not verified their address yet. */
import { z } from 'zod';

/** A person who asks to join a bank. */
export const applicantSchema = z.object({
  id: z.number(),
  name: z.string(),
  surname: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  requestedAt: z.string(),
  /** The interview, where one was held (specification §46): its day, `yyyy-MM-dd`, and who held it. */
  metOn: z.string().nullable(),
  metBy: z.string(),
});
export type Applicant = z.infer<typeof applicantSchema>;

/** Somebody who chose the bank and has not verified their address. */
export const unverifiedSchema = applicantSchema
  .omit({ requestedAt: true, metOn: true, metBy: true })
  .extend({ registeredAt: z.string() });
export type Unverified = z.infer<typeof unverifiedSchema>;
