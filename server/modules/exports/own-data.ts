/** A person takes all that is kept about them (specification §35). */
import type { Readable } from 'node:stream';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import { type Proof, provePerson } from '#server/modules/accounts/passkeys.ts';
import type { SignedIn } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import { assertCallLimit } from '#server/modules/guards/calls.ts';
import type { Exporter } from './actions.ts';

interface Taking {
  exporter: Exporter;
  locale: Locale;
  /** Aborted when the caller has gone. */
  signal: AbortSignal;
}

/**
 * Writes down that the person takes their data, and makes the file.
 * @throws Refusal `password-wrong`, `required` or `code-wrong` at the field,
 *   `second-factor-unreadable`; `too-many-requests` for the fourth file of a day
 */
export async function takeOwnData(
  deps: Deps,
  actor: SignedIn,
  proof: Proof,
  { exporter, locale, signal }: Taking,
): Promise<Readable> {
  const { database, clock } = deps;
  const { personId } = actor;
  await provePerson(deps, actor, proof);
  await assertCallLimit(database, clock, 'ownData', String(personId));
  await database.transaction((transaction) =>
    audit(transaction, clock.now(), 'own-data-taken', { actorId: personId, personId }),
  );
  return exporter.file({ of: 'own data', personId, locale, day: clock.today() }, signal);
}
