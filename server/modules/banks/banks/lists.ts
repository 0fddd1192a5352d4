/** Finding and reading banks, and which of them may exchange with each other (law L2). */
import type { Bank, BankName } from '#contract/banks/banks.ts';
import type { Call } from '#server/call.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import {
  listingOf,
  orderOf,
  type Page,
  pageValues,
  readPage,
  searchValues,
} from '#server/platform/paging.ts';
import { presentBank } from './present.ts';
import { bankExists, findBankOf, findLink, listBanks, listExchangeable } from './sql.ts';

/** The live banks, by name. */
export function readBanks({ db, query }: Call<'listBanks' | 'listAllBanks'>): Promise<Page<Bank>> {
  return readPage(db, listBanks(listingOf(query, 'name')), searchValues(query), presentBank);
}

/**
 * The bank of a person: their own, or the one they ask to join while they have none. Open to the
 * person and to the administrators of that bank.
 */
export async function readBankOf({ db, actor, params }: Call<'readBankOfUser'>): Promise<Bank> {
  const row = await db.first(findBankOf, {
    personId: params.id,
    readerId: actor.personId,
    administeredBankId: actor.role === 'ADMIN' ? actor.bankId : null,
  });
  if (!row) throw new Refusal('not-found');
  return presentBank(row);
}

/** @throws Refusal `not-found` for no bank */
export async function assertBankExists(queryable: Queryable, bankId: number): Promise<void> {
  if (!(await queryable.first(bankExists, { bankId }))) throw new Refusal('not-found');
}

/** Whether two banks have an approved link. */
export async function areLinked(
  queryable: Queryable,
  one: number,
  other: number,
): Promise<boolean> {
  return (await queryable.first(findLink, { one, other })) !== undefined;
}

/** The banks a member may exchange with: their own first, then its friends by name. */
export function matchBanks({
  db,
  actor: { bankId },
  query,
}: Call<'matchBanks'>): Promise<Page<BankName>> {
  const { descending } = orderOf(query.sort, { field: 'name', descending: false });
  const values = { ...pageValues(query), bankId };
  return readPage(db, listExchangeable({ descending }), values, (row) => ({
    bankId: row.id,
    name: row.name,
  }));
}
