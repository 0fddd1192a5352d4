/** A person's sessions as they see and end them (specification §24). */
import type { OwnSession } from '#contract/sign-in.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { forgetDevice, forgetDevicesOf } from './devices-sql.ts';
import { presentSession } from './present.ts';
import { endOwnSession, listSessions } from './sessions-sql.ts';
import type { SignedIn } from './signed-in.ts';
import { endSessionsOf } from './sql.ts';

/** Where the caller is signed in, the session used last first. */
export async function readOwnSessions(
  { database, clock }: Deps,
  { personId, sessionId }: SignedIn,
): Promise<OwnSession[]> {
  const rows = await database.rows(listSessions, { personId, now: clock.now() });
  return rows.map((row) => presentSession(row, sessionId));
}

/**
 * Ends one session of the caller; its tokens are dead at once, and its device gets no notification.
 * @throws Refusal `not-found` when it is over, or somebody else's
 */
export async function endSessionOfMine(
  { database, clock }: Deps,
  { personId }: SignedIn,
  id: string,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const ended = await transaction.first(endOwnSession, { id, personId, now });
    if (!ended) throw new Refusal('not-found');
    await transaction.count(forgetDevice, { sessionId: id });
  });
}

/** Ends every session of the caller but this one. */
export async function endMyOtherSessions(
  { database, clock }: Deps,
  { personId, sessionId: keptSessionId }: SignedIn,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    await transaction.count(endSessionsOf, { personId, keptSessionId, now });
    await transaction.count(forgetDevicesOf, { personId, keptSessionId });
  });
}
