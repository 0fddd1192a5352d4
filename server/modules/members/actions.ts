/** Reading banks and their people. */
import { administers } from '#contract/abilities.ts';
import type { QueryOf } from '#contract/endpoints.ts';
import type { Applicant, Bank, Member, MemberName } from '#contract/members.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedIn, SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { areLinked } from '#server/modules/network/actions.ts';
import type { Database } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { orderOf, type Page, readPage, searchValues } from '#server/platform/paging.ts';
import { listAwaiting, listMemberNames, listMembers } from './people-sql.ts';
import { presentApplicant, presentBank, presentChoice, presentMember } from './present.ts';
import { bankExists, findBankOf, listBanks } from './sql.ts';

/** Few enough to need little memory, enough to need few ways to the database and back. */
const ROWS_AT_ONCE = 500;

/** What every searched list of this room has in common: its page, and what it looks for. */
function searchOf(query: { q?: string | undefined; limit?: number; offset?: number }) {
  return { searching: (query.q ?? '') !== '', values: searchValues(query) };
}

/** The live banks, by name. */
export function readBanks({ database }: Deps, query: QueryOf<'listBanks'>): Promise<Page<Bank>> {
  const { searching, values } = searchOf(query);
  const order = orderOf(query.sort, { field: 'name', descending: false });
  return readPage(database, listBanks({ order, searching }), values, presentBank);
}

/**
 * The names of a bank's active members, for choosing whom to exchange with.
 * @throws Refusal `not-found` for no bank, `forbidden` for one neither own nor friend
 */
export async function readMemberNames(
  deps: Deps,
  actor: SignedInMember,
  bankId: number,
  query: QueryOf<'listMemberNames'>,
): Promise<Page<MemberName>> {
  await holdBankExists(deps, bankId);
  const open = bankId === actor.bankId || (await areLinked(deps.database, actor.bankId, bankId));
  if (!open) throw new Refusal('forbidden');
  const { searching, values } = searchOf(query);
  const order = orderOf(query.sort, { field: 'fullName', descending: false });
  const list = listMemberNames({ order, searching });
  const isAdmin = administers(actor, bankId);
  return readPage(deps.database, list, { ...values, bankId }, (row) => presentChoice(row, isAdmin));
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
  await holdBankExists(deps, bankId);
  if (!administers(admin, bankId)) throw new Refusal('forbidden');
  const { list, values } = membersOf(query);
  return readPage(deps.database, list, { ...values, bankId }, presentMember);
}

/** The same list of the administrator's bank whole, bit by bit. */
export async function* allMembers(
  database: Database,
  { bankId }: SignedInMember,
  query: QueryOf<'listMembers'>,
): AsyncGenerator<Member[]> {
  const { list, values } = membersOf(query);
  const whole = { ...values, bankId, limit: null, offset: 0 };
  for await (const rows of database.batches(list, whole, ROWS_AT_ONCE)) {
    yield rows.map(presentMember);
  }
}

function membersOf(query: QueryOf<'listMembers'>) {
  const { searching, values } = searchOf(query);
  const order = orderOf(query.sort, { field: 'name', descending: false });
  return { list: listMembers({ order, searching }), values };
}

/** The people who ask to join the administrator's bank. */
export function readAwaiting(
  { database }: Deps,
  admin: SignedInMember,
  query: QueryOf<'listAwaiting'>,
): Promise<Page<Applicant>> {
  const { searching, values } = searchOf(query);
  const order = orderOf(query.sort, { field: 'requestedAt', descending: false });
  const list = listAwaiting({ order, searching });
  return readPage(database, list, { ...values, bankId: admin.bankId }, presentApplicant);
}

/**
 * The bank of oneself, or of somebody of the bank one administers; the one they ask to join while
 * they have none.
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

async function holdBankExists({ database }: Deps, bankId: number): Promise<void> {
  if (!(await database.first(bankExists, { bankId }))) throw new Refusal('not-found');
}
