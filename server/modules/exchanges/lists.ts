/** Reading exchanges and activities. */
import type { QueryOf } from '#contract/endpoints.ts';
import type { ExchangeState } from '#contract/exchange-states.ts';
import type { Activity, Exchange, PendingExchange } from '#contract/exchanges.ts';
import { EARLIEST_EXCHANGE_DATE } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { anywhere, orderOf, type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { listOfMember, type Side } from './list-sql.ts';
import { type ExchangeRow, presentPending, presentSigned } from './present.ts';
import { listActivities } from './sql.ts';

const FAR_AWAY_DATE = '9999-12-31';

type ListQuery = QueryOf<'listExchanges'>;

/** A member's exchanges on one side or either, hours signed from theirs; confirmed unless asked. */
export function readOwnExchanges(
  deps: Deps,
  actor: SignedInMember,
  side: Side,
  query: ListQuery,
  locale: Locale,
): Promise<Page<Exchange>> {
  const state = query.status ?? 'confirmed';
  const present = (row: ExchangeRow) => presentSigned(row, actor.personId);
  return readOwn(deps, actor, { side, state, locale }, query, present);
}

/** What waits with the member on either side, and what they may do about each. */
export function readPendingExchanges(
  deps: Deps,
  actor: SignedInMember,
  query: ListQuery,
  locale: Locale,
): Promise<Page<PendingExchange>> {
  const wanted = { side: 'either', state: 'pending', locale } as const;
  return readOwn(deps, actor, wanted, query, (row) => presentPending(row, actor));
}

function readOwn<Item>(
  { database }: Deps,
  actor: SignedInMember,
  { side, state, locale }: { side: Side; state: ExchangeState; locale: Locale },
  query: ListQuery,
  present: (row: ExchangeRow) => Item,
): Promise<Page<Item>> {
  const statement = listOfMember({
    locale,
    side,
    order: orderOf(query.sort, { field: 'dateOfTransaction', descending: true }),
    searching: query.q !== undefined && query.q !== '',
    byCreditor: query.userFromIds !== undefined,
    byDebtor: query.userToIds !== undefined,
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
  };
  return readPage(database, statement, values, present);
}

/** The kinds of service, group by group, in one language. */
export async function readActivities({ database }: Deps, locale: Locale): Promise<Activity[]> {
  const rows = await database.rows(listActivities(locale), {});
  return rows.map((row) => ({ id: row.id, type: row.name }));
}
