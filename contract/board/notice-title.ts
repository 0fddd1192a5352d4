/** What the title of a notice may say: everybody reads it, so nothing of how somebody is reached. */
import { NOTICE_TITLE_MAX, NOTICE_TITLE_MIN } from '../limits.ts';
import { firstBroken, text } from '../values.ts';

/** Seven or more digits, with whatever people write between them. */
const PHONE = /\+?\d(?:[\s./()-]*\d){6,}/;
/** Prices, addresses and links; everybody reads a title, also those who see no contact. */
const NOT_IN_A_TITLE = /€|\beuros?\b|@|https?:|\bwww\./i;

/** Whether a text seems to have a phone number in it. */
export function mentionsPhone(typed: string): boolean {
  return PHONE.test(typed);
}

/** Characters, as the database counts them: `length` counts two for a letter of a rare script. */
function isLongEnough(title: string): boolean {
  return [...title].length >= NOTICE_TITLE_MIN;
}

/** The title of a notice. */
export const noticeTitleSchema = text(NOTICE_TITLE_MAX).check(
  firstBroken([
    (title) => isLongEnough(title) && !NOT_IN_A_TITLE.test(title) && !mentionsPhone(title),
    'notice-title',
  ]),
);
