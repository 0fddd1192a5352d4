/** Days that come with an answer to a notice, and the yes to one of them (specification §20). */
import { z } from 'zod';
import { ANSWER_DAYS_MAX } from '../limits.ts';
import { planSchema } from './arrangements.ts';

/** As they are sent. */
export const proposedDaysSchema = z
  .array(planSchema, { error: 'invalid' })
  .max(ANSWER_DAYS_MAX, { error: 'too-long' })
  .default([]);

/**
 * To which of the days of an answer the yes is, and which days were seen: others since refuse with
 * `seen-outdated`. Nothing: a yes without a day.
 */
export const acceptanceSchema = z
  .object({
    day: z
      .number({ error: 'required' })
      .int({ error: 'invalid' })
      .min(1, { error: 'invalid' })
      .max(ANSWER_DAYS_MAX, { error: 'invalid' }),
    sequence: z.number({ error: 'required' }).int({ error: 'invalid' }).min(0),
  })
  .nullish();
export type Acceptance = NonNullable<z.output<typeof acceptanceSchema>>;

/** A day that came with an answer. */
export const answerDaySchema = z.object({
  /** From 1. */
  position: z.number(),
  /** `yyyy-MM-dd` and `HH:mm` in the portal's time zone, and how many days from today. */
  day: z.string(),
  time: z.string(),
  daysAway: z.number(),
  minutes: z.number(),
  place: z.string(),
  /** It has begun: nobody says yes to it any more. */
  isOver: z.boolean(),
});
export type AnswerDay = z.infer<typeof answerDaySchema>;

/** The days of an answer. */
export const daysOfAnswer = {
  days: z.array(answerDaySchema),
  /** Rises when they change. */
  sequence: z.number(),
};
