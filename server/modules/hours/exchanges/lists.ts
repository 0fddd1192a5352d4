/** Reading lists of exchanges, of a member and of a bank, and the kinds of service. */
import { administers } from '#contract/abilities.ts';
import type { QueryOf } from '#contract/endpoints.ts';
import { carriesBalances } from '#contract/hours/exchange-lists.ts';
import type { ExchangeState } from '#contract/hours/exchange-states.ts';
import type {
  Activity,
  Exchange,
  OwnExchange,
  Partner,
  PendingExchange,
  PendingSummary,
} from '#contract/hours/exchanges.ts';
import type { ExchangeSummary } from '#contract/hours/exchanges-of-bank.ts';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import { EARLIEST_EXCHANGE_DATE } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { Call, ReadCall } from '#server/call.ts';
import { userOf } from '#server/modules/people/accounts/actions.ts';
import { presentChoice } from '#server/modules/people/accounts/present.ts';
import type { SignedInMember } from '#server/modules/people/accounts/signed-in.ts';
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

/** The caller's exchanges, hours signed from their side; confirmed unless asked otherwise. */
export const readOwnExchanges = (call: Call<'listExchanges'>) =>
  readSigned(call, 'either', call.query);

/** The latest of them, and how many there are. */
export const latestExchanges = (call: ReadCall, limit: number) =>
  readSigned(call, 'either', { sort: '-dateOfTransaction', limit });

/** Those in which the caller gave. */
export const readGivenExchanges = (call: Call<'listExchangesAsCreditor'>) =>
  readSigned(call, 'creditor', call.query);

/** Those in which the caller received. */
export const readReceivedExchanges = (call: Call<'listExchangesAsDebtor'>) =>
  readSigned(call, 'debtor', call.query);

/** The exchanges of a member of the administrator's bank as the member has them. */
export async function readMemberExchanges(
  call: Call<'listMemberExchanges'>,
): Promise<Page<OwnExchange>> {
  const { db, actor, query } = call;
  const { id: personId } = call.params;
  await userOf(db, actor, personId);
  return readSigned({ ...call, actor: { ...actor, personId } }, query.side ?? 'either', query);
}

/** With running balances where they add up line by line (`carriesBalances`). */
function readSigned(
  call: ReadCall,
  side: ListVariant['side'],
  query: ListQuery,
): Promise<Page<OwnExchange>> {
  const { actor, locale } = call;
  const wanted: Wanted = { of: 'member', side, locale, state: query.status ?? 'confirmed' };
  return readList(call, wanted, query, (row) => presentSigned(row, actor.personId));
}

/** Pending exchanges of the member (optionally of one side), each with the actions allowed. */
export function readPendingExchanges(
  call: Call<'listPendingExchanges'>,
): Promise<Page<PendingExchange>> {
  const { actor, query, locale } = call;
  const side = query.side ?? 'either';
  const wanted: Wanted = { of: 'member', side, locale, state: 'pending' };
  return readList(call, wanted, query, (row) => presentPending(row, actor));
}

/** The count and the hours of the member's pending exchanges on each side. */
export async function summarisePending({
  db,
  actor: { personId, bankId },
}: ReadCall): Promise<PendingSummary> {
  const row = await db.first(sumPending, { personId, bankId });
  if (!row) throw new Error('counting always counts');
  return {
    toConfirm: row.received,
    toConfirmHours: hoursFromMinutes(row.received_minutes),
    withOthers: row.given,
    withOthersHours: hoursFromMinutes(row.given_minutes),
  };
}

/** The exchanges with either side in the administrator's bank; confirmed unless asked otherwise. */
export const readBankExchanges = (call: Call<'listBankExchanges'>) =>
  exchangesOfBank(call, call.query);

export const exchangesOfBank = (call: ReadCall, query: BankListQuery): Promise<Page<Exchange>> =>
  readList(call, wantedOfBank(query, call.locale), query, presentExchange);

/** How many exchanges `readBankExchanges` has with these filters, and their hours, as far as is asked. */
export async function summariseBankExchanges(
  call: Call<'summariseBankExchanges'>,
): Promise<ExchangeSummary> {
  const { db, actor, query, locale } = call;
  const { filters, values } = filtersOf(actor, wantedOfBank(query, locale), query);
  const countMax = query.countTo === undefined ? null : query.countTo + 1;
  const row = await db.first(sumExchanges(filters), { ...values, countMax });
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
  call: Call<'listBankPendingExchanges'>,
): Promise<Page<PendingExchange>> {
  const { actor, query, locale } = call;
  const wanted: Wanted = { of: 'bank', side: 'either', locale, state: 'pending' };
  return readList(call, wanted, query, (row) => presentPending(row, actor));
}

function readList<Item>(
  { db, actor }: ReadCall,
  wanted: Wanted,
  query: BankListQuery,
  present: (row: ListedExchange) => Item,
): Promise<Page<Item>> {
  const { list, values } = listOf(actor, wanted, query);
  return readPage(db, list, values, present);
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
export function readPartners(call: Call<'listPartners'>): Promise<Page<Partner>> {
  const { db, clock, actor } = call;
  const { limit, offset } = pageValues(call.query);
  const { personId, bankId } = actor;
  const values = { limit: limit ?? PARTNERS_SHOWN, offset, personId, bankId };
  return readPage(db, listPartners, values, (row) => ({
    ...presentChoice(row, { isAdmin: administers(actor, row.bank_id), dayOf: clock.dayOf }),
    bankId: row.bank_id,
    bankName: row.bank_name,
  }));
}

/** The kinds of service in one language, group by group unless sorted otherwise. */
export function readActivities({
  db,
  query,
  locale,
}: Call<'listActivities'>): Promise<Page<Activity>> {
  const list = listActivities({ locale, ...listingOf<'group' | 'type' | 'id'>(query, 'group') });
  return readPage(db, list, searchValues(query), (row) => ({ id: row.id, type: row.name }));
}
