/** Taking back what was decided on a standing appointment while no letter about it has left (specification §22). */
import type { Standing, StandingState } from '#contract/board/standings.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import { takeOut } from '#server/modules/sending/outbox/enqueue.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Party } from './reading.ts';
import { restoreDates, restoreStanding, unmakeDates } from './standing-sql.ts';
import { findOwn, standingFor } from './standings.ts';

/** What was told of it when it came to stand so. */
const TOLD = {
  agreed: 'standing-agreed',
  paused: 'standing-paused',
  ended: 'standing-ended',
} as const satisfies Partial<Record<StandingState, string>>;

export const takeBackStanding = (call: Call<'takeBackStanding'>) =>
  takeBackOnStanding(call, call.params.id);

/**
 * It stands as before, with the dates that it had, and the other one is never told.
 * @throws Refusal `not-found`, `nothing-to-take-back`
 */
export async function takeBackOnStanding(call: ChangeCall<Party>, id: number): Promise<Standing> {
  const { db, now, actor } = call;
  const { state: from } = await findOwn(call, id);
  if (from === 'proposed') throw new Refusal('nothing-to-take-back');
  const by = { actorId: actor.personId, now };
  const { decidedAt, payload } = await takeOut(db, TOLD[from], { standingId: id }, by);
  const was = 'was' in payload && typeof payload.was === 'object' ? payload.was : undefined;
  if (!was) throw new Refusal('nothing-to-take-back');
  const { dates, ...before } = was;
  const restored = await db.first(restoreStanding, { id, from, ...before, decidedAt, now });
  if (!restored) throw new Refusal('nothing-to-take-back');
  await db.count(unmakeDates, { id, decidedAt });
  await db.count(restoreDates, { dates: JSON.stringify(dates), decidedAt, now });
  return standingFor(call, id);
}
