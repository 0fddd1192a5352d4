/** Standing appointments: every week, every two weeks or every month (specification §22). */
import { z } from 'zod';
import { activitySchema } from '../hours/exchanges.ts';
import { daySchema, undoableFlag } from '../values.ts';
import { belowBandSchema, newArrangementSchema } from './arrangements.ts';

export const STANDING_STATES = ['proposed', 'agreed', 'paused', 'ended'] as const;
export type StandingState = (typeof STANDING_STATES)[number];

/** How often. Of a month it is the same weekday: the first to the fourth, or the last. */
export const RHYTHMS = ['week', 'fortnight', 'month'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** `day` is the first date. */
export const newStandingSchema = newArrangementSchema.extend({
  every: z.enum(RHYTHMS, { error: 'required' }),
  /** The last day on which a date may be; null: until one of the two ends it. */
  until: daySchema.nullable().default(null),
});
export type NewStanding = z.output<typeof newStandingSchema>;

export const pauseSchema = z.object({
  /** The first day with dates again; null: until one of the two resumes it. */
  until: daySchema.nullable().default(null),
  undoable: undoableFlag,
});

/** A standing appointment as one of its two people sees it. */
export const standingSchema = z.object({
  id: z.number(),
  state: z.enum(STANDING_STATES),
  title: z.string(),
  activity: activitySchema,
  every: z.enum(RHYTHMS),
  /** 1 Monday to 7 Sunday. */
  weekday: z.number(),
  /** Of a month: the first to the fourth, or 5, the last. */
  nth: z.number(),
  /** `HH:mm` in the portal's time zone. */
  time: z.string(),
  minutes: z.number(),
  place: z.string(),
  /** `yyyy-MM-dd`. */
  fromDay: z.string(),
  untilDay: z.string().nullable(),
  pausedUntil: z.string().nullable(),
  /** The portal paused it, for nobody said what became of three dates in a row. */
  pausedByPortal: z.boolean(),
  iGive: z.boolean(),
  partnerId: z.number(),
  partnerName: z.string(),
  partnerFirstName: z.string(),
  partnerBankName: z.string(),
  isMyProposal: z.boolean(),
  /** What the reader may do. */
  can: z.object({
    agree: z.boolean(),
    drop: z.boolean(),
    pause: z.boolean(),
    resume: z.boolean(),
    end: z.boolean(),
  }),
  /** What one date would do. */
  belowBand: belowBandSchema.nullable(),
});
export type Standing = z.infer<typeof standingSchema>;
