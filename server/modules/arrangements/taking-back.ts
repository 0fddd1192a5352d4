/** Taking back a yes or a no to an appointment while no letter about it has left (specification §22). */
import type { Arrangement } from '#contract/arrangements.ts';
import type { Deps } from '#server/deps.ts';
import { takeOut } from '#server/modules/outbox/enqueue.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Acting, Asked } from './proposing.ts';
import { findOwn, readArrangement } from './reading.ts';
import { restore } from './sql.ts';

/**
 * It stands as before, and the other one is never told.
 * @throws Refusal `not-found`, or `nothing-to-take-back` when the seconds are over, somebody else
 *   decided, the decision was not undoable, or it stands no more
 */
export function takeBackDecision(deps: Deps, actor: Acting, asked: Asked): Promise<Arrangement> {
  const now = deps.clock.now();
  const { personId: actorId } = actor;
  return deps.database.transaction(async (transaction) => {
    const { id, locale } = asked;
    const { state, sequence } = await findOwn(transaction, actor, id, locale);
    if (state !== 'agreed' && state !== 'dropped') throw new Refusal('nothing-to-take-back');
    const about = { arrangementId: id };
    const event = await takeOut(transaction, `arrangement-${state}`, about, { actorId, now });
    const was = 'was' in event.payload ? event.payload.was : 'proposed';
    const before = state === 'agreed' ? 'proposed' : was;
    const values = { id, from: state, sequence, decidedAt: event.decidedAt, now };
    const restored = before && (await transaction.first(restore, { ...values, state: before }));
    if (!restored) throw new Refusal('nothing-to-take-back');
    return readArrangement({ ...deps, database: transaction }, actor, id, locale);
  });
}
