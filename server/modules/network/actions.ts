/** Friend banks: whose members may exchange with each other (law L2). */
import type { QueryOf } from '#contract/endpoints.ts';
import type { BankName } from '#contract/members.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import type { Queryable } from '#server/platform/database.ts';
import { orderOf, type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { findLink, listMatches } from './sql.ts';

/** Whether two banks have an approved link. */
export async function areLinked(
  queryable: Queryable,
  one: number,
  other: number,
): Promise<boolean> {
  return (await queryable.first(findLink, { one, other })) !== undefined;
}

/** The banks a member may exchange with: the own first, then the friends by name. */
export function readMatches(
  { database }: Deps,
  { bankId }: SignedInMember,
  query: QueryOf<'matchBanks'>,
): Promise<Page<BankName>> {
  const { descending } = orderOf(query.sort, { field: 'name', descending: false });
  const values = { ...pageValues(query), bankId };
  return readPage(database, listMatches({ descending }), values, (row) => ({
    bankId: row.id,
    name: row.name,
  }));
}
