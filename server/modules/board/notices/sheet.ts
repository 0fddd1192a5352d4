/** The sheet for the wall: the open notices of a bank, without anybody's name (specification §20). */

import type { NoticeSheet } from '#contract/board/notices-desk.ts';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import type { Call } from '#server/call.ts';
import { findBankOfSheet, listSheet } from './sheet-sql.ts';

/** More than anybody hangs up. */
const SHEET_MAX = 200;

/** Requests first; as many as a wall may hold. */
export async function readNoticeSheet({
  db,
  actor: { bankId },
  locale,
}: Call<'readNoticeSheet'>): Promise<NoticeSheet> {
  const bank = await db.first(findBankOfSheet, { bankId });
  const rows = await db.rows(listSheet(locale), { bankId, most: SHEET_MAX });
  return {
    bankName: bank?.name ?? '',
    phone: bank?.phone ?? '',
    notices: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      title: row.title,
      body: row.body,
      activity: row.activity_name,
      hours: row.minutes === null ? null : hoursFromMinutes(row.minutes),
      neededBy: row.needed_by,
      whenText: row.when_text,
      placeText: row.place_text,
      places: row.places,
      placesTaken: row.places_taken,
    })),
  };
}
