/**
 * Files that are made to take long are read in processes of their own (specification §15, §18): meanwhile
 * the portal has next to nothing to do, and none of their memory stays in it. Measured in a portal of its
 * own, by the computing time of the thread that answers, which no busy machine makes longer.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Parts, partsOf, sealed, withLines } from './support/archive.ts';
import { emptyRows, lineEnds, namedOften, unpackingLarge } from './support/heavy-files.ts';
import { ownDatabase } from './support/story-databases.ts';
import { builtWeb, WholePortal } from './support/whole-portal.ts';
import { emailOf } from './support/world.ts';

const MEGABYTE = 1024 * 1024;
/** Of the whole portal, whatever it is sent. */
const MEMORY_MB_MAX = 400;
/** Taking in and handing on what is sent; reading it would take seconds. */
const CPU_MS_MAX = 700;
const TICK_MS = 10;

const opened = new AsyncDisposableStack();
let portal: WholePortal;
let archive: Parts;

beforeAll(async () => {
  await builtWeb();
  const dataDir = opened.adopt(await mkdtemp(join(tmpdir(), 'time-bank-reading-')), (folder) =>
    rm(folder, { recursive: true }),
  );
  const { url } = opened.adopt(await ownDatabase(), ({ drop }) => drop());
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, PORTAL_ADMIN_EMAILS: emailOf('portale') };
  portal = opened.adopt(await WholePortal.start([], env), async (running) => {
    await running.end();
  });
  const token = await portal.signIn('giulia');
  const answer = await fetch(`${portal.url}/api/admin/bank-export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  archive = partsOf(await answer.arrayBuffer());
}, 120_000);
afterAll(() => opened.disposeAsync());

async function send(path: string, field: string, token: string, file: Uint8Array): Promise<string> {
  const body = new FormData();
  body.set(field, new Blob([new Uint8Array(file)]), 'file');
  const answer = await fetch(`${portal.url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, accept: 'application/problem+json' },
    body,
  });
  const { code }: { code?: string } = JSON.parse(await answer.text());
  return code ?? String(answer.status);
}

/** What the thread that answers has computed, in ms, and what the process has of memory, in MB. */
async function takenBy(pid: number) {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8');
  const [stat, status] = await Promise.all([read(`task/${pid}/stat`), read('status')]);
  const [user = 0, system = 0] = stat.split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  return { cpuMs: (user + system) * TICK_MS, memoryMb: kilobytes / 1024 };
}

/** What the portal took, at most, while somebody did that. */
async function costOf(work: () => Promise<unknown>) {
  const begun = await takenBy(portal.pid);
  let memoryMb = begun.memoryMb;
  const look = async () => {
    memoryMb = Math.max(memoryMb, (await takenBy(portal.pid)).memoryMb);
  };
  const looking = setInterval(() => void look(), 20);
  await work().finally(() => clearInterval(looking));
  await look();
  return { cpuMs: (await takenBy(portal.pid)).cpuMs - begun.cpuMs, memoryMb };
}

// The figures of a process stand where Linux has them.
describe.runIf(process.platform === 'linux')('the portal goes on while it is sent', () => {
  it('an archive with 100 MB of blank lines', async () => {
    const blank = { ...archive, 'skill.jsonl': lineEnds(100 * MEGABYTE) };
    const renamed = withLines(blank, 'bank.jsonl', (line) => ({ ...line, name: 'Un’altra' }));
    const file = sealed(renamed);
    const token = await portal.signIn('portale');
    const cost = await costOf(async () => {
      expect(await send('/portal/bank-import', 'archive', token, file)).toBe('too-large');
    });
    expect(cost.cpuMs).toBeLessThan(CPU_MS_MAX);
    expect(cost.memoryMb).toBeLessThan(MEMORY_MB_MAX);
  });

  it('an archive of a bank that is here, of which nothing else is unpacked', async () => {
    // What is damaged behind the name is never looked at.
    const file = sealed({ ...archive, 'skill.jsonl': lineEnds(5 * MEGABYTE) });
    const token = await portal.signIn('portale');
    expect(await send('/portal/bank-import', 'archive', token, file)).toBe('bank-known');
  });

  it.each([
    ['line ends without end', () => lineEnds(4_900_000), 'too-large'],
    ['a workbook of almost two million rows', emptyRows, 'too-large'],
    ['a text that thousands of cells show', namedOften, 'too-large'],
  ])(
    '%s',
    async (_, make, code) => {
      const file = await make();
      const token = await portal.signIn('giulia');
      const cost = await costOf(async () => {
        expect(await send('/admin/imports', 'file', token, file)).toBe(code);
      });
      expect(cost.cpuMs).toBeLessThan(CPU_MS_MAX);
      expect(cost.memoryMb).toBeLessThan(MEMORY_MB_MAX);
    },
    90_000,
  );

  it('eight workbooks at once that unpack into 95 MB each', async () => {
    const file = await unpackingLarge();
    const token = await portal.signIn('giulia');
    const cost = await costOf(async () => {
      const all = Array.from({ length: 8 }, () => send('/admin/imports', 'file', token, file));
      // Of one bank one is read, two wait.
      const codes = await Promise.all(all);
      expect(codes.sort()).toEqual([
        ...Array.from({ length: 3 }, () => 'too-large'),
        ...Array.from({ length: 5 }, () => 'unavailable'),
      ]);
    });
    expect(cost.cpuMs).toBeLessThan(CPU_MS_MAX);
    expect(cost.memoryMb).toBeLessThan(MEMORY_MB_MAX);
  });
});
