/** A PostgreSQL for one run of tests or of the bench: empty, in a folder of its own that goes with it. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';

export interface TemporaryPostgres {
  url: string;
  /** Ends it and takes its folder away. */
  stop(): Promise<void>;
}

/**
 * Starts it.
 * @param parent the folder its own folder goes into
 * @throws as the embedded server does, also when it is lost in the middle
 */
export async function startTemporaryPostgres(parent = tmpdir()): Promise<TemporaryPostgres> {
  const dataDir = await mkdtemp(join(parent, 'time-bank-temporary-'));
  // The account PostgreSQL runs under when this is root must get in; its own folder stays closed.
  await chmod(dataDir, 0o755);
  const { ownerUrl, stop } = await startEmbeddedPostgres({
    dataDir,
    log: () => {},
    onLost(failure) {
      throw failure;
    },
  });
  return {
    url: ownerUrl,
    async stop() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
