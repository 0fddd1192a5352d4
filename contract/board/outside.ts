/** What a bank carries outside (specification §20): texts for the group on the phone. */
import { z } from 'zod';

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
