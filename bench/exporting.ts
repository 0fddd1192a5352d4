/** A long list taken along: how long it takes, how much memory, and how long others must wait. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';

/** How others fared meanwhile. */
export interface Meanwhile {
  /** The longest that the process was busy with one thing. */
  heldUpMs: number;
  /** The slowest of the small calls that were made all the while. */
  slowestMs: number;
}

export interface ExportFigures extends Meanwhile {
  seconds: number;
  fileMb: number;
  peakRssMb: number;
}

const MB = 1024 * 1024;
/** Others ask some fifty times a second. */
const PAUSE_MS = 20;
const QUIET_MS = 5_000;

/** How others fare when nothing else is done: what the machine itself is held up by. */
export async function measureQuiet(server: ServerProcess): Promise<Meanwhile> {
  const { meanwhile } = await amongOthers(server, () => pause(QUIET_MS));
  return meanwhile;
}

/** Downloads `path` `times` at once, while others ask for small things. */
export async function measureExport(
  server: ServerProcess,
  path: string,
  token: string,
  times: number,
): Promise<ExportFigures> {
  const download = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${server.url}/api${path}`, { headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.arrayBuffer()).byteLength;
  };
  const begun = performance.now();
  const { result, meanwhile, peakRssMb } = await amongOthers(server, () =>
    Promise.all(Array.from({ length: times }, download)),
  );
  const seconds = (performance.now() - begun) / 1000;
  return { seconds, fileMb: (result[0] ?? 0) / MB, peakRssMb, ...meanwhile };
}

async function amongOthers<Result>(server: ServerProcess, work: () => Promise<Result>) {
  await server.usage();
  let over = false;
  const others = (async () => {
    let slowestMs = 0;
    while (!over) {
      const start = performance.now();
      await (await fetch(`${server.url}/api/health`)).text();
      slowestMs = Math.max(slowestMs, performance.now() - start);
      await pause(PAUSE_MS);
    }
    return slowestMs;
  })();
  const result = await work();
  over = true;
  const slowestMs = await others;
  const { heldUpMs, peakRssMb } = await server.usage();
  const meanwhile: Meanwhile = { heldUpMs, slowestMs };
  return { result, meanwhile, peakRssMb };
}
