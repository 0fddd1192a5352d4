/**
 * The list of who was erased, beside the backups: numbers and moments, no names. A backup of before
 * still has their names; restoring it erases them again (specification §34).
 */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { makeFolder } from '#server/platform/folders.ts';
import { erasePerson } from './erasing.ts';
import { listErased, listNotErased } from './sql.ts';

/** The name of its file, in the folder of the backups. */
export const LIST_OF_ERASED = 'erased-people.txt';

/** Number, the moment in which they came, the moment in which they were erased. */
const LINE = /^(\d+) (\S+Z) (\S+Z)$/;

interface Erased {
  id: number;
  createdAt: Date;
}

/** Adds whom the database knows to be erased; lines that are there stay. */
export async function keepListOfErased(database: Database, folder: string): Promise<void> {
  const rows = await database.rows(listErased, {});
  const known = await readFile(join(folder, LIST_OF_ERASED), 'utf8').catch(ifThere);
  const lines = (known ?? '').split('\n').filter((line) => LINE.test(line));
  const all = new Set([
    ...lines,
    ...rows.map((row) =>
      [row.id, row.created_at.toISOString(), row.erased_at.toISOString()].join(' '),
    ),
  ]);
  if (all.size === lines.length) return;
  await makeFolder(folder, 0o700);
  // Whole or not at all.
  const beside = join(folder, `.${LIST_OF_ERASED}.${process.pid}`);
  await writeFile(beside, `${[...all].join('\n')}\n`, { mode: 0o600 });
  await rename(beside, join(folder, LIST_OF_ERASED));
}

/** What a restored database was told. */
export interface ErasedAgain {
  /** Numbers of those who were erased again. */
  ids: number[];
  /** Of these, those who were members, or asked to be, when the backup was taken. */
  members: number[];
}

/**
 * Erases in a restored database everybody on the list beside its backup.
 * @returns undefined when there is no list
 */
export async function eraseAgain(
  { database, clock }: { database: Database; clock: Clock },
  folder: string,
): Promise<ErasedAgain | undefined> {
  const text = await readFile(join(folder, LIST_OF_ERASED), 'utf8').catch(ifThere);
  if (text === undefined) return undefined;
  const noted = text.split('\n').flatMap(readLine);
  const rows = await database.rows(listNotErased, {
    ids: noted.map(({ id }) => id),
    created: noted.map(({ createdAt }) => createdAt),
  });
  await database.transaction(async (transaction) => {
    for (const { id } of rows) await erasePerson(transaction, clock.now(), id);
  });
  return {
    ids: rows.map(({ id }) => id),
    members: rows.filter(({ is_member }) => is_member).map(({ id }) => id),
  };
}

function readLine(line: string): Erased[] {
  const [, id, created] = LINE.exec(line) ?? [];
  const createdAt = new Date(created ?? '');
  return id === undefined || Number.isNaN(createdAt.getTime())
    ? []
    : [{ id: Number(id), createdAt }];
}

function ifThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
