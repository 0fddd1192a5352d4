/** A person takes all that is kept about them (specification §35). */
import type { Readable } from 'node:stream';
import type { Call } from '#server/call.ts';
import { provePerson } from '#server/modules/people/accounts/passkeys.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { assertCallLimit } from '#server/modules/running/guards/calls.ts';

/** Writes down that the person takes their data, and makes the file; the fourth of a day is refused. */
export async function takeOwnData(call: Call<'exportOwnData'>): Promise<Readable> {
  const { db, now, today: day, clock, actor, body, locale, exporter, signal } = call;
  const { personId } = actor;
  await provePerson(call, body);
  await assertCallLimit(db, clock, 'ownData', String(personId));
  await db.transaction((transaction) =>
    audit(transaction, now, 'own-data-taken', { actorId: personId, personId }),
  );
  return exporter.file({ of: 'own data', personId, locale, day }, signal);
}
