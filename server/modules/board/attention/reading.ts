/** Whom the desk of a bank might call, and with whom a newcomer could begin (specification §42). */
import {
  type Attention,
  CALL_EDGES,
  CALL_REASONS,
  CALLS_MAX,
  PAIRS_MAX,
  type Pair,
} from '#contract/board/attention.ts';
import { dayAfter, daysAfter } from '#contract/time.ts';
import type { Call } from '#server/call.ts';
import { readIsBeginning, unmetAfter } from '#server/modules/banks/banks/beginning.ts';
import { DONE_DAYS } from '#server/modules/board/notices/reading.ts';
import { memberIn } from '#server/modules/people/members/reading.ts';
import { onWall } from '#server/platform/local-time.ts';
import { listPairs as listPairRows } from './pairs-sql.ts';
import { presentCall } from './present.ts';
import { listCalls } from './sql.ts';

const ASKED_DAYS = 90;

/** The page, and how many it leaves out of each reason. Nobody is told, nothing is decided. */
export async function readAttention(call: Call<'readAttention'>): Promise<Attention> {
  const { db, now, today, clock, actor } = call;
  const { wall } = onWall(call);
  const startOf = (day: string) => wall.momentOf({ day, time: '00:00' });
  const unmetDays = unmetAfter(await readIsBeginning(call, actor.bankId));
  const rows = await db.rows(listCalls, {
    bankId: actor.bankId,
    today,
    unmetBefore: daysAfter(now, -unmetDays),
    neededUntil: dayAfter(today, CALL_EDGES.requestSoonDays),
    newFrom: startOf(dayAfter(today, -CALL_EDGES.newcomerToDays)),
    newBefore: startOf(dayAfter(today, 1 - CALL_EDGES.newcomerFromDays)),
    givesAfter: dayAfter(today, -CALL_EDGES.givesDays),
    carriesAfter: dayAfter(today, -CALL_EDGES.carriesDays),
    quietAfter: dayAfter(today, -CALL_EDGES.quietDays),
  });
  const lines = rows.slice(0, CALLS_MAX).map((row) => presentCall(row, today, clock.dayOf));
  const more: Attention['more'] = {};
  for (const reason of CALL_REASONS) {
    const all = rows.find((row) => row.reason === reason)?.of_reason ?? 0;
    const left = all - lines.filter((line) => line.reason === reason).length;
    if (left > 0) more[reason] = left;
  }
  return { lines, more };
}

/** Up to three members for a newcomer, or for anybody else of the bank. */
export async function listPairs(call: Call<'listPairs'>): Promise<Pair[]> {
  const { db, now, today, actor, params } = call;
  const { bankId } = actor;
  await memberIn(db, bankId, params.id);
  const rows = await db.rows(listPairRows, {
    ...{ personId: params.id, bankId, today, limit: PAIRS_MAX },
    since: dayAfter(today, -DONE_DAYS),
    askedAfter: daysAfter(now, -ASKED_DAYS),
  });
  return rows.map(({ id, activity_id: activityId, name, surname, why, phone }) => ({
    ...{ userId: id, name, surname, activityId, why, phone },
  }));
}
