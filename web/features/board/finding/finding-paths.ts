/** The addresses of the members of one's bank, and of what one does with one of them. */
import type { FoundPerson } from '#contract/board/finding.ts';
import { NOTICE_TITLE_MAX } from '#contract/limits.ts';
import { paths } from '#web/paths.ts';

/** Their page. */
export function personPath({ id }: Pick<FoundPerson, 'id'>): string {
  return `${paths.people}/${id}`;
}

/** Writing to them, about the words that were searched for. */
export function writeToPath({ id }: Pick<FoundPerson, 'id'>, about = ''): string {
  const words = about === '' ? '' : `&about=${encodeURIComponent(about)}`;
  return `${paths.newMessage}?to=${id}${words}`;
}

/** Writing to them about an offer of theirs. */
export function writeAboutPath({ id }: Pick<FoundPerson, 'id'>, noticeId: number): string {
  return `${paths.newMessage}?to=${id}&notice=${noticeId}`;
}

/** Proposing a day to them. */
export function planWithPath({ id }: Pick<FoundPerson, 'id'>): string {
  return `${paths.newPlan}?with=${id}`;
}

/** Asking on the board for what was searched for. */
export function askForPath(words: string): string {
  const title = words.slice(0, NOTICE_TITLE_MAX);
  const said = title.charAt(0).toLocaleUpperCase() + title.slice(1);
  return said === '' ? paths.newNotice : `${paths.newNotice}?title=${encodeURIComponent(said)}`;
}
