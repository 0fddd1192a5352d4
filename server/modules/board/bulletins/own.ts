/** Bulletins as members read them, and what they say of themselves (specification §44). */
import type { AttendanceWord, OwnBulletin } from '#contract/board/bulletins.ts';
import { BULLETIN_LISTED_DAYS } from '#contract/limits.ts';
import { daysAfter } from '#contract/time.ts';
import type { Call, ChangeCall, ReadCall } from '#server/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { onWall } from '#server/platform/local-time.ts';
import { meetingFile } from './calendar.ts';
import { findOwn, keepWord, listOwn, type OwnRow, putAway } from './own-sql.ts';
import { presentOwn } from './present.ts';
import { isStill } from './rules.ts';

/** As many as a bank says in a season, with those of its friends. */
const OWN_MAX = 60;

/** A member, or who acts for them. */
export interface Reader {
  personId: number;
  bankId: number;
  delegateId?: number;
}

/** What the bank says, the latest first, then the meetings of friend banks. */
export async function readOwn(call: Call<'listOwnBulletins'>): Promise<OwnBulletin[]> {
  const { db, now, actor } = call;
  const { personId, bankId } = actor;
  const since = daysAfter(now, -BULLETIN_LISTED_DAYS);
  const rows = await db.rows(listOwn, { personId, bankId, now, since, most: OWN_MAX });
  const shown = onWall(call);
  return rows.map((row) => presentOwn(row, shown));
}

/** Says whether one comes; the latest word counts. */
export async function sayAttendance(call: Call<'sayAttendance'>): Promise<void> {
  await sayFor(call, call.params.id, call.body);
}

/**
 * The same, also by the link of a letter.
 * @throws Refusal `not-found` for what asks nobody; `already-over` once it has begun or was called off;
 *   `guests-not-asked`
 */
export async function sayFor(
  call: ChangeCall<Reader>,
  id: number,
  { says, heads }: AttendanceWord,
): Promise<void> {
  const { db, now, actor } = call;
  const row = await findSeen(call, id);
  if (!row.asks) throw new Refusal('not-found');
  if (!isStill(row, now)) throw new Refusal('already-over');
  if (heads > 1 && !row.guests) throw new Refusal('guests-not-asked');
  const { personId } = actor;
  const by = actor.delegateId ?? personId;
  const word = { id, personId, says, heads: says === 'no' ? 1 : heads, by, basis: null, now };
  if ((await db.count(keepWord, word)) === 0) throw new Refusal('already-over');
}

/** Takes it off the reader's first page. */
export async function putAwayBulletin(call: Call<'putAwayBulletin'>): Promise<void> {
  const { db, now, actor, params } = call;
  await findSeen(call, params.id);
  await db.count(putAway, { id: params.id, personId: actor.personId, now });
}

/** A meeting as a file; one that was called off takes itself out of the calendar. */
export async function readFile(call: Call<'readBulletinFile'>): Promise<string> {
  const { now, config, params } = call;
  const row = await findSeen(call, params.id);
  const file = meetingFile(row, config, now);
  if (file === undefined) throw new Refusal('not-found');
  return file;
}

/** One of one's bank that members see. @throws Refusal `not-found` */
async function findSeen(call: ReadCall<Reader>, id: number): Promise<OwnRow> {
  const { db, now, actor } = call;
  const { personId, bankId } = actor;
  const row = await db.first(findOwn, { id, personId, bankId, now });
  if (!row) throw new Refusal('not-found');
  return row;
}
