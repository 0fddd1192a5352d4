/** The addresses of the board that carry something. */
import { noticePath } from '#web/errand-paths.ts';
import { paths } from '#web/paths.ts';

/** The place of the page on which the reader answers. */
export const ANSWER_PLACE = 'answer';

/** The page of a notice, at what the reader answers. */
export function answerPath(id: number): string {
  return `${noticePath(id)}#${ANSWER_PLACE}`;
}

/** Recording at the desk what a member answers. */
export function answerForMemberPath(id: number): string {
  return `${paths.bankAnswer}?notice=${id}`;
}

/** Writing to somebody about a notice. */
export function writePath(personId: number, noticeId: number): string {
  return `${paths.newMessage}?to=${personId}&notice=${noticeId}`;
}

/** The form of a request, or of an offer. */
export function newNoticePath(kind: 'request' | 'offer'): string {
  return kind === 'offer' ? `${paths.newNotice}?kind=offer` : paths.newNotice;
}

interface StartedExchange {
  noticeId: number;
  partnerId: number;
  side: 'given' | 'received';
}

/** Registering the exchange of an accepted answer to a notice. */
export function startExchangePath({ noticeId, partnerId, side }: StartedExchange): string {
  const sideQuery = side === 'received' ? '&side=received' : '';
  return `${paths.newExchange}?notice=${noticeId}&with=${partnerId}${sideQuery}`;
}
