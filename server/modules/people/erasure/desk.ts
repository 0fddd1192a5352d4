/**
 * Erasing people without a login at the desk of the bank that they left last (specification §34): they
 * say so there, for they have no page to say it on.
 */
import type { DeskErasure } from '#contract/people/erasure.ts';
import type { Call } from '#server/call.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Page, pageValues, readPage } from '#server/platform/paging.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { obstacleFor } from './asking.ts';
import { REFUSED_BY } from './rules.ts';
import { findLeaver, listLeavers } from './sql.ts';
import { forgetWish, noteWish } from './wishes.ts';

/** Who has left the bank and has no login, by name. */
export function readDeskErasures({
  db,
  actor: { bankId },
  query,
}: Call<'listDeskErasures'>): Promise<Page<DeskErasure>> {
  return readPage(db, listLeavers, { ...pageValues(query), bankId }, presentLeaver);
}

/** Notes that they want to be erased in a week; a second time the first day stands. */
export async function askErasureFor({
  db,
  now,
  config,
  actor: { bankId, personId: actorId },
  params: { id: personId },
  body: { word },
}: Call<'askErasureFor'>): Promise<DeskErasure> {
  await readLeaver(db, bankId, personId);
  const obstacle = await obstacleFor(db, config, personId);
  if (obstacle) throw new Refusal(REFUSED_BY[obstacle]);
  await noteWish(db, now, { actorId, personId, bankId, detail: { word } });
  return presentLeaver(await readLeaver(db, bankId, personId));
}

/** Forgets the wish. */
export async function takeBackErasureFor({
  db,
  now,
  actor: { bankId, personId: actorId },
  params: { id: personId },
}: Call<'takeBackErasureFor'>): Promise<DeskErasure> {
  await readLeaver(db, bankId, personId);
  await forgetWish(db, now, { actorId, personId, bankId });
  return presentLeaver(await readLeaver(db, bankId, personId));
}

/** @throws Refusal `not-found` for who has a login, or was last in another bank */
async function readLeaver(transaction: Transaction, bankId: number, personId: number) {
  const row = await transaction.first(findLeaver, { bankId, personId });
  if (!row) throw new Refusal('not-found');
  return row;
}

function presentLeaver(row: RowOf<typeof findLeaver>): DeskErasure {
  return {
    id: row.id,
    fullName: row.full_name,
    askedAt: row.asked_at?.toISOString() ?? null,
    dueAt: row.due_at?.toISOString() ?? null,
  };
}
