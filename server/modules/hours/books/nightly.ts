/**
 * The nightly check of the books (specification §31): the one of `npm run books:check`, once a day soon
 * after midnight, in one process of however many there are. It has a connection of its own with more
 * patience than the others, reads from one snapshot, and blocks nobody.
 */
import { randomUUID } from 'node:crypto';
import type { Config } from '#server/config.ts';
import { faultsOfLedger } from '#server/modules/hours/ledger/checking.ts';
import { faultsOfSeals } from '#server/modules/hours/seals/checking.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Snapshot } from '#server/platform/database.ts';
import { addJobs, type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import type { Log } from '#server/platform/log.ts';
import { onOwnConnection } from '#server/platform/long-work.ts';
import { quietSeconds } from '#server/platform/quiet-hours.ts';
import { beginChecking, findCheckOf, insertCheck } from './sql.ts';

/** A check that did not come to its end is made again in an hour, by the schedule. */
const CHECK: JobKind<object> = { name: 'books.check', tries: 1 };

/** Every hour: whether today has its check already, the task asks. */
export const BOOKS_CHECK_SCHEDULE = { kind: CHECK, at: '13 * * * *', makesUp: false };

/** For one statement; ten million rows take nine minutes in all. */
const PATIENCE_MS = 60 * 60_000;
/** Faults that the letter quotes. */
const QUOTED_MAX = 5;

/** A letter to one portal administrator. */
export interface BooksLetter {
  address: string;
  /** The day of the check, `yyyy-MM-dd`. */
  day: string;
  faults: number;
  /** The first ones, as `npm run books:check` says them; they name nobody. */
  quoted: string[];
  /** Identifies the mail, however often it is tried. */
  mailId: string;
}

/** Retried for two days. */
export const BOOKS_LETTER: JobKind<BooksLetter> = { name: 'books.letter', tries: 17 };

export interface Checker {
  database: Database;
  clock: Clock;
  log: Log;
  config: Pick<Config, 'portalAdminEmails' | 'quietHours' | 'timeZone'>;
}

/**
 * The task that checks the books of today, unless that is done or another process is at it.
 * @param ending aborted when the portal ends: the check is cut off, and made again after the next start
 */
export function booksTasks(checker: Checker, ending?: AbortSignal): Tasks {
  return task(CHECK, async () => {
    try {
      await checkToday(checker, ending);
    } catch (error) {
      if (ending?.aborted) return;
      checker.log.error({ err: error }, 'The nightly check of the books did not come to its end');
    }
  });
}

async function checkToday(checker: Checker, ending: AbortSignal | undefined): Promise<void> {
  const { database, clock, log } = checker;
  const day = clock.today();
  if (await database.first(findCheckOf, { day })) return;
  const begunAt = clock.now();
  const found = await countFaults(checker, ending);
  if (!found) return;
  if (found.faults > 0) log.error({}, 'The nightly check found faults in the books');
  await database.transaction(async (transaction) => {
    const check = { day, begunAt, endedAt: clock.now(), faults: found.faults };
    // Two processes may have checked one after the other: the letter leaves with the row.
    if ((await transaction.count(insertCheck, check)) === 0 || found.faults === 0) return;
    await addJobs(transaction, BOOKS_LETTER, lettersOn(checker, { day, ...found }));
  });
}

/** @returns undefined when another process is at it */
function countFaults(
  { database, log }: Checker,
  ending: AbortSignal | undefined,
): Promise<Pick<BooksLetter, 'faults' | 'quoted'> | undefined> {
  return onOwnConnection(database, { patienceMs: PATIENCE_MS, ending, log }, async (own) => {
    const found: Pick<BooksLetter, 'faults' | 'quoted'> = { faults: 0, quoted: [] };
    for await (const fault of own.fromSnapshot(faultsOf)) {
      if (fault === ANOTHER) return undefined;
      found.faults += 1;
      if (found.quoted.length < QUOTED_MAX) found.quoted.push(fault);
    }
    return found;
  });
}

/** Said instead of faults when another process is at it. */
const ANOTHER = Symbol('another');

async function* faultsOf(snapshot: Snapshot): AsyncGenerator<string | typeof ANOTHER> {
  const begun = await snapshot.first(beginChecking, {});
  if (!begun?.is_first) {
    yield ANOTHER;
    return;
  }
  yield* faultsOfLedger(snapshot);
  yield* faultsOfSeals(snapshot, []);
}

/** The letters of a day, in the morning where the night is quiet. */
function lettersOn(
  { clock, config }: Checker,
  found: Pick<BooksLetter, 'day' | 'faults' | 'quoted'>,
) {
  const delaySeconds = quietSeconds({ clock, config });
  return config.portalAdminEmails.map((address) => ({
    key: `${found.day}:${address}`,
    delaySeconds,
    payload: { ...found, address, mailId: randomUUID() },
  }));
}
