/** The database of a portal: whether it answers, may be brought up to date, and tells the right time. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { ownAddress } from '#server/platform/backups/taking.ts';
import { type DatabaseLook, lookAtDatabase } from '#server/platform/database-look.ts';
import { inMegabytes } from '#server/platform/disk-room.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { type Finding, findingsAbout } from './finding.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');
/** Codes of a second factor are good for half a minute. */
const CLOCK_MS = 5_000;

const database = findingsAbout('database');
const clock = findingsAbout('clock');

/** Starts the portal's own PostgreSQL for the look, where it does not run. */
export async function lookAtDatabases(config: Config): Promise<Finding[]> {
  await using opened = new AsyncDisposableStack();
  try {
    const url = config.databaseUrl ?? (await ownAddress(config.dataDir, opened));
    const main = await lookAtDatabase(url);
    return [
      ...findingsOf(
        main,
        (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')),
      ),
      ...(await others(config)),
    ];
  } catch (error) {
    return [
      config.databaseUrl === undefined && error instanceof StartFailure
        ? database.watch(`${error.message} The first start makes one.`)
        : database.broken(`DATABASE_URL does not answer: ${wordsOf(error)}.`),
    ];
  }
}

/** @param files the migrations of this version */
export function findingsOf(look: DatabaseLook, files: readonly string[]): Finding[] {
  return [aboutDatabase(look, files), aboutClock(look)];
}

function aboutDatabase(
  { version, account, mayCreate, bytes, migrations }: DatabaseLook,
  files: readonly string[],
): Finding {
  const what = `PostgreSQL ${version}, ${inMegabytes(bytes)}`;
  if (!mayCreate) {
    return database.broken(
      `${account} may not make tables in it: the account of DATABASE_URL must own the database.`,
    );
  }
  if (migrations === undefined) {
    return database.fine(`${what}, empty: the first start fills it.`);
  }
  const newer = migrations.find((name) => !files.includes(name));
  if (newer !== undefined) {
    return database.broken(`It knows the migration ${newer}: this version is older than the data.`);
  }
  const waiting = files.length - migrations.length;
  return waiting > 0
    ? database.watch(`${what}; the next start makes ${waiting} migrations: take a backup before.`)
    : database.fine(`${what}, up to date.`);
}

function aboutClock({ aheadMs }: DatabaseLook): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  return Math.abs(aheadMs) > CLOCK_MS
    ? clock.broken(
        `The database is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine: set both by NTP.`,
      )
    : clock.fine('The database and this machine agree.');
}

/** A pooler and a replica, where they are set. */
async function others({ databasePooledUrl, databaseReadUrl }: Config): Promise<Finding[]> {
  const set = { DATABASE_URL_POOLED: databasePooledUrl, DATABASE_URL_READ: databaseReadUrl };
  const looks = Object.entries(set).map(async ([name, url]) => {
    if (url === undefined) return [];
    const about = findingsAbout(name);
    return lookAtDatabase(url).then(
      ({ version }) => [about.fine(`PostgreSQL ${version} answers.`)],
      (error: unknown) => [about.broken(`It does not answer: ${wordsOf(error)}.`)],
    );
  });
  return (await Promise.all(looks)).flat();
}

/** Of an error that names several, such as one for each address of a host, the first. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return wordsOf(error.errors[0]);
  const said = error instanceof Error ? error.message : String(error);
  return said.replaceAll(/\s+/g, ' ').trim();
}
