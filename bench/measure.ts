/** How fast: the same work over HTTP and bare through the driver, for the same time. */
import autocannon from 'autocannon';
import pg from 'pg';
import type { MeasuredCall, RecordedStatement } from './recording.ts';

/** One caller alone and then many, each for a while or for so many calls, whichever is over first. */
const ALONE = { callers: 1, seconds: 1, calls: 400 };
const MANY = { callers: 8, seconds: 2, calls: 1200 };

export interface Speed {
  /** With many callers. */
  perSecond: number;
  /** Of one caller alone. */
  p50Ms: number;
  p99Ms: number;
}

/** A thing done again and again; `turn` counts from 0. */
type Replay = (turn: number) => RecordedStatement[];

/** What was measured: how long each took, and all together. */
interface Times {
  each: number[];
  lastedMs: number;
}

/** Calls over HTTP, one caller alone and then many. @param pathOf where the call of a turn goes */
export async function overHttp(
  url: string,
  { method, token }: MeasuredCall,
  pathOf: (turn: number) => string,
): Promise<Speed> {
  let turn = 0;
  const call = async ({ callers, seconds, calls }: typeof ALONE): Promise<Times> => {
    const each: number[] = [];
    const options: autocannon.Options = {
      url,
      connections: callers,
      duration: seconds,
      maxOverallRequests: calls,
      headers: { authorization: `Bearer ${token}` },
      requests: [
        { method, setupRequest: (request) => ({ ...request, path: `/api${pathOf(turn++)}` }) },
      ],
    };
    const begun = performance.now();
    let lastedMs = 0;
    await new Promise<void>((resolve, reject) => {
      const running = autocannon(options, (error) => (error ? reject(error) : resolve()));
      running.on('response', (_client, status, _bytes, ms) => {
        if (status !== 200) reject(new Error(`${pathOf(0)} answered ${status}`));
        each.push(ms);
        lastedMs = performance.now() - begun;
      });
    });
    return { each, lastedMs };
  };
  return speedOf(await call(ALONE), await call(MANY));
}

/** The same statements through the driver alone, prepared as the portal prepares them. */
export async function bare(databaseUrl: string, replay: Replay): Promise<Speed> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: MANY.callers });
  let turn = 0;
  const work = async ({ callers, seconds, calls }: typeof ALONE): Promise<Times> => {
    const each: number[] = [];
    const begun = performance.now();
    const until = begun + seconds * 1000;
    const last = turn + calls;
    const caller = async () => {
      while (turn < last && performance.now() < until) {
        const start = performance.now();
        for (const { name, text, values } of replay(turn++)) {
          await pool.query({ name, text, values });
        }
        each.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: callers }, caller));
    return { each, lastedMs: performance.now() - begun };
  };
  const speed = speedOf(await work(ALONE), await work(MANY));
  await pool.end();
  return speed;
}

function speedOf(alone: Times, many: Times): Speed {
  const sorted = alone.each.sort((one, other) => one - other);
  const share = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return {
    perSecond: (many.each.length * 1000) / many.lastedMs,
    p50Ms: share(0.5),
    p99Ms: share(0.99),
  };
}
