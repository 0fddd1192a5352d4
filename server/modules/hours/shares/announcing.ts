/**
 * The yearly share of a bank: how far it is, and its announcement. A letter tells every member thirty
 * days before anything is booked. A changed rule makes an announcement void.
 */

import { hoursFromMinutes } from '#contract/hours/hours.ts';
import { SHARE_NOTICE_DAYS, type Share } from '#contract/hours/shares.ts';
import { personName } from '#contract/person-name.ts';
import { dayAfter } from '#contract/time.ts';
import { showDay } from '#contract/values.ts';
import type { Call, ReadCall } from '#server/call.ts';
import { rulesOfBank } from '#server/modules/banks/rules/rules-of-bank.ts';
import { lockRules } from '#server/modules/banks/rules/sql.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { findAnnouncement, findBooking, insertAnnouncement } from './sql.ts';

/** The rule, the latest announcement, and what an announcement of today would be about. */
export async function readShare(call: ReadCall): Promise<Share> {
  const { db, today, actor } = call;
  const { bankId } = actor;
  const next = nextShare(call);
  const rules = await rulesOfBank(db, bankId);
  const row = await db.first(findAnnouncement, { bankId });
  const booking = await db.first(findBooking, { bankId, year: next.year });
  const minutes = rules['yearly-share'];
  const isAnnounced = row?.year === next.year && row.minutes === minutes;
  return {
    hours: hoursFromMinutes(minutes),
    next: {
      year: next.year,
      bookableFrom: showDay(next.bookableFrom),
      canAnnounce: minutes > 0 && !booking && !isAnnounced,
    },
    announcement: row ? presentAnnouncement(row, minutes, today) : null,
  };
}

/**
 * Announces the share of the year in which it can be booked, with the hours of the rule; a letter goes
 * to every member. Of two administrators at the same moment one announces.
 */
export async function announceShare(call: Call<'announceShare'>): Promise<Share> {
  const { db, now, actor } = call;
  const { personId: actorId, bankId } = actor;
  await db.first(lockRules, { bankId });
  const { year, bookableFrom } = nextShare(call);
  const minutes = (await rulesOfBank(db, bankId))['yearly-share'];
  if (minutes === 0) throw new Refusal('share-off');
  if (await db.first(findBooking, { bankId, year })) throw new Refusal('share-booked');
  const latest = await db.first(findAnnouncement, { bankId });
  if (latest?.year === year && latest.minutes === minutes) throw new Refusal('share-announced');
  const made = await db.first(insertAnnouncement, {
    ...{ bankId, year, minutes, actorId, now, bookableFrom },
  });
  if (!made) throw new Error('an inserted announcement has an id');
  await enqueueEvent(db, 'share-announced', { announcementId: made.id, bankId }, now);
  return readShare(call);
}

/** What is announced today is booked in the year of the first day on which it can be. */
function nextShare({ today }: ReadCall): { year: number; bookableFrom: string } {
  const bookableFrom = dayAfter(today, SHARE_NOTICE_DAYS);
  return { year: Number(bookableFrom.slice(0, 4)), bookableFrom };
}

function presentAnnouncement(
  row: RowOf<typeof findAnnouncement>,
  ruleMinutes: number,
  today: string,
): NonNullable<Share['announcement']> {
  const { booked_at: bookedAt, booker_name: name, booker_surname: surname } = row;
  return {
    year: row.year,
    hours: hoursFromMinutes(row.minutes),
    announcedAt: row.announced_at.toISOString(),
    by: personName({ name: row.announcer_name, surname: row.announcer_surname }),
    bookableFrom: showDay(row.bookable_from),
    isOpen: row.bookable_from <= today,
    holds: row.minutes === ruleMinutes,
    booked:
      bookedAt && name !== null && surname !== null
        ? { at: bookedAt.toISOString(), by: personName({ name, surname }) }
        : null,
  };
}
