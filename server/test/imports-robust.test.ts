/** Imports under pressure: a server that dies, two at once, and files that are no files (specification §18). */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMPORT_BYTES_MAX } from '#contract/paper/imports.ts';
import { beginOther, somebodyWaits } from './support/database-locks.ts';
import { expectBooksToBalance } from './support/exchanges.ts';
import { finishImports, loadAndCheck, readImport, upload } from './support/imports.ts';
import { portalForEachStory, portalForStories } from './support/portal.ts';

const CHUNK = 100;
const MANY = 130;
const EXAMPLES = join(import.meta.dirname, '../../docs/examples');

describe('a server that is killed in the middle', () => {
  const portal = portalForEachStory();
  /** Lets a process of its own do the first chunk, and kills it in the second. */
  async function killInSecondChunk(): Promise<void> {
    const { deps, world } = portal();
    const other = await beginOther(deps);
    const lock = 'select from account where person_id = $1 for no key update';
    await other.run(lock, [world.person.marco]);
    const script = fileURLToPath(new URL('./support/batch-process.ts', import.meta.url));
    const server = fork(script, [deps.database.url], { stdio: 'ignore' });
    const ended = once(server, 'exit');
    await somebodyWaits(deps);
    server.kill('SIGKILL');
    await ended;
    await other.end();
    await portal().rows(
      `select graphile_worker.force_unlock_workers(
         array(select locked_by from graphile_worker.jobs where locked_by is not null))`,
    );
    await portal().rows('update graphile_worker._private_jobs set run_at = now()');
  }

  it('another takes its import over: everybody comes in once, is booked once, and goes once', async () => {
    const giulia = await portal().signIn('giulia');
    const people = Array.from({ length: MANY }, (_, n) => `Nuova${n};Persona;;1`);
    const file = ['Cognome;Nome;Email;Saldo', ...people, 'Bianchi;Marco;marco@example.org;2'];
    const { id } = await loadAndCheck(portal(), giulia, file.join('\n'));
    await giulia.post(`/admin/imports/${id}/run`, { differenceTicked: true });
    await killInSecondChunk();
    const halfway = await readImport(giulia, id);
    expect([halfway.state, halfway.outcomes.created]).toEqual(['running', CHUNK]);
    await finishImports(portal().deps);
    const done = await readImport(giulia, id);
    expect(done.outcomes).toMatchObject({ created: MANY, booked: 1, left: 0 });
    const openings = `select count(*) from exchange where kind = 'opening' and state = 'confirmed'`;
    expect(await portal().rows(openings)).toEqual([{ count: MANY + 1 }]);
    expect(await portal().rows(`select count(*) from person where surname like 'Nuova%'`)).toEqual([
      { count: MANY },
    ]);
    await expectBooksToBalance(portal());

    expect((await giulia.post(`/admin/imports/${id}/undo`, undefined)).status).toBe(202);
    await killInSecondChunk();
    await finishImports(portal().deps);
    expect((await readImport(giulia, id)).state).toBe('undone');
    expect(await portal().rows(openings)).toEqual([{ count: 0 }]);
    await expectBooksToBalance(portal());
  });

  it('two workers with the same job do it once', async () => {
    const giulia = await portal().signIn('giulia');
    const people = Array.from({ length: MANY }, (_, n) => `Nuova${n};Persona;1`);
    const file = ['Cognome;Nome;Saldo', ...people].join('\n');
    const { id } = await loadAndCheck(portal(), giulia, file);
    await giulia.post(`/admin/imports/${id}/run`, { differenceTicked: true });
    const twice = await giulia.post(`/admin/imports/${id}/run`, { differenceTicked: true });
    expect([twice.status, twice.json.code]).toEqual([409, 'import-not-ready']);
    await Promise.all([finishImports(portal().deps), finishImports(portal().deps)]);
    expect((await readImport(giulia, id)).outcomes).toMatchObject({ created: MANY });
    expect(await portal().rows(`select count(*) from exchange`)).toEqual([{ count: MANY }]);
  });
});

