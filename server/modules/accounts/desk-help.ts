/** Help from the desk for a member who has lost their second factor (specification §25). */
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { findFactorOfMember } from './factor-sql.ts';
import { takeAway } from './second-factor.ts';
import type { SignedInMember } from './signed-in.ts';

/** @throws Refusal `not-found` unless the person is an active member of the caller's bank */
export async function readFactorOfMember(
  { database }: Deps,
  { bankId }: SignedInMember,
  personId: number,
): Promise<{ isOn: boolean }> {
  const row = await database.first(findFactorOfMember, { personId, bankId });
  if (!row) throw new Refusal('not-found');
  return { isOn: row.confirmed_at !== null };
}

/**
 * Takes a member's second factor away. Nobody takes their own this way, nor that of another
 * administrator, whose role is taken back first: the desk's own protection does not end with one click.
 * @param note how the desk made sure who asks; stays in the history
 * @throws Refusal `not-found`, `own-decision`, `second-factor-of-admin`, `second-factor-off`
 */
export async function removeFactorOfMember(
  deps: Deps,
  actor: SignedInMember,
  { id: personId, note }: { id: number; note: string },
): Promise<void> {
  const { database, clock } = deps;
  const row = await database.first(findFactorOfMember, { personId, bankId: actor.bankId });
  if (!row) throw new Refusal('not-found');
  if (personId === actor.personId) throw new Refusal('own-decision');
  if (row.role === 'ADMIN') throw new Refusal('second-factor-of-admin');
  if (row.confirmed_at === null) throw new Refusal('second-factor-off');
  const now = clock.now();
  await database.transaction((transaction) =>
    takeAway(transaction, now, personId, { what: 'removed-by-desk', by: actor, note }),
  );
}
