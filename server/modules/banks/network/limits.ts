/** What friend banks agree on about the hours that one may owe the other: it is said, and stops nothing (specification §27). */
import type { FriendLimit } from '#contract/banks/network.ts';
import { hoursFromMinutes, minutesFromHours } from '#contract/hours/hours.ts';
import type { Call } from '#server/call.ts';
import { type AuditedAction, audit } from '#server/modules/running/audit/write.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { listLimits, setLimit } from './limits-sql.ts';
import { assertState, lockOwnLink } from './linking.ts';

/** The friends with whom something is agreed or proposed. */
export async function readLimits({
  db,
  actor: { bankId },
}: Call<'listFriendLimits'>): Promise<FriendLimit[]> {
  const rows = await db.rows(listLimits, { bankId });
  const hoursOrNull = (minutes: number | null) =>
    minutes === null ? null : hoursFromMinutes(minutes);
  return rows.map((row) => ({
    id: row.id,
    limitHours: hoursOrNull(row.limit_minutes),
    isBeyond: row.is_beyond,
    proposedHours: hoursOrNull(row.proposed_limit_minutes),
    isOurs: row.proposed_limit_bank_id === bankId,
  }));
}

/**
 * Proposes a number in the place of what was proposed. The number that the other bank proposes agrees to it;
 * that in force leaves it in force, and nothing is proposed any more.
 * @throws Refusal `not-found`, `already-decided` (no friends any more)
 */
export async function proposeLimit(call: Call<'proposeFriendLimit'>): Promise<void> {
  const { bankId } = call.actor;
  const link = await lockOwnLink(call);
  assertState(link, 'approved');
  const minutes = minutesFromHours(call.body.hours);
  const isTheirs =
    link.proposed_limit_minutes === minutes && link.proposed_limit_bank_id !== bankId;
  const isAgreed = isTheirs || link.limit_minutes === minutes;
  await write(call, isTheirs ? 'friend-limit-agreed' : 'friend-limit-proposed', {
    agreed: isAgreed ? minutes : link.limit_minutes,
    proposed: isAgreed ? null : minutes,
    by: isAgreed ? null : bankId,
  });
}

/**
 * Declines what the other bank proposes, or withdraws what the caller's does.
 * @throws Refusal `not-found`, `already-decided` (nothing is proposed)
 */
export async function dropProposal(call: Call<'dropFriendProposal'>): Promise<void> {
  const { limit_minutes: agreed, proposed_limit_minutes: proposed } = await lockOwnLink(call);
  if (proposed === null) throw new Refusal('already-decided');
  await write(call, 'friend-limit-dropped', { agreed, proposed: null, by: null });
}

/**
 * Ends what was agreed; what is proposed goes on waiting.
 * @throws Refusal `not-found`, `already-decided` (nothing is agreed)
 */
export async function endLimit(call: Call<'endFriendLimit'>): Promise<void> {
  const link = await lockOwnLink(call);
  if (link.limit_minutes === null) throw new Refusal('already-decided');
  await write(call, 'friend-limit-ended', {
    ...{ agreed: null, proposed: link.proposed_limit_minutes, by: link.proposed_limit_bank_id },
  });
}

async function write(
  {
    db,
    now,
    actor,
    params: { id },
  }: Call<'proposeFriendLimit' | 'dropFriendProposal' | 'endFriendLimit'>,
  what: AuditedAction,
  limit: { agreed: number | null; proposed: number | null; by: number | null },
): Promise<void> {
  const { personId: actorId, bankId } = actor;
  await db.count(setLimit, { id, ...limit });
  const { agreed, proposed } = limit;
  await audit(db, now, what, { actorId, bankId, detail: { linkId: id, agreed, proposed } });
}
