/** Taking back a decision on an exchange while no letter about it has left (law L3). */
import { maySeeExchange, takeBackRefusal } from '#contract/abilities.ts';
import { canBeTakenBack, TAKEN_BACK } from '#contract/hours/exchange-states.ts';
import type { Exchange } from '#contract/hours/exchanges.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import { withdrawEvents } from '#server/modules/sending/outbox/enqueue.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Decider, findRow } from './deciding.ts';
import { presentExchange, sidesOf } from './present.ts';
import { takeBackDecision } from './taking-back-sql.ts';

/** The exchange waits again, and hours that had moved return (law L7); the letters never leave. */
export const takeBack = (call: Call<'takeBackExchange'>) => takeBackFor(call, call.params.id);

/** The same for who acts, also without a session. @throws Refusal */
export async function takeBackFor(
  call: ChangeCall<Decider>,
  exchangeId: number,
): Promise<Exchange> {
  const { db, now, actor } = call;
  const row = await findRow(call, exchangeId);
  if (!maySeeExchange(actor, sidesOf(row))) throw new Refusal('not-found');
  const refusal = takeBackRefusal(actor, row.decided_by);
  if (refusal) throw new Refusal(refusal);
  const { id, state } = row;
  if (!canBeTakenBack(state)) throw new Refusal('nothing-to-take-back');
  const { personId: actorId, bankId: actorBankId, delegateId = null } = actor;
  const about = { exchangeId: id };
  const decidedAt = await withdrawEvents(db, `exchange-${state}`, about, { actorId, now });
  const values = { id, actorId, delegateId, actorBankId, decidedAt, now };
  const taken = await db.first(takeBackDecision(state), values);
  if (!taken) throw new Refusal('nothing-to-take-back');
  return presentExchange({ ...row, state: TAKEN_BACK[state] });
}
