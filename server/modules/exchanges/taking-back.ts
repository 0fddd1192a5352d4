/** Taking back a decision on an exchange while no letter about it has left (law L3). */
import { maySeeExchange, takeBackRefusal } from '#contract/abilities.ts';
import { canBeTakenBack, TAKEN_BACK } from '#contract/exchange-states.ts';
import type { Exchange } from '#contract/exchanges.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { withdrawEvents } from '#server/modules/outbox/enqueue.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { readRow } from './deciding.ts';
import { presentExchange, sidesOf } from './present.ts';
import { takeBackDecision } from './taking-back-sql.ts';

/**
 * The exchange waits again, and hours that had moved return (law L7); the letters never leave.
 * @throws Refusal `not-found`, `forbidden` (somebody else decided), or `nothing-to-take-back` when
 *   the seconds are over, the decision was not undoable, or it stands no more
 */
export async function takeBack(
  deps: Deps,
  actor: SignedInMember,
  asked: { id: number; locale: Locale },
): Promise<Exchange> {
  const row = await readRow(deps, asked);
  if (!maySeeExchange(actor, sidesOf(row))) throw new Refusal('not-found');
  const refusal = takeBackRefusal(actor, row.decided_by);
  if (refusal) throw new Refusal(refusal);
  const { state } = row;
  if (!canBeTakenBack(state)) throw new Refusal('nothing-to-take-back');
  const now = deps.clock.now();
  const { personId: actorId, bankId: actorBankId, delegateId = null } = actor;
  await deps.database.transaction(async (transaction) => {
    const about = { exchangeId: row.id };
    const decidedAt = await withdrawEvents(transaction, `exchange-${state}`, about, {
      actorId,
      now,
    });
    const values = { id: row.id, actorId, delegateId, actorBankId, decidedAt, now };
    const taken = await transaction.first(takeBackDecision(state), values);
    if (!taken) throw new Refusal('nothing-to-take-back');
  });
  return presentExchange({ ...row, state: TAKEN_BACK[state] });
}
