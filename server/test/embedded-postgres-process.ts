/**
 * A portal that is nothing but its database, as a process of its own, for the tests that kill it:
 * tells its parent the address or the reason for not starting, and ends when told or left alone.
 */
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { StartFailure } from '#server/platform/start-failure.ts';

function tell(message: { url: string } | { refused: string } | { lost: string }): void {
  if (process.connected) process.send?.(message);
}

try {
  const postgres = await startEmbeddedPostgres({
    dataDir: process.argv[2] ?? '',
    log: () => undefined,
    onLost: ({ message }) => tell({ lost: message }),
  });
  process.once('disconnect', () => postgres.stop());
  tell({ url: postgres.ownerUrl });
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.exitCode = 1;
  tell({ refused: error.message });
  process.disconnect();
}
