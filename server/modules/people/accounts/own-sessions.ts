/** A person's sessions as they see and end them (specification §24). */
import type { OwnSession } from '#contract/people/sign-in.ts';
import type { Call } from '#server/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { forgetDevice, forgetDevicesOf } from './devices-sql.ts';
import { presentSession } from './present.ts';
import { endOwnSession, listSessions } from './sessions-sql.ts';
import { endSessionsOf } from './sql.ts';

/** Where the caller is signed in, the session used last first. */
export async function readOwnSessions({
  db,
  now,
  actor: { personId, sessionId },
}: Call<'listSessions'>): Promise<OwnSession[]> {
  const rows = await db.rows(listSessions, { personId, now });
  return rows.map((row) => presentSession(row, sessionId));
}

/** Ends one session of the caller; its tokens are dead at once, and its device gets no notification. */
export async function endSessionOfMine({
  db,
  now,
  actor: { personId },
  params: { id },
}: Call<'endSession'>): Promise<void> {
  const ended = await db.first(endOwnSession, { id, personId, now });
  if (!ended) throw new Refusal('not-found');
  await db.count(forgetDevice, { sessionId: id });
}

/** Ends every session of the caller but this one. */
export async function endMyOtherSessions({
  db,
  now,
  actor: { personId, sessionId: keptSessionId },
}: Call<'endOtherSessions'>): Promise<void> {
  await db.count(endSessionsOf, { personId, keptSessionId, now });
  await db.count(forgetDevicesOf, { personId, keptSessionId });
}
