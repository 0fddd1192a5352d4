/** Help from the desk for a member who has lost their second factor (specification §25). */
import type { Call } from '#server/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { findFactorOfMember } from './factor-sql.ts';
import { takeAway } from './second-factor.ts';

/** Whether an active member of the caller's bank has one. */
export async function readFactorOfMember({
  db,
  actor: { bankId },
  params: { id: personId },
}: Call<'readMemberFactor'>): Promise<{ isOn: boolean }> {
  const row = await db.first(findFactorOfMember, { personId, bankId });
  if (!row) throw new Refusal('not-found');
  return { isOn: row.confirmed_at !== null };
}

/**
 * Takes a member's second factor away. Nobody takes their own this way, nor that of another
 * administrator, whose role is taken back first: the desk's own protection does not end with one click.
 * The note says how the desk made sure who asks, and stays in the history.
 */
export async function removeFactorOfMember({
  db,
  now,
  actor,
  params: { id: personId },
  body: { note },
}: Call<'removeMemberFactor'>): Promise<void> {
  const row = await db.first(findFactorOfMember, { personId, bankId: actor.bankId });
  if (!row) throw new Refusal('not-found');
  if (personId === actor.personId) throw new Refusal('own-decision');
  if (row.role === 'ADMIN') throw new Refusal('second-factor-of-admin');
  if (row.confirmed_at === null) throw new Refusal('second-factor-off');
  await takeAway(db, now, personId, { what: 'removed-by-desk', by: actor, note });
}
