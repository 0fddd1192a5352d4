/**
 * Erasing somebody for whom the person who runs the portal was asked (specification §33, §34): people
 * without a login, who cannot ask by themselves, and anyone of whom an authority says so. The history has
 * no name for it.
 */
import type { ErasureObstacle } from '#contract/people/erasure.ts';
import { personName } from '#contract/person-name.ts';
import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/database.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { obstacleFor } from './asking.ts';
import { erasePerson } from './erasing.ts';
import { keepListOfErased } from './list-of-erased.ts';
import { findErasure, findToErase, listWaiting } from './sql.ts';
import { forgetWish, noteWish } from './wishes.ts';

type Machine = Pick<Deps, 'database' | 'clock' | 'config'>;

/** Who is meant, given name first. */
export interface Meant {
  id: number;
  name: string;
}

const FIRST: Record<ErasureObstacle, string> = {
  member: 'is a member of a bank: an administrator closes the account first',
  'last-admin': 'is the only administrator of a bank: it names another one first',
  'portal-admin': 'looks after the portal: take the address out of PORTAL_ADMIN_EMAILS first',
  'request-open': 'waits for a bank to answer: the request is withdrawn or answered first',
};

/**
 * The person of an address or a number.
 * @throws StartFailure when there is none, or they were erased
 */
export async function findMeant({ database }: Machine, who: string): Promise<Meant> {
  const isNumber = /^[1-9]\d{0,14}$/.test(who);
  const row = await database.first(findToErase, {
    id: isNumber ? Number(who) : null,
    email: isNumber ? null : who.trim().toLowerCase(),
  });
  if (!row) throw new StartFailure(`There is nobody here with ${who}, or they were erased.`);
  return { id: row.id, name: personName(row) };
}

/**
 * Notes that somebody is to be erased in a week; asked twice, the first day stands. Who has a login
 * gets the letter with the way back.
 * @returns from when on it is done
 * @throws StartFailure for what has to end first
 */
export async function askFor(deps: Machine, meant: Meant): Promise<Date> {
  const { database, clock } = deps;
  const { id: personId } = meant;
  return await database.transaction(async (transaction) => {
    await refuseObstacle(deps, transaction, meant);
    await noteWish(transaction, clock.now(), { actorId: null, personId });
    const asked = await transaction.first(findErasure, { personId });
    if (!asked) throw new Error('a wish that was noted is there');
    return asked.due_at;
  });
}

/**
 * Erases somebody at once, and notes them beside the backups.
 * @throws StartFailure for what has to end first
 */
export async function eraseNow(deps: Machine, meant: Meant): Promise<void> {
  const { database, clock, config } = deps;
  await database.transaction(async (transaction) => {
    await refuseObstacle(deps, transaction, meant);
    await erasePerson(transaction, clock.now(), meant.id);
  });
  if (config.backupDir !== undefined) await keepListOfErased(database, config.backupDir);
}

/** Forgets the wish. @returns whether there was one */
export function takeBackFor({ database, clock }: Machine, { id }: Meant): Promise<boolean> {
  const wish = { actorId: null, personId: id };
  return database.transaction((transaction) => forgetWish(transaction, clock.now(), wish));
}

/** Who waits to be erased, the first first. */
export function waitingToBeErased({ database }: Machine): Promise<RowOf<typeof listWaiting>[]> {
  return database.rows(listWaiting, {});
}

async function refuseObstacle(
  { config }: Machine,
  transaction: Transaction,
  { id, name }: Meant,
): Promise<void> {
  const obstacle = await obstacleFor(transaction, config, id);
  if (obstacle) throw new StartFailure(`${name} ${FIRST[obstacle]}.`);
}
