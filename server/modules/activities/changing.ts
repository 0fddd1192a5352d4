/** One change of the list of activities, with its entry in the trail. */
import type { Deps } from '#server/deps.ts';
import type { SignedIn } from '#server/modules/accounts/signed-in.ts';
import { type AuditedAction, audit } from '#server/modules/audit/write.ts';
import { type Transaction, violates } from '#server/platform/database.ts';
import { refuseFields } from '#server/platform/http/refusal.ts';
import { lockList } from './sql.ts';

type Note = (action: AuditedAction, detail: Record<string, unknown>) => Promise<void>;

/**
 * Does some work in a transaction, one administrator after the other; `note` writes what was done, in the portal's history.
 * @throws Refusal `taken` at the Italian name where another activity or group has it
 */
export async function changeList<Result>(
  { database, clock }: Deps,
  { personId: actorId }: SignedIn,
  work: (transaction: Transaction, note: Note) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction(async (transaction) => {
      await transaction.rows(lockList, {});
      return work(transaction, (action, detail) =>
        audit(transaction, clock.now(), action, { actorId, detail }),
      );
    });
  } catch (error) {
    const isTaken =
      violates(error, 'activity_name_once') || violates(error, 'activity_group_name_once');
    if (isTaken) refuseFields([{ path: 'it', code: 'taken' }]);
    throw error;
  }
}
