/**
 * The check of an import: every line is judged, then written with the code of the run in transactions
 * that are rolled back.
 */
import type { Database } from '#server/platform/database.ts';
import {
  apply,
  CHUNK_LINES,
  type ImportWork,
  type Line,
  refused,
  type Settled,
  settleEach,
} from './applying.ts';
import { checkNow } from './books-sql.ts';
import { judgeLines } from './judging.ts';
import { highestNumber } from './people-sql.ts';
import { forgetPlans, listToDo, noteRehearsal } from './rows-sql.ts';
import { finishCheck, lastAudit, lockImport, setProgress } from './sql.ts';
import { workOf } from './work.ts';

/** What a check goes by beside the import itself. Plain data, as it goes to a thread. */
export interface CheckJob {
  importId: number;
  now: Date;
  /** `yyyy-MM-dd`. */
  today: string;
  /** Addresses of portal administrators: nobody else may have them. */
  portalAdminEmails: readonly string[];
}

/** Judges and rehearses every line of an import that is to be checked; does nothing to any other. */
export async function runCheck(database: Database, job: CheckJob): Promise<void> {
  const { importId, now, today, portalAdminEmails } = job;
  const found = await database.first(lockImport, { id: importId, state: 'checking' });
  if (!found) return;
  const bankId = found.bank_id;
  const audited = await database.first(lastAudit, { bankId });
  await database.count(forgetPlans, { id: importId, alsoDecisions: false });
  const { mapping } = found;
  await judgeLines(database, { id: importId, bankId, mapping, today, now, portalAdminEmails });
  const numbers = await database.first(highestNumber, { id: importId });
  await rehearse(database, workOf(found, { now, today }, numbers?.number ?? 0));
  await database.count(finishCheck, { id: importId, auditId: audited?.id ?? 0 });
}

/** Writes every line and rolls it back, to see what the database says. */
async function rehearse(database: Database, work: ImportWork): Promise<void> {
  const { importId } = work;
  let after = 0;
  for (let done = 0; ; ) {
    const rows = await database.rows(listToDo, { id: importId, after, most: CHUNK_LINES });
    const lines = rows.map(
      (row): Line => ({ ...row, plan: row.plan ?? 'skip', personId: row.person_id }),
    );
    const settled = await settleEach(
      lines,
      (some) => rolledBack(database, work, some),
      async (line, problem) => [refused(line, problem)],
    );
    const notes = settled.flatMap((one) => notesOf(work, one));
    if (notes.length > 0) {
      await database.count(noteRehearsal, { id: importId, rows: JSON.stringify(notes) });
    }
    done += rows.length;
    await database.count(setProgress, { id: importId, doneLines: done });
    if (rows.length < CHUNK_LINES) return;
    after = rows.at(-1)?.line ?? after;
  }
}

/** What a rehearsal tells beyond what was known. */
function notesOf({ kind }: ImportWork, { line, outcome, problem }: Settled) {
  if (outcome === 'left') return [{ line, plan: 'skip', problem }];
  return kind === 'history' && outcome === 'same' ? [{ line, plan: 'same', problem: null }] : [];
}

/** Carries what became of the lines out of a transaction that is rolled back. */
class Rehearsed extends Error {
  readonly settled: Settled[];
  constructor(settled: Settled[]) {
    super('rehearsed');
    this.settled = settled;
  }
}

async function rolledBack(database: Database, work: ImportWork, lines: Line[]): Promise<Settled[]> {
  try {
    return await database.transaction(async (transaction) => {
      const settled = await apply(transaction, work, lines);
      await transaction.count(checkNow, {});
      throw new Rehearsed(settled);
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.settled;
    throw error;
  }
}
