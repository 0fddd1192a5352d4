/** The script that puts the values of a cluster into its files, before anybody runs them. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const FILES = join(import.meta.dirname, '../../deploy/cluster');

let work: string;

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'time-bank-files-'));
});
afterAll(() => rm(work, { recursive: true, force: true }));

/** What becomes of the table that comes along, once its secrets stand in it. */
async function fill(change: (settings: string) => string, machine = 'beta') {
  const settings = join(work, 'settings.env');
  const text = await readFile(join(FILES, 'settings.env'), 'utf8');
  await writeFile(settings, change(text.replaceAll(/^(\w+)=$/gm, '$1=secret')));
  const folder = join(work, 'filled');
  const args = [join(FILES, 'fill.sh'), settings, machine, folder];
  const { status, stderr } = spawnSync('bash', args, { encoding: 'utf8' });
  return { status, said: stderr.replace(settings, 'settings.env'), folder };
}

it('every file of a machine has its own address and the values of all', async () => {
  const { status, said, folder } = await fill((text) => text);
  expect([status, said]).toEqual([0, '']);
  const names = await readdir(folder);
  const own = (await readdir(FILES)).filter((name) => !['fill.sh', 'settings.env'].includes(name));
  expect(names.sort()).toEqual(own.sort());
  for (const name of names) expect(await readFile(join(folder, name), 'utf8')).not.toMatch(/\$\{/);
  const portal = await readFile(join(folder, 'portal.env'), 'utf8');
  expect(portal).toContain('DATABASE_URL=postgres://timebank:secret@10.0.0.12:5000/timebank\n');
});

it('a value that is missing, and one that would break a file, is named', async () => {
  const without = await fill((text) => text.replace(/^SESSION_SECRET=.*$/m, 'SESSION_SECRET='));
  expect(without).toMatchObject({
    status: 2,
    said: 'settings.env: SESSION_SECRET has no value.\n',
  });
  const gone = await fill((text) => text.replace(/^NETWORK=.*\n/m, ''));
  expect(gone.said).toMatch(/^settings.env has no NETWORK, which \S+ needs.\n$/);
  const odd = await fill((text) => text.replace(/^(TIMEBANK_PASSWORD)=.*$/m, '$1=it’s'));
  expect(odd.said).toBe('settings.env: TIMEBANK_PASSWORD may have letters and digits alone.\n');
});

it('there are three machines', async () => {
  const { status, said } = await fill((text) => text, 'delta');
  expect([status, said]).toEqual([2, 'settings.env names no machine DELTA.\n']);
});
