/** Letters that a person may do without, and the links in letters (specification §13). */
import { z } from 'zod';
import { answerDaySchema } from '../board/answer-days.ts';
import { anotherFlag, arrangementSchema, belowBandSchema } from '../board/arrangements.ts';
import { attendanceSchema, invitedSchema } from '../board/bulletins.ts';
import { ANSWER_STATES, contactSchema, NOTICE_KINDS } from '../board/notices.ts';
import { standingSchema } from '../board/standings.ts';
import { exchangeSchema } from '../hours/exchanges.ts';
import { MESSAGE_MAX, REASON_MAX } from '../limits.ts';
import { optionalText, undoableFlag } from '../values.ts';

/** What the letters are about that a person may do without; what moves hours is always told (law L11). */
export const LETTER_TOPICS = [
  'reminders',
  'board',
  'messages',
  'appointments',
  'bulletins',
  'thanks',
] as const;
export type LetterTopic = (typeof LETTER_TOPICS)[number];

const CADENCES = ['weekly', 'at-once', 'never', 'day-before'] as const;
export type Cadence = (typeof CADENCES)[number];

/** How often the letters of each topic can come; the first stands while the person has not chosen. */
export const CADENCES_OF = {
  reminders: ['weekly', 'never'],
  board: ['at-once', 'weekly', 'never'],
  appointments: ['never', 'day-before'],
  messages: ['at-once', 'never'],
  bulletins: ['at-once', 'never'],
  thanks: ['at-once', 'never'],
} as const satisfies Record<LetterTopic, readonly [Cadence, ...Cadence[]]>;

const topicSchema = z.enum(LETTER_TOPICS, { error: 'invalid' });

export const letterPreferenceSchema = z
  .object({ topic: topicSchema, cadence: z.enum(CADENCES, { error: 'invalid' }) })
  .refine(({ topic, cadence }) => CADENCES_OF[topic].some((known) => known === cadence), {
    path: ['cadence'],
    error: 'invalid',
  });
export type LetterPreference = z.infer<typeof letterPreferenceSchema>;

/** The token of a one-tap link: 32 bytes as base64url. */
export const actTokenSchema = z.string().regex(/^[\w-]{43}$/, { error: 'invalid' });

/** What its reader writes on the page of a link, where that belongs to what it does. */
export const actWordsSchema = z
  .object({
    text: optionalText(MESSAGE_MAX).default(''),
    another: anotherFlag,
    undoable: undoableFlag,
    /** Whether its reader comes to a meeting. */
    attendance: attendanceSchema.optional(),
  })
  .nullish();
export type ActWords = z.output<typeof actWordsSchema>;

/** What goes with a yes to somebody who looks for help. */
export const askWordsSchema = z.object({ text: optionalText(REASON_MAX) });

/** What the link of a letter about the board does. */
export const NOTICE_ACTS = ['ask-yes', 'ask-not-now', 'renew-notice', 'close-notice'] as const;
export type NoticeAct = (typeof NOTICE_ACTS)[number];

/** What the link of a letter about an answer does: a yes to one of its days, by its position. */
export const DAY_ACTS = ['accept-first-day', 'accept-second-day', 'accept-third-day'] as const;
export type DayAct = (typeof DAY_ACTS)[number];

/** What the link of a letter about an appointment does; `less` is the shorter of two lengths. */
export const ARRANGEMENT_ACTS = [
  'agree-arrangement',
  'done-arrangement',
  'done-arrangement-less',
  'not-done-arrangement',
] as const;
export type ArrangementAct = (typeof ARRANGEMENT_ACTS)[number];

/** The request that hours have closed, for who has just pressed the button; its author may keep it open. */
const closedByItSchema = z
  .object({ id: z.number(), title: z.string(), isMine: z.boolean() })
  .nullable();
export type ClosedByIt = z.infer<typeof closedByItSchema>;

/** What a one-tap link does, and how it stands with that. */
const anyActSchema = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('confirm-exchange'),
    /** Whether pressing the button would confirm it now. */
    isOpen: z.boolean(),
    exchange: exchangeSchema,
    /** The reader's balance after it, in hours: for who has just confirmed it, null for who only looks. */
    total: z.number().nullable(),
    closedNotice: closedByItSchema,
  }),
  z.object({
    act: z.enum(NOTICE_ACTS),
    isOpen: z.boolean(),
    notice: z.object({
      id: z.number(),
      kind: z.enum(NOTICE_KINDS),
      title: z.string(),
      /** The author, as far as the reader may know. */
      who: z.string(),
    }),
  }),
  z.object({
    act: z.enum(DAY_ACTS),
    isOpen: z.boolean(),
    answer: z.object({
      state: z.enum(ANSWER_STATES),
      noticeId: z.number(),
      kind: z.enum(NOTICE_KINDS),
      title: z.string(),
      /** Who answered, as far as the reader may know. */
      who: z.string(),
      text: z.string(),
      /** The day of this link; null where it was taken back. */
      day: answerDaySchema.nullable(),
      /** The yes was to this day. */
      isAgreed: z.boolean(),
      belowBand: belowBandSchema.nullable(),
    }),
    /** How to reach them: for who has just said yes, null for who only looks. */
    contact: contactSchema.nullable(),
  }),
  z.object({
    act: z.enum(ARRANGEMENT_ACTS),
    isOpen: z.boolean(),
    arrangement: arrangementSchema,
    /** What it would record; null where it records nothing. */
    hours: z.number().nullable(),
    closedNotice: closedByItSchema,
  }),
  z.object({
    act: z.literal('agree-standing'),
    isOpen: z.boolean(),
    standing: standingSchema,
  }),
  z.object({
    act: z.literal('reply-message'),
    isOpen: z.boolean(),
    /** Nothing of what the two wrote. */
    thread: z.object({
      id: z.number(),
      /** The other one, as far as the reader may know. */
      who: z.string(),
      /** The title of the notice that it is about. */
      noticeTitle: z.string().nullable(),
    }),
  }),
  z.object({
    act: z.literal('attend'),
    isOpen: z.boolean(),
    /** The meeting, as its reader knows it; the bank that calls it. */
    bulletin: invitedSchema,
    bankName: z.string(),
  }),
  /** Takes the wish to be erased back. */
  z.object({ act: z.literal('keep-account'), isOpen: z.boolean() }),
  z.object({ act: z.literal('stop-letters'), isOpen: z.boolean(), topic: topicSchema }),
]);

export const actSchema = anyActSchema.and(
  z.object({
    /** Said where it is refused for now, because one of the banks is suspended (specification §38). */
    isSuspended: z.literal(true).optional(),
  }),
);
export type Act = z.infer<typeof actSchema>;
