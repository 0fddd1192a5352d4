/** Reading lists of exchanges, of a member and of a bank, and the kinds of service. */
import { administers } from '#contract/abilities.ts';
import type { QueryOf } from '#contract/endpoints.ts';
import type { ExchangeState } from '#contract/exchange-states.ts';
import {
  type Activity,
  carriesBalances,
  type Exchange,
  type OwnExchange,
  type Partner,
  type PendingExchange,
  type PendingSummary,
} from '#contract/exchanges.ts';
import type { ExchangeSummary } from '#contract/exchanges-of-bank.ts';
import { hoursFromMinutes } from '#contract/hours.ts';
import { EARLIEST_EXCHANGE_DATE } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import { readUser } from '#server/modules/accounts/actions.ts';
import { presentChoice } from '#server/modules/accounts/present.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import {
  containsPattern,
  countedValues,
  idOf,
  listingOf,
  orderOf,
  type Page,
  pageValues,
  readPage,
  searchValues,
} from '#server/platform/paging.ts';
import { listActivities } from './activities-sql.ts';
import type { FilterValues, ListFilters } from './list-filters-sql.ts';
import { type ListedExchange, type ListVariant, listExchanges, sumExchanges } from './list-sql.ts';
import { listPartners, sumPending } from './partners-sql.ts';
import { presentExchange, presentPending, presentSigned } from './present.ts';

const FAR_AWAY_DATE = '9999-12-31';
const PARTNERS_SHOWN = 8;

export type ListQuery = QueryOf<'listExchanges'>;
export type BankListQuery = QueryOf<'listBankExchanges'>;
export type Wanted = Pick<ListVariant, 'of' | 'side' | 'locale'> & { state: ExchangeState | 'all' };

/**
 * A member's exchanges on one side or either, hours signed from theirs; confirmed unless asked
 * otherwise. With running balances where they add up line by line (`carriesBalances`).
 */
export function readOwnExchanges(
  deps: Deps,
  actor: SignedInMember,
  side: ListVariant['side'],
  query: ListQuery,
  locale: Locale,
): Promise<Page<OwnExchange>> {
  const { personId } = actor;
  const wanted: Wanted = { of: 'member', side, locale, state: query.status ?? 'confirmed' };
  const present = (row: ListedExchange) => presentSigned(row, personId);
  return readList(deps, actor, wanted, query, present);
}

/**
 * The exchanges of a member of the administrator's bank as `readOwnExchanges` has them for the member.
 * @throws Refusal `not-found` for anybody else
 */
export async function readMemberExchanges(
  deps: Deps,
  admin: SignedInMember,
  id: number,
  { query, locale }: { query: QueryOf<'listMemberExchanges'>; locale: Locale },
): Promise<Page<OwnExchange>> {
  await readUser(deps, admin, id);
  const member = { ...admin, personId: id };
  return readOwnExchanges(deps, member, query.side ?? 'either', query, locale);
}

/** Pending exchanges of the member (optionally of one side), each with the actions allowed. */
export function readPendingExchanges(
  deps: Deps,
  actor: SignedInMember,
  query: QueryOf<'listPendingExchanges'>,
  locale: Locale,
): Promise<Page<PendingExchange>> {
  const side = query.side ?? 'either';
  const wanted: Wanted = { of: 'member', side, locale, state: 'pending' };
  return readList(deps, actor, wanted, query, (row) => presentPending(row, actor));
}

/** The count and the hours of the member's pending exchanges on each side. */
export async function summarisePending(
  { database }: Deps,
  { personId, bankId }: SignedInMember,
): Promise<PendingSummary> {
  const row = await database.first(sumPending, { personId, bankId });
  if (!row) throw new Error('counting always counts');
  return {
    toConfirm: row.received,
    toConfirmHours: hoursFromMinutes(row.received_minutes),
    withOthers: row.given,
    withOthersHours: hoursFromMinutes(row.given_minutes),
  };
}

/** The exchanges with either side in the administrator's bank; confirmed unless asked otherwise. */
export function readBankExchanges(
  deps: Deps,
  admin: SignedInMember,
  query: BankListQuery,
  locale: Locale,
): Promise<Page<Exchange>> {
  return readList(deps, admin, wantedOfBank(query, locale), query, presentExchange);
}

