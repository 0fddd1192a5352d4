/** What a form of recording asks while it is filled in: which appointment it was, and what the note says (specification §22). */
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import type { Match } from '#contract/hours/recording.ts';
import { APPOINTMENT_HOURS_DAYS, RECORDED_ALREADY_DAYS } from '#contract/limits.ts';
import type { Call, ReadCall } from '#server/call.ts';
import { wallClock } from '#server/platform/local-time.ts';
import { listNearest } from './appointments-sql.ts';
import type { Parties } from './making.ts';
import { findNotice } from './origin.ts';
import { listOwnNotes } from './origin-sql.ts';
import { findStandingHours } from './standing-hours-sql.ts';

const NOTES_SHOWN = 2;

/** Of a member who records. */
export function readMatch(call: Call<'readRecordingMatch'>): Promise<Match> {
  const { personId, bankId } = call.actor;
  const { side, person, bank } = call.query;
  const parties =
    side === 'given'
      ? { creditorId: personId, creditorBankId: bankId, debtorId: person, debtorBankId: bank }
      : { creditorId: person, creditorBankId: bank, debtorId: personId, debtorBankId: bankId };
  return matchOf(call, { ...call.query, parties, isByDesk: false });
}

/** Of a desk, about hours that a member of its bank gave. */
export function readBankMatch(call: Call<'readBankRecordingMatch'>): Promise<Match> {
  const { userFrom: creditorId, userTo: debtorId, bankTo: debtorBankId } = call.query;
  const parties = { creditorId, creditorBankId: call.actor.bankId, debtorId, debtorBankId };
  return matchOf(call, { ...call.query, parties, isByDesk: true });
}

interface Asked {
  parties: Parties;
  isByDesk: boolean;
  /** `yyyy-MM-dd`. */
  day: string;
  activity?: number | undefined;
  notice?: number | undefined;
}

async function matchOf(call: ReadCall, asked: Asked): Promise<Match> {
  const { db, locale, config, actor } = call;
  const { parties, isByDesk, day } = asked;
  const [activityId, noticeId] = [asked.activity ?? null, asked.notice ?? null];
  const { timeZone } = config;
  const near = { ...parties, activityId, noticeId, day, within: APPOINTMENT_HOURS_DAYS, timeZone };
  const rows = await db.rows(listNearest(locale), near);
  const notice = await findNotice(call, { parties, noticeId, recorder: actor, isByDesk });
  const [nearest, ...more] = rows;
  const title = more.length === 0 ? (nearest?.title ?? notice?.title) : notice?.title;
  const isWithoutTitle = rows.length === 0 && title === undefined;
  const wall = wallClock(timeZone);
  return {
    appointments: rows.map(({ activity_id, activity_name, starts_at, ...row }) => ({
      ...row,
      activity: { id: activity_id, type: activity_name },
      ...wall.localOf(starts_at),
    })),
    note: title ?? null,
    notes: isWithoutTitle && activityId !== null ? await notesOf(call, parties, activityId) : [],
    recorded: activityId === null ? null : await recordedOf(call, parties, { activityId, day }),
  };
}

/** What these two have recorded of that activity about that day: it may be the same help. */
async function recordedOf(
  { db }: ReadCall,
  parties: Parties,
  about: { activityId: number; day: string },
): Promise<Match['recorded']> {
  const within = RECORDED_ALREADY_DAYS;
  const row = await db.first(findStandingHours, { ...parties, ...about, within });
  return row ? { id: row.id, hours: hoursFromMinutes(row.minutes), day: row.performed_on } : null;
}

/** The reader's own latest words about the two and an activity. */
async function notesOf({ db, actor }: ReadCall, parties: Parties, activityId: number) {
  const { creditorId, debtorId } = parties;
  const { personId, delegateId = null } = actor;
  const about = { creditorId, debtorId, activityId, personId, delegateId };
  const rows = await db.rows(listOwnNotes, { ...about, most: NOTES_SHOWN });
  return rows.map(({ note }) => note);
}
