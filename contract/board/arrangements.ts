/** Appointments: two members agree on a day, and afterwards one tap records the hours (specification §22). */
import { z } from 'zod';
import { EXCHANGE_STATES } from '../hours/exchange-states.ts';
import { activitySchema, exchangeHoursSchema, passingField } from '../hours/exchanges.ts';
import {
  APPOINTMENT_MINUTES_MAX,
  APPOINTMENT_MINUTES_MIN,
  APPOINTMENT_PLACE_MAX,
  APPOINTMENT_TITLE_MAX,
  NOTE_MAX,
} from '../limits.ts';
import {
  daySchema,
  idSchema,
  optionalText,
  pageQuery,
  text,
  timeSchema,
  undoableFlag,
} from '../values.ts';

export const ARRANGEMENT_STATES = ['proposed', 'agreed', 'done', 'dropped'] as const;
export type ArrangementState = (typeof ARRANGEMENT_STATES)[number];

/** What is still to come or to be said, or what is over. */
const ARRANGEMENT_PARTS = ['open', 'over'] as const;

const planFields = {
  day: daySchema,
  time: timeSchema,
  /** How long it is meant to take; any whole minutes, for a plan is no exchange. */
  minutes: z
    .number({ error: 'required' })
    .int({ error: 'invalid' })
    .min(APPOINTMENT_MINUTES_MIN, { error: 'invalid' })
    .max(APPOINTMENT_MINUTES_MAX, { error: 'invalid' }),
  place: optionalText(APPOINTMENT_PLACE_MAX).default(''),
};

/** A day, as somebody plans it. */
export const planSchema = z.object(planFields);
export type Plan = z.output<typeof planSchema>;

/** With whom: by an accepted answer, whose notice says who gives, or anybody one may exchange with. */
const withSchema = z.union(
  [
    z.object({ answer: idSchema }),
    z.object({ partner: idSchema, partnerBank: idSchema, iGive: z.boolean({ error: 'invalid' }) }),
  ],
  { error: 'required' },
);

/** What is chosen first where no notice says it: who helps whom, and with what. */
export const whomSchema = z.object({
  side: z.enum(['given', 'received'], { error: 'required' }),
  bankTo: idSchema,
  userTo: idSchema,
  activity: idSchema,
  title: text(APPOINTMENT_TITLE_MAX),
});

export const newArrangementSchema = z.object({
  with: withSchema,
  activity: idSchema,
  title: text(APPOINTMENT_TITLE_MAX),
  ...planFields,
});
export type NewArrangement = z.output<typeof newArrangementSchema>;

/** Which proposal the reader has seen: another one since refuses with `seen-outdated`. */
const seen = { sequence: z.number({ error: 'required' }).int({ error: 'invalid' }).min(0) };

export const agreementSchema = z.object({ ...seen, undoable: undoableFlag });

/** Of who has seen no proposal, such as the reader of a letter, what stands is dropped. */
export const droppingSchema = z
  .object({ sequence: seen.sequence.optional(), undoable: undoableFlag })
  .nullish();

export const newPlanSchema = z.object({ ...seen, ...planFields });
export type NewPlan = z.output<typeof newPlanSchema>;

/**
 * Where hours of the two about that day belong to no appointment (`already-recorded` tells which):
 * `true` says that this was another time, `false` that those are of this one, and nothing is recorded.
 */
export const anotherFlag = z.boolean({ error: 'invalid' }).optional();

/** How long it took; the exchange says so, with the title as its note where nothing else is said. */
export const doneSchema = z.object({
  quantityOfHours: exchangeHoursSchema,
  note: optionalText(NOTE_MAX).default(''),
  undoable: undoableFlag,
  another: anotherFlag,
  ...passingField,
});
export type Done = z.output<typeof doneSchema>;

export const arrangementsQuery = z.object({
  part: z.enum(ARRANGEMENT_PARTS, { error: 'invalid' }).optional(),
  limit: pageQuery([]).limit,
  offset: pageQuery([]).offset,
});

/** What everybody reads who may see it. */
export const plannedSchema = z.object({
  id: z.number(),
  state: z.enum(ARRANGEMENT_STATES),
  sequence: z.number(),
  title: z.string(),
  activity: activitySchema,
  /** The notice it came from. */
  noticeId: z.number().nullable(),
  /** The standing appointment whose date it is. */
  standingId: z.number().nullable(),
  /** `yyyy-MM-dd` and `HH:mm` in the portal's time zone. */
  day: z.string(),
  time: z.string(),
  /** From today: 0 today, 1 tomorrow, negative for days that have passed. */
  daysAway: z.number(),
  minutes: z.number(),
  place: z.string(),
  /** What it can be recorded as, in hours: one length, or the two halves next to the plan. */
  hours: z.array(z.number()),
  /** It has begun. */
  hasBegun: z.boolean(),
  /** Called off after it had begun: it did not take place. */
  wasNotDone: z.boolean(),
  /** What was recorded of it. */
  exchange: z
    .object({
      id: z.number(),
      status: z.enum(EXCHANGE_STATES),
      hours: z.number(),
      /** Who recorded it, first name and surname. */
      by: z.string(),
      byId: z.number(),
    })
    .nullable(),
});

/**
 * Where the reader receives and would leave the band of their bank: the balance afterwards and the
 * lower bound, in hours, and whether the bank stops there.
 */
export const belowBandSchema = z.object({ after: z.number(), low: z.number(), hard: z.boolean() });
export type BelowBand = z.infer<typeof belowBandSchema>;

/** An appointment as one of its two people sees it. */
export const arrangementSchema = plannedSchema.extend({
  iGive: z.boolean(),
  partnerId: z.number(),
  partnerName: z.string(),
  partnerFirstName: z.string(),
  partnerBankName: z.string(),
  /** What stands is the reader's own proposal. */
  isMyProposal: z.boolean(),
  /** The desk did the last thing about it, for one of the two who uses no e-mail. */
  byDesk: z.boolean(),
  /** What the reader may do. */
  can: z.object({
    agree: z.boolean(),
    change: z.boolean(),
    drop: z.boolean(),
    record: z.boolean(),
  }),
  belowBand: belowBandSchema.nullable(),
});
export type Arrangement = z.infer<typeof arrangementSchema>;
