/** The board on which members look for help and offer it (specification §20). */
import { z } from 'zod';
import { activitySchema } from '../hours/exchanges.ts';
import { isExchangeHours } from '../hours/hours.ts';
import {
  ASKED_AT_ONCE_MAX,
  NOTE_MAX,
  NOTICE_PLACE_MAX,
  NOTICE_WHEN_MAX,
  REASON_MAX,
} from '../limits.ts';
import {
  daySchema,
  flagSchema,
  idSchema,
  idTextSchema,
  optionalText,
  pageQuery,
  searchSchema,
  undoableFlag,
} from '../values.ts';
import { daysOfAnswer, followedAnswer, proposedDaysSchema } from './answer-days.ts';
import { belowBandSchema } from './arrangements.ts';
import { noticeTitleSchema } from './notice-title.ts';
import { placesReply, placesSchema } from './places.ts';

/** Somebody looks for help, or offers it. The author of a request receives, that of an offer gives. */
export const NOTICE_KINDS = ['request', 'offer'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Who may see it: members of the bank, or of its friend banks too. */
export const NOTICE_REACHES = ['bank', 'friends'] as const;
export type NoticeReach = (typeof NOTICE_REACHES)[number];

/** How people get in touch: by an accepted answer, by phone, or through the desk. */
export const CONTACT_MODES = ['portal', 'phone', 'desk'] as const;
export type ContactMode = (typeof CONTACT_MODES)[number];

/** `waiting`: until the desk lets it onto the board. `hidden`: the desk took it off. */
export const NOTICE_STATES = ['open', 'waiting', 'paused', 'closed', 'hidden'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

/** How it ended: with somebody found here, found elsewhere, nobody, or not needed any more. */
export const NOTICE_OUTCOMES = ['met', 'met-elsewhere', 'not-met', 'withdrawn'] as const;
export type NoticeOutcome = (typeof NOTICE_OUTCOMES)[number];

export const ANSWER_STATES = ['open', 'accepted', 'let-go', 'withdrawn'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

export const ASK_STATES = ['asked', 'yes', 'not-now'] as const;
export type AskState = (typeof ASK_STATES)[number];

/** Why somebody may be able to help. */
export const HELPER_REASONS = ['offers-this', 'said-so', 'did-this', 'offers-similar'] as const;
export type HelperReason = (typeof HELPER_REASONS)[number];

export const REPORT_REASONS = ['offensive', 'money', 'business', 'unsafe', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** About how long it takes, in hours: half an hour to a hundred in halves, or null where unknown. */
const hoursSchema = z
  .number({ error: 'invalid' })
  .refine(isExchangeHours, { error: 'hours-invalid' })
  .nullable();

const given = z.boolean({ error: 'invalid' }).optional();

/**
 * What of the own data the other one sees once an answer is accepted; as the person has said for all
 * (`reachSchema`) where it is left out.
 */
const gives = { givesPhone: given, givesEmail: given };

const noticeFields = {
  ...gives,
  activity: idSchema,
  title: noticeTitleSchema,
  body: optionalText(NOTE_MAX).default(''),
  reach: z.enum(NOTICE_REACHES, { error: 'invalid' }),
  /** As the author has said for all where it is left out; a change without it leaves it as it is. */
  contact: z.enum(CONTACT_MODES, { error: 'invalid' }).optional(),
  hours: hoursSchema.default(null),
  whenText: optionalText(NOTICE_WHEN_MAX).default(''),
  placeText: optionalText(NOTICE_PLACE_MAX).default(''),
  /** Until when help is needed, `yyyy-MM-dd`; for requests. */
  neededBy: daySchema.nullable().default(null),
  places: placesSchema,
};

export const noticeUpdateSchema = z.object(noticeFields);
export type NoticeUpdate = z.output<typeof noticeUpdateSchema>;

export const newNoticeSchema = z.object({
  kind: z.enum(NOTICE_KINDS, { error: 'required' }),
  ...noticeFields,
  /** They know that they have one like it, and want both. */
  sure: z.boolean({ error: 'invalid' }).optional(),
});
export type NewNotice = z.output<typeof newNoticeSchema>;

export const newAnswerSchema = z.object({
  text: optionalText(REASON_MAX).default(''),
  ...gives,
  /** Days that would do: a yes to one of them agrees on it. */
  days: proposedDaysSchema,
});
export type NewAnswer = z.output<typeof newAnswerSchema>;

export const askingSchema = z.object({
  people: z
    .array(idSchema, { error: 'required' })
    .min(1, { error: 'required' })
    .max(ASKED_AT_ONCE_MAX, { error: 'too-long' })
    .transform((ids) => [...new Set(ids)]),
});

export const closingSchema = z.object({
  outcome: z.enum(NOTICE_OUTCOMES, { error: 'required' }),
  /** With whom, for `met`: somebody whose answer was accepted. */
  with: idSchema.optional(),
  undoable: undoableFlag,
});
export type Closing = z.output<typeof closingSchema>;

export const reportSchema = z.object({
  reason: z.enum(REPORT_REASONS, { error: 'required' }),
  text: optionalText(REASON_MAX).default(''),
});
export type NoticeReport = z.output<typeof reportSchema>;

/** Searching and paging a board. */
export const ofBoard = {
  q: searchSchema,
  limit: pageQuery([]).limit,
  offset: pageQuery([]).offset,
};

export const noticesQuery = z.object({
  ...ofBoard,
  kind: z.enum(NOTICE_KINDS, { error: 'invalid' }).optional(),
  /** A group of activities, or one activity. */
  group: idTextSchema.optional(),
  activity: idTextSchema.optional(),
  /** Of the own bank, of its friends, or both. */
  where: z.enum(['bank', 'friends', 'all'], { error: 'invalid' }).optional(),
  /** Needed within three days. */
  urgent: flagSchema.optional(),
  /** Requests that the reader has said or shown they can help with. */
  forMe: flagSchema.optional(),
  /** The latest first, or what is needed soonest. */
  sort: z.enum(['new', 'soon'], { error: 'invalid' }).optional(),
});

/** A notice as a card shows it. */
export const noticeCardSchema = z.object({
  id: z.number(),
  kind: z.enum(NOTICE_KINDS),
  state: z.enum(NOTICE_STATES),
  title: z.string(),
  activity: activitySchema,
  /** The group of the activity. */
  groupId: z.number(),
  bankName: z.string(),
  /** The author as far as the reader may know: "Luca R." of a friend bank. */
  who: z.string(),
  hours: z.number().nullable(),
  /** `yyyy-MM-dd`. */
  neededBy: z.string().nullable(),
  ...placesReply,
  postedAt: z.string(),
  /** The reader is the author. */
  isMine: z.boolean(),
  /** Answers that wait for the author; 0 for other readers. */
  openAnswers: z.number(),
  /** Posted within the last week. */
  isNew: z.boolean(),
  hasPicture: z.boolean(),
});
export type NoticeCard = z.infer<typeof noticeCardSchema>;

export const contactSchema = z.object({
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

/** What recording the exchange of an accepted answer begins with. */
const startSchema = z.object({
  /** Whether the reader gives the hours. */
  iGive: z.boolean(),
  partnerId: z.number(),
  partnerName: z.string(),
  partnerBankId: z.number(),
  activity: activitySchema,
  hours: z.number().nullable(),
  /** Proposed as the note: the title. */
  note: z.string(),
});
export type StartExchange = z.infer<typeof startSchema>;

export const answerSchema = z.object({
  id: z.number(),
  ...daysOfAnswer,
  ...followedAnswer,
  /** The position of the day that the yes named. */
  agreedDay: z.number().nullable(),
  /** Where the author receives: what a yes to the longest of the days would come to. */
  belowBand: belowBandSchema.nullable(),
  personId: z.number(),
  state: z.enum(ANSWER_STATES),
  who: z.string(),
  bankName: z.string(),
  text: z.string(),
  at: z.string(),
  /** How to reach them once the answer was accepted. */
  contact: contactSchema.nullable(),
  /** Null before, and for the desk. */
  start: startSchema.nullable(),
});
export type NoticeAnswer = z.infer<typeof answerSchema>;

/** A notice on its own page. */
export const noticeSchema = noticeCardSchema.extend({
  body: z.string(),
  reach: z.enum(NOTICE_REACHES),
  whenText: z.string(),
  placeText: z.string(),
  /** What an accepted answer shows of the author; what they chose. */
  givesPhone: z.boolean(),
  givesEmail: z.boolean(),
  /** The desk posted it for its author. */
  byDesk: z.boolean(),
  contact: contactSchema.extend({
    mode: z.enum(CONTACT_MODES),
    /** Of the desk, where it puts people in touch. */
    deskPhone: z.string().nullable(),
  }),
  /** Of its bank, for everybody; null where it has none. */
  bankPhone: z.string().nullable(),
  canAnswer: z.boolean(),
  /** The author, where the reader may ask them something before they answer (specification §21). */
  writeTo: z.number().nullable(),
  /** Whether the reader may say yes to a day of an answer: the author, or the desk where they use no e-mail. */
  canAgree: z.boolean(),
  canChange: z.boolean(),
  /** Their own latest answer. */
  myAnswer: z
    .object({
      id: z.number(),
      ...daysOfAnswer,
      ...followedAnswer,
      state: z.enum(ANSWER_STATES),
      text: z.string(),
      givesPhone: z.boolean(),
      givesEmail: z.boolean(),
      agreedDay: z.number().nullable(),
      authorId: z.number(),
      start: startSchema.nullable(),
    })
    .nullable(),
  /** Answers that were not withdrawn or let go; for the author and the desk. */
  answers: z.array(answerSchema),
  /** How many people were asked by the author; for the author and the desk, never whom. */
  asked: z.number(),
  /** When the author is asked whether it still stands, `yyyy-MM-dd`. */
  asksAgainOn: z.string(),
  outcome: z.enum(NOTICE_OUTCOMES).nullable(),
  /** A request that its author keeps open after hours. */
  staysOpen: z.boolean(),
  /** Hours closed it; until it is closed otherwise it can be kept open. */
  closedByHours: z.boolean(),
  /** The sentence of the desk, for the author and the desk. */
  hiddenReason: z.string().nullable(),
});
export type Notice = z.infer<typeof noticeSchema>;

/** Somebody who may be able to help; nothing about balances, and no order but a fair one. */
export const noticeHelperSchema = z.object({
  id: z.number(),
  who: z.string(),
  why: z.enum(HELPER_REASONS),
  /** For the desk, which calls who reads no e-mail. */
  phone: z.string().nullable(),
  /** Whether a letter reaches them. */
  canBeAsked: z.boolean(),
});
export type NoticeHelper = z.infer<typeof noticeHelperSchema>;

/** What a member wants of the board's questions. */
export const askingChoiceSchema = z.object({
  /** Others are told of them as somebody who may help, and ask them. */
  mayBeAsked: z.boolean({ error: 'required' }),
  /** Members are told that they did something before. */
  showDone: z.boolean({ error: 'required' }),
});
export type AskingChoice = z.infer<typeof askingChoiceSchema>;
