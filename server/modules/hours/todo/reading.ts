/** What waits for a member to do, across all modules, by one statement (specification §2), and what is unread. */
import { TODO_MAX, type Todo } from '#contract/hours/todo.ts';
import { BULLETIN_ON_HOME_DAYS } from '#contract/limits.ts';
import { daysAfter } from '#contract/time.ts';
import type { Call } from '#server/call.ts';
import { daysOfAsking } from '#server/modules/board/notices/rules.ts';
import { unreadThreads } from '#server/modules/board/threads/reading.ts';
import { actsForBody } from '#server/modules/people/delegates/acting.ts';
import { onWall } from '#server/platform/local-time.ts';
import { presentTodo } from './present.ts';
import { listTodo } from './sql.ts';

/** Who does not answer when asked for help has answered enough. */
export const ASKED_DAYS = 7;
/** For so long one is told that hours one had confirmed were reversed. */
const CORRECTED_DAYS = 7;

/**
 * What the reader alone can decide now. In a suspended bank that is nothing but their answer to the
 * privacy notice; a person of trust finds what they may confirm, a referent all that waits for their body, and
 * neither reads conversations.
 */
export async function readTodo(call: Call<'readTodo'>): Promise<Todo> {
  const { db, now, today, actor, locale, config } = call;
  const { personId, bankId, delegateId, bankIsSuspended } = actor;
  const isSelf = delegateId === undefined;
  const isTheirs = isSelf || actsForBody(actor);
  const [rows, unread] = await Promise.all([
    db.rows(listTodo(locale), {
      ...{ personId, bankId, delegateId: delegateId ?? null, now },
      ...{ isSelf, mayDecide: !bankIsSuspended, isOwnTurn: isTheirs && !bankIsSuspended },
      ...{ ...daysOfAsking(today), today, askedAfter: daysAfter(now, -ASKED_DAYS) },
      shownAfter: daysAfter(now, -BULLETIN_ON_HOME_DAYS),
      correctedAfter: daysAfter(now, -CORRECTED_DAYS),
      ...{ timeZone: config.timeZone, most: TODO_MAX },
    }),
    isSelf ? unreadThreads(call) : 0,
  ]);
  const list = presentTodo(rows, actor, onWall(call));
  return { ...list, unread };
}
