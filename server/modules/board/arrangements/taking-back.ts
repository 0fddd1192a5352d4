/** Taking back a yes or a no to an appointment while no letter about it has left (specification §22). */
import type { Arrangement } from '#contract/board/arrangements.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import { takeOut } from '#server/modules/sending/outbox/enqueue.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { arrangementFor, findOwn, type Party } from './reading.ts';
import { restore } from './sql.ts';

/** It stands as before, and the other one is never told. */
export const takeBackDecision = (call: Call<'takeBackArrangement'>) =>
  takeBackFor(call, call.params.id);

/** The same for who acts. @throws Refusal `not-found`, `nothing-to-take-back` */
export async function takeBackFor(call: ChangeCall<Party>, id: number): Promise<Arrangement> {
  const { db, now, actor } = call;
  const { state, sequence } = await findOwn(call, id);
  if (state !== 'agreed' && state !== 'dropped') throw new Refusal('nothing-to-take-back');
  const about = { arrangementId: id };
  const event = await takeOut(db, `arrangement-${state}`, about, { actorId: actor.personId, now });
  const was = 'was' in event.payload ? event.payload.was : 'proposed';
  const before = state === 'agreed' ? 'proposed' : was;
  const values = { id, from: state, sequence, decidedAt: event.decidedAt, now };
  const restored = before && (await db.first(restore, { ...values, state: before }));
  if (!restored) throw new Refusal('nothing-to-take-back');
  return arrangementFor(call, id);
}
