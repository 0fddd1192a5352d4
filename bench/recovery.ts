/**
 * `npm run test:recovery -- --writes 1500`: a portal on the PostgreSQL of Debian with the archive that
 * `deploy/pgbackrest.conf` and `deploy/archiving.conf` set up. People work, a moment is noted, people work on,
 * somebody spoils the books, and then the disk is lost. From the archive alone the portal comes back to that
 * moment: everything that was acknowledged before it must be there, nothing from after it, the books right.
 * Ends with a table, and with 1 when a promise was broken.
 */
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Chance } from './crash/chance.ts';
import { Load } from './crash/load.ts';
import { MailSink } from './crash/mails.ts';
import { PortalUnderTest } from './crash/portal.ts';
import { report } from './crash/report.ts';
import { verify } from './crash/verify.ts';
import { signEverybodyIn } from './crash/world.ts';
import { ArchivedPostgres } from './recovery/archived-postgres.ts';

/** Debian's packages, each with a program of it. */
const NEEDED = {
  pgbackrest: '/usr/bin/pgbackrest',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
};
const CALLERS = 8;
/** So many writes show that the work goes on afterwards. */
const GOING_ON = 100;
/** What every file of pgBackRest that is encrypted begins with, as with `openssl enc`. */
const ENCRYPTED = 'Salted__';

const { values } = parseArgs({
  options: {
    writes: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '1' },
  },
});
const writes = Number(values.writes);
const print = (line: string) => process.stdout.write(`${line}\n`);
const missing = Object.entries(NEEDED).flatMap(([name, file]) => (existsSync(file) ? [] : name));
if (missing.length > 0 || process.getuid?.() !== 0) {
  const what = missing.length > 0 ? `apt-get install ${missing.join(' ')}` : 'root';
  print(`Not on this machine: it needs Debian 12 and ${what}`);
  process.exit(2);
}

await using ended = new AsyncDisposableStack();
const work = await mkdtemp(join(tmpdir(), 'time-bank-recovery-'));
ended.defer(() => rm(work, { recursive: true, force: true }));
await chmod(work, 0o755);
const postgres = await ArchivedPostgres.start(join(work, 'postgres'));
ended.defer(() => postgres.stop());
const mails = await MailSink.start();
ended.defer(() => mails.close());
const chance = new Chance(Number(values.seed));
const env = { DATABASE_URL: postgres.url, SESSION_SECRET: 's'.repeat(32) };

const portal = await PortalUnderTest.start(join(work, 'before'), mails.url, { env });
const world = await signEverybodyIn(portal);
const begun = performance.now();
const before = new Load(world, chance, CALLERS);
await before.until(writes / 4);
const backUpMs = await took(() => postgres.backUp('--type=full', 'backup'));
await before.until(writes / 2);
await before.end();
const atMoment = await verify(portal, mails, world, before);
const moment = (await postgres.query<{ now: string }>('select now()::text as now'))[0]?.now ?? '';
print(`${before.met.acknowledged} writes until ${moment}`);

const after = new Load(world, chance, CALLERS);
await after.until(writes / 2);
await after.end();
await postgres.query('drop table transfer cascade');
const archivedMs = await postgres.archived();
print(`${after.met.acknowledged} writes after it, the books spoiled, all of it in the archive`);

const code = await portal.stop();
if (code !== 0) print(`the portal ended with code ${code}`);
await postgres.lose();
const readable = await unencrypted(postgres.archive);
const refuses = await postgres.refusesStrangers();
let again = portal;
const backMs = await took(async () => {
  await postgres.comeBackTo(moment);
  again = await PortalUnderTest.start(join(work, 'after'), mails.url, { env });
});
ended.defer(async () => void (await again.stop()));
const minutes = (performance.now() - begun) / 60_000;
const verdict = await verify(again, mails, world, before);
const marks = [...after.exchanges, ...after.batches].map(({ mark }) => mark);
const stray = await foundAgain(marks);

const later = new Load({ ...world, urls: [again.url] }, chance, CALLERS);
await later.until(GOING_ON);
await later.end();
const goingOn = await verify(again, mails, world, later);

const broken = [
  ...stray.map((mark) => `from after the moment: ${mark}`),
  ...readable.map((file) => `not encrypted: ${file}`),
  ...(refuses ? [] : ['a wrong passphrase opened the archive']),
  ...(goingOn.lost.length + goingOn.doubled.length > 0 ? ['lost or twice afterwards'] : []),
  ...(goingOn.books === atMoment.books ? [] : [goingOn.books]),
];
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const kept = report({
  title: `back to the moment before, ${CALLERS} callers`,
  ...{ verdict, load: before, minutes },
  more: [
    ['acknowledged after the moment · found again', `${after.met.acknowledged} · ${stray.length}`],
    ['full backup while people work', seconds(backUpMs)],
    ['until the last change lay in the archive', seconds(archivedMs)],
    ['from an empty disk to a portal that answers', seconds(backMs)],
    ['acknowledged afterwards · lost', `${later.met.acknowledged} · ${goingOn.lost.length}`],
    ['files of the archive that are not encrypted', String(readable.length)],
  ],
});
for (const line of broken) print(`✗ ${line}`);
process.exitCode = broken.length > 0 ? 1 : kept;

async function took(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Which of the marks stand in the books. */
async function foundAgain(marks: string[]): Promise<string[]> {
  const noted = new Set(marks);
  const rows = await postgres.query<{ note: string }>(
    `select note from exchange where note like 'crash-%'
     union all select note from exchange_batch where note like 'crash-%'`,
  );
  return rows.map(({ note }) => note).filter((note) => noted.has(note));
}

/** The files that anybody who has the disk can read. */
async function unencrypted(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const found: string[] = [];
  for (const { parentPath, name } of files) {
    const start = await startOf(join(parentPath, name));
    // Without content there is nothing to encrypt.
    if (start !== '' && start !== ENCRYPTED) found.push(name);
  }
  return found;
}

async function startOf(file: string): Promise<string> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(ENCRYPTED.length));
  await handle.close();
  return buffer.toString('latin1', 0, bytesRead);
}
