/** What waits for a member to do, in one list (specification §2): each with the facts of one sentence. */
import { z } from 'zod';
import { daysOfAnswer } from '../board/answer-days.ts';
import { belowBandSchema } from '../board/arrangements.ts';
import { NOTICE_KINDS } from '../board/notices.ts';
import { RHYTHMS } from '../board/standings.ts';
import { pendingExchangeSchema } from './exchanges.ts';

/** The most that the list has. */
export const TODO_MAX = 20;

/** The kinds in the order of the list; the first four count. */
export const TODO_KINDS = [
  'confirm',
  'done',
  'answer',
  'proposal',
  'asked',
  'renew',
  'corrected',
  'consent',
  'bulletin',
] as const;
export type TodoKind = (typeof TODO_KINDS)[number];

/** `id` is that of the thing the kind is about; `since` the moment from which it waits. */
const every = { id: z.number(), since: z.string() };
/** The first name of the other one, and what it is about. */
const about = { who: z.string(), title: z.string() };
/** `yyyy-MM-dd` and `HH:mm` in the portal's time zone, and how many days from today. */
const when = { day: z.string(), time: z.string(), daysAway: z.number() };

export const todoItemSchema = z.discriminatedUnion('kind', [
  /** An exchange that the reader may confirm (law L4). */
  z.object({ kind: z.literal('confirm'), ...every, exchange: pendingExchangeSchema }),
  /** An appointment that is over, in which the reader gave, and of which nothing was recorded. */
  z.object({
    ...{ kind: z.literal('done'), ...every, ...about, ...when },
    sequence: z.number(),
    /** What it can be recorded as, in hours: one length, or the two halves next to the plan. */
    hours: z.array(z.number()),
  }),
  /** An answer to a notice of the reader, with its days and what a yes would come to for who receives. */
  z.object({
    kind: z.literal('answer'),
    ...every,
    ...about,
    noticeId: z.number(),
    noticeKind: z.enum(NOTICE_KINDS),
    ...daysOfAnswer,
    belowBand: belowBandSchema.nullable(),
  }),
  /** A day that somebody proposes; `every` where it repeats, from that day on. */
  z.object({
    kind: z.literal('proposal'),
    ...every,
    ...about,
    ...when,
    every: z.enum(RHYTHMS).nullable(),
    /** Which proposal this is; null where it repeats, for that is never changed. */
    sequence: z.number().nullable(),
  }),
  /** A request that the reader was asked to help with. */
  z.object({ kind: z.literal('asked'), ...every, ...about, noticeId: z.number() }),
  /** A notice of the reader whose time is over, or nearly. */
  z.object({
    kind: z.literal('renew'),
    ...every,
    title: z.string(),
    noticeKind: z.enum(NOTICE_KINDS),
    daysAway: z.number(),
  }),
  /**
   * Hours that the reader received and had confirmed, and somebody else has reversed: the desk, or `who`, who
   * gave them. For seven days; `id` is the exchange.
   */
  z.object({
    kind: z.literal('corrected'),
    ...every,
    who: z.string(),
    hours: z.number(),
    /** On which they were given, `yyyy-MM-dd`. */
    day: z.string(),
    byDesk: z.boolean(),
  }),
  /** A privacy notice of the bank that asks for an answer; `id` is its number. */
  z.object({ kind: z.literal('consent'), ...every }),
  /** What the bank says to all (specification §44); `asks` whether the reader comes, and has not been told. */
  z.object({
    ...{ kind: z.literal('bulletin'), ...every, title: z.string(), asks: z.boolean() },
    /** Of a meeting. */
    plan: z.object(when).nullable(),
  }),
]);
export type TodoItem = z.infer<typeof todoItemSchema>;

export const todoSchema = z.object({
  items: z.array(todoItemSchema),
  /** How many wait beyond those. */
  more: z.number(),
  /** How many of the first four kinds wait in all. */
  count: z.number(),
  /** In how many conversations something is new (specification §21); 0 for a person of trust. */
  unread: z.number(),
});
export type Todo = z.infer<typeof todoSchema>;
