/** Batches for stories: a form, worked off when told, done when it says so. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ExchangeBatch } from '#contract/hours/batches.ts';
import type { Deps } from '#server/deps.ts';
import { batchTasks } from '#server/modules/hours/batches/tasks.ts';
import { finishJobs } from '#server/platform/jobs.ts';
import type { Caller } from './caller.ts';
import { beginOther, somebodyWaits } from './database-locks.ts';
import { bankForm } from './exchanges.ts';
import type { TestPortal } from './portal.ts';

export const BATCHES = '/admin/multiple-transactions';

/** What an administrator of Bergamo sends for many; who they are is for the story to say. */
export function manyForm(portal: TestPortal, changes: Record<string, unknown>) {
  const { userFrom: _, userTo: __, ...rest } = bankForm(portal);
  return { ...rest, all: 0, listUserFrom: [], listUserTo: [], ...changes };
}

/** Does all the work of batches that is due. */
export function finishBatches(deps: Deps): Promise<void> {
  return finishJobs({ ...deps, tasks: batchTasks(deps), schedule: [] });
}

/** As if the batches that wait had waited long enough. */
export async function letBatchesStart({ database }: Deps): Promise<void> {
  await database.pool.query(
    `select graphile_worker.reschedule_jobs(
       array(select id from graphile_worker.jobs where task_identifier = 'make-exchanges'),
       run_at => now())`,
  );
}

/** The batch that somebody's bank asked for last. */
export async function latestBatch(admin: Caller): Promise<ExchangeBatch> {
  const [batch] = (await admin.get(`${BATCHES}?limit=1`)).json;
  if (!batch) throw new Error('no batch was asked for');
  return batch;
}

/** Takes a batch in charge. @returns it as the list has it */
export async function askForMany(
  portal: TestPortal,
  admin: Caller,
  changes: Record<string, unknown>,
): Promise<ExchangeBatch> {
  const { status, text } = await admin.post(BATCHES, manyForm(portal, changes));
  if (status !== 202) throw new Error(`not taken in charge: ${text}`);
  return latestBatch(admin);
}

/**
 * Lets a process of its own do the first chunk of a batch, and kills it in the second, which the last
 * person of the batch is in.
 */
export function killInSecondChunk(portal: TestPortal, lastPersonId: number): Promise<void> {
  const lock = 'select from account where person_id = $1 for no key update';
  return killWhenWaiting(portal, lock, lastPersonId);
}

/** Lets a process of its own do the jobs that are due, and kills it as soon as it waits for that row. */
export async function killWhenWaiting(
  { deps }: TestPortal,
  lock: string,
  id: number,
): Promise<void> {
  const other = await beginOther(deps);
  await other.run(lock, [id]);
  const script = fileURLToPath(new URL('./batch-process.ts', import.meta.url));
  const server = fork(script, [deps.database.url], { stdio: 'ignore' });
  const ended = once(server, 'exit');
  await somebodyWaits(deps);
  server.kill('SIGKILL');
  await ended;
  await other.end();
  const { pool } = deps.database;
  await pool.query(
    `select graphile_worker.force_unlock_workers(
       array(select locked_by from graphile_worker.jobs where locked_by is not null))`,
  );
  await pool.query('update graphile_worker._private_jobs set run_at = now()');
}
