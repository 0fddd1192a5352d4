/** Letters about an appointment: proposed, agreed, dropped, was it done, tomorrow (specification §22). */
import { formatMinutes } from '#contract/hours.ts';
import type { ArrangementAct } from '#contract/letters.ts';
import type { Locale } from '#contract/locales.ts';
import { fileOf } from '#server/modules/arrangements/calendar.ts';
import { findForCalendar } from '#server/modules/arrangements/calendar-sql.ts';
import { recordableMinutes } from '#server/modules/arrangements/rules.ts';
import { makeActLink } from '#server/modules/letters/links.ts';
import { cadencesOf } from '#server/modules/letters/preferences.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { thePerson } from '../audiences.ts';
import { readArrangementNews } from './arrangement-sql.ts';
import {
  AGREED,
  type AppointmentFacts,
  DROPPED,
  DUE,
  LABELS,
  PROPOSED,
  TOMORROW,
} from './arrangement-words.ts';
import type { Detail, Letter, LetterDeps } from './letter.ts';
import { nameOf, oneLine, showAppointment } from './typed.ts';

const TOPIC = 'appointments';

type Payload = Events['arrangement-proposed'];
type News = RowOf<typeof readArrangementNews>;

/** To the other one: what is proposed. Silent once it was answered, or something else was proposed. */
export const arrangementProposed: Letter<Payload> = {
  to: thePerson,
  async write(deps, payload, readerId, mailId) {
    const row = await news(deps, payload, readerId);
    if (row?.state !== 'proposed' || row.sequence !== payload.sequence) return undefined;
    const link = linkTo(deps, payload, { readerId, mailId, locale: row.locale });
    return {
      reader: row,
      words: { ...PROPOSED[row.locale](factsOf(deps, row)), details: detailsOf(deps, row) },
      url: await link('agree-arrangement'),
      otherUrl: pageOf(deps),
      theme: 'member',
    };
  },
};

/** To who proposed it. Silent once that has changed. */
export const arrangementAgreed: Letter<Payload> = {
  to: thePerson,
  async write(deps, payload, readerId) {
    const row = await news(deps, payload, readerId);
    if (row?.state !== 'agreed' || row.sequence !== payload.sequence) return undefined;
    return {
      reader: row,
      words: { ...AGREED[row.locale](factsOf(deps, row)), details: detailsOf(deps, row) },
      url: pageOf(deps),
      ...(await calendarOf(deps, payload, row.locale, readerId)),
      theme: 'member',
    };
  },
};

/** To the other one: it does not take place, or did not. What is to come leaves their calendar. */
export const arrangementDropped: Letter<Payload> = {
  to: thePerson,
  async write(deps, payload, readerId) {
    const row = await news(deps, payload, readerId);
    if (row?.state !== 'dropped') return undefined;
    const facts = factsOf(deps, row);
    return {
      reader: row,
      words: DROPPED[row.locale](facts),
      url: pageOf(deps),
      ...(facts.isPast ? {} : await calendarOf(deps, payload, row.locale, readerId)),
      theme: 'member',
    };
  },
};

/** To who was to give: one tap records the hours. Silent once somebody has said. */
export const arrangementDue: Letter<Payload> = {
  to: thePerson,
  async write(deps, payload, readerId, mailId) {
    const row = await news(deps, payload, readerId);
    if (row?.state !== 'agreed') return undefined;
    const { locale, minutes } = row;
    const link = linkTo(deps, payload, { readerId, mailId, locale });
    const lengths = recordableMinutes(minutes);
    const facts = factsOf(deps, row);
    const labels = LABELS[locale];
    const [shorter = 0] = lengths;
    const less = {
      label: labels.done(formatMinutes(shorter, locale)),
      url: await link('done-arrangement-less'),
    };
    return {
      reader: row,
      words: DUE[locale]({ ...facts, length: formatMinutes(lengths.at(-1) ?? 0, locale) }),
      url: await link('done-arrangement'),
      more: [
        ...(lengths.length > 1 ? [less] : []),
        { label: labels.otherLength, url: pageOf(deps) },
        { label: labels.notDone, url: await link('not-done-arrangement') },
      ],
      theme: 'member',
    };
  },
};

/** To somebody who wants to be reminded the day before. Silent once it has changed. */
export const arrangementTomorrow: Letter<Payload> = {
  to: thePerson,
  async write(deps, payload, readerId, mailId) {
    const row = await news(deps, payload, readerId);
    if (row?.state !== 'agreed' || row.sequence !== payload.sequence) return undefined;
    const chosen = await cadencesOf(deps.database, readerId);
    if (!chosen.some(({ topic, cadence }) => topic === TOPIC && cadence === 'day-before')) {
      return undefined;
    }
    const { locale } = row;
    const stop = { mailId, personId: readerId, locale, does: { stop: TOPIC } } as const;
    return {
      reader: row,
      words: { ...TOMORROW[locale](factsOf(deps, row)), details: detailsOf(deps, row) },
      url: pageOf(deps),
      stopUrl: await makeActLink(deps, stop),
      theme: 'member',
    };
  },
};

function news({ database }: LetterDeps, { arrangementId }: Payload, readerId: number) {
  return database.first(readArrangementNews, { arrangementId, readerId });
}

/** Puts it into the reader's calendar, or takes it out. */
async function calendarOf(
  { database, config, clock }: LetterDeps,
  { arrangementId: id }: Payload,
  locale: Locale,
  personId: number,
): Promise<{ calendars?: string[] }> {
  const row = await database.first(findForCalendar, { id, personId });
  return row ? { calendars: [fileOf(row, locale, config, clock.now())] } : {};
}

const pageOf = ({ config }: LetterDeps) => `${config.publicUrl}/appointments`;

function linkTo(
  deps: LetterDeps,
  { arrangementId: about }: Payload,
  { readerId: personId, ...letter }: { readerId: number; mailId: string; locale: Locale },
) {
  return (act: ArrangementAct) => makeActLink(deps, { ...letter, personId, does: { act, about } });
}

function factsOf({ clock, config }: LetterDeps, row: News): AppointmentFacts {
  const { locale } = row;
  return {
    who: nameOf({ name: row.partner_name, surname: row.partner_surname }),
    title: oneLine(row.title),
    when: showAppointment(row.starts_at, locale, config.timeZone),
    length: formatMinutes(row.minutes, locale),
    iGive: row.i_give,
    isPast: row.starts_at <= clock.now(),
    isOneOfMany: row.standing_id !== null,
  };
}

function detailsOf(deps: LetterDeps, row: News): Detail[] {
  const { when, howLong, where } = LABELS[row.locale];
  const facts = factsOf(deps, row);
  return [
    { label: when, value: facts.when },
    { label: howLong, value: facts.length },
    { label: where, value: oneLine(row.place) },
  ].filter(({ value }) => value !== '');
}
