/** Who was erased stays so when an older backup is restored (specification §34). */
import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { runCommand } from './support/commands.ts';
import { eraseAtOnce, keepListOfErased } from './support/erasure.ts';
import { portalOnItsOwn, startDatabase } from './support/own-postgres.ts';

// Each restore starts a PostgreSQL of its own.
vi.setConfig({ testTimeout: 60_000 });

const own = portalOnItsOwn();

it('erases them again from the list beside the backup, and says when there is none', async () => {
  const { folder, dataDir, portal } = own();
  const backups = join(folder, 'backups');
  expect((await runCommand(['backup', backups], { DATA_DIR: dataDir })).code).toBe(0);
  const [name = ''] = await readdir(backups);
  const restore = (place: string) =>
    runCommand(['restore', join(backups, name)], { DATA_DIR: join(folder, place) });
  expect((await restore('without')).said).toContain('No erased-people.txt beside the backup');

  const { marco } = portal.world.person;
  await eraseAtOnce(portal, marco);
  await keepListOfErased(portal.deps.database, backups);
  await keepListOfErased(portal.deps.database, backups);
  const list = await readFile(join(backups, 'erased-people.txt'), 'utf8');
  expect(list.trim().split('\n')).toHaveLength(1);

  // A line about somebody of Anna's number in another portal says nothing about Anna.
  const elsewhere = `${portal.world.person.anna} 1999-01-01T00:00:00.000Z 2026-01-01T00:00:00.000Z`;
  await appendFile(join(backups, 'erased-people.txt'), `${elsewhere}\n`);
  const { said, code } = await restore('with');
  expect(code).toBe(0);
  expect(said).toContain('People who were erased since, and are erased again: 1.\n');
  expect(said).toContain(`accounts their banks have to close: ${marco}.\n`);
  expect(said).toContain('The books are right.\n');
  const postgres = await startDatabase(join(folder, 'with'));
  const client = new pg.Client(postgres.ownerUrl);
  await client.connect();
  const { rows } = await client.query(
    `select name, surname, email, erased_at is not null as erased from person where id = $1`,
    [marco],
  );
  await client.end();
  await postgres.stop();
  expect(rows).toEqual([{ name: 'Persona', surname: String(marco), email: null, erased: true }]);
});
