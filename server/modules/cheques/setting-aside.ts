/** What the desk does with a cheque that it does not book: keep it until it has asked, or make it void. */
import type { ErrorCode } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { type AuditedAction, audit } from '#server/modules/audit/write.ts';
import { decideExchanges } from '#server/modules/exchanges/sql.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { settledRefusal } from './rules.ts';
import { keepAside, lockCheque, makeVoid } from './sql.ts';

type LockedCheque = RowOf<typeof lockCheque>;

/**
 * Keeps a cheque aside, with what has to be asked first.
 * @throws Refusal `cheque-unknown`, `not-of-this-bank`, `cheque-used` or `cheque-void`
 */
export function keepCheque(
  deps: Deps,
  admin: SignedInMember,
  code: string,
  note: string,
): Promise<void> {
  return withOwnCheque(deps, admin, code, 'cheque-kept', async (transaction, { id }) => {
    await transaction.count(keepAside, { id, note, now: deps.clock.now() });
  });
}

/**
 * Makes a cheque void. An exchange that waits for it is cancelled (law L5).
 * @throws Refusal `cheque-unknown`, `not-of-this-bank`, `cheque-used` or `cheque-void`
 */
export function voidCheque(
  deps: Deps,
  admin: SignedInMember,
  code: string,
  reason: string,
): Promise<void> {
  const now = deps.clock.now();
  return withOwnCheque(deps, admin, code, 'cheque-voided', async (transaction, cheque) => {
    const { id, exchange_id } = cheque;
    if (exchange_id !== null) {
      const { personId: actorId, bankId: actorBankId } = admin;
      const by = { actorId, delegateId: null, actorBankId, batchId: null, now };
      const cancel = decideExchanges({ action: 'cancel', isUndoable: false });
      await transaction.rows(cancel, { ids: [exchange_id], ...by, reason, basis: null });
    }
    await transaction.count(makeVoid, { id, cause: 'desk', reason, now });
  });
}

async function withOwnCheque(
  { database, clock }: Deps,
  admin: SignedInMember,
  code: string,
  action: AuditedAction,
  work: (transaction: Transaction, cheque: LockedCheque) => Promise<void>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const cheque = await transaction.first(lockCheque, { code });
    const refusal = refusalOf(admin, cheque);
    if (refusal || !cheque) throw new Refusal(refusal ?? 'cheque-unknown');
    await work(transaction, cheque);
    await audit(transaction, clock.now(), action, {
      actorId: admin.personId,
      personId: cheque.owner_id,
      bankId: admin.bankId,
      detail: { serial: cheque.serial },
    });
  });
}

function refusalOf(admin: SignedInMember, cheque: LockedCheque | undefined): ErrorCode | undefined {
  if (!cheque) return 'cheque-unknown';
  if (cheque.bank_id !== admin.bankId) return 'not-of-this-bank';
  return settledRefusal(cheque);
}
