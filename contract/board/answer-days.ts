/** Days that come with an answer to a notice, the yes to one of them, and what came of it (specification §20). */
import { z } from 'zod';
import { ANSWER_DAYS_MAX } from '../limits.ts';
import { ARRANGEMENT_STATES, planSchema } from './arrangements.ts';

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

/** What came of an accepted answer, for the two of it and the desk. */
export const followedAnswer = {
  /** The latest appointment of it that nobody called off. */
  planned: z
    .object({
      /** Null where the reader cannot open its page. */
      id: z.number().nullable(),
      /** `yyyy-MM-dd` and `HH:mm` in the portal's time zone. */
      day: z.string(),
      time: z.string(),
      state: z.enum(ARRANGEMENT_STATES).exclude(['dropped']),
    })
    .nullable(),
  /** The hours recorded for it, unless they were cancelled or reversed. */
  exchangeId: z.number().nullable(),
};
const followedSchema = z.object(followedAnswer);
export type FollowedAnswer = z.infer<typeof followedSchema>;
