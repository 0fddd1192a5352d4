/** Reading one's own appointments (specification §22). */
import type { Arrangement } from '#contract/arrangements.ts';
import type { QueryOf } from '#contract/endpoints.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Queryable, Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { wallClock } from '#server/platform/local-time.ts';
import { type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { ownBandFor } from './own-band.ts';
import { type Moment, presentArrangement } from './present.ts';
import { type ArrangementRow, findArrangement, listArrangements } from './sql.ts';

/** One of the two people of an appointment. */
export interface Party {
  personId: number;
  bankId: number;
}

/** What reading needs; inside a transaction it sees what that has written. */
export type ReadingDeps = Pick<Deps, 'clock' | 'config'> & { database: Queryable };

/** The same within a transaction. */
export type Work = Pick<Deps, 'clock' | 'config'> & { database: Transaction };

export function momentOf({ clock, config }: { clock: Clock; config: Deps['config'] }): Moment {
  return { now: clock.now(), today: clock.today(), wall: wallClock(config.timeZone) };
}

/** Those of a person: what is open with the next first, or what is over with the latest first. */
export async function readArrangements(
  deps: ReadingDeps,
  actor: Party,
  query: QueryOf<'listArrangements'>,
  locale: Locale,
): Promise<Page<Arrangement>> {
  const { personId } = actor;
  const list = listArrangements({ locale, isOver: query.part === 'over' });
  const values = { ...pageValues(query), personId };
  const page = await readPage(deps.database, list, values, (row) => row);
  const own = await ownBandFor(deps, actor, page.items);
  const moment = momentOf(deps);
  return {
    items: page.items.map((row) => presentArrangement(row, personId, moment, own)),
    total: page.total,
  };
}

/** One of a person's own. @throws Refusal `not-found`, also for that of others */
export async function readArrangement(
  deps: ReadingDeps,
  actor: Party,
  id: number,
  locale: Locale,
): Promise<Arrangement> {
  const { personId } = actor;
  const row = await findOwn(deps.database, actor, id, locale);
  const own = await ownBandFor(deps, actor, [row]);
  return presentArrangement(row, personId, momentOf(deps), own);
}

/** @throws Refusal `not-found` for everybody but its two people */
export async function findOwn(
  queryable: Queryable,
  { personId }: Pick<Party, 'personId'>,
  id: number,
  locale: Locale,
): Promise<ArrangementRow> {
  const row = await queryable.first(findArrangement(locale), { id });
  if (!row || (row.giver_id !== personId && row.receiver_id !== personId)) {
    throw new Refusal('not-found');
  }
  return row;
}
