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
import { hoursFromMinutes } from '#contract/hours.ts';
import { EARLIEST_EXCHANGE_DATE } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import { presentChoice } from '#server/modules/accounts/present.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { anywhere, orderOf, type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { listActivities } from './activities-sql.ts';
import { type ListVariant, listExchanges, listPartners, sumPending } from './list-sql.ts';
import { type OwnExchangeRow, presentExchange, presentPending, presentSigned } from './present.ts';

const FAR_AWAY_DATE = '9999-12-31';
const PARTNERS_SHOWN = 8;

export type ListQuery = QueryOf<'listExchanges'>;
export type BankListQuery = QueryOf<'listBankExchanges'>;
export type Wanted = Pick<ListVariant, 'of' | 'side' | 'locale'> & { state: ExchangeState };

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
  const present = (row: OwnExchangeRow) => presentSigned(row, personId);
  return readList(deps, actor, wanted, query, present);
}

/** What waits with the member, on either side or the one asked for, and what they may do about each. */
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

/** How much waits with the member on each side. */
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
  const state = query.status ?? 'confirmed';
  const wanted: Wanted = { of: 'bank', side: 'either', locale, state };
  return readList(deps, admin, wanted, query, presentExchange);
}

/** What waits in the administrator's bank, and what they may do about each. */
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
  present: (row: OwnExchangeRow) => Item,
): Promise<Page<Item>> {
  const { list, values } = listOf(actor, wanted, query);
  return readPage(database, list, values, present);
}

/** The statement of a list and its values, for whoever reads it by the page or whole. */
export function listOf(actor: SignedInMember, { state, ...variant }: Wanted, query: BankListQuery) {
  const list = listExchanges({
    ...variant,
    order: orderOf(query.sort, { field: 'dateOfTransaction', descending: true }),
    searching: query.q !== undefined && query.q !== '',
    byCreditor: query.userFromIds !== undefined,
    byDebtor: query.userToIds !== undefined,
    withBalances:
      variant.of === 'member' && carriesBalances({ ...query, side: variant.side, status: state }),
    inBatch: query.batch !== undefined,
  });
  const values = {
    ...pageValues(query),
    personId: actor.personId,
    bankId: actor.bankId,
    state,
    from: query.from ?? EARLIEST_EXCHANGE_DATE,
    to: query.to ?? FAR_AWAY_DATE,
    search: anywhere(query.q ?? ''),
    creditorIds: query.userFromIds ?? [],
    debtorIds: query.userToIds ?? [],
    batchId: query.batch ?? null,
  };
  return { list, values };
}

/** The people a member exchanged with last, as far as they may exchange with them again. */
export function readPartners(
  { database }: Deps,
  actor: SignedInMember,
  query: QueryOf<'listPartners'>,
): Promise<Page<Partner>> {
  const { limit, offset } = pageValues(query);
  const { personId, bankId } = actor;
  const values = { limit: limit ?? PARTNERS_SHOWN, offset, personId, bankId };
  return readPage(database, listPartners, values, (row) => ({
    ...presentChoice(row, administers(actor, row.bank_id)),
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
  const search = query.q ?? '';
  const order = orderOf<'group' | 'type' | 'id'>(query.sort, { field: 'group', descending: false });
  const list = listActivities({ locale, order, searching: search !== '' });
  const values = { ...pageValues(query), search: anywhere(search) };
  return readPage(database, list, values, (row) => ({ id: row.id, type: row.name }));
}
