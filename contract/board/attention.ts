/** Whom the desk of a bank might call, and why (specification §42). Nothing here says who is better or worse. */
import { z } from 'zod';
import { daySchema } from '../values.ts';

/** Why, in the order of the page: a person stands under the first that fits. */
export const CALL_REASONS = ['request', 'newcomer', 'only-gives', 'carries', 'quiet'] as const;
export type CallReason = (typeof CALL_REASONS)[number];

/** The most that the page has, and of one reason. */
export const CALLS_MAX = 20;
export const CALLS_OF_A_REASON_MAX = 5;

/** The days by which each reason is told, and the hours. A span of days ends today. */
export const CALL_EDGES = {
  /** A request that is needed so soon need not have waited. */
  requestSoonDays: 3,
  newcomerFromDays: 14,
  newcomerToDays: 90,
  givesDays: 365,
  givesAtLeast: 5,
  carriesDays: 90,
  carriesAboveMinutes: 600,
  carriesAbovePercent: 20,
  carriesMembers: 10,
  quietDays: 180,
} as const;

/** `spoke`: somebody of the desk spoke with them; `away`: nobody calls them for any reason. */
export const REST_KINDS = ['spoke', 'later', 'away'] as const;
export type RestKind = (typeof REST_KINDS)[number];

/** How long nobody calls somebody who was spoken to. */
export const SPOKE_REST_DAYS = { newcomer: 30, others: 90 } as const;
/** The most days ahead that a call is put off, and that somebody is away. */
export const REST_DAYS_MAX = { later: 180, away: 365 } as const;
/** So long nobody calls people whom an import brought, for being new. */
export const BROUGHT_REST_DAYS = 60;

/**
 * A rest as the desk notes it: for a reason and those below it, or for all. `until` is its last day; a call
 * that was made needs none, and who is away is so for all reasons.
 */
export const newRestSchema = z.object({
  kind: z.enum(REST_KINDS, { error: 'invalid' }),
  reason: z.enum(CALL_REASONS, { error: 'invalid' }).optional(),
  until: daySchema.optional(),
});
export type NewRest = z.output<typeof newRestSchema>;

/** A rest as the desk reads it. */
export const restSchema = z.object({
  kind: z.enum(REST_KINDS),
  /** Null for all reasons. */
  reason: z.enum(CALL_REASONS).nullable(),
  /** The last day, `yyyy-MM-dd`. */
  until: z.string(),
  /** Who noted it, given name first. */
  by: z.string(),
  madeAt: z.string(),
});
export type Rest = z.infer<typeof restSchema>;

/** One call that the page proposes. */
export const callLineSchema = z.object({
  reason: z.enum(CALL_REASONS),
  userId: z.number(),
  name: z.string(),
  surname: z.string(),
  phone: z.string().nullable(),
  /** The day since which it is so: of the request, the joining, the first help, or the last exchange. */
  since: z.string(),
  facts: z.object({
    /** Whole days since then. */
    days: z.number().int(),
    /** Of a request. */
    title: z.string().nullable(),
    neededBy: z.string().nullable(),
    /** How often somebody helped in twelve months, of `only-gives`. */
    given: z.number().int().nullable(),
    /** The share of the hours of three months, in whole per cent, of `carries`. */
    percent: z.number().int().nullable(),
  }),
  /** Of a request. */
  noticeId: z.number().nullable(),
  /** The latest rest, which is over: when somebody last spoke with them. */
  restOf: restSchema.nullable(),
});
export type CallLine = z.infer<typeof callLineSchema>;

export const attentionSchema = z.object({
  lines: z.array(callLineSchema).max(CALLS_MAX),
  /** How many more there are of each reason. */
  more: z.partialRecord(z.enum(CALL_REASONS), z.number().int()),
});
export type Attention = z.infer<typeof attentionSchema>;

/** Why a newcomer and a member could meet: can do what is looked for, looks for what they can do, the same. */
export const PAIR_REASONS = ['can', 'looks', 'same'] as const;
export type PairReason = (typeof PAIR_REASONS)[number];

/** The most members who are named to a newcomer. */
export const PAIRS_MAX = 3;

export const pairSchema = z.object({
  userId: z.number(),
  name: z.string(),
  surname: z.string(),
  activityId: z.number(),
  why: z.enum(PAIR_REASONS),
  /** Only where they show it to the members of their bank. */
  phone: z.string().nullable(),
});
export type Pair = z.infer<typeof pairSchema>;
