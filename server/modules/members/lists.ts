/** The lists of a bank's members. */
import { administers } from '#contract/abilities.ts';
import type { QueryOf } from '#contract/endpoints.ts';
import type { Member, MemberName } from '#contract/members.ts';
import type { Deps } from '#server/deps.ts';
import { presentName } from '#server/modules/accounts/present.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { areLinked, assertBankExists } from '#server/modules/banks/lists.ts';
import { isSuspended } from '#server/modules/banks/suspended.ts';
import { rulesOfBank } from '#server/modules/rules/rules-of-bank.ts';
import type { Database } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import {
  countedValues,
  listingOf,
  type Page,
  readPage,
  searchValues,
} from '#server/platform/paging.ts';
import { listBankPeople, listMemberNames, listMembers } from './list-sql.ts';
import { presentMember, presentMemberName } from './present.ts';

/**
 * The names of a bank's active members, for choosing whom to exchange with; of one's own bank with
 * their balances, where its rule `balances-visible` opens them (specification §17).
 * @throws Refusal `not-found` for no bank, `forbidden` for one neither own nor friend,
 *   `bank-suspended` for a friend that the portal has suspended
 */
export async function readMemberNames(
  deps: Deps,
  actor: SignedInMember,
  bankId: number,
  query: QueryOf<'listMemberNames'>,
): Promise<Page<MemberName>> {
  await assertBankExists(deps.database, bankId);
  const open = bankId === actor.bankId || (await areLinked(deps.database, actor.bankId, bankId));
  if (!open) throw new Refusal('forbidden');
  // Nobody is offered for an exchange that would be refused.
  const isClosed = bankId !== actor.bankId && (await isSuspended(deps.database, bankId));
  if (isClosed) throw new Refusal('bank-suspended');
  const withBalances =
    bankId === actor.bankId && (await rulesOfBank(deps.database, bankId))['balances-visible'];
  const list = listMemberNames({ ...listingOf(query, 'fullName'), withBalances });
  const values = { ...searchValues(query), ...countedValues(query), bankId };
  const reader = { isAdmin: administers(actor, bankId), dayOf: deps.clock.dayOf };
  return readPage(deps.database, list, values, (row) => presentMemberName(row, reader));
}

/** The administrators of the reader's bank, whom a member may turn to. Their names and nothing else. */
export async function readBankPeople(
  { database }: Deps,
  { bankId }: SignedInMember,
): Promise<Omit<MemberName, 'namesake'>[]> {
  const rows = await database.rows(listBankPeople, { bankId });
  return rows.map(presentName);
}

/**
 * The members of a bank with all their data, for its administrators.
 * @throws Refusal `not-found` for no bank, `forbidden` for somebody else's
 */
export async function readMembers(
  deps: Deps,
  admin: SignedInMember,
  bankId: number,
  query: QueryOf<'listMembers'>,
): Promise<Page<Member>> {
  await assertBankExists(deps.database, bankId);
  if (!administers(admin, bankId)) throw new Refusal('forbidden');
  const { list, values } = membersOf(query);
  return readPage(deps.database, list, { ...values, bankId }, presentMember);
}

/** The whole list of the administrator's bank, streamed in batches. */
export async function* allMembers(
  database: Database,
  { bankId }: SignedInMember,
  query: QueryOf<'listMembers'>,
): AsyncGenerator<Member[]> {
  const { list, values } = membersOf(query);
  const whole = { ...values, bankId, limit: null, offset: 0 };
  for await (const rows of database.batches(list, whole)) {
    yield rows.map(presentMember);
  }
}

function membersOf(query: QueryOf<'listMembers'>) {
  const values = { ...searchValues(query), ...countedValues(query) };
  const { login } = query;
  return { list: listMembers({ ...listingOf(query, 'name'), login }), values };
}