/** How many exchanges `readBankExchanges` has with these filters, and their hours, as far as is asked. */
export async function summariseBankExchanges(
  { database }: Deps,
  admin: SignedInMember,
  query: QueryOf<'summariseBankExchanges'>,
): Promise<ExchangeSummary> {
  const { filters, values } = filtersOf(admin, wantedOfBank(query, 'it'), query);
  const countMax = query.countTo === undefined ? null : query.countTo + 1;
  const row = await database.first(sumExchanges(filters), { ...values, countMax });
  if (!row) throw new Error('counting always counts');
  return {
    exchanges: row.many,
    hours: hoursFromMinutes(row.minutes),
    confirmedHours: hoursFromMinutes(row.confirmed_minutes),
  };
}

/** The state of a bank's list; confirmed by default. */
export function wantedOfBank({ status }: Pick<BankListQuery, 'status'>, locale: Locale): Wanted {
  return { of: 'bank', side: 'either', locale, state: status ?? 'confirmed' };
}

/** Pending exchanges of the administrator's bank, each with the actions allowed. */
export function readBankPending(
  deps: Deps,
  admin: SignedInMember,
  query: BankListQuery,
  locale: Locale,
): Promise<Page<PendingExchange>> {
  const wanted: Wanted = { of: 'bank', side: 'either', locale, state: 'pending' };
  return readList(deps, admin, wanted, query, (row) => presentPending(row, admin));
}

function readList<Item>(
  { database }: Deps,
  actor: SignedInMember,
  wanted: Wanted,
  query: BankListQuery,
  present: (row: ListedExchange) => Item,
): Promise<Page<Item>> {
  const { list, values } = listOf(actor, wanted, query);
  return readPage(database, list, values, present);
}

/** The statement of a list and its values, to read a page of it or all of it. */
export function listOf(actor: SignedInMember, wanted: Wanted, query: BankListQuery) {
  const { filters, values } = filtersOf(actor, wanted, query);
  const { of, side, locale, state } = wanted;
  const list = listExchanges({
    ...filters,
    locale,
    order: orderOf(query.sort, { field: 'dateOfTransaction', descending: true }),
    withBalances:
      of === 'member' && state !== 'all' && carriesBalances({ ...query, side, status: state }),
  });
  return { list, values: { ...pageValues(query), ...countedValues(query), ...values } };
}

function filtersOf(
  { personId, bankId }: SignedInMember,
  { of, side, state }: Wanted,
  query: Omit<BankListQuery, 'limit' | 'offset' | 'sort' | 'countTo'>,
): { filters: ListFilters; values: FilterValues } {
  const search = query.q ?? '';
  const filters = {
    of,
    side,
    searching: search !== '',
    byCreditor: query.userFromIds !== undefined,
    byDebtor: query.userToIds !== undefined,
    byPerson: query.personIds !== undefined,
    byBank: query.otherBank !== undefined,
    inAnyState: state === 'all',
    inBatch: query.batch !== undefined,
    withoutOpenings: query.openings === 'without',
  };
  const values = {
    personId,
    bankId,
    state: state === 'all' ? 'confirmed' : state,
    from: query.from ?? EARLIEST_EXCHANGE_DATE,
    to: query.to ?? FAR_AWAY_DATE,
    search: containsPattern(search),
    searchId: idOf(search),
    creditorIds: query.userFromIds ?? [],
    debtorIds: query.userToIds ?? [],
    personIds: query.personIds ?? [],
    otherBankId: query.otherBank ?? null,
    batchId: query.batch ?? null,
  };
  return { filters, values };
}

/** The people a member exchanged with last, as far as they may exchange with them again. */
export function readPartners(
  { database, clock }: Deps,
  actor: SignedInMember,
  query: QueryOf<'listPartners'>,
): Promise<Page<Partner>> {
  const { limit, offset } = pageValues(query);
  const { personId, bankId } = actor;
  const values = { limit: limit ?? PARTNERS_SHOWN, offset, personId, bankId };
  return readPage(database, listPartners, values, (row) => ({
    ...presentChoice(row, { isAdmin: administers(actor, row.bank_id), dayOf: clock.dayOf }),
    bankId: row.bank_id,
    bankName: row.bank_name,
  }));
}

/** The kinds of service in one language, group by group unless sorted otherwise. */
export function readActivities(
  { database }: Deps,
  query: QueryOf<'listActivities'>,
  locale: Locale,
): Promise<Page<Activity>> {
  const list = listActivities({ locale, ...listingOf<'group' | 'type' | 'id'>(query, 'group') });
  return readPage(database, list, searchValues(query), (row) => ({ id: row.id, type: row.name }));
}
