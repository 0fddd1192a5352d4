/**
 * Undoing an import within seven days, as long as nothing else happened on the accounts it brought:
 * balances are reversed, memberships end, both visibly; exchanges of the past and fees go away again.
 */

import { IMPORT_UNDO_DAYS } from '#contract/paper/imports.ts';
import { daysAfter } from '#contract/time.ts';
import type { Call } from '#server/call.ts';
import type { Deps } from '#server/deps.ts';
import { lockAccounts } from '#server/modules/hours/ledger/sql.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { addJobs, type JobKind } from '#server/platform/job-queue.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { wordsIn } from '#server/platform/texts.ts';
import { CHUNK_LINES } from './applying.ts';
import { countMoved, listToUndo, reverseOpenings, settleUndone } from './books-sql.ts';
import { takeFeesBack } from './fees-sql.ts';
import { deletePast } from './past-sql.ts';
import { endImported } from './people-sql.ts';
import { beginUndo, findImport, finishUndo, lockImport } from './sql.ts';

const BOOKS = wordsIn('server-books');

/** The job; tried again until it is done, since what is done stays done. */
export const UNDO_IMPORT: JobKind<{ importId: number }> = { name: 'undo-import', tries: 25 };

/**
 * Has an import undone; a job does it. Refused unless it is done, after seven days, and when one of its
 * people has given or received since.
 */
export async function undoImport({
  db,
  now,
  actor: { personId: by, bankId },
  params: { id: importId },
}: Call<'undoImport'>): Promise<void> {
  const found = await db.first(findImport, { id: importId, bankId });
  if (!found) throw new Refusal('not-found');
  if (found.state !== 'done') throw new Refusal('import-not-ready');
  const doneAfter = daysAfter(now, -IMPORT_UNDO_DAYS);
  if (found.done_at && found.done_at <= doneAfter) throw new Refusal('import-too-late');
  const moved = await db.first(countMoved, { id: importId, bankId });
  if (moved && moved.people > 0) throw new Refusal('import-moved');
  const begun = await db.first(beginUndo, { id: importId, bankId, by, doneAfter });
  if (!begun) throw new Refusal('import-not-ready');
  await audit(db, now, 'import-undone', { actorId: by, bankId, detail: { importId } });
  await addJobs(db, UNDO_IMPORT, [{ key: `import:${importId}`, payload: { importId } }]);
}

/** Runs until every line is undone; people whose account moved in the meantime stay as they are. */
export async function undoLines(deps: Deps, { importId }: { importId: number }): Promise<void> {
  for (let isOpen = true; isOpen; ) {
    isOpen = await deps.database.transaction((transaction) =>
      undoChunk(deps, transaction, importId),
    );
  }
}

/** @returns whether there is more to do */
async function undoChunk(
  { clock }: Deps,
  transaction: Transaction,
  importId: number,
): Promise<boolean> {
  const found = await transaction.first(lockImport, { id: importId, state: 'undoing' });
  if (!found) return false;
  const { bank_id: bankId, fund_person_id: fundId } = found;
  const now = clock.now();
  const actorId = found.undone_by ?? found.actor_id;
  const values = { id: importId, bankId, most: CHUNK_LINES };
  const holders = await transaction.rows(listToUndo, values);
  if (holders.length === 0) {
    await transaction.count(deletePast, { importId });
    await transaction.count(finishUndo, { id: importId, now });
    return false;
  }
  const people = [fundId, ...holders.map(({ person_id }) => person_id)];
  await transaction.rows(lockAccounts, { personIds: people, bankIds: people.map(() => bankId) });
  // Asked again behind the lock: nobody can move these accounts any more.
  const rows = await transaction.rows(listToUndo, values);
  const still = rows.filter((row) => !row.is_moved);
  const by = { bankId, importId, now };
  const reason = BOOKS[found.locale].notes.openingUndone;
  const exchangeIds = still.flatMap(({ exchange_id }) => exchange_id ?? []);
  const ids = still.flatMap(({ membership_id }) => membership_id ?? []);
  const feeIds = still.flatMap(({ fee_id }) => fee_id ?? []);
  await transaction.rows(reverseOpenings, { ...by, ids: exchangeIds, reason, actorId });
  await transaction.rows(endImported, { ...by, ids, by: actorId });
  await transaction.count(takeFeesBack, { ...by, ids: feeIds, by: actorId });
  await transaction.count(settleUndone, { id: importId, rows: JSON.stringify(rows.map(noteOf)) });
  return true;
}

function noteOf({ line, is_moved }: RowOf<typeof listToUndo>) {
  return { line, undone: !is_moved };
}
