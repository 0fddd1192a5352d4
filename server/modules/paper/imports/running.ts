/**
 * Running a checked import: a chunk of lines per transaction, each line with its outcome in the
 * same transaction, so that a crash repeats nothing and loses nothing.
 */
import type { Call } from '#server/call.ts';
import type { Deps } from '#server/deps.ts';
import { findBalance } from '#server/modules/hours/ledger/sql.ts';
import { noteMinors } from '#server/modules/people/ages/marking.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { openFor } from '#server/modules/running/guards/open-rooms.ts';
import { momentOf } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { addJobs, type JobKind } from '#server/platform/job-queue.ts';
import type { RowOf } from '#server/platform/statements.ts';
import {
  apply,
  CHUNK_LINES,
  type ImportWork,
  type Line,
  refused,
  type Settled,
  settleEach,
} from './applying.ts';
import { countRows } from './figures-sql.ts';
import { highestNumber } from './people-sql.ts';
import { openingsOf } from './present.ts';
import { leaveRows, listToDo, settleRows } from './rows-sql.ts';
import { beginRun, findImport, finishRun, lockImport, setProgress } from './sql.ts';
import { workOf } from './work.ts';

/** The job; tried again until it is done, since what is done stays done. */
export const RUN_IMPORT: JobKind<{ importId: number }> = { name: 'run-import', tries: 25 };

/**
 * Runs an import that was checked; a job does it. Refused when a member was changed since the check, and
 * without the tick where a difference goes to the fund.
 */
export async function runImport(call: Call<'runImport'>): Promise<void> {
  const { db, now, actor, params, body } = call;
  const { personId: by, bankId } = actor;
  const { id: importId } = params;
  const found = await db.first(findImport, { id: importId, bankId });
  if (!found) throw new Refusal('not-found');
  if (found.state !== 'checked') throw new Refusal('import-not-ready');
  if (found.is_outdated) throw new Refusal('import-changed');
  const counts = await db.rows(countRows, { id: importId });
  const { differenceMinutes } = openingsOf(found.mapping.kind, counts);
  const isMissing = differenceMinutes !== 0 && !body?.differenceTicked;
  refuseFields(isMissing ? [{ path: 'differenceTicked', code: 'required' }] : []);
  const begun = await db.first(beginRun, { id: importId, bankId, by, now });
  if (!begun) throw new Refusal('import-not-ready');
  if (differenceMinutes !== 0) {
    await openFor({ db, now }, { bankId, room: 'fund', by, because: 'import' });
  }
  await audit(db, now, 'import-run', { actorId: by, bankId, detail: { importId } });
  await addJobs(db, RUN_IMPORT, [{ key: `import:${importId}`, payload: { importId } }]);
}

/** Runs until every line has its outcome. */
export async function runLines(deps: Deps, { importId }: { importId: number }): Promise<void> {
  const { database, clock } = deps;
  const found = await database.first(lockImport, { id: importId, state: 'running' });
  if (!found) return;
  const numbers = await database.first(highestNumber, { id: importId });
  const work = workOf(found, momentOf(clock), numbers?.number ?? 0);
  await database.count(leaveRows, { id: importId });
  for (let done = 0; ; ) {
    const rows = await database.rows(listToDo, { id: importId, after: 0, most: CHUNK_LINES });
    if (rows.length === 0) break;
    const settled = await settleEach(
      rows.map(lineOf),
      (some) => settle(deps, work, some, (transaction, lines) => bring(transaction, work, lines)),
      (line, problem) =>
        settle(deps, work, [line], async (_, lines) => lines.map((one) => refused(one, problem))),
    );
    // Somebody else has finished it.
    if (settled.length === 0) return;
    done += rows.length;
    await database.count(setProgress, { id: importId, doneLines: done });
  }
  await finish(database, work, clock.now());
}

/** Brings people; of whom a birth date says so, the bank guards them from then on (specification §52). */
async function bring(
  transaction: Transaction,
  work: ImportWork,
  lines: Line[],
): Promise<Settled[]> {
  const settled = await apply(transaction, work, lines);
  const { bankId, actorId: by } = work;
  if (work.kind !== 'history') await noteMinors({ ...work, db: transaction }, { bankId, by });
  return settled;
}

/** Lines that were refused leave the fund with what they had: a closed fund is opened for that. */
async function finish(
  database: Database,
  { importId: id, bankId, fundId: personId, actorId: by }: ImportWork,
  now: Date,
): Promise<void> {
  await database.transaction(async (db) => {
    await db.count(finishRun, { id, now });
    const fund = await db.first(findBalance, { personId, bankId });
    if (!fund || fund.balance_minutes === 0) return;
    await openFor({ db, now }, { bankId, room: 'fund', by, because: 'import' });
  });
}

function lineOf(row: RowOf<typeof listToDo>): Line {
  return { ...row, plan: row.plan ?? 'skip', personId: row.person_id };
}

/** Writes those of the lines that still wait, and what became of them. */
function settle(
  { database }: Deps,
  { importId: id }: ImportWork,
  lines: Line[],
  write: (transaction: Transaction, lines: Line[]) => Promise<Settled[]>,
): Promise<Settled[]> {
  const wanted = new Set(lines.map(({ line }) => line));
  const after = Math.min(...wanted) - 1;
  return database.transaction(async (transaction) => {
    // Two workers that both have the job take turns, and the second finds its lines done.
    if (!(await transaction.first(lockImport, { id, state: 'running' }))) return [];
    const open = await transaction.rows(listToDo, { id, after, most: CHUNK_LINES });
    const waiting = open.map(lineOf).filter(({ line }) => wanted.has(line));
    const settled = await write(transaction, waiting);
    await transaction.count(settleRows, { id, rows: JSON.stringify(settled) });
    return lines.map(
      (line) => settled.find((one) => one.line === line.line) ?? refused(line, 'changed-since'),
    );
  });
}
