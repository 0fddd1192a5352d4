/**
 * Sealing a day (specification §30), soon after it is over: once, however often and in however many
 * processes the job runs. A seal has every row of the books up to a number below which none can
 * appear any more. It takes no lock: who works at night waits for nothing.
 */

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { dayAfter } from '#contract/time.ts';
import { weekdayOf } from '#contract/weekday.ts';
import type { Config } from '#server/config.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { addJobs, type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import type { Log } from '#server/platform/log.ts';
import { onOwnConnection } from '#server/platform/long-work.ts';
import { quietSeconds } from '#server/platform/quiet-hours.ts';
import { findLastNumber, findLatest, findNextTransaction, haveEnded, insertSeal } from './sql.ts';

const SEALING: JobKind<object> = { name: 'seals.sealing', tries: 5 };

/** Every hour: whether yesterday is sealed already, the task asks. What was missed, the next seal has. */
export const SEALING_SCHEDULE = { kind: SEALING, at: '7 * * * *', makesUp: false };

/** A letter with seals to one address outside the portal's own people. */
export interface SealLetter {
  address: string;
  /** The latest day in it, `yyyy-MM-dd`. */
  day: string;
  /** How many seals, that one included. */
  seals: number;
  /** Identifies the mail, however often it is tried. */
  mailId: string;
}

/** Retried for two days. */
export const SEAL_LETTER: JobKind<SealLetter> = { name: 'seals.letter', tries: 17 };

/** The previous hash of the first seal. */
const BEGINNING = Buffer.alloc(32);
const DAYS_OF_WEEK = 7;
/** The weekly letter leaves on Mondays, after the Sunday has been sealed. */
const MONDAY = 1;
const LOOK_EVERY_MS = 100;
/** Longer than the portal lets any statement take but those of exports, which write nothing. */
const TRANSACTIONS_MS = 60_000;

/** For the rows of one seal: a portal's first one has all that came before it, millions where it is old. */
const PATIENCE_MS = 60 * 60_000;

export interface Sealer {
  database: Database;
  clock: Clock;
  log: Log;
  config: Pick<Config, 'sealMailTo' | 'sealMailEvery' | 'quietHours' | 'timeZone'>;
}

/**
 * The task that seals yesterday.
 * @param ending aborted when the portal ends: a long seal is cut off, and the next start makes it
 */
export function sealTasks(sealer: Sealer, ending?: AbortSignal): Tasks {
  return task(SEALING, async () => {
    try {
      await sealYesterday(sealer, ending);
    } catch (error) {
      if (!ending?.aborted) throw error;
    }
  });
}

/**
 * Seals yesterday and what came before it unsealed, unless that is done.
 * @throws when transactions of before do not end, to be tried again
 */
async function sealYesterday(sealer: Sealer, ending: AbortSignal | undefined): Promise<void> {
  const { database, clock, log } = sealer;
  const yesterday = dayAfter(clock.today(), -1);
  const latest = await database.first(findLatest, {});
  if (latest && latest.day >= yesterday) return;
  const last = await lastSettledNumber(database);
  const work = { patienceMs: PATIENCE_MS, ending, log };
  await onOwnConnection(database, work, (own) =>
    own.transaction(async (transaction) => {
      const sealed = await transaction.first(insertSeal, {
        day: yesterday,
        previous: latest?.hash ?? BEGINNING,
        after: latest?.last_transfer_id ?? 0,
        last,
        now: clock.now(),
      });
      if (sealed) await addJobs(transaction, SEAL_LETTER, lettersOn(sealer, yesterday));
    }),
  );
}

/**
 * A number up to which every transfer that will ever exist is committed: the last one drawn, once all
 * transactions that could have drawn it or one before have ended. Who draws a number has locked the
 * accounts before (law L8), so their transaction counts as begun.
 */
async function lastSettledNumber(database: Database): Promise<number> {
  const { last } = await only(database.first(findLastNumber, {}));
  const { next } = await only(database.first(findNextTransaction, {}));
  for (let waitedMs = 0; waitedMs < TRANSACTIONS_MS; waitedMs += LOOK_EVERY_MS) {
    const { ended } = await only(database.first(haveEnded, { before: next }));
    if (ended) return last;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error('a transaction from before the end of the day still runs; nothing is sealed');
}

async function only<Row>(found: Promise<Row | undefined>): Promise<Row> {
  const row = await found;
  if (row === undefined) throw new Error('a statement without a table answers with a row');
  return row;
}

/** The letters that leave with the seal of a day; in the morning, where the night is quiet. */
function lettersOn({ config, clock }: Sealer, day: string) {
  const { sealMailTo, sealMailEvery } = config;
  const isWeekly = sealMailEvery === 'week';
  if (isWeekly && weekdayOf(clock.today()) !== MONDAY) return [];
  const delaySeconds = quietSeconds({ clock, config });
  return sealMailTo.map((address) => ({
    key: `${day}:${address}`,
    delaySeconds,
    payload: { address, day, seals: isWeekly ? DAYS_OF_WEEK : 1, mailId: randomUUID() },
  }));
}
