/** Work in the background that was given up: mails that could not be delivered, and other jobs. */
import { z } from 'zod';

/** What letters are about, and so why somebody gets them. */
export const LETTER_SUBJECTS = [
  'account',
  'address',
  'membership',
  'trust',
  'exchange',
  'bankDesk',
  'application',
  'portalDesk',
  'notice',
  'appointment',
  'ask',
  'digest',
  'bulletin',
  'message',
  'reminder',
  'thanks',
] as const;
export type LetterSubject = (typeof LETTER_SUBJECTS)[number];

/** Lists of it: mails, or everything else. */
export const FAILED_WORK = ['mails', 'others'] as const;

export const FAILED_JOB_SORTS = ['failedAt'] as const;

export const failedJobSchema = z.object({
  id: z.number(),
  /** The kind of letter, such as `exchange-awaiting`, or the name of the job. */
  kind: z.string(),
  /** What the letter is about; null for other jobs. */
  about: z.enum([...LETTER_SUBJECTS, 'seals']).nullable(),
  /** To whom, so that it can be recognised and not read: `a…@example.org`; null for other jobs. */
  recipient: z.string().nullable(),
  failedAt: z.string(),
  tries: z.number().int(),
  /** What the mail server or the job said last, without data of anybody; null when it said nothing. */
  answer: z.string().nullable(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;
