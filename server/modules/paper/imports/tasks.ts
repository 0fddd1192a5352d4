/**
 * The background work of imports, for the worker that does the portal's jobs. It pauses while the bank
 * is suspended (specification §38).
 */
import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/database.ts';
import { addJobs, type Tasks, task } from '#server/platform/job-queue.ts';
import { CHECK_IMPORT } from './checking.ts';
import type { CheckJob } from './rehearsing.ts';
import { RUN_IMPORT, runLines } from './running.ts';
import { findPaused, listOpenImports } from './sql.ts';
import { UNDO_IMPORT, undoLines } from './undoing.ts';

/** @param check does the check of an import, in this thread or in another */
export function importTasks(deps: Deps, check: (job: CheckJob) => Promise<void>): Tasks {
  const { clock, config } = deps;
  const unlessPaused =
    (work: (job: { importId: number }) => Promise<void>) => async (job: { importId: number }) => {
      if (!(await deps.database.first(findPaused, job))) await work(job);
    };
  const checkOne = ({ importId }: { importId: number }) =>
    check({
      importId,
      now: clock.now(),
      today: clock.today(),
      portalAdminEmails: config.portalAdminEmails,
    });
  return {
    ...task(CHECK_IMPORT, unlessPaused(checkOne)),
    ...task(
      RUN_IMPORT,
      unlessPaused((work) => runLines(deps, work)),
    ),
    ...task(
      UNDO_IMPORT,
      unlessPaused((work) => undoLines(deps, work)),
    ),
  };
}

const KIND_IN = { checking: CHECK_IMPORT, running: RUN_IMPORT, undoing: UNDO_IMPORT } as const;

/** Has what a bank began go on, when it is reopened. */
export async function resumeImports(transaction: Transaction, bankId: number): Promise<void> {
  for (const { id, state } of await transaction.rows(listOpenImports, { bankId })) {
    const job = { key: `import:${id}`, payload: { importId: id } };
    await addJobs(transaction, KIND_IN[state], [job]);
  }
}
