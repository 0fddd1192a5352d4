/** The board seen from the desk of a bank (specification §20). */
import { z } from 'zod';
import { REASON_MAX } from '../limits.ts';
import { flagSchema, text } from '../values.ts';
import { answerDaySchema } from './answer-days.ts';
import {
  NOTICE_KINDS,
  NOTICE_STATES,
  noticeCardSchema,
  ofBoard,
  REPORT_REASONS,
} from './notices.ts';
import { placesReply } from './places.ts';

/** What the desk tells by voice. */
const VOICE_NEWS = ['answered', 'accepted', 'due'] as const;

/**
 * News that the desk tells somebody who reads no e-mail: their notice has an answer, the author of a
 * notice said yes to theirs, or the time of their notice is over and they say whether it still stands.
 */
export const voiceNewsSchema = z.object({
  /** Of the answer; of the notice for `due`. */
  id: z.number(),
  noticeId: z.number(),
  title: z.string(),
  kind: z.enum(NOTICE_KINDS),
  what: z.enum(VOICE_NEWS),
  /** Whom to tell. */
  tell: z.string(),
  phone: z.string().nullable(),
  /** Who answered, or who said yes, as far as they may know; empty for `due`. */
  who: z.string(),
  text: z.string(),
  /** That come with an answer; of a yes, the one that it named. */
  days: z.array(answerDaySchema),
  at: z.string(),
});
export type VoiceNews = z.infer<typeof voiceNewsSchema>;

/** What a bank decided about a kind of service on its board. */
export const activityRuleSchema = z.object({
  activity: z.number(),
  /** The desk puts people in touch, whatever the author of a notice chose. */
  throughDesk: z.boolean(),
  /** New notices may be about it. */
  shown: z.boolean(),
});
export type ActivityRule = z.infer<typeof activityRuleSchema>;

export const activityRuleUpdateSchema = z.object({
  throughDesk: z.boolean({ error: 'required' }),
  shown: z.boolean({ error: 'required' }),
});
export type ActivityRuleUpdate = z.output<typeof activityRuleUpdateSchema>;

/**
 * Kinds of service for which a bank is advised to put people in touch itself: help for older people,
 * looking after children, going along to medical appointments (migration 0004).
 */
export const ADVISED_THROUGH_DESK: readonly number[] = [3, 4, 5];

export const hidingSchema = z.object({ reason: text(REASON_MAX) });

export const deskNoticesQuery = z.object({
  ...ofBoard,
  state: z.enum(NOTICE_STATES, { error: 'invalid' }).optional(),
  /** With a report that nobody has looked at. */
  reported: flagSchema.optional(),
  /** Waiting to be let onto the board, or reported. */
  toCheck: flagSchema.optional(),
});

/** What the desk sees of a notice in its list. */
export const deskNoticeCardSchema = noticeCardSchema.extend({
  byDesk: z.boolean(),
  /** The author reads no e-mail: the desk tells them of answers. */
  tellByVoice: z.boolean(),
  /** Days since a request was posted that nobody has answered for over a week; null for all others. */
  unmetDays: z.number().nullable(),
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

/** A notice as the sheet for the wall has it: nobody's name. */
export const sheetNoticeSchema = z.object({
  id: z.number(),
  kind: z.enum(NOTICE_KINDS),
  title: z.string(),
  body: z.string(),
  activity: z.string(),
  hours: z.number().nullable(),
  /** `yyyy-MM-dd`. */
  neededBy: z.string().nullable(),
  whenText: z.string(),
  placeText: z.string(),
  ...placesReply,
});
export type SheetNotice = z.infer<typeof sheetNoticeSchema>;

/** The open notices of a bank for its wall, requests first. */
export const noticeSheetSchema = z.object({
  bankName: z.string(),
  /** Of the desk, on each strip. */
  phone: z.string(),
  notices: z.array(sheetNoticeSchema),
});
export type NoticeSheet = z.infer<typeof noticeSheetSchema>;
