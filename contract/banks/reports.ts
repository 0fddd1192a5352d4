/** The yearly page of a bank (specification §50): its figures, and what the desk writes to them. */
import { z } from 'zod';
import { CHAPTER_MAX, HOUR_WORTH_MAX } from '../limits.ts';
import { basedOn, optionalText } from '../values.ts';

/** The parts of the page that the desk writes, in their order. */
export const REPORT_CHAPTERS = ['year', 'together', 'alongside', 'ahead'] as const;

/** Of fewer people in a group nothing is said. */
export const PEOPLE_MIN = 5;

/** The age with which each band after the first begins. */
export const AGE_BANDS = [30, 45, 60, 75] as const;

/** Euro with two decimals, a comma or a point between; nothing where the page has no such line. */
const HOUR_WORTH = /^\d{1,3}([.,]\d{1,2})?$/;

/** Euro as they are typed in cents; null for nothing. */
export const centsOf = (typed: string): number | null =>
  typed === '' ? null : Math.round(Number(typed.replace(',', '.')) * 100);

/** Cents as the field has them. */
export const typedCents = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(2);

const isWorth = (cents: number | null) =>
  cents === null || (cents > 0 && cents <= HOUR_WORTH_MAX * 100);

const hourWorth = z
  .string({ error: 'invalid' })
  .trim()
  .refine((typed) => typed === '' || HOUR_WORTH.test(typed), { error: 'invalid', abort: true })
  .refine((typed) => isWorth(centsOf(typed)), { error: 'invalid' })
  .overwrite((typed) => (HOUR_WORTH.test(typed) ? typedCents(centsOf(typed)) : typed));

const fields = {
  year: optionalText(CHAPTER_MAX),
  together: optionalText(CHAPTER_MAX),
  alongside: optionalText(CHAPTER_MAX),
  ahead: optionalText(CHAPTER_MAX),
  /** What an hour would be worth in euro: hours are no money, so it is empty until the desk wants it. */
  hourWorth,
  /** Whether the page has the thanks that may be quoted. */
  quotes: z.enum(['yes', 'no'], { error: 'invalid' }),
};
const fieldNames = z.object(fields).keyof();
export const REPORT_FIELDS = fieldNames.options;
export type ReportField = (typeof REPORT_FIELDS)[number];
export type ReportValues = Record<ReportField, string>;

/** A field that is left out stays as it is. */
export const reportWordsSchema = z.object({
  ...z.object(fields).partial().shape,
  basedOn: basedOn(fieldNames),
});
export type ReportWords = z.output<typeof reportWordsSchema>;

/** Any four digits: of a year without a page nothing is found. */
export const reportParams = z.object({
  year: z
    .string()
    .regex(/^\d{4}$/, { error: 'invalid' })
    .transform(Number),
});

const doneSchema = z.object({ exchanges: z.number(), hours: z.number() });

/** A group of members; `people` is null where they are few, or where it would tell of another that is. */
const peopleGroup = <Key extends z.ZodType>(key: Key) =>
  z.object({ key, people: z.number().nullable() });

export const yearlyReportSchema = z.object({
  year: z.number(),
  /** The first year that has a page: that of the bank's founding. */
  firstYear: z.number(),
  bankName: z.string(),
  /** What the figures are of the evening of: the last day of the year, today while it goes on. */
  on: z.string(),
  calculatedAt: z.string(),
  /** The code of that day's seal (specification §30), if it has one. */
  sealCode: z.string().nullable(),
  members: z.object({
    start: z.number(),
    came: z.number(),
    went: z.number(),
    end: z.number(),
    /** Of those at the end, who gave or received in the 365 days until then. */
    active: z.number(),
  }),
  /** Of those at the end, who are no people, and of all that was exchanged what they gave or received. */
  bodies: doneSchema.extend({ members: z.number() }),
  /** Who came for the first time, and how many of them gave or received within 30 days. */
  newcomers: z.number(),
  newcomersMet: z.number(),
  /** Confirmed services by groups of activities, the most hours first. */
  groups: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      betweenPeople: doneSchema,
      /** With the fund on a side, group lessons among them. */
      forCommunity: doneSchema,
    }),
  ),
  requests: z.object({
    posted: z.number(),
    met: z.number(),
    /** Until the first yes, of the half that waited least; null for too few requests, or none with a yes. */
    medianDays: z.number().nullable(),
  }),
  /** Banks with which hours went to and fro; they are in the hours above as well. */
  friends: z.object({ banks: z.number(), given: z.number(), received: z.number() }),
  /** Hours that came into the fund and went out of it. */
  fund: z.object({ cameIn: z.number(), wentOut: z.number() }),
  /** By the age with which a band begins, null where no birth date is known; empty in small banks. */
  ages: z.array(peopleGroup(z.number().nullable())),
  sexes: z.array(peopleGroup(z.enum(['f', 'm', 'n']))),
  /** Thanks that both of an exchange want quoted. */
  thanks: z.array(z.string()),
  words: z.object({
    year: z.string(),
    together: z.string(),
    alongside: z.string(),
    ahead: z.string(),
    hourWorth: z.string(),
    quotes: z.enum(['yes', 'no']),
  }),
  /** Who wrote last, given name first, and when; null before anybody has. */
  written: z.object({ by: z.string(), at: z.string() }).nullable(),
});
export type YearlyReport = z.infer<typeof yearlyReportSchema>;
