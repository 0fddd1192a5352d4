/**
 * How the portal is, for everybody: whether it works, since when it runs, and when it may be away. It
 * names nobody, and answers when the database does not.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { PublicState, PublicStatus } from '#contract/portal/status.ts';
import type { Call } from '#server/call.ts';
import { MAIL_TASKS } from '#server/modules/running/jobs/failed.ts';
import { findWaiting } from '#server/modules/running/metrics/sql.ts';
import { runningSince } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { Remembered } from '#server/platform/remembered.ts';
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
    runningSince: runningSince(now).toISOString(),
    ...(known ?? { state: 'down', maintenance: [] }),
  };
}

/** The same as a page. */
export const readStatusPage = async (call: StatusCall): Promise<string> =>
  drawStatus(await readStatus(call), call.locale, call.config);

async function askDatabase(call: StatusCall): Promise<Pick<PublicStatus, 'state' | 'maintenance'>> {
  const { db, now, config } = call;
  const [isLate, rows] = await Promise.all([
    latenessOf(db).answer(now.getTime(), () => lookWhetherLate(call)),
    db.rows(listMaintenance, { now }),
  ]);
  return {
    state: await stateOf(call, isLate),
    maintenance: rows.map((row) => presentMaintenance(row, config.timeZone)),
  };
}

/** Everybody may ask, as often as they like; what waits is looked at once in that time. */
const LATENESS_KNOWN_MS = 5_000;
const lateness = new WeakMap<Database, Remembered<boolean>>();

function latenessOf(db: Database): Remembered<boolean> {
  const known = lateness.get(db) ?? new Remembered<boolean>(LATENESS_KNOWN_MS);
  lateness.set(db, known);
  return known;
}

async function lookWhetherLate({ db, now }: StatusCall): Promise<boolean> {
  const waiting = await db.first(findWaiting, { mailTasks: MAIL_TASKS, now });
  const { event = 0, mail = 0 } = waiting ?? {};
  return stateOfWork(event) === 'broken' || stateOfMail(mail, 0) === 'broken';
}

/** Nothing is recorded while the disk of the database is full. */
async function stateOf({ db, disk }: StatusCall, isLate: boolean): Promise<PublicState> {
  if (db.wasFull() || (await disk?.isFull())) return 'reading';
  return isLate ? 'late' : 'up';
}
