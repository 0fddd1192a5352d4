/**
 * What a bench has started: it ends with the bench, also when somebody interrupts it. PostgreSQL has a
 * session of its own, so that Ctrl-C in the terminal does not reach it.
 */
import { startTemporaryPostgres } from '#server/test/support/temporary-postgres.ts';

interface Stoppable {
  stop(): Promise<void>;
}

const running = new Set<Stoppable>();

/** Notes that something runs. */
export function begun<Started extends Stoppable>(started: Started): Started {
  if (running.size === 0) listen();
  running.add(started);
  return started;
}

/** Notes that it has been stopped. */
export function over(started: Stoppable): void {
  running.delete(started);
}

/** A PostgreSQL for this bench. */
export async function startBenchPostgres(): Promise<{ url: string } & Stoppable> {
  const { url, stop } = await startTemporaryPostgres();
  const postgres = begun({
    url,
    async stop() {
      await stop();
      over(postgres);
    },
  });
  return postgres;
}

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void endAll());
  }
}

/** What was started last ends first. */
async function endAll(): Promise<void> {
  process.stdout.write('Interrupted: ending what was started.\n');
  for (const started of [...running].reverse()) await started.stop().catch(() => {});
  process.exit(1);
}
