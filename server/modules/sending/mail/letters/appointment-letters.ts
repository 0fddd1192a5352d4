/** Letters about appointments, single ones and those that repeat (specification §22). */

import { rhythmText } from '#contract/board/rhythm-words.ts';
import { formatMinutes } from '#contract/hours/hours.ts';
import { personName } from '#contract/person-name.ts';
import { fileOf } from '#server/modules/board/arrangements/calendar.ts';
import { findForCalendar, listDropped } from '#server/modules/board/arrangements/calendar-sql.ts';
import { recordableMinutes } from '#server/modules/board/arrangements/rules.ts';
import { nthOf, weekdayOf } from '#server/modules/board/arrangements/standing-rules.ts';
import type { Events } from '#server/modules/sending/outbox/events.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { thePerson } from '../audiences.ts';
import {
  type AppointmentNews,
  readAgreedNews,
  readArrangementNews,
  readStandingNews,
} from './appointment-sql.ts';
import { inState, type Matter, type ToBeWritten } from './letter.ts';
import { sayDay, showAppointment } from './moments.ts';
import { lettersWith } from './writing.ts';

const letter = lettersWith('mail-appointments');
const PAGE = '/appointments';

type Single = Events['arrangement-proposed'];
type SingleRow = RowOf<typeof readArrangementNews>;
type AboutSingle = Pick<Matter<Single, AppointmentNews>, 'row' | 'locale' | 'config'>;

function single({ database, payload, personId }: ToBeWritten<Single>) {
  const { arrangementId } = payload;
  return database.first(readArrangementNews, { arrangementId, readerId: personId });
}

function agreedOn({ database, payload, personId }: ToBeWritten<Events['answer-agreed']>) {
  const { arrangementId, answerId } = payload;
  return database.first(readAgreedNews, { arrangementId, answerId, readerId: personId });
}

/** Something else was proposed since. */
const isStale = (row: AppointmentNews, { payload }: ToBeWritten<Single>) =>
  row.sequence !== payload.sequence;

function singleFacts({ row, locale, config }: AboutSingle) {
  return {
    who: personName({ name: row.partner_name, surname: row.partner_surname }),
    title: row.title,
    when: showAppointment(row.starts_at, locale, config.timeZone),
  };
}

const singleDetails = ({ row, locale, config }: AboutSingle) => ({
  when: showAppointment(row.starts_at, locale, config.timeZone),
  howLong: formatMinutes(row.minutes, locale),
  where: row.place,
});

const helping = ({ row }: { row: { i_give: boolean } }) => [row.i_give ? 'helps' : 'is-helped'];

/** Puts it into the reader's calendar, or takes it out. */
async function singleInCalendar(matter: Matter<Single, AppointmentNews>): Promise<string[]> {
  const { database, payload, personId, locale, config, clock } = matter;
  const row = await database.first(findForCalendar, { id: payload.arrangementId, personId });
  return row ? [fileOf(row, locale, config, clock.now())] : [];
}

const hasBegun = ({ row, clock }: { row: SingleRow } & Pick<ToBeWritten<Single>, 'clock'>) =>
  row.starts_at <= clock.now();

type Series = Events['standing-proposed'];
type SeriesRow = RowOf<typeof readStandingNews>;

function series({ database, payload: { standingId }, personId }: ToBeWritten<Series>) {
  return database.first(readStandingNews, { standingId, readerId: personId });
}

function seriesFacts({ row, locale }: Pick<Matter<Series, SeriesRow>, 'row' | 'locale'>) {
  const { every, time, from_day: day } = row;
  return {
    who: personName({ name: row.partner_name, surname: row.partner_surname }),
    title: row.title,
    rhythm: rhythmText({ every, time, weekday: weekdayOf(day), nth: nthOf(day) }, locale),
  };
}

/** Takes the dates that fell away out of the reader's calendar: a file for each, as programs want it. */
async function fallenAway(matter: Matter<Series, SeriesRow>): Promise<string[]> {
  const { database, payload, personId, locale, config, clock } = matter;
  const { dates: ids = [] } = payload;
  const rows = ids.length === 0 ? [] : await database.rows(listDropped, { ids, personId });
  return rows.map((row) => fileOf(row, locale, config, clock.now()));
}

const ofSingle = { why: 'appointment', to: thePerson, facts: singleFacts } as const;
const ofSeries = { why: 'appointment', to: thePerson, facts: seriesFacts } as const;

