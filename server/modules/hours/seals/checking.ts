/** Looking for faults in the sealed days: which seal does not hold, and which rows are not what was sealed. */
import type { Database, Snapshot } from '#server/platform/database.ts';
import { listBroken, listChangedRows, listOthers } from './sql.ts';

/** A seal as it was published: mailed, or kept from the public list. */
export interface PublishedSeal {
  /** `yyyy-MM-dd`. */
  day: string;
  /** 64 hexadecimal digits. */
  hash: string;
}

/**
 * Everything that is wrong with the seals, one sentence each, the first day first; none when the
 * rows are those that were sealed, the chain is unbroken, and every published seal is in it.
 */
export function findBrokenSeals(
  database: Database,
  published: readonly PublishedSeal[],
): AsyncGenerator<string> {
  return database.fromSnapshot((snapshot) => faultsOfSeals(snapshot, published));
}

/** The same, at the moment of a snapshot. */
export async function* faultsOfSeals(
  snapshot: Snapshot,
  published: readonly PublishedSeal[],
): AsyncGenerator<string> {
  for (const seal of await snapshot.rows(listBroken, {})) {
    const { day, is_chained: isChained, is_right: isRight, rows, found_rows: found } = seal;
    if (!isChained) yield `seal of ${day}: it does not follow the seal before it`;
    if (isRight) continue;
    yield `seal of ${day}: the rows are not those that were sealed (${rows} sealed, ${found} found)`;
    for await (const changed of snapshot.batches(listChangedRows, { day })) {
      for (const { id, what } of changed) yield `seal of ${day}: transfer ${id} was ${what}`;
    }
  }
  const others = await snapshot.rows(listOthers, {
    days: published.map(({ day }) => day),
    hashes: published.map(({ hash }) => hash),
  });
  for (const { day, stored } of others) {
    yield stored === null
      ? `seal of ${day}: published, and not in the database`
      : `seal of ${day}: another one was published`;
  }
}

/**
 * The seals in a text: the public list as it was saved, or the text of a letter.
 * @returns none when there is no seal in it
 */
export function readPublishedSeals(text: string): PublishedSeal[] {
  const found = text.matchAll(/(\d{4}-\d{2}-\d{2})\W{1,5}(?:hash\W{1,5})?([0-9a-f]{64})\b/g);
  return [...found].map(([, day = '', hash = '']) => ({ day, hash }));
}
