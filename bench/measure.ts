/** How fast: the same work over HTTP and bare through the driver, for the same time. */
import autocannon from 'autocannon';
import pg from 'pg';
import type { MeasuredCall, RecordedStatement } from './recording.ts';

/** Callers at a time, and what a measurement may take at most. */
const AT_ONCE = 8;
const SECONDS = 2;
const WARM_UP = 50;

export interface Speed {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

/** A thing done again and again; `turn` counts from 0. */
type Replay = (turn: number) => RecordedStatement[];

/**
 * Calls over HTTP. @param paths one for each call, in their turn; ends when they are used up
 */
export async function overHttp(
  url: string,
  { method, path, token }: MeasuredCall,
  paths?: string[],
): Promise<Speed> {
  const times: number[] = [];
  let turn = 0;
  const nextPath = () => `/api${paths?.[turn++] ?? path}`;
  const begun = performance.now();
  const options: autocannon.Options = {
    url,
    connections: AT_ONCE,
    ...(paths ? { amount: paths.length } : { duration: SECONDS }),
    headers: { authorization: `Bearer ${token}` },
    requests: [{ method, setupRequest: (request) => ({ ...request, path: nextPath() }) }],
  };
  await new Promise<void>((resolve, reject) => {
    const running = autocannon(options, (error) => (error ? reject(error) : resolve()));
    running.on('response', (_client, status, _bytes, ms) => {
      if (status === 200) times.push(ms);
      else reject(new Error(`${path} answered ${status}`));
    });
  });
  return speedOf(times, performance.now() - begun);
}

/** The same statements through the driver alone, prepared as the portal prepares them. */
export async function bare(databaseUrl: string, replay: Replay, turns?: number): Promise<Speed> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: AT_ONCE });
  const times: number[] = [];
  let turn = 0;
  let until = Number.POSITIVE_INFINITY;
  const isOver = () => (turns === undefined ? performance.now() >= until : turn >= turns);
  const work = async () => {
    while (!isOver()) {
      const start = performance.now();
      for (const { name, text, values } of replay(turn++)) await pool.query({ name, text, values });
      times.push(performance.now() - start);
    }
  };
  if (turns === undefined) {
    for (let each = 0; each < WARM_UP; each += 1) {
      for (const { name, text, values } of replay(0)) await pool.query({ name, text, values });
    }
  }
  const begun = performance.now();
  until = begun + SECONDS * 1000;
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const lasted = performance.now() - begun;
  await pool.end();
  return speedOf(times, lasted);
}

function speedOf(times: number[], lastedMs: number): Speed {
  const sorted = times.sort((one, other) => one - other);
  const share = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return { perSecond: (times.length * 1000) / lastedMs, p50Ms: share(0.5), p99Ms: share(0.99) };
}
