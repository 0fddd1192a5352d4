/**
 * A course: what belongs together of one errand, from a notice to hours (specification §22). Each of its
 * steps may be the first, and the page of each says the whole course.
 */
import { z } from 'zod';
import { EXCHANGE_STATES } from '../hours/exchange-states.ts';
import { exchangeDetailSchema } from '../hours/exchanges.ts';
import { closedNoticeSchema } from '../hours/recording.ts';
import { ARRANGEMENT_STATES, arrangementSchema } from './arrangements.ts';
import { ANSWER_STATES, NOTICE_KINDS, NOTICE_STATES, noticeSchema } from './notices.ts';

/** One of the two people. */
const personSchema = z.object({
  id: z.number(),
  /** The first name; null once they were erased. */
  name: z.string().nullable(),
  isMe: z.boolean(),
});
export type CoursePerson = z.infer<typeof personSchema>;

/** The steps that there are, in their order; moments as ISO. */
export const courseSchema = z.object({
  /** Null while nobody has answered. */
  giver: personSchema.nullable(),
  receiver: personSchema.nullable(),
  /** The notice; `hidden`: the desk took it off the board. */
  asked: z
    .object({
      /** Null where the reader cannot open its page. */
      id: z.number().nullable(),
      at: z.string(),
      kind: z.enum(NOTICE_KINDS),
      state: z.enum(NOTICE_STATES),
    })
    .nullable(),
  answered: z.object({ id: z.number(), at: z.string(), state: z.enum(ANSWER_STATES) }).nullable(),
  planned: z
    .object({
      /** Null where the reader cannot open its page. */
      id: z.number().nullable(),
      at: z.string(),
      state: z.enum(ARRANGEMENT_STATES),
      /** Called off after it had begun: it did not take place. */
      wasNotDone: z.boolean(),
      /** `yyyy-MM-dd` and `HH:mm` in the portal's time zone. */
      day: z.string(),
      time: z.string(),
      minutes: z.number(),
    })
    .nullable(),
  done: z
    .object({
      id: z.number(),
      at: z.string(),
      state: z.enum(EXCHANGE_STATES),
      /** `yyyy-MM-dd`. */
      day: z.string(),
      hours: z.number(),
    })
    .nullable(),
  confirmed: z.object({ at: z.string() }).nullable(),
});
export type Course = z.infer<typeof courseSchema>;

/** A notice on its page; the course is for its author, its desk and who answered it, each their own. */
export const noticePageSchema = noticeSchema.extend({ course: courseSchema.nullable() });
export type NoticePage = z.infer<typeof noticePageSchema>;

/** An appointment on its page. */
export const arrangementPageSchema = arrangementSchema.extend({ course: courseSchema });
export type ArrangementPage = z.infer<typeof arrangementPageSchema>;

/** An exchange on its page. */
export const exchangePageSchema = exchangeDetailSchema.extend({ course: courseSchema });
export type ExchangePage = z.infer<typeof exchangePageSchema>;

/** An appointment whose hours were just recorded, and the request that was met by that. */
export const recordedArrangementSchema = arrangementSchema.extend({
  closedNotice: closedNoticeSchema,
});
export type RecordedArrangement = z.infer<typeof recordedArrangementSchema>;
