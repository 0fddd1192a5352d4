/** Asking to be erased, and taking it back (specification §34). */
import { ERASURE_WAIT_DAYS } from '#contract/limits.ts';
import type { Erasure, ErasureObstacle } from '#contract/people/erasure.ts';
import { daysAfter } from '#contract/time.ts';
import type { Call } from '#server/call.ts';
import type { Deps } from '#server/deps.ts';
import { provePerson } from '#server/modules/people/accounts/passkeys.ts';
import { isPortalAdmin, type PortalAdmins } from '#server/modules/people/accounts/rules.ts';
import { listKeptNames } from '#server/modules/people/register/sql.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { obstacleOf, REFUSED_BY } from './rules.ts';
import { findErasure, lockStanding } from './sql.ts';
import { forgetWish, noteWish } from './wishes.ts';

/** How it stands for the caller. */
export function readErasure({
  db,
  clock,
  config,
  actor: { personId },
}: Call<'readErasure'>): Promise<Erasure> {
  return db.transaction((transaction) => stateOf(transaction, { clock, config, personId }));
}

/**
 * Notes that the caller wants to be erased, and tells them by letter. It is done a week later, as long
 * as nothing is in its way then. Asking again changes nothing.
 */
export async function askErasure(call: Call<'askErasure'>): Promise<Erasure> {
  const { db, clock, config, actor, body } = call;
  const { personId } = actor;
  await db.transaction((transaction) => assertNothingInTheWay(transaction, config, personId));
  await provePerson(call, body);
  return db.transaction(async (transaction) => {
    // Asked again: checking the proof takes a moment.
    await assertNothingInTheWay(transaction, config, personId);
    await noteWish(transaction, clock.now(), { actorId: personId, personId });
    return stateOf(transaction, { clock, config, personId });
  });
}

/** Forgets that the caller wanted to be erased. */
export async function takeBackErasure({
  db,
  now,
  clock,
  config,
  actor: { personId },
}: Call<'takeBackErasure'>): Promise<Erasure> {
  await forgetWish(db, now, { actorId: personId, personId });
  return stateOf(db, { clock, config, personId });
}

/**
 * What has to end before somebody can be erased; their row stays locked, so that nothing begins.
 * @throws Refusal `not-found` for somebody who is erased already
 */
export async function obstacleFor(
  transaction: Transaction,
  config: PortalAdmins,
  personId: number,
): Promise<ErasureObstacle | null> {
  const row = await transaction.first(lockStanding, { personId });
  if (!row) throw new Refusal('not-found');
  const { email, proven_email, status, is_last_admin: isLastAdmin } = row;
  const isAdminOfPortal = email !== null && isPortalAdmin(config, { email, proven_email, status });
  return obstacleOf({ status, isLastAdmin, isPortalAdmin: isAdminOfPortal });
}

async function assertNothingInTheWay(
  transaction: Transaction,
  config: PortalAdmins,
  personId: number,
): Promise<void> {
  const obstacle = await obstacleFor(transaction, config, personId);
  if (obstacle) throw new Refusal(REFUSED_BY[obstacle]);
}

async function stateOf(
  transaction: Transaction,
  { clock, config, personId }: Pick<Deps, 'clock' | 'config'> & { personId: number },
): Promise<Erasure> {
  const obstacle = await obstacleFor(transaction, config, personId);
  const asked = await transaction.first(findErasure, { personId });
  const at = asked?.due_at ?? daysAfter(clock.now(), ERASURE_WAIT_DAYS);
  const kept = await transaction.rows(listKeptNames, { personId, at });
  return {
    askedAt: asked?.asked_at.toISOString() ?? null,
    dueAt: asked?.due_at.toISOString() ?? null,
    obstacle,
    kept: kept.map((row) => ({ bankName: row.bank_name, until: row.until.toISOString() })),
  };
}
