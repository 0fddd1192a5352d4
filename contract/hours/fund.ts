/** The hours fund of a bank: gifts, hours for the office, group lessons (specification §19). */
import { z } from 'zod';
import { LESSON_PEOPLE_MAX, NOTE_MAX } from '../limits.ts';
import { idSchema, text } from '../values.ts';
import { EXCHANGE_KINDS } from './exchange-states.ts';
import { bankExchangeSchema } from './exchanges.ts';
import { minutesFromHours } from './hours.ts';

const GIFT_MINUTES_MAX = 6000;

/** Hours of a gift or a share: any whole minute up to a hundred hours. */
const anyHours = z
  .number({ error: 'required' })
  .refine(isGiftHours, { error: 'gift-hours-invalid' });

/** Judged in minutes, which is what is kept: a trifle above zero hours is no minute. */
function isGiftHours(hours: number): boolean {
  const minutes = minutesFromHours(hours);
  const isWhole = Math.abs(hours * 60 - minutes) < 1e-6;
  return isWhole && minutes >= 1 && minutes <= GIFT_MINUTES_MAX;
}

/** A member's gift: to another member of the bank, or to the fund where nobody is named. */
export const giftSchema = z.object({
  toPerson: idSchema.nullable(),
  hours: anyHours,
  note: text(NOTE_MAX),
});
export type Gift = z.infer<typeof giftSchema>;

/** A gift of the fund to a member. */
export const fundGiftSchema = giftSchema.extend({ toPerson: idSchema });
export type FundGift = z.infer<typeof fundGiftSchema>;

/** Hours that a member gave to the bank itself. */
export const officeHoursSchema = bankExchangeSchema.omit({
  bankTo: true,
  userFrom: true,
  userTo: true,
});
export type OfficeHours = z.infer<typeof officeHoursSchema>;

/** One teacher, many receivers: each gives their hours to the fund, the fund gives the teacher theirs. */
export const groupLessonSchema = officeHoursSchema.extend({
  giver: idSchema,
  receivers: z
    .array(idSchema, { error: 'required' })
    .min(1, { error: 'required' })
    .max(LESSON_PEOPLE_MAX, { error: 'too-long' }),
  /** What the teacher gets, in hours; the length of the lesson when not said. */
  giverGets: bankExchangeSchema.shape.quantityOfHours.optional(),
});
export type GroupLesson = z.infer<typeof groupLessonSchema>;

/** What came of a lesson, in hours. */
export const lessonResultSchema = z.object({
  receivers: z.number(),
  given: z.number(),
  teacher: z.number(),
  toFund: z.number(),
  /** The teacher's hours wait for another administrator, or until the fund can give them. */
  teacherWaits: z.boolean(),
});
export type LessonResult = z.infer<typeof lessonResultSchema>;

const byKind = z.array(z.object({ kind: z.enum(EXCHANGE_KINDS), hours: z.number() }));

/** The fund at the desk, in hours. */
export const fundSchema = z.object({
  personId: z.number(),
  balance: z.number(),
  /** How far it may go down; then what it gives waits. */
  low: z.number(),
  /** Where that is counted from: below zero where balances that were brought left the fund there. */
  lowCountsFrom: z.number(),
  /** Of this year, by kind; the largest first. */
  cameIn: byKind,
  wentOut: byKind,
  /** What the fund would give and waits for a confirmation. */
  waiting: z.object({ exchanges: z.number(), hours: z.number() }),
  /** The bank's administrators: one alone cannot confirm their own hours for the office. */
  administrators: z.number(),
  /** What the teacher of a group lesson gets for preparing it. */
  lessonPreparation: z.number(),
});
export type Fund = z.infer<typeof fundSchema>;
