/** The database of a portal: whether it answers, may be brought up to date, and tells the right time. */
import type { Config } from '#server/config.ts';
import { MIGRATIONS } from '#server/migrations.ts';
import { ownAddress } from '#server/platform/backups/taking.ts';
import { type DatabaseLook, lookAtDatabase } from '#server/platform/database-look.ts';
import { inMegabytes } from '#server/platform/disk-room.ts';
import { hasCluster } from '#server/platform/embedded-postgres-cluster.ts';
import { migrationsIn, tooNewFor } from '#server/platform/migrations.ts';
import { reasonOf } from '#server/platform/start-failure.ts';
import { type Finding, findingsAbout } from './finding.ts';

/** Codes of a second factor are good for half a minute. */
const CLOCK_MS = 5_000;

const database = findingsAbout('database');
const clock = findingsAbout('clock');

/** Starts the portal's own PostgreSQL for the look, where it does not run. */
export async function lookAtDatabases(config: Config): Promise<Finding[]> {
  const looks = [
    lookAtMain(config),
    lookAtOther('DATABASE_URL_POOLED', config.databasePooledUrl),
    lookAtOther('DATABASE_URL_READ', config.databaseReadUrl),
  ];
  return (await Promise.all(looks)).flat();
}

async function lookAtMain({ databaseUrl, dataDir }: Config): Promise<Finding[]> {
  await using opened = new AsyncDisposableStack();
  try {
    if (databaseUrl === undefined && !(await hasCluster(dataDir))) {
      return [database.watch(`${dataDir} has none yet: the first start makes one.`)];
    }
    const url = databaseUrl ?? (await ownAddress(dataDir, opened));
    return findingsOf(await lookAtDatabase(url), await migrationsIn(MIGRATIONS));
  } catch (error) {
    return [database.broken(`It does not answer: ${reasonOf(error)}.`)];
  }
}

/** A pooler or a replica, where one is set. */
async function lookAtOther(name: string, url: string | undefined): Promise<Finding[]> {
  if (url === undefined) return [];
  const about = findingsAbout(name);
  try {
    const { version } = await lookAtDatabase(url);
    return [about.fine(`PostgreSQL ${version} answers.`)];
  } catch (error) {
    return [about.broken(`It does not answer: ${reasonOf(error)}.`)];
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
  const [tooNew] = tooNewFor(files, migrations);
  if (tooNew !== undefined) {
    return database.broken(
      `It knows the migration ${tooNew}: this version is older than the data.`,
    );
  }
  const waiting = files.filter((name) => !migrations.includes(name)).length;
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
