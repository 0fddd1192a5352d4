/** The yearly share of a bank: announced, shown before it is booked, booked once (specification §19). */
import { z } from 'zod';
import { SHARE_PEOPLE_MAX } from '../limits.ts';
import { idSchema, undoableFlag } from '../values.ts';

/** Days between the letter to the members and the first day on which a share can be booked. */
export const SHARE_NOTICE_DAYS = 30;

/** Why a member does not give the share of a year. */
const SHARE_EXEMPTIONS = ['booked', 'excepted', 'newcomer', 'silent', 'below-band'] as const;
export type ShareExemption = (typeof SHARE_EXEMPTIONS)[number];

const announcementSchema = z.object({
  year: z.number(),
  hours: z.number(),
  announcedAt: z.string(),
  /** The administrator, given name first. */
  by: z.string(),
  /** A day. */
  bookableFrom: z.string(),
  /** That day has come. */
  isOpen: z.boolean(),
  /** The rule still says the hours that were announced; otherwise it has to be announced again. */
  holds: z.boolean(),
  /** Who booked it and when; null while nobody has, or after it was stopped or undone. */
  booked: z.object({ at: z.string(), by: z.string() }).nullable(),
});

/** How far the yearly share of a bank is. */
export const shareSchema = z.object({
  /** What the rule of the bank asks of everybody for a year; 0 when the share is off. */
  hours: z.number(),
  /** What an announcement of today would be about. */
  next: z.object({ year: z.number(), bookableFrom: z.string(), canAnnounce: z.boolean() }),
  /** The latest; null while there was none. */
  announcement: announcementSchema.nullable(),
});
export type Share = z.infer<typeof shareSchema>;

const year = z.number({ error: 'required' }).int({ error: 'invalid' }).min(2019).max(9999);
const except = z
  .array(idSchema, { error: 'required' })
  .max(SHARE_PEOPLE_MAX, { error: 'too-long' });

/** The share of a year, and the people whom the desk leaves out by hand. */
export const shareChoiceSchema = z.object({ year, except });
export type ShareChoice = z.infer<typeof shareChoiceSchema>;

/** Books what `seen` stands for and nothing else. */
export const shareBookingSchema = shareChoiceSchema.extend({
  /** From the preview. */
  seen: z.string({ error: 'required' }).max(100, { error: 'too-long' }),
  undoable: undoableFlag,
});

const personSchema = z.object({
  id: z.number(),
  /** The surname first, as in lists. */
  fullName: z.string(),
});

/** Who would give how much if the share were booked now, and who is left out and why. */
export const sharePreviewSchema = z.object({
  year: z.number(),
  /** Of each, and of all together. */
  hours: z.number(),
  total: z.number(),
  people: z.array(personSchema.extend({ balance: z.number(), after: z.number() })),
  leftOut: z.array(personSchema.extend({ why: z.enum(SHARE_EXEMPTIONS) })),
  /** Of `people`: those whom no letter reaches. */
  withoutEmail: z.number(),
  /** Stands for who gives and how much. */
  seen: z.string(),
});
export type SharePreview = z.infer<typeof sharePreviewSchema>;
