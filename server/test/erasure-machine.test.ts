/** Erasing at the machine (specification §33, §34): people without a login, and the same rules for all. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { eraseDue } from './support/background.ts';
import { runCommand } from './support/commands.ts';
import { portalForEachStory } from './support/portal.ts';
import { emailOf, TODAY } from './support/world.ts';

const backupDir = await mkdtemp(join(tmpdir(), 'erasure-machine-'));
afterAll(() => rm(backupDir, { recursive: true }));
const portal = portalForEachStory();
const run = (...args: string[]) =>
  runCommand(['erase', ...args], {
    DATABASE_URL: portal().deps.database.url,
    PUBLIC_URL: 'https://tempo.example.org',
    PORTAL_ADMIN_EMAILS: emailOf('portale'),
    BACKUP_DIR: backupDir,
  });
const erased = () => portal().rows('select id, full_name from person where erased_at is not null');
/** Longer than from the day of the stories to a week from the day of the machine. */
const LONG = 60 * 24 * 36_500;

/** Maria, without a login, has left Bergamo. @returns her number */
async function mariaHasLeft(): Promise<number> {
  const giulia = await portal().signIn('giulia');
  const form = { name: 'Maria', surname: 'Verdi', prefLocale: 'it', paperSigned: true } as const;
  const { id } = (await giulia.post('/admin/banks/users', { ...form, signedOn: TODAY })).json;
  await giulia.post(`/admin/banks/users/${id}/closing`, { seen: 0, way: 'keep' });
  return id;
}

describe('erase NUMBER', () => {
  it('asks who is meant, waits a week, and erases somebody without a login', async () => {
    const id = await mariaHasLeft();
    const asked = await run(String(id));
    expect(asked).toMatchObject({ code: 2, said: '' });
    expect(asked.complained).toBe(`${id} is Maria Verdi, number ${id}. If so, say --yes.\n`);
    expect(await portal().rows('select from erasure')).toEqual([]);
    expect(await run('--list')).toMatchObject({ code: 0, said: 'Nobody waits to be erased.\n' });

    expect((await run(String(id), '--yes')).said).toMatch(/^Maria Verdi is erased from 20\d\d-/);
    const first = await run('--list');
    expect(first.said).toMatch(new RegExp(`^${id} Maria Verdi: 20`));
    await run(String(id), '--yes');
    expect(await run('--list')).toEqual(first);
    await eraseDue(portal().deps);
    expect(await erased()).toEqual([]);
    portal().passMinutes(LONG);
    await eraseDue(portal().deps);
    expect(await erased()).toEqual([{ id, full_name: `${id} Persona` }]);
    expect(await portal().rows(`select actor_id from audit where action like 'eras%'`)).toEqual([
      { actor_id: null },
    ]);
    expect((await run(String(id), '--yes')).complained).toMatch(/or they were erased[.]\n$/);
  });

  it('is taken back', async () => {
    const id = await mariaHasLeft();
    await run(String(id), '--yes');
    expect((await run(String(id), '--take-back')).said).toBe('Maria Verdi stays.\n');
    expect((await run(String(id), '--take-back')).said).toMatch(/^Nobody asked/);
    portal().passMinutes(LONG);
    await eraseDue(portal().deps);
    expect(await erased()).toEqual([]);
  });

  it('erases at once with --now, and notes it beside the backups', async () => {
    const id = await mariaHasLeft();
    expect((await run(String(id), '--now')).code).toBe(2);
    expect((await run(String(id), '--now', '--yes')).said).toBe(
      `Erased. They are called Person ${id} from now on.\n`,
    );
    expect(await erased()).toHaveLength(1);
    expect(await portal().rows('select from erasure')).toEqual([]);
    expect(await readFile(join(backupDir, 'erased-people.txt'), 'utf8')).toMatch(
      new RegExp(`^${id} `, 'm'),
    );
  });

  it.each([
    ['anna', /^Anna Ferrari is a member of a bank: /],
    ['giulia', /^Giulia Rossi is the only administrator of a bank: /],
    ['elena', /^Elena Greco waits for a bank to answer: /],
    ['portale', /^Piera Porta looks after the portal: /],
  ] as const)('refuses %s, also at once', async (who, why) => {
    for (const more of [[], ['--now']]) {
      const { code, complained } = await run(emailOf(who), '--yes', ...more);
      expect(code).toBe(2);
      expect(complained).toMatch(why);
    }
    expect(await portal().rows('select from erasure')).toEqual([]);
    expect(await erased()).toEqual([]);
  });

  it('knows nobody of an address that is nobody’s, and wants somebody named', async () => {
    expect((await run('nobody@example.org', '--yes')).complained).toMatch(/^There is nobody here/);
    expect((await run('0', '--yes')).code).toBe(2);
    expect((await run('--yes')).complained).toBe('Name somebody, or say --list.\n');
  });
});
