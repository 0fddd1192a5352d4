/** Whether the portal lives, whether it may be sent people, and whether all of it answers. */
import { setTimeout } from 'node:timers/promises';
import type { platformEndpoints } from '#contract/endpoints.ts';
import { APP_VERSION } from '#contract/version.ts';
import type { ActionsOf } from './call.ts';
import type { Database } from './platform/database.ts';
import type { DiskRoom } from './platform/disk-room.ts';
import { Refusal } from './platform/http/refusal.ts';
import { COMMIT, RELEASE } from './platform/release.ts';

/** The health check answers within this time. */
const HEALTH_MS = 2_000;
/** After this a database that was away is usually back. */
const RETRY_AFTER_S = 5;
/** Room is made by a person. */
const FULL_RETRY_AFTER_S = 30;

/**
 * The three checks. A portal listens only once its migrations are done, so that one that answers at all
 * has them.
 */
export const healthRoutes = {
  health: async ({ db }) => {
    await assertAnswers(db);
    return { status: 'ok', database: 'ok', version: APP_VERSION, release: RELEASE, commit: COMMIT };
  },
  readLiveness: async () => ({ status: 'ok' }),
  readReadiness: async ({ db, disk, isClosing }) => {
    if (isClosing()) throw new Refusal('unavailable', { retryAfterS: RETRY_AFTER_S });
    await assertAnswers(db);
    if (db.wasFull()) throw noRoom();
    await assertRoom(disk);
    if ((await disk?.state()) === 'low') throw littleRoom();
    return { status: 'ok' };
  },
} satisfies ActionsOf<typeof platformEndpoints>;

/** @throws Refusal `unavailable` while the disk of the portal's own PostgreSQL is full */
export async function assertRoom(disk: DiskRoom | undefined): Promise<void> {
  if (await disk?.isFull()) throw noRoom();
}

const noRoom = () =>
  new Refusal('unavailable', {
    detail: 'The disk of the database is full: what is there can be read, nothing can be recorded.',
    retryAfterS: FULL_RETRY_AFTER_S,
  });

/** Before anything fails, so that a balancer and a person hear of it. */
const littleRoom = () =>
  new Refusal('unavailable', {
    detail: 'The disk of the database has less room than DISK_LOW_MB; everything still works.',
    retryAfterS: FULL_RETRY_AFTER_S,
  });

/** @throws Refusal `unavailable` when the database does not answer in time */
async function assertAnswers(database: Database): Promise<void> {
  try {
    const late = setTimeout(HEALTH_MS, undefined, { ref: false });
    const isAlive = await Promise.race([database.ping().then(() => true), late]);
    if (!isAlive) throw new Error(`no answer within ${HEALTH_MS} ms`);
  } catch (cause) {
    throw new Refusal('unavailable', { retryAfterS: RETRY_AFTER_S, cause });
  }
}
