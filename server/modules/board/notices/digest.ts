/**
 * The digest: once a week what is new on the board, to the members whom it may concern (specification
 * §20). A job looks every hour; each person gets at most one letter a week, whatever happens to the
 * job. It works through a bank in batches, so that nobody's request waits for it.
 */
import { BANK_RULES } from '#contract/banks/bank-rules.ts';
import { dayAfter, daysAfter } from '#contract/time.ts';
import { weekdayOf } from '#contract/weekday.ts';
import type { Call } from '#server/call.ts';
import { begunAfter } from '#server/modules/banks/banks/beginning.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { insertDigests, listBanksDue, listDigestReaders, visitDigest } from './digest-sql.ts';
import { DONE_DAYS } from './reading.ts';

const DIGEST: JobKind<object> = { name: 'notices.digest', tries: 5 };

/** Every hour: which one it is in the portal's time zone, the task asks. */
export const DIGEST_SCHEDULE = { kind: DIGEST, at: '5 * * * *' };

/** The hour from which the letters of a day leave. */
export const DIGEST_FROM_HOUR = 9;
const BATCH = 200;

/** Days between two digests; a bank may choose another day of the week meanwhile. */
const WEEKLY_DAYS = 6;
const MONTHLY_DAYS = 27;
/** After so many digests by which somebody did not come to the board they get one a month. */
export const DIGESTS_IGNORED = 3;

/** An offer is new for as long as the longest time between two digests. */
const NEW_OFFER_DAYS = 31;
const MOST = { mostRequests: 3, mostOffers: 2, mostOfFriends: 1, newestOffers: 40 };
/** So many are worth a letter where nobody looks for help; in a bank that begins each one is. */
const LEAST = 3;
const LEAST_WHILE_BEGINNING = 1;

/** The task that enqueues the digests of the banks whose day it is. */
export function digestTasks(database: Database, clock: Clock): Tasks {
  return task(DIGEST, async () => {
    if (clock.hour() < DIGEST_FROM_HOUR) return;
    const banks = await database.rows(listBanksDue, {
      weekday: weekdayOf(clock.today()),
      standard: BANK_RULES['board-digest'].standard,
      standardDay: BANK_RULES['board-digest-day'].standard,
      begunAfter: begunAfter(clock.now()),
    });
    for (const bank of banks) await writeDigests(database, clock, bank);
  });
}

async function writeDigests(
  database: Database,
  clock: Clock,
  { id: bankId, is_beginning }: RowOf<typeof listBanksDue>,
): Promise<void> {
  const least = is_beginning ? LEAST_WHILE_BEGINNING : LEAST;
  const [now, today] = [clock.now(), clock.today()];
  const readers = await database.rows(listDigestReaders, {
    bankId,
    weeklyBefore: dayAfter(today, -WEEKLY_DAYS),
    monthlyBefore: dayAfter(today, -MONTHLY_DAYS),
    ignored: DIGESTS_IGNORED,
  });
  const since = dayAfter(today, -DONE_DAYS);
  const newSince = daysAfter(now, -NEW_OFFER_DAYS);
  for (let done = 0; done < readers.length; done += BATCH) {
    const people = readers.slice(done, done + BATCH).map(({ person_id }) => person_id);
    const values = { ...MOST, least, bankId, people, today, now, since, newSince };
    await database.count(insertDigests, values);
  }
}

/** Somebody came to the board by the link of a digest of theirs. */
export async function noteVisit({ db, now, actor, params }: Call<'visitFromDigest'>) {
  const visited = await db.first(visitDigest, { id: params.id, personId: actor.personId, now });
  if (!visited) throw new Refusal('not-found');
}
