/** A bank's privacy notice as it travels (specification §36). */
import { z } from 'zod';

/** A version of a bank's privacy notice. */
export const privacyNoticeSchema = z.object({
  /** Counted on within the bank; the highest is the one of now. */
  number: z.number(),
  text: z.string(),
  savedAt: z.string(),
});
export type PrivacyNotice = z.infer<typeof privacyNoticeSchema>;
