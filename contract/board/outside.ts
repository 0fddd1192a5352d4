/** What a bank carries outside (specification §45): texts for the group on the phone. */
import { z } from 'zod';
import { placesReply } from './places.ts';

/** A text for the group is read on a phone between other messages. */
export const GROUP_TEXT_MAX = 700;

/** Requests in the text of a week. */
export const GROUP_NOTICES_MAX = 5;

export const groupTextSchema = z.object({
  /** Null where the bank does not let everybody read its board (rule `board-public`). */
  text: z.string().nullable(),
  /** The requests in it. */
  noticeIds: z.array(z.number()),
  /** How often the board was opened by the link of that week. */
  visits: z.number(),
});
export type GroupText = z.infer<typeof groupTextSchema>;

/** Characters as people count them. */
const lengthOf = (text: string): number => [...text].length;

/**
 * A text of whole lines: the head, as many of the others as have room, the foot.
 * @returns the text, and how many of the others are in it
 */
export function fitLines(
  head: readonly string[],
  others: readonly string[],
  foot: readonly string[],
): { text: string; fitting: number } {
  const textOf = (count: number) => [...head, ...others.slice(0, count), ...foot].join('\n');
  let fitting = others.length;
  while (fitting > 0 && lengthOf(textOf(fitting)) > GROUP_TEXT_MAX) fitting -= 1;
  return { text: textOf(fitting), fitting };
}

/** What the text of a bulletin is made of: words as their reader has them, empty where there are none. */
interface BulletinWords {
  title: string;
  when: string;
  place: string;
  text: string;
  link: string;
}

/** A bulletin for the group: title, day, place, as much of its text as has room, the link. */
export function groupTextOfBulletin({ title, when, place, text, link }: BulletinWords): string {
  const head = [title, when, place].filter((line) => line !== '');
  const words = text.split(/\s+/).filter((word) => word !== '');
  const textWith = (count: number) => {
    const some = words.slice(0, count).join(' ');
    const rest = count < words.length ? ' …' : '';
    return [...head, ...(count === 0 ? [] : ['', `${some}${rest}`]), '', link].join('\n');
  };
  let count = words.length;
  while (count > 0 && lengthOf(textWith(count)) > GROUP_TEXT_MAX) count -= 1;
  return textWith(count);
}

/** For members, with first names; for everybody, as the public board. */
export const PAPER_EDITIONS = ['members', 'outside'] as const;
export type PaperEdition = (typeof PAPER_EDITIONS)[number];

export const paperQuery = z.object({
  /** `yyyy-MM`. */
  month: z.string({ error: 'required' }).regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, { error: 'invalid' }),
  edition: z.enum(PAPER_EDITIONS, { error: 'invalid' }),
});

const paperNoticeSchema = z.object({
  id: z.number(),
  title: z.string(),
  /** Empty where the title says it. */
  activity: z.string(),
  /** `yyyy-MM-dd`. */
  neededBy: z.string().nullable(),
  /** "Luca R."; null outside. */
  who: z.string().nullable(),
  /** That its author lets members read; null for all others. */
  phone: z.string().nullable(),
  ...placesReply,
});
export type PaperNotice = z.infer<typeof paperNoticeSchema>;

/** The paper of a month: what is printed of it. */
export const monthPaperSchema = z.object({
  bankName: z.string(),
  /** Of the desk; empty where it has none. */
  phone: z.string(),
  openingHours: z.string(),
  address: z.string(),
  month: z.string(),
  edition: z.enum(PAPER_EDITIONS),
  /** What the bank said to all in the month; none outside, for it was said to members. */
  news: z.array(z.object({ id: z.number(), title: z.string(), text: z.string() })),
  /** Meetings of the month and after, that are not over, the next first; none outside. */
  meetings: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      text: z.string(),
      /** `yyyy-MM-dd` and `HH:mm` in the portal's time zone. */
      day: z.string(),
      from: z.string(),
      to: z.string(),
      place: z.string(),
    }),
  ),
  requests: z.array(paperNoticeSchema),
  /** Under the names of their groups. */
  offers: z.array(z.object({ group: z.string(), notices: z.array(paperNoticeSchema) })),
});
export type MonthPaper = z.infer<typeof monthPaperSchema>;
