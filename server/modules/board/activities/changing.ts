/** One change of the list of activities, with its entry in the trail. */
import type { ChangeCall } from '#server/call.ts';
import type { SignedIn } from '#server/modules/people/accounts/signed-in.ts';
import { type AuditedAction, audit } from '#server/modules/running/audit/write.ts';
import { lockList } from './sql.ts';

type Note = (action: AuditedAction, detail: Record<string, unknown>) => Promise<void>;

/** Does some work on the list, one administrator after the other; `note` writes what was done, in the portal's history. */
export async function changeList<Result>(
  { db, now, actor: { personId: actorId } }: ChangeCall<SignedIn>,
  work: (note: Note) => Promise<Result>,
): Promise<Result> {
  await db.rows(lockList, {});
  return await work((action, detail) => audit(db, now, action, { actorId, detail }));
}
