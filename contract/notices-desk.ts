/** The board seen from the desk of a bank (specification §20). */
import { z } from 'zod';
import { REASON_MAX } from './limits.ts';
import {
  flag,
  NOTICE_STATES,
  newNoticeSchema,
  noticeCardSchema,
  ofBoard,
  REPORT_REASONS,
} from './notices.ts';
import { idSchema, text } from './values.ts';

/** The desk posts for a member. */
export const deskNoticeSchema = newNoticeSchema.extend({ forPerson: idSchema });
export type DeskNotice = z.output<typeof deskNoticeSchema>;

export const hidingSchema = z.object({ reason: text(REASON_MAX) });

export const deskNoticesQuery = z.object({
  ...ofBoard,
  state: z.enum(NOTICE_STATES, { error: 'invalid' }).optional(),
  /** With a report that nobody has looked at. */
  reported: flag.optional(),
});

/** What the desk sees of a notice in its list. */
export const deskNoticeCardSchema = noticeCardSchema.extend({
  byDesk: z.boolean(),
  /** The author reads no e-mail: the desk tells them of answers. */
  tellByVoice: z.boolean(),
  /** A request that has been open for over a week without an accepted answer. */
  isUnmet: z.boolean(),
  hiddenReason: z.string().nullable(),
  /** Reports that nobody has looked at. */
  reports: z.array(
    z.object({
      reason: z.enum(REPORT_REASONS),
      text: z.string(),
      by: z.string(),
      at: z.string(),
    }),
  ),
});
export type DeskNoticeCard = z.infer<typeof deskNoticeCardSchema>;
