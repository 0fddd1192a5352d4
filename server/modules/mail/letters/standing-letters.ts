/** Letters about a standing appointment: proposed, agreed, paused, ended (specification §22). */
import { formatMinutes } from '#contract/hours.ts';
import type { Locale } from '#contract/locales.ts';
import { rhythmText } from '#contract/rhythm-words.ts';
import type { StandingState } from '#contract/standings.ts';
import { fileOf } from '#server/modules/arrangements/calendar.ts';
import { listDropped } from '#server/modules/arrangements/calendar-sql.ts';
import { nthOf, weekdayOf } from '#server/modules/arrangements/standing-rules.ts';
import { makeActLink } from '#server/modules/letters/links.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { thePerson } from '../audiences.ts';
import { LABELS } from './arrangement-words.ts';
import type { Detail, InEachLanguage, Letter, LetterDeps } from './letter.ts';
import { readStandingNews } from './standing-sql.ts';
import {
  STANDING_AGREED,
  STANDING_ENDED,
  STANDING_LABELS,
  STANDING_PAUSED,
  STANDING_PROPOSED,
  type StandingFacts,
} from './standing-words.ts';
import { nameOf, oneLine, showDay } from './typed.ts';

type Payload = Events['standing-proposed'];
type News = RowOf<typeof readStandingNews>;

/** To the other one: what is proposed; the button agrees. Silent once it was answered. */
export const standingProposed: Letter<Payload> = {
  to: thePerson,
  async write(deps, payload, readerId, mailId) {
    const row = await news(deps, payload, readerId);
    if (row?.state !== 'proposed') return undefined;
    const does = { act: 'agree-standing', about: payload.standingId } as const;
    const { locale } = row;
    return {
      reader: row,
      words: { ...STANDING_PROPOSED[locale](factsOf(row)), details: detailsOf(row) },
      url: await makeActLink(deps, { mailId, personId: readerId, locale, does }),
      otherUrl: pageOf(deps),
      theme: 'member',
    };
  },
};

/** A letter to one of the two. Silent once it stands otherwise than the letter says. */
function letterOf(state: StandingState, words: InEachLanguage<StandingFacts>): Letter<Payload> {
  return {
    to: thePerson,
    async write(deps, payload, readerId) {
      const row = await news(deps, payload, readerId);
      if (row?.state !== state) return undefined;
      return {
        reader: row,
        words: words[row.locale](factsOf(row)),
        url: pageOf(deps),
        ...(await fallenAway(deps, payload, row.locale, readerId)),
        theme: 'member',
      };
    },
  };
}

export const standingAgreed = letterOf('agreed', STANDING_AGREED);
export const standingPaused = letterOf('paused', STANDING_PAUSED);
export const standingEnded = letterOf('ended', STANDING_ENDED);

function news({ database }: LetterDeps, { standingId }: Payload, readerId: number) {
  return database.first(readStandingNews, { standingId, readerId });
}

const pageOf = ({ config }: LetterDeps) => `${config.publicUrl}/appointments`;

/** Takes the dates that fell away out of the reader's calendar: a file for each, as programs want it. */
async function fallenAway(
  { database, config, clock }: LetterDeps,
  { dates: ids = [] }: Payload,
  locale: Locale,
  personId: number,
): Promise<{ calendars?: string[] }> {
  if (ids.length === 0) return {};
  const rows = await database.rows(listDropped, { ids, personId });
  return { calendars: rows.map((row) => fileOf(row, locale, config, clock.now())) };
}

/** What one agrees to: from when, until when, how long, where. */
function detailsOf(row: News): Detail[] {
  const { locale, until_day: lastDay } = row;
  const { first, last } = STANDING_LABELS[locale];
  const { howLong, where } = LABELS[locale];
  return [
    { label: first, value: showDay(row.from_day, locale) },
    { label: last, value: lastDay === null ? '' : showDay(lastDay, locale) },
    { label: howLong, value: formatMinutes(row.minutes, locale) },
    { label: where, value: oneLine(row.place) },
  ].filter(({ value }) => value !== '');
}

function factsOf(row: News): StandingFacts {
  const { every, time, from_day: day, paused_until: until, locale } = row;
  const said = { every, time, weekday: weekdayOf(day), nth: nthOf(day) };
  return {
    who: nameOf({ name: row.partner_name, surname: row.partner_surname }),
    title: oneLine(row.title),
    rhythm: rhythmText(said, locale),
    iGive: row.i_give,
    byPortal: row.paused_by === null,
    pausedUntil: until === null ? undefined : showDay(until, locale),
  };
}
