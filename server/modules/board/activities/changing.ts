/** One change of the list of activities, with its entry in the trail. */
import type { ChangeCall } from '#server/call.ts';
import type { SignedIn } from '#server/modules/people/accounts/signed-in.ts';
import { type AuditedAction, audit } from '#server/modules/running/audit/write.ts';
import { violates } from '#server/platform/database.ts';
import { refuseFields } from '#server/platform/http/refusal.ts';
import { lockList } from './sql.ts';

type Note = (action: AuditedAction, detail: Record<string, unknown>) => Promise<void>;

/**
 * Does some work on the list, one administrator after the other; `note` writes what was done, in the portal's history.
 * @throws Refusal `taken` at the Italian name where another activity or group has it
 */
export async function changeList<Result>(
  { db, now, actor: { personId: actorId } }: ChangeCall<SignedIn>,
  work: (note: Note) => Promise<Result>,
): Promise<Result> {
  try {
    await db.rows(lockList, {});
    return await work((action, detail) => audit(db, now, action, { actorId, detail }));
  } catch (error) {
    const isTaken =
      violates(error, 'activity_name_once') || violates(error, 'activity_group_name_once');
    if (isTaken) refuseFields([{ path: 'it', code: 'taken' }]);
    throw error;
  }
}
