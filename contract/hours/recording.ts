/**
 * What a form of recording asks while it is filled in, and what its reply tells: hours and the
 * appointment or notice that they come from are one course (specification §22).
 */
import { z } from 'zod';
import { ARRANGEMENT_STATES } from '../board/arrangements.ts';
import { daySchema, idTextSchema } from '../values.ts';
import { activitySchema, exchangeSchema } from './exchanges.ts';

const aboutFields = {
  day: daySchema,
  activity: idTextSchema.optional(),
  /** The notice that the form was opened from. */
  notice: idTextSchema.optional(),
};

/** Of a member who records: whether they gave or received, and the other one. */
export const matchQuery = z.object({
  side: z.enum(['given', 'received'], { error: 'required' }),
  person: idTextSchema,
  bank: idTextSchema,
  ...aboutFields,
});

/** Of a desk that records: the giver is of its bank. */
export const bankMatchQuery = z.object({
  userFrom: idTextSchema,
  userTo: idTextSchema,
  bankTo: idTextSchema,
  ...aboutFields,
});

/** An open appointment that the hours would be of. */
const matchedSchema = z.object({
  id: z.number(),
  title: z.string(),
  activity: activitySchema,
  state: z.enum(ARRANGEMENT_STATES),
  /** `yyyy-MM-dd` and `HH:mm` in the portal's time zone. */
  day: z.string(),
  time: z.string(),
  minutes: z.number(),
});

/** Hours that stand. */
const standingHoursSchema = z.object({
  id: z.number(),
  hours: z.number(),
  /** `yyyy-MM-dd`. */
  day: z.string(),
});

export const matchSchema = z.object({
  /**
   * The open appointment of this giver and receiver whose day is nearest, within three days: several
   * where more than one is as near, first the one with that activity.
   */
  appointments: z.array(matchedSchema),
  /** What the note says: the title of the one appointment, else of the notice. */
  note: z.string().nullable(),
  /** Else the reader's own latest two notes about the two and that activity, to choose from. */
  notes: z.array(z.string()),
  /**
   * Hours of this giver and receiver and that activity, pending or confirmed, of two days before to two
   * days after: are these another time? The nearest day; null where there are none.
   */
  recorded: standingHoursSchema.nullable(),
});
export type Match = z.infer<typeof matchSchema>;

/** A request that hours have closed; its author may keep it open (`keepNoticeOpen`). */
export const closedNoticeSchema = z.object({ id: z.number(), title: z.string() }).nullable();
export type ClosedNotice = z.infer<typeof closedNoticeSchema>;

/** An exchange that was just recorded. */
export const recordedExchangeSchema = exchangeSchema.extend({
  /**
   * The appointment that the body named, or that was closed without being named. Not `linked`: it was
   * dropped or moved meanwhile, and the hours stand without it.
   */
  appointment: z.object({ id: z.number(), linked: z.boolean() }).nullable(),
  closedNotice: closedNoticeSchema,
});
export type RecordedExchange = z.infer<typeof recordedExchangeSchema>;