describe('what is sent', () => {
  const portal = portalForStories();

  it.each([
    ['nothing', new Uint8Array(), 400, 'sheet-empty'],
    ['only separators', ';;;\n;;;\n', 400, 'sheet-empty'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 415, 'sheet-unreadable'],
    [
      'an old workbook',
      Buffer.from('d0cf11e0a1b11ae1'.padEnd(600, '0'), 'hex'),
      415,
      'sheet-old-format',
    ],
    ['20,001 rows', `Nome\n${'a;b\n'.repeat(20_001)}`, 413, 'sheet-too-long'],
    ['more than 5 MB', new Uint8Array(IMPORT_BYTES_MAX + 1), 413, 'too-large'],
  ])('%s is refused by its name', async (_, file, status, code) => {
    const answer = await upload(portal(), await portal().signIn('giulia'), file);
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([status, code]);
  });

  it('20,000 rows and the names of the columns are taken', async () => {
    const file = `Cognome;Nome\n${'a;b\n'.repeat(20_000)}`;
    const { status, json } = await upload(portal(), await portal().signIn('giulia'), file);
    expect([status, json.lines]).toEqual([201, 20_000]);
  });

  it('a workbook that calls itself csv is read as what it is, its lines and sheets named', async () => {
    const file = await readFile(join(EXAMPLES, 'registro-due-intestazioni.xlsx'));
    const giulia = await portal().signIn('giulia');
    const { json } = await upload(portal(), giulia, file, { name: 'C:\\Documenti\\registro.csv' });
    expect(json).toMatchObject({ fileName: 'registro.csv', sheet: 'Soci 2024', lines: 4 });
    expect(json.mapping.headerLine).toBe(4);
    expect(json.mergedLines).toEqual([1, 3]);
    const other = await upload(portal(), giulia, file, { sheet: 'Note' });
    expect(other.json.sheet).toBe('Note');
  });

  it('every example can be loaded, checked, and says nothing of a fault', async () => {
    const giulia = await portal().signIn('giulia');
    const names = ['soci-con-saldi.csv', 'registro-due-intestazioni.xlsx', 'scambi-di-prima.csv'];
    for (const name of names) {
      const file = await readFile(join(EXAMPLES, name));
      const checked = await loadAndCheck(portal(), giulia, file, { name });
      expect([name, checked.state, checked.plans.skip]).toEqual([name, 'checked', 0]);
    }
    const unclear = await upload(
      portal(),
      giulia,
      await readFile(join(EXAMPLES, 'saldi-ore-e-minuti.ods')),
    );
    expect(unclear.json.unclearTimes.length).toBeGreaterThan(0);
  });

  it('mangled files are taken or refused, and never a fault of ours', async () => {
    const giulia = await portal().signIn('giulia');
    const files = await Promise.all(
      ['soci-con-saldi.csv', 'registro-due-intestazioni.xlsx', 'saldi-ore-e-minuti.ods'].map(
        (name) => readFile(join(EXAMPLES, name)),
      ),
    );
    const wound = fc.record({
      file: fc.constantFrom(...files),
      at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(wound, async ({ file, at, bytes }) => {
        const mangled = Uint8Array.from(file);
        const start = Math.floor(at * mangled.length);
        mangled.set(bytes.subarray(0, mangled.length - start), start);
        const { status, json } = await upload(portal(), giulia, mangled);
        expect(status).toBeLessThan(500);
        if (status !== 201) return;
        const checked = await giulia.put(`/admin/imports/${json.id}/mapping`, json.mapping);
        expect(checked.status).toBeLessThan(500);
        expect((await giulia.get(`/admin/imports/${json.id}/rows`)).status).toBe(200);
      }),
      { numRuns: 20 },
    );
  }, 120_000);
});