export const appointmentLetters = {
  /** To the other one; the button agrees. Silent once it was answered. */
  'arrangement-proposed': letter('arrangement-proposed', single, {
    ...ofSingle,
    optional: false,
    stillTrue: (row, about) => row.state === 'proposed' && !isStale(row, about),
    cases: helping,
    details: singleDetails,
    button: ({ payload }) => ({ act: 'agree-arrangement', about: payload.arrangementId }),
    other: PAGE,
  }),

  /** To the person who proposed it. */
  'arrangement-agreed': letter('arrangement-agreed', single, {
    ...ofSingle,
    optional: false,
    stillTrue: (row, about) => row.state === 'agreed' && !isStale(row, about),
    cases: helping,
    details: singleDetails,
    button: PAGE,
    calendars: singleInCalendar,
  }),

  /** To both of an answer on the board, a yes to whose day has agreed on it: when, and how to reach the other one. */
  'answer-agreed': letter('answer-agreed', agreedOn, {
    ...ofSingle,
    optional: false,
    stillTrue: (row, about) => row.state === 'agreed' && !isStale(row, about),
    cases: ({ row }) => [row.is_author && 'author', row.i_give ? 'helps' : 'is-helped'],
    details: (matter) => ({
      ...singleDetails(matter),
      desk: matter.row.desk_phone,
      phone: matter.row.partner_phone,
      email: matter.row.partner_email,
    }),
    button: PAGE,
    calendars: singleInCalendar,
  }),

  /** To the other one: it does not take place, or did not. What is to come leaves their calendar. */
  'arrangement-dropped': letter('arrangement-dropped', single, {
    ...ofSingle,
    optional: false,
    stillTrue: inState('dropped'),
    cases: (matter) => [
      hasBegun(matter) && 'past',
      matter.row.standing_id !== null && 'one-of-many',
    ],
    button: PAGE,
    calendars: async (matter) => (hasBegun(matter) ? [] : singleInCalendar(matter)),
  }),

  /** To the person who was to give: one tap records the hours. Silent once somebody has said. */
  'arrangement-due': letter('arrangement-due', single, {
    ...ofSingle,
    optional: false,
    stillTrue: inState('agreed'),
    facts: (matter) => {
      const longest = recordableMinutes(matter.row.minutes).at(-1) ?? 0;
      return { ...singleFacts(matter), length: formatMinutes(longest, matter.locale) };
    },
    button: ({ payload }) => ({ act: 'done-arrangement', about: payload.arrangementId }),
    more: ({ row, payload: { arrangementId: about }, locale, say }) => {
      const [shorter = 0, longer] = recordableMinutes(row.minutes);
      const label = say('button', { length: formatMinutes(shorter, locale) });
      return [
        ...(longer ? [{ label, way: { act: 'done-arrangement-less', about } as const }] : []),
        { label: say('otherLength'), way: PAGE },
        { label: say('notDone'), way: { act: 'not-done-arrangement', about } },
      ];
    },
  }),

  /** To somebody who wants to be reminded the day before. */
  'arrangement-tomorrow': letter('arrangement-tomorrow', single, {
    ...ofSingle,
    optional: { topic: 'appointments', wanted: ['day-before'] },
    stillTrue: (row, about) => row.state === 'agreed' && !isStale(row, about),
    details: singleDetails,
    button: PAGE,
  }),

  /** To the other one; the button agrees. Silent once it was answered. */
  'standing-proposed': letter('standing-proposed', series, {
    ...ofSeries,
    optional: false,
    stillTrue: inState('proposed'),
    cases: helping,
    details: ({ row, locale }) => ({
      first: sayDay(row.from_day, locale),
      last: row.until_day && sayDay(row.until_day, locale),
      howLong: formatMinutes(row.minutes, locale),
      where: row.place,
    }),
    button: ({ payload }) => ({ act: 'agree-standing', about: payload.standingId }),
    other: PAGE,
  }),

  'standing-agreed': letter('standing-agreed', series, {
    ...ofSeries,
    optional: false,
    stillTrue: inState('agreed'),
    button: PAGE,
    calendars: fallenAway,
  }),

  /** By one of the two, or by the portal where nobody had said what became of the last dates. */
  'standing-paused': letter('standing-paused', series, {
    ...ofSeries,
    optional: false,
    stillTrue: inState('paused'),
    cases: ({ row }) => [row.paused_by === null ? 'by-portal' : row.paused_until && 'until'],
    facts: (matter) => {
      const { paused_until: until } = matter.row;
      return { ...seriesFacts(matter), until: until && sayDay(until, matter.locale) };
    },
    button: PAGE,
    calendars: fallenAway,
  }),

  'standing-ended': letter('standing-ended', series, {
    ...ofSeries,
    optional: false,
    stillTrue: inState('ended'),
    button: PAGE,
    calendars: fallenAway,
  }),
};
