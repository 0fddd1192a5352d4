/**
 * How the portal is, for everybody: whether it works, since when it runs, and when it may be away. It
 * names nobody, and answers when the database does not.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { PublicStatus } from '#contract/portal/status.ts';
import { SECOND_MS } from '#contract/time.ts';
import type { Call } from '#server/call.ts';
import { MAIL_TASKS } from '#server/modules/running/jobs/failed.ts';
import { findWaiting } from '#server/modules/running/metrics/sql.ts';
import { stateOfMail, stateOfWork } from '../health/rules.ts';
import { presentMaintenance } from './maintenance.ts';
import { drawStatus } from './page.ts';
import { listMaintenance } from './sql.ts';

/** A database that has not answered by then counts as away. */
const ANSWER_MS = 2_000;

type StatusCall = Call<'readStatus' | 'readStatusPage'>;

export async function readStatus(call: StatusCall): Promise<PublicStatus> {
  const { now } = call;
  const late = pause(ANSWER_MS, undefined, { ref: false });
  const known = await Promise.race([askDatabase(call).catch(() => undefined), late]);
  return {
    runningSince: new Date(now.getTime() - process.uptime() * SECOND_MS).toISOString(),
    ...(known ?? { state: 'down', maintenance: [] }),
  };
}

/** The same as a page. */
export const readStatusPage = async (call: StatusCall): Promise<string> =>
  drawStatus(await readStatus(call), call.locale, call.config);

async function askDatabase(call: StatusCall): Promise<Pick<PublicStatus, 'state' | 'maintenance'>> {
  const { db, now, config } = call;
  const [waiting, rows] = await Promise.all([
    db.first(findWaiting, { mailTasks: MAIL_TASKS, now }),
    db.rows(listMaintenance, { now }),
  ]);
  const isLate =
    stateOfWork(waiting?.event ?? 0) === 'broken' ||
    stateOfMail(waiting?.mail ?? 0, 0) === 'broken';
  const state = (await canBeWritten(call)) ? (isLate ? 'late' : 'up') : 'reading';
  return { state, maintenance: rows.map((row) => presentMaintenance(row, config.timeZone)) };
}

/** Not while the disk of the database is full. */
async function canBeWritten({ db, disk }: StatusCall): Promise<boolean> {
  return !db.wasFull() && !(await disk?.isFull());
}
