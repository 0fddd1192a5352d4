/** Exporting a long list: time, memory, and how long others must wait. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';

/** How quickly the process answers others meanwhile. */
export interface Responsiveness {
  /** The longest that the event loop was blocked. */
  blockedMs: number;
  /** The slowest of the small calls that were made all the while. */
  slowestMs: number;
}

export interface ExportFigures extends Responsiveness {
  seconds: number;
  fileMb: number;
  peakRssMb: number;
}

const MB = 1024 * 1024;
/** Others ask some fifty times a second. */
const PAUSE_MS = 20;
const AT_REST_MS = 5_000;

/** How quickly it answers when nothing is exported: the noise of the machine itself. */
export async function measureAtRest(server: ServerProcess): Promise<Responsiveness> {
  const { responsiveness } = await withOtherCallers(server, () => pause(AT_REST_MS));
  return responsiveness;
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
  const { result, responsiveness, peakRssMb } = await withOtherCallers(server, () =>
    Promise.all(Array.from({ length: times }, download)),
  );
  const seconds = (performance.now() - begun) / 1000;
  return { seconds, fileMb: (result[0] ?? 0) / MB, peakRssMb, ...responsiveness };
}

async function withOtherCallers<Result>(server: ServerProcess, work: () => Promise<Result>) {
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
  const { blockedMs, peakRssMb } = await server.usage();
  const responsiveness: Responsiveness = { blockedMs, slowestMs };
  return { result, responsiveness, peakRssMb };
}
