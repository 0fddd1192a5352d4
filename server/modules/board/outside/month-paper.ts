/**
 * The paper of a month (specification §45): what a bank prints for its members, or for everybody. Nothing is
 * sent; that it was printed stands in the history.
 */
import { nameIn } from '#contract/board/activities.ts';
import type { NoticeKind } from '#contract/board/notices.ts';
import type { MonthPaper, PaperNotice } from '#contract/board/outside.ts';
import type { Call } from '#server/call.ts';
import { findLetterhead } from '#server/modules/banks/banks/sql.ts';
import { findPublicBank } from '#server/modules/board/notices/public-sql.ts';
import { publicTitle, shownName } from '#server/modules/board/notices/rules.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { onWall, type WallMoment } from '#server/platform/local-time.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { listForPaper, listSaid } from './sql.ts';

/** More than four pages hold. */
const MOST = 200;

type Row = RowOf<typeof listForPaper>;

/** @throws Refusal `not-found` for a month to come, and for everybody where the board is for members alone */
export async function readPaper(call: Call<'readPaper'>): Promise<MonthPaper> {
  const { db, now, today, actor, locale, config, query } = call;
  const { bankId, personId: actorId } = actor;
  const { month, edition } = query;
  const isOutside = edition === 'outside';
  if (month > today.slice(0, 7)) throw new Refusal('not-found');
  if (isOutside && !(await db.first(findPublicBank, { id: bankId })))
    throw new Refusal('not-found');
  const bank = await db.first(findLetterhead, { id: bankId });
  if (!bank) throw new Refusal('not-found');
  const { timeZone } = config;
  const { wall } = onWall(call);
  const rows = await db.rows(listForPaper, { bankId, month, timeZone, isOutside, most: MOST });
  const said = isOutside
    ? []
    : await db.rows(listSaid, { bankId, month, timeZone, now, most: MOST });
  const present = (row: Row) => presentNotice(row, nameIn(row.activity_names, locale), isOutside);
  const of = (kind: NoticeKind) => rows.filter((row) => row.kind === kind);
  const offers = Map.groupBy(of('offer'), (row) => nameIn(row.group_names, locale));
  await audit(db, now, 'paper-printed', { actorId, bankId, detail: { month, edition } });
  return {
    bankName: bank.name,
    phone: bank.phone,
    openingHours: bank.opening_hours,
    address: bank.address,
    month,
    edition,
    news: said.flatMap(({ id, title, body, starts_at }) =>
      starts_at === null ? [{ id, title, text: body }] : [],
    ),
    meetings: said.flatMap((one) => presentMeeting(one, wall)),
    requests: of('request').map(present),
    // Rows stand in the order of their groups.
    offers: [...offers].map(([group, own]) => ({ group, notices: own.map(present) })),
  };
}

/** A meeting by the clock on the wall; nothing for what has no day. */
function presentMeeting(
  { id, title, body, place, starts_at: starts, ends_at: ends }: RowOf<typeof listSaid>,
  wall: WallMoment['wall'],
): MonthPaper['meetings'] {
  if (starts === null || ends === null) return [];
  const { day, time: from } = wall.localOf(starts);
  return [{ id, title, text: body, day, from, to: wall.localOf(ends).time, place }];
}

/** First name, initial, and the phone that members may read; outside what the public board has. */
function presentNotice(row: Row, activity: string, isOutside: boolean): PaperNotice {
  const title = isOutside ? publicTitle(row.title, row, activity) : row.title;
  return {
    id: row.id,
    title,
    activity: activity === title ? '' : activity,
    neededBy: row.needed_by,
    who: isOutside ? null : shownName(row, false),
    places: row.places,
    placesTaken: row.places_taken,
    phone: isOutside || row.contact !== 'phone' ? null : row.phone,
  };
}
