/**
 * Booking the yearly share: what is shown before and what is booked come from the same statement, and
 * where they differ by then nothing is booked. A batch makes the exchanges (law L10), so that a crash
 * repeats nothing, and the whole can be stopped and undone like any other.
 */
import { createHash } from 'node:crypto';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import type { ShareChoice, SharePreview } from '#contract/hours/shares.ts';
import type { Call, ReadCall } from '#server/call.ts';
import { rulesOfBank } from '#server/modules/banks/rules/rules-of-bank.ts';
import { lockRules } from '#server/modules/banks/rules/sql.ts';
import { startShareBatch } from '#server/modules/hours/batches/start-batch.ts';
import { fundOf } from '#server/modules/hours/fund/gifts.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { sentencesIn } from '#server/platform/texts.ts';
import { exemptionOf } from './rules.ts';
import { findAnnouncement, findBooking, listCandidates } from './sql.ts';

const say = sentencesIn('server-books');

/**
 * Who would give the share of a year now, with their balance before and after, and who is left out.
 * @throws Refusal `share-off`, or `own-decision` where an administrator leaves themselves out
 */
export async function previewShare(call: Call<'previewShare'>): Promise<SharePreview> {
  return (await judge(call, call.body)).preview;
}

/**
 * Books the share of a year as the preview showed it, by a batch.
 * @throws Refusal `share-off`, `share-not-open` before its announced day or when what was announced
 *   holds no more, `share-booked`, `seen-outdated` when it would be another share by now, or
 *   `own-decision`
 */
export async function bookShare(call: Call<'bookShare'>): Promise<void> {
  const { db, today, actor, body, locale } = call;
  const { bankId } = actor;
  const { year } = body;
  await db.first(lockRules, { bankId });
  const judged = await judge(call, body);
  if (await db.first(findBooking, { bankId, year })) throw new Refusal('share-booked');
  const announced = await db.first(findAnnouncement, { bankId });
  const isOpen =
    announced?.year === year &&
    announced.minutes === judged.minutes &&
    announced.bookable_from <= today;
  if (!isOpen) throw new Refusal('share-not-open');
  const { people, seen } = judged.preview;
  if (seen !== body.seen || people.length === 0) throw new Refusal('seen-outdated');
  await startShareBatch(call, {
    fundId: judged.fundId,
    personIds: people.map(({ id }) => id),
    minutes: judged.minutes,
    year,
    note: say(locale, 'notes.share', { year }),
    undoable: body.undoable,
  });
}

/** Everybody in one list or the other. */
async function judge(
  { db, now, today, actor: { bankId, personId } }: ReadCall,
  { year, except }: ShareChoice,
) {
  if (except.includes(personId)) throw new Refusal('own-decision');
  const rules = await rulesOfBank(db, bankId);
  const minutes = rules['yearly-share'];
  if (minutes === 0) throw new Refusal('share-off');
  const fundId = await fundOf(db, bankId);
  const rows = await db.rows(listCandidates, { bankId, fundId, year, today });
  const about = { rules, minutes, except: new Set(except), now };
  const judged = rows.map((row) => ({ row, why: exemptionOf(row, about) }));
  const giving = judged.flatMap(({ row, why }) => (why === undefined ? [row] : []));
  const preview: SharePreview = {
    year,
    hours: hoursFromMinutes(minutes),
    total: hoursFromMinutes(minutes * giving.length),
    people: giving.map((row) => ({
      id: row.person_id,
      fullName: row.full_name,
      balance: hoursFromMinutes(row.balance_minutes),
      after: hoursFromMinutes(row.balance_minutes - minutes),
    })),
    leftOut: judged.flatMap(({ row, why }) =>
      why === undefined ? [] : [{ id: row.person_id, fullName: row.full_name, why }],
    ),
    withoutEmail: giving.filter((row) => row.is_at_desk).length,
    seen: digestOf(
      year,
      minutes,
      giving.map((row) => row.person_id),
    ),
  };
  return { preview, minutes, fundId };
}

/** Stands for who gives how much in which year: equal for the same, different for anything else. */
function digestOf(year: number, minutes: number, personIds: readonly number[]): string {
  const text = JSON.stringify([year, minutes, personIds]);
  return createHash('sha256').update(text).digest('base64url');
}
