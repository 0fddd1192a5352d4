/** Reading one's own appointments (specification §22). */
import type { Arrangement } from '#contract/board/arrangements.ts';
import type { ArrangementPage } from '#contract/board/course.ts';
import type { Call, ReadCall } from '#server/call.ts';
import { courseOf } from '#server/modules/hours/exchanges/course.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { onWall } from '#server/platform/local-time.ts';
import { type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { ownBandFor } from './own-band.ts';
import { presentArrangement } from './present.ts';
import { type ArrangementRow, findArrangement, findNext, listArrangements } from './sql.ts';

/** One of the two people of an appointment. */
export interface Party {
  personId: number;
  bankId: number;
  /** The administrator of their bank who acts for them, if somebody does. */
  deskId?: number;
}

/** Those of a person: what is open with the next first, or what is over with the latest first. */
export async function readArrangements(call: Call<'listArrangements'>): Promise<Page<Arrangement>> {
  const { db, actor, query, locale } = call;
  const { personId } = actor;
  const list = listArrangements({ locale, isOver: query.part === 'over' });
  const values = { ...pageValues(query), personId };
  const page = await readPage(db, list, values, (row) => row);
  const own = await ownBandFor(call, actor, page.items);
  const moment = onWall(call);
  return {
    items: page.items.map((row) => presentArrangement(row, personId, moment, own)),
    total: page.total,
  };
}

/** The next of them that was agreed on and is not over; null where there is none. */
export async function nextArrangement(call: ReadCall): Promise<Arrangement | null> {
  const { db, now, actor, locale } = call;
  const row = await db.first(findNext(locale), { personId: actor.personId, now });
  return row ? presentArrangement(row, actor.personId, onWall(call), undefined) : null;
}

/** One of a person's own, with its course. */
export async function readArrangement(call: Call<'readArrangement'>): Promise<ArrangementPage> {
  const { id } = call.params;
  const arrangement = await arrangementFor(call, id);
  return { ...arrangement, course: await courseOf(call, 'arrangement', id) };
}

/** An appointment as one of its two people reads it. @throws Refusal `not-found` for everybody else */
export async function arrangementFor(call: ReadCall<Party>, id: number): Promise<Arrangement> {
  return arrangementOf(call, await findOwn(call, id));
}

/** The same of what was read of it. */
export async function arrangementOf(
  call: ReadCall<Party>,
  row: ArrangementRow,
): Promise<Arrangement> {
  const { actor } = call;
  const own = await ownBandFor(call, actor, [row]);
  return presentArrangement(row, actor.personId, onWall(call), own);
}

/** @throws Refusal `not-found` for everybody but its two people */
export async function findOwn(
  { db, actor: { personId }, locale }: ReadCall<Party>,
  id: number,
): Promise<ArrangementRow> {
  const row = await db.first(findArrangement(locale), { id });
  if (!row || (row.giver_id !== personId && row.receiver_id !== personId)) {
    throw new Refusal('not-found');
  }
  return row;
}
