/** The suspension of a bank by the portal (specification §38). */
import { z } from 'zod';
import { REASON_MAX } from '../limits.ts';
import { text } from '../values.ts';

/** Why a bank is suspended or reopened: its administrators read it. */
export const suspensionReasonSchema = z.object({ reason: text(REASON_MAX) });

/** That the bank of the reader is suspended, and where they find its administrators. */
export const ownSuspensionSchema = z.object({
  /** The day in the time zone of the portal, `dd/MM/yyyy`. */
  since: z.string(),
  bank: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type OwnSuspension = z.infer<typeof ownSuspensionSchema>;
