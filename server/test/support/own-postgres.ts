/** A portal with the small world on a PostgreSQL of its own, as it is without DATABASE_URL. */
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { MIGRATIONS } from '#server/migrations.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { prepareJobs } from '#server/platform/jobs.ts';
import { migrate } from '#server/platform/migrations.ts';
import { loadOrCreateSecret } from '#server/platform/secrets.ts';
import { openPortal, type TestPortal } from './portal.ts';
import { connectTo } from './story-databases.ts';
import { createWorld, emailOf } from './world.ts';

export interface OwnPortal {
  portal: TestPortal;
  /** A folder for this file of stories; everybody may enter it. */
  folder: string;
  dataDir: string;
}

/** Opens it before the stories of this file and closes it after them. */
export function portalOnItsOwn(): () => OwnPortal {
  let own: OwnPortal | undefined;
  const opened = new AsyncDisposableStack();
  beforeAll(async () => {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'time-bank-backup-')));
    opened.defer(() => rm(folder, { recursive: true }));
    await chmod(folder, 0o755);
    const dataDir = join(folder, 'data');
    const postgres = await startDatabase(dataDir);
    opened.defer(() => postgres.stop());
    await migrate(postgres.ownerUrl, MIGRATIONS);
    await prepareJobs(postgres.ownerUrl);
    await loadOrCreateSecret(dataDir);
    const database = connectTo(postgres.ownerUrl);
    await createWorld(database);
    const portalAdminEmails = [emailOf('portale')];
    const settings = { dataDir, databaseUrl: undefined, portalAdminEmails };
    const { portal, close } = await openPortal(settings, () => database);
    opened.defer(close);
    own = { portal, folder, dataDir };
  }, 60_000);
  afterAll(() => opened.disposeAsync(), 60_000);
  return () => {
    if (!own) throw new Error('the portal is open only while stories run');
    return own;
  };
}

/** Starts the PostgreSQL of a folder. */
export function startDatabase(dataDir: string) {
  return startEmbeddedPostgres({
    dataDir,
    log: () => {},
    onLost(failure) {
      throw failure;
    },
  });
}
