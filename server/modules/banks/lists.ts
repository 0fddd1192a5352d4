/** Finding and reading banks, and which of them may exchange with each other (law L2). */
import type { Bank, BankName } from '#contract/banks.ts';
import type { QueryOf } from '#contract/endpoints.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedIn, SignedInMember } from '#server/modules/accounts/signed-in.ts';
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
export function readBanks({ database }: Deps, query: QueryOf<'listBanks'>): Promise<Page<Bank>> {
  const list = listBanks(listingOf(query, 'name'));
  return readPage(database, list, searchValues(query), presentBank);
}

/**
 * The bank of a person: their own, or the one they ask to join while they have none. Open to the
 * person and to the administrators of that bank.
 * @throws Refusal `not-found`, also for people outside what the reader may see
 */
export async function readBankOf(deps: Deps, actor: SignedIn, personId: number): Promise<Bank> {
  const row = await deps.database.first(findBankOf, {
    personId,
    readerId: actor.personId,
    administeredBankId: actor.role === 'ADMIN' ? actor.bankId : null,
  });
  if (!row) throw new Refusal('not-found');
  return presentBank(row);
}

/** @throws Refusal `not-found` for no bank */
export async function assertBankExists({ database }: Deps, bankId: number): Promise<void> {
  if (!(await database.first(bankExists, { bankId }))) throw new Refusal('not-found');
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
export function exchangeableBanks(
  { database }: Deps,
  { bankId }: SignedInMember,
  query: QueryOf<'matchBanks'>,
): Promise<Page<BankName>> {
  const { descending } = orderOf(query.sort, { field: 'name', descending: false });
  const values = { ...pageValues(query), bankId };
  return readPage(database, listExchangeable({ descending }), values, (row) => ({
    bankId: row.id,
    name: row.name,
  }));
}
