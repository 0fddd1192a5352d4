/** What several pages of the desk ask about the bank's people. */
import type { QueryOf } from '#contract/endpoints.ts';
import { read, readPage } from '#web/api/read.ts';

/** One page of the bank's members. */
export function membersQuery(bankId: number | null, query: QueryOf<'listMembers'>) {
  const params = { id: bankId ?? 0 };
  return readPage('listMembers', { params, query }, { enabled: bankId !== null });
}

/** One member with balances. */
export function memberQuery(id: number) {
  return read('readUser', { params: { id } });
}
