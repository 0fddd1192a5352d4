/**
 * Importing 5,000 people with balances, in a portal with the demo data: how long reading, checking
 * and running take, and how long the event loop and a small request wait meanwhile.
 *
 * `node bench/imports.ts`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { readConfig } from '#server/config.ts';
import { startPortal } from '#server/portal.ts';

const PEOPLE = 5_000;
const ASK_EVERY_MS = 20;
const PORT = process.env.PORT ?? '4990';
const ADMIN = { username: 'giulia.rossi@example.org', password: 'Tempo-2019!' };

const importSchema = z.object({ id: z.number(), state: z.string() });

const dataDir = await mkdtemp(join(tmpdir(), 'bench-imports-'));
const portal = await startPortal(readConfig({ PORT, DATA_DIR: dataDir, BOT_CHECK: 'off' }));
const delay = monitorEventLoopDelay({ resolution: 1 });
try {
  const token = await (await send('/login', { body: new URLSearchParams(ADMIN) })).text();
  const headers = { authorization: `Bearer ${token}` };
  const file = new FormData();
  file.set('file', new Blob([sheet()]), 'soci.csv');
  process.stdout.write('| 5,000 people | time | event loop blocked | slowest request |\n');
  const { id } = await measured('read', async () =>
    importSchema.parse(await (await send('/admin/imports', { headers, body: file })).json()),
  );
  const until = async (state: string) => {
    for (;;) {
      const found = await send(`/admin/imports/${id}`, { method: 'GET', headers });
      if (importSchema.parse(await found.json()).state === state) return;
      await pause(200);
    }
  };
  const read = await (await send(`/admin/imports/${id}`, { method: 'GET', headers })).json();
  const json = { ...headers, 'content-type': 'application/json' };
  const { mapping } = z.object({ mapping: z.unknown() }).parse(read);
  await send(`/admin/imports/${id}/mapping`, {
    method: 'PUT',
    headers: json,
    body: JSON.stringify(mapping),
  });
  await measured('check', async () => {
    await send(`/admin/imports/${id}/check`, { headers });
    await until('checked');
  });
  await measured('run', async () => {
    const body = JSON.stringify({ differenceTicked: true });
    await send(`/admin/imports/${id}/run`, { headers: json, body });
    await until('done');
  });
} finally {
  await portal.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function sheet(): string {
  const lines = Array.from({ length: PEOPLE }, (_, n) => {
    const surname = `Cognome${String.fromCharCode(97 + (n % 26))}${n}`;
    return `${n + 1000};${surname};Nome;0${(n % 9) + 1}/0${(n % 8) + 1}/19${50 + (n % 40)};035 ${100_000 + n};p${n}@example.net;${(n % 41) - 20},5`;
  });
  return ['Tessera;Cognome;Nome;Nascita;Telefono;Email;Saldo', ...lines].join('\n');
}

async function send(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`http://localhost:${PORT}/api${path}`, { method: 'POST', ...init });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** Does the work while somebody else asks for something small, again and again. */
async function measured<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const done = new AbortController();
  delay.enable();
  delay.reset();
  const slowest = askUntil(done.signal);
  const begun = performance.now();
  const result = await work();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  done.abort();
  const blocked = Math.round(delay.max / 1e6);
  process.stdout.write(`| ${name} | ${seconds} s | ${blocked} ms | ${await slowest} ms |\n`);
  return result;
}

async function askUntil(signal: AbortSignal): Promise<number> {
  let slowest = 0;
  while (!signal.aborted) {
    const begun = performance.now();
    await send('/health', { method: 'GET' });
    slowest = Math.max(slowest, performance.now() - begun);
    await pause(ASK_EVERY_MS);
  }
  return Math.round(slowest);
}
