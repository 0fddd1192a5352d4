/** What the desk does with a cheque that it does not book: keep it until it has asked, or make it void. */
import type { ErrorCode } from '#contract/errors.ts';
import type { Call } from '#server/call.ts';
import { decideExchanges } from '#server/modules/hours/exchanges/sql.ts';
import type { SignedInMember } from '#server/modules/people/accounts/signed-in.ts';
import { type AuditedAction, audit } from '#server/modules/running/audit/write.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { settledRefusal } from './rules.ts';
import { keepAside, lockCheque, makeVoid } from './sql.ts';

type LockedCheque = RowOf<typeof lockCheque>;

/** Keeps a cheque aside, with what has to be asked first. */
export const keepCheque = (call: Call<'keepCheque'>) =>
  withOwnCheque(call, 'cheque-kept', async ({ id }) => {
    const { db, now, body } = call;
    await db.count(keepAside, { id, note: body.note, now });
  });

/** Makes a cheque void. An exchange that waits for it is cancelled (law L5). */
export const voidCheque = (call: Call<'voidCheque'>) =>
  withOwnCheque(call, 'cheque-voided', async ({ id, exchange_id: exchangeId }) => {
    const { db, now, actor } = call;
    const { reason } = call.body;
    if (exchangeId !== null) {
      const { personId: actorId, bankId: actorBankId } = actor;
      const by = { actorId, delegateId: null, actorBankId, batchId: null, now };
      const cancel = decideExchanges({ action: 'cancel', isUndoable: false });
      await db.rows(cancel, { ids: [exchangeId], ...by, reason, basis: null });
    }
    await db.count(makeVoid, { id, cause: 'desk', reason, now });
  });

async function withOwnCheque(
  { db, now, actor: admin, params }: Call<'keepCheque' | 'voidCheque'>,
  action: AuditedAction,
  act: (cheque: LockedCheque) => Promise<void>,
): Promise<void> {
  const cheque = await db.first(lockCheque, { code: params.code });
  const refusal = refusalOf(admin, cheque);
  if (refusal || !cheque) throw new Refusal(refusal ?? 'cheque-unknown');
  await act(cheque);
  await audit(db, now, action, {
    actorId: admin.personId,
    personId: cheque.owner_id,
    bankId: admin.bankId,
    detail: { serial: cheque.serial },
  });
}

function refusalOf(admin: SignedInMember, cheque: LockedCheque | undefined): ErrorCode | undefined {
  if (!cheque) return 'cheque-unknown';
  if (cheque.bank_id !== admin.bankId) return 'not-of-this-bank';
  return settledRefusal(cheque);
}
