/** Calls over HTTP, as many as come: by wrk where the machine has it, else by autocannon. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { figureIn, has, outputOf } from './programs.ts';

export interface Load {
  /** Where a call goes; the one with the number `turn` when they differ. */
  url: string;
  method: 'GET' | 'PATCH';
  token: string;
  /** `url` ends with a number that begins here and grows with each call, and then comes this. */
  counting?: { from: number; rest: string };
  callers: number;
  seconds: number;
}

export interface Answered {
  perSecond: number;
  /** Infinity where nothing was answered in time. */
  p50Ms: number;
  p99Ms: number;
}

/** No call was answered before the time was over. */
const NONE: Answered = {
  perSecond: 0,
  p50Ms: Number.POSITIVE_INFINITY,
  p99Ms: Number.POSITIVE_INFINITY,
};

const MS_OF = { us: 0.001, ms: 1, s: 1000 };

/** The program that makes the calls here. */
export const loader = async (): Promise<string> => ((await has('wrk')) ? 'wrk' : 'autocannon');

/** Makes the calls. @throws when one is not answered with 200 */
export async function callAll(load: Load): Promise<Answered> {
  return (await has('wrk')) ? byWrk(load) : byAutocannon(load);
}

async function byWrk(load: Load): Promise<Answered> {
  const folder = await mkdtemp(join(tmpdir(), 'time-bank-bench-'));
  try {
    const script = join(folder, 'calls.lua');
    await writeFile(script, scriptFor(load));
    const size = ['-t1', `-c${load.callers}`, `-d${load.seconds}s`, '--latency', '--timeout=10s'];
    const output = await outputOf('wrk', [...size, '-s', script, load.url]);
    const wrong = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(output);
    if (wrong) throw new Error(`${load.url}: ${wrong[0]}`);
    const perSecond = figureIn(output, /Requests\/sec:\s+([\d.]+)/);
    if (perSecond === 0) return NONE;
    return {
      perSecond,
      p50Ms: percentile(output, 50),
      p99Ms: percentile(output, 99),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What wrk sends, in Lua. */
function scriptFor({ url, method, token, counting }: Load): string {
  const { pathname, search } = new URL(url);
  const path = counting
    ? `"${pathname}" .. (turn + ${counting.from}) .. "${counting.rest}"`
    : `"${pathname}${search}"`;
  return `
    wrk.method = "${method}"
    wrk.headers["Authorization"] = "Bearer ${token}"
    local turn = -1
    request = function()
      turn = turn + 1
      return wrk.format(nil, ${path})
    end`;
}

function percentile(output: string, part: number): number {
  const [, figure, unit] = new RegExp(`\\b${part}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? [];
  if (unit !== 'us' && unit !== 'ms' && unit !== 's') throw new Error(`no ${part}% in: ${output}`);
  return Number(figure) * MS_OF[unit];
}

async function byAutocannon(load: Load): Promise<Answered> {
  const { url, method, token, counting, callers, seconds } = load;
  let turn = 0;
  const { pathname, search } = new URL(url);
  const pathOf = () =>
    counting ? `${pathname}${counting.from + turn++}${counting.rest}` : pathname + search;
  const result = await autocannon({
    ...{ url, connections: callers, duration: seconds, timeout: 10 },
    headers: { authorization: `Bearer ${token}` },
    requests: [{ method, setupRequest: (request) => ({ ...request, path: pathOf() }) }],
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: not every answer was 200`);
  if (result.requests.total === 0) return NONE;
  const { p50, p99 } = result.latency;
  return { perSecond: result.requests.average, p50Ms: p50, p99Ms: p99 };
}
