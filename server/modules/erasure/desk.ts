/**
 * Erasing people without a login at the desk of the bank that they left last (specification §34): they
 * say so there, for they have no page to say it on.
 */
import type { DeskErasure } from '#contract/erasure.ts';
import type { ExchangeBasis } from '#contract/exchange-states.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Page, type PageValues, readPage } from '#server/platform/paging.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { obstacleFor } from './asking.ts';
import { findLeaver, listLeavers } from './desk-sql.ts';
import { REFUSED_BY } from './rules.ts';
import { forgetWish, noteWish } from './wishes.ts';

/** Who has left the bank and has no login, by name. */
export function readDeskErasures(
  { database }: Deps,
  { bankId }: SignedInMember,
  page: PageValues,
): Promise<Page<DeskErasure>> {
  return readPage(database, listLeavers, { ...page, bankId }, presentLeaver);
}

/**
 * Notes that they want to be erased in a week; a second time the first day stands.
 * @throws Refusal `not-found` for who has a login, or was last in another bank; `already-member` for
 *   who has not left
 */
export function askErasureFor(
  { database, clock, config }: Deps,
  { bankId, personId: actorId }: SignedInMember,
  personId: number,
  word: ExchangeBasis,
): Promise<DeskErasure> {
  return database.transaction(async (transaction) => {
    await readLeaver(transaction, bankId, personId);
    const obstacle = await obstacleFor(transaction, config, personId);
    if (obstacle) throw new Refusal(REFUSED_BY[obstacle]);
    await noteWish(transaction, clock.now(), { actorId, personId, bankId, detail: { word } });
    return presentLeaver(await readLeaver(transaction, bankId, personId));
  });
}

/** Forgets the wish. @throws Refusal `not-found` as above */
export function takeBackErasureFor(
  { database, clock }: Deps,
  { bankId, personId: actorId }: SignedInMember,
  personId: number,
): Promise<DeskErasure> {
  return database.transaction(async (transaction) => {
    await readLeaver(transaction, bankId, personId);
    await forgetWish(transaction, clock.now(), { actorId, personId, bankId });
    return presentLeaver(await readLeaver(transaction, bankId, personId));
  });
}

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
