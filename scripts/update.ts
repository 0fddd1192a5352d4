/**
 * `npm run update [-- NUMBER]`: another release takes the place of the one that serves (docs/operating.md,
 * "Update"). Everything that takes long happens beside it; what does not answer is taken back.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { settings } from '#server/platform/environment.ts';
import { migrationsIn, tooNewFor } from '#server/platform/migrations.ts';
import { commitOf } from '#server/platform/release.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { InstalledReleases } from './update/installed-releases.ts';
import { install, Source } from './update/installing.ts';
import { Units, unitsOf } from './update/switching.ts';

const ROOT = join(import.meta.dirname, '..');
const USAGE = `npm run update [-- [NUMBER] [--from PLACE] [--unit NAME]… [--by PROGRAM] [--no-backup] [--back]]

  NUMBER          of the release, such as 1.5.8-2.1; the newest one when not said
  --from PLACE    a folder or an address with releases; kept for the next time
  --unit NAME     of the service; said twice or more, they are exchanged one after the other
  --by PROGRAM    takes "restart NAME", "stop NAME" and "start NAME"; systemctl when not said
  --no-backup     where the PostgreSQL of DATABASE_URL is backed up by itself
  --back          leads back to the release before`;
/** Compiles every file of a release, so that its first start need not. */
const COMPILE = `
  import { enableCompileCache } from 'node:module';
  enableCompileCache('.cache/compiled');
  await import('./server/portal.ts');
  await import('./server/workers/crew.ts');
  process.exit();`;

const say = (line: string) => process.stdout.write(`${line}\n`);

function asked() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        unit: { type: 'string', multiple: true, default: ['time-bank-portal'] },
        by: { type: 'string', default: 'systemctl' },
        back: { type: 'boolean', default: false },
        'no-backup': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new StartFailure(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

async function main(): Promise<void> {
  const { values, positionals } = asked();
  if (values.help) {
    say(USAGE);
    return;
  }
  const installed = new InstalledReleases(ROOT);
  const { host, port, backupDir } = readConfig(settings());
  const units = new Units(unitsOf(values.unit, host, port), values.by);
  const from = await installed.numberAt('current');
  if (from === undefined) throw new StartFailure(`There is no link ${installed.folder}/current.`);
  const number = values.back
    ? await numberBefore(installed)
    : await prepare(installed, from, { asked: positionals[0], place: values.from });
  const backup =
    values.back || values['no-backup'] ? undefined : await backUp(installed, from, backupDir);
  await change(installed, units, { from, number, backup });
  for (const other of await installed.removeOthers()) say(`Removed release ${other}.`);
  say(`Release ${number} serves. Back to ${from}: npm run update -- --back`);
}

async function numberBefore(installed: InstalledReleases): Promise<string> {
  const number = await installed.numberAt('previous');
  if (number === undefined) throw new StartFailure('There is no release to go back to.');
  return number;
}

/** Installs what is asked for beside the release that serves. @returns its number */
async function prepare(
  installed: InstalledReleases,
  current: string,
  { asked, place }: { asked: string | undefined; place: string | undefined },
): Promise<string> {
  const note = join(installed.folder, 'releases', '.from');
  const known = place ?? (await readFile(note, 'utf8').catch(() => undefined))?.trim();
  if (known === undefined) throw new StartFailure('Say where releases lie: --from PLACE.');
  const source = new Source(known);
  const number = asked ?? (await source.latest());
  if (number === current) throw new StartFailure(`Release ${number} serves already.`);
  const folder = installed.release(number);
  if (!(await stat(folder).catch(() => undefined))) {
    const areSame = await install(await source.archive(number), folder, installed.release(current));
    say(`Release ${number} is installed${areSame ? ', with the packages that are here' : ''}.`);
  }
  await writeFile(note, `${known}\n`);
  await inRelease(installed, number, '--input-type=module', '-e', COMPILE);
  return number;
}

/** @returns the file */
async function backUp(
  installed: InstalledReleases,
  current: string,
  backupDir: string | undefined,
): Promise<string> {
  const folder = backupDir ?? join(installed.folder, 'backups');
  if (backupDir === undefined) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { uid, gid } = (await installed.account()) ?? {};
    if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  }
  const said = await inRelease(installed, current, 'server/command.ts', 'backup', folder);
  return said.split(' (', 1)[0] ?? '';
}

/** Leads from one release to another, and back when that one does not serve. */
async function change(
  installed: InstalledReleases,
  units: Units,
  { from, number, backup }: { from: string; number: string; backup: string | undefined },
): Promise<void> {
  const [old, next] = await Promise.all(
    [from, number].map((each) => migrationsIn(join(installed.release(each), 'server/migrations'))),
  );
  const isBeside = tooNewFor(old ?? [], next ?? []).length === 0;
  const commit = (of: string) => commitOf(installed.release(of));
  if (isBeside) await inRelease(installed, number, 'server/command.ts', 'migrate');
  try {
    await installed.point('current', number);
    if (isBeside) await units.roll(commit(number));
    else await units.exchange(commit(number));
    await installed.point('previous', from);
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    say(error.message);
    await installed.point('current', from);
    if (!isBeside) {
      throw new StartFailure(
        `Release ${number} does not serve, and ${from} cannot work on what it made of the database: restore ${backup ?? 'your backup'}, then start it.`,
      );
    }
    await units.roll(commit(from));
    throw new StartFailure(`Release ${number} does not serve; ${from} serves again.`);
  }
}

/**
 * Runs a program of one release, under the account of the portal but for what it writes into the release.
 * @returns what it says. @throws StartFailure when it fails
 */
async function inRelease(
  installed: InstalledReleases,
  number: string,
  ...args: string[]
): Promise<string> {
  const account = args.includes(COMPILE) ? undefined : await installed.account();
  const child = spawn('node_modules/.bin/node', args, {
    ...{ cwd: installed.release(number), ...account },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  process.stdout.write(said);
  if (code === 0) return said;
  throw new StartFailure(`Nothing was changed: a program of ${number} ended with ${code}.`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
