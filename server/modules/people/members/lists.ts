/** The lists of a bank's members. */
import { administers } from '#contract/abilities.ts';
import type { QueryOf } from '#contract/endpoints.ts';
import type { FormerMember, Member, MemberName } from '#contract/people/members.ts';
import type { Call } from '#server/call.ts';
import { areLinked, assertBankExists } from '#server/modules/banks/banks/lists.ts';
import { isSuspended } from '#server/modules/banks/banks/suspended.ts';
import { rulesOfBank } from '#server/modules/banks/rules/rules-of-bank.ts';
import { presentName } from '#server/modules/people/accounts/present.ts';
import type { SignedInMember } from '#server/modules/people/accounts/signed-in.ts';
import type { Database } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import {
  countedValues,
  listingOf,
  type Page,
  readPage,
  searchValues,
} from '#server/platform/paging.ts';
import { listBankPeople, listFormerMembers, listMemberNames, listMembers } from './list-sql.ts';
import { presentFormerMember, presentMember, presentMemberName } from './present.ts';

/**
 * The names of a bank's active members, for choosing whom to exchange with; of one's own bank with
 * their balances, where its rule `balances-visible` opens them (specification §17).
 */
export async function readMemberNames({
  db,
  clock,
  actor,
  params: { id: bankId },
  query,
}: Call<'listMemberNames'>): Promise<Page<MemberName>> {
  await assertBankExists(db, bankId);
  const isOwn = bankId === actor.bankId;
  if (!isOwn && !(await areLinked(db, actor.bankId, bankId))) throw new Refusal('forbidden');
  // Nobody is offered for an exchange that would be refused.
  if (!isOwn && (await isSuspended(db, bankId))) throw new Refusal('bank-suspended');
  const withBalances = isOwn && (await rulesOfBank(db, bankId))['balances-visible'];
  const list = listMemberNames({ ...listingOf(query, 'fullName'), withBalances });
  const values = { ...searchValues(query), ...countedValues(query), bankId };
  const reader = { isAdmin: administers(actor, bankId), dayOf: clock.dayOf };
  return readPage(db, list, values, (row) => presentMemberName(row, reader));
}

/** The administrators of the reader's bank, whom a member may turn to. Their names and nothing else. */
export async function readBankPeople({
  db,
  actor: { bankId },
}: Call<'listBankPeople'>): Promise<Omit<MemberName, 'namesake'>[]> {
  const rows = await db.rows(listBankPeople, { bankId });
  return rows.map(presentName);
}

/** The members of a bank with all their data, for its administrators. */
export async function readMembers({
  db,
  actor,
  params: { id: bankId },
  query,
}: Call<'listMembers'>): Promise<Page<Member>> {
  await assertBankExists(db, bankId);
  if (!administers(actor, bankId)) throw new Refusal('forbidden');
  const { list, values } = membersOf(query);
  return readPage(db, list, { ...values, bankId }, presentMember);
}

/** Who has left the administrator's bank, by name. */
export function readFormerMembers({
  db,
  actor: { bankId },
  query,
}: Call<'listFormerMembers'>): Promise<Page<FormerMember>> {
  const list = listFormerMembers(listingOf(query, 'surname'));
  return readPage(db, list, { ...searchValues(query), bankId }, presentFormerMember);
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
