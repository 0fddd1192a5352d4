/**
 * Saying something to all members of a bank (specification §44): counted first, sent by one act, seen by
 * nobody for ten minutes. Two letters leave in seven days; what comes after them joins the next news of the
 * board.
 */
import type { BulletinPreview, NewBulletin } from '#contract/board/bulletins.ts';
import {
  BULLETIN_LETTERS_DAYS,
  BULLETIN_LETTERS_MAX,
  BULLETIN_TAKE_BACK_MINUTES,
} from '#contract/limits.ts';
import { dayAfter, daysAfter, minutesAfter } from '#contract/time.ts';
import type { Call, ReadCall } from '#server/call.ts';
import { rulesOfBank } from '#server/modules/banks/rules/rules-of-bank.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { refuseFields } from '#server/platform/http/refusal.ts';
import { onWall, wallClock } from '#server/platform/local-time.ts';
import { nextWeekday, planProblems } from './rules.ts';
import { countAudience, insertBulletin, lockForSending } from './sql.ts';

/** From then on the digests of a day leave (§20); an hour later it is known who has one. */
const DIGESTS_FROM = '09:00';
const GATHERED_AT = '10:00';

/** How many members would be told and how, and whether the letters would wait. */
export async function previewBulletin(call: Call<'previewBulletin'>): Promise<BulletinPreview> {
  const { kind, title } = call.body;
  const counted = await countFor(call, { kind, title });
  const { letters, paper, without, unwanted, is_alike: isAlike } = counted;
  const waits = kind === 'assembly' ? null : await gatheredDay(call, counted.recent);
  return { letters, paper, without, unwanted, waitsUntil: waits?.day ?? null, isAlike };
}

/**
 * Sends one, once for each key, however often it is pressed.
 * @throws Refusal field problems: a day that has passed or is more than a year away, an end before its
 *   beginning; `room-closed`
 */
export async function sendBulletin(call: Call<'sendBulletin'>) {
  const { db, now, actor, body } = call;
  const { bankId, personId: by } = actor;
  const plan = body.kind === 'notice' ? NO_DAY : meetingOf(call, body);
  await db.first(lockForSending, { bankId });
  const { recent } = await countFor(call, body);
  const shownAt = minutesAfter(now, BULLETIN_TAKE_BACK_MINUTES);
  const waits = body.kind === 'assembly' ? undefined : await gatheredDay(call, recent);
  const row = await db.first(insertBulletin, {
    ...{ bankId, by, now, kind: body.kind, title: body.title, body: body.text, ...plan, shownAt },
    ...{ lettersAt: waits?.at ?? shownAt, digestOn: waits?.day ?? null },
  });
  if (!row) throw new Error('an inserted bulletin has an id');
  await audit(db, now, 'bulletin-sent', { actorId: by, bankId, detail: { bulletinId: row.id } });
  return { id: row.id, undoableUntil: shownAt.toISOString() };
}

const NO_DAY = {
  ...{ startsAt: null, endsAt: null, place: '', guests: false, asks: false, forFriends: false },
};

function meetingOf(call: ReadCall, body: Exclude<NewBulletin, { kind: 'notice' }>) {
  const { day, from, to, place, guests, asks, forFriends } = body;
  const plan = planFor(call, { day, from, to });
  refuseFields(planProblems({ ...plan, day }, call));
  return { ...plan, place, guests: guests && asks, asks, forFriends };
}

/** The moments of a plan, on the portal's wall. */
export function planFor(
  { config }: Pick<ReadCall, 'config'>,
  { day, from, to }: { day: string; from: string; to: string },
) {
  const { momentOf } = wallClock(config.timeZone);
  return { startsAt: momentOf({ day, time: from }), endsAt: momentOf({ day, time: to }) };
}

function countFor(
  { db, now, actor: { bankId } }: ReadCall,
  { kind, title }: Pick<NewBulletin, 'kind' | 'title'>,
) {
  const shownAt = minutesAfter(now, BULLETIN_TAKE_BACK_MINUTES);
  const since = daysAfter(shownAt, -BULLETIN_LETTERS_DAYS);
  const dayAgo = daysAfter(now, -1);
  return db.first(countAudience, { bankId, kind, title, since, dayAgo }).then((row) => {
    if (!row) throw new Error('counting always counts');
    return row;
  });
}

/** The next day with a digest, and when what waited for it leaves; nothing while the bank may write at once. */
async function gatheredDay(call: ReadCall, recent: number) {
  if (recent < BULLETIN_LETTERS_MAX) return undefined;
  const rules = await rulesOfBank(call.db, call.actor.bankId);
  const { wall, now, today } = onWall(call);
  const shownAt = minutesAfter(now, BULLETIN_TAKE_BACK_MINUTES);
  const next = (from: string) => nextWeekday(from, rules['board-digest-day']);
  const first = next(today);
  const isInTime = shownAt <= wall.momentOf({ day: first, time: DIGESTS_FROM });
  const day = isInTime ? first : next(dayAfter(today, 1));
  return { day, at: wall.momentOf({ day, time: GATHERED_AT }) };
}
