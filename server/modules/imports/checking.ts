/**
 * Checking an import: every line is judged, then written with the code of the run in transactions
 * that are rolled back. Nothing is written before somebody runs it.
 */
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import type { Database } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { addJobs, type JobKind } from '#server/platform/job-queue.ts';
import {
  apply,
  CHUNK_LINES,
  type Line,
  refused,
  type Settled,
  settleEach,
  type Work,
} from './applying.ts';
import { checkNow } from './books-sql.ts';
import { judgeLines } from './judging.ts';
import { highestNumber } from './people-sql.ts';
import { forgetPlans, listToDo, noteRehearsal } from './rows-sql.ts';
import { findImport, finishCheck, lastAudit, lockImport, moveImport, setProgress } from './sql.ts';
import { workOf } from './work.ts';

/** The job; it begins again from the first line when it broke off. */
export const CHECK_IMPORT: JobKind<{ importId: number }> = { name: 'check-import', tries: 10 };

/**
 * Has an import checked; a job does it.
 * @throws Refusal `not-found`, `import-not-ready` while it is worked on or after it ran, or
 *   `invalid-input` while somebody has to say how times are meant
 */
export async function checkImport(
  { database }: Deps,
  { bankId }: SignedInMember,
  importId: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await transaction.first(findImport, { id: importId, bankId });
    if (!found) throw new Refusal('not-found');
    const isUnclear = found.unclear_times.length > 0 && found.mapping.reading === null;
    refuseFields(isUnclear ? [{ path: 'reading', code: 'required' }] : []);
    const from = ['mapped' as const, 'checked' as const];
    const moved = await transaction.first(moveImport, {
      id: importId,
      bankId,
      from,
      to: 'checking',
    });
    if (!moved) throw new Refusal('import-not-ready');
    await addJobs(transaction, CHECK_IMPORT, [
      { key: `import:${importId}`, payload: { importId } },
    ]);
  });
}

/** Judges and rehearses every line. */
export async function runCheck(deps: Deps, { importId }: { importId: number }): Promise<void> {
  const { database, clock } = deps;
  const found = await database.first(lockImport, { id: importId, state: 'checking' });
  if (!found) return;
  const bankId = found.bank_id;
  const audited = await database.first(lastAudit, { bankId });
  await database.count(forgetPlans, { id: importId, alsoDecisions: false });
  const file = { id: importId, bankId, mapping: found.mapping, today: clock.today() };
  await judgeLines(deps, file);
  const numbers = await database.first(highestNumber, { id: importId });
  await rehearse(database, workOf(found, clock.now(), numbers?.number ?? 0));
  await database.count(finishCheck, { id: importId, auditId: audited?.id ?? 0 });
}

/** Writes every line and rolls it back, to see what the database says. */
async function rehearse(database: Database, work: Work): Promise<void> {
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
      async (line) => [refused(line)],
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
function notesOf({ kind }: Work, { line, outcome, problem }: Settled) {
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

async function rolledBack(database: Database, work: Work, lines: Line[]): Promise<Settled[]> {
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
