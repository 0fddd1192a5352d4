/** What happens to a portal: each fault comes, passes, and tells after how long the portal was well again. */
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { MailSink } from './mails.ts';
import type { PortalUnderTest } from './portal.ts';

export interface Scene {
  portal: PortalUnderTest;
  mails: MailSink;
}

/** @returns how many ms after the fault was over the portal was well */
type Fault = (scene: Scene) => Promise<number>;

const AWAY_MS = 5_000;
const FROZEN_MS = 8_000;
/** Longer than the portal waits for a statement. */
const LONG_FROZEN_MS = 40_000;
const MUTE_MS = 8_000;
const FULL_MS = 6_000;
/** Health says within so long that the database does not answer. */
const HEALTH_MS = 4_000;
const CHUNK = Buffer.alloc(1024 * 1024, 1);

/** What a cycle may bring. */
export const FAULTS = {
  'portal killed': async ({ portal }) => {
    portal.killPortal();
    return portal.backAfter();
  },
  'PostgreSQL killed': async ({ portal }) => {
    await portal.killPostgres();
    return portal.backAfter();
  },
  'both killed': async ({ portal }) => {
    await Promise.all([portal.killPostgres(), portal.killPortal()]);
    return portal.backAfter();
  },
  'database away for 5 s': async ({ portal }) => {
    // Killed again as soon as the portal has brought it back.
    for (const until = performance.now() + AWAY_MS; performance.now() < until; ) {
      await portal.killPostgres();
      await pause(100);
    }
    return portal.backAfter();
  },
  'database frozen for 8 s': (scene) => freeze(scene, FROZEN_MS),
  'mail server mute for 8 s': async ({ portal, mails }) => {
    mails.mute(true);
    await pause(MUTE_MS);
    const { status } = await portal.health();
    mails.mute(false);
    if (status !== 200) throw new Error('a mute mail server made the portal unwell');
    return portal.backAfter();
  },
} satisfies Record<string, Fault>;

/** For a portal of several processes. */
export const WORKER_FAULTS = {
  'one process killed': async ({ portal }) => {
    const nth = Math.floor(performance.now());
    if (!(await portal.killWorker(nth))) throw new Error('there was no process to kill');
    return portal.backAfter();
  },
} satisfies Record<string, Fault>;

/** What takes longer, once at the end. */
export const LONG_FAULTS = {
  'database frozen for 40 s': (scene) => freeze(scene, LONG_FROZEN_MS),
} satisfies Record<string, Fault>;

/** Needs a disk of its own for DATA_DIR. */
export const DISK_FAULTS = {
  'disk full for 6 s': async ({ portal }) => {
    const ballast = join(portal.dataDir, 'ballast');
    const file = await open(ballast, 'w');
    try {
      for (const until = performance.now() + FULL_MS; performance.now() < until; ) {
        await file.write(CHUNK).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOSPC') throw error;
          return pause(50);
        });
      }
    } finally {
      await file.close();
      await rm(ballast);
    }
    return portal.backAfter();
  },
} satisfies Record<string, Fault>;

async function freeze({ portal }: Scene, forMs: number): Promise<number> {
  await portal.freezePostgres(true);
  const start = performance.now();
  const { status, ms } = await portal.health();
  await pause(forMs - (performance.now() - start));
  await portal.freezePostgres(false);
  if (status !== 503 || ms > HEALTH_MS) {
    throw new Error(`a frozen database: health said ${status} after ${ms.toFixed(0)} ms`);
  }
  return portal.backAfter();
}
