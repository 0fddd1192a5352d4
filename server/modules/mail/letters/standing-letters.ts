/** Letters about a standing appointment: proposed, agreed, paused, ended (specification §22). */
import { formatMinutes } from '#contract/hours.ts';
import { rhythmText } from '#contract/rhythm-words.ts';
import type { StandingState } from '#contract/standings.ts';
import { nthOf, weekdayOf } from '#server/modules/arrangements/standing-rules.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { thePerson } from '../audiences.ts';
import { LABELS } from './arrangement-words.ts';
import type { InEachLanguage, Letter } from './letter.ts';
import { readStandingNews } from './standing-sql.ts';
import {
  STANDING_AGREED,
  STANDING_ENDED,
  STANDING_PAUSED,
  STANDING_PROPOSED,
  type StandingFacts,
} from './standing-words.ts';
import { nameOf, oneLine } from './typed.ts';

type News = RowOf<typeof readStandingNews>;

/** A letter to one of the two. Silent once it stands otherwise than the letter says. */
function letterOf(
  state: StandingState,
  words: InEachLanguage<StandingFacts>,
): Letter<Events['standing-proposed']> {
  return {
    to: thePerson,
    async write({ database, config }, { standingId }, readerId) {
      const row = await database.first(readStandingNews, { standingId, readerId });
      if (row?.state !== state) return undefined;
      const { howLong, where } = LABELS[row.locale];
      const details = [
        { label: howLong, value: formatMinutes(row.minutes, row.locale) },
        { label: where, value: oneLine(row.place) },
      ].filter(({ value }) => value !== '');
      return {
        reader: row,
        words: { ...words[row.locale](factsOf(row)), ...(state === 'proposed' ? { details } : {}) },
        url: `${config.publicUrl}/appointments`,
        theme: 'member',
      };
    },
  };
}

export const standingProposed = letterOf('proposed', STANDING_PROPOSED);
export const standingAgreed = letterOf('agreed', STANDING_AGREED);
export const standingPaused = letterOf('paused', STANDING_PAUSED);
export const standingEnded = letterOf('ended', STANDING_ENDED);

function factsOf(row: News): StandingFacts {
  const { every, time, from_day: day } = row;
  const said = { every, time, weekday: weekdayOf(day), nth: nthOf(day) };
  return {
    who: nameOf({ name: row.partner_name, surname: row.partner_surname }),
    title: oneLine(row.title),
    rhythm: rhythmText(said, row.locale),
    iGive: row.i_give,
    byPortal: row.paused_by === null,
  };
}
