/** Lists of exchanges from their first to their last, bit by bit, for whoever writes them down. */
import type { Exchange, OwnExchange } from '#contract/exchanges.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import type { ListVariant } from './list-sql.ts';
import { type ListQuery, listOf, type Wanted, withBalances } from './lists.ts';
import { type ExchangeRow, presentExchange, presentSigned } from './present.ts';

/** Few enough that reading and presenting them holds up nobody else. */
const ROWS_AT_ONCE = 500;

/** What `readOwnExchanges` reads a page of, whole. */
export async function* allOwnExchanges(
  deps: Deps,
  actor: SignedInMember,
  side: ListVariant['side'],
  query: ListQuery,
  locale: Locale,
): AsyncGenerator<OwnExchange[]> {
  const wanted: Wanted = { of: 'member', side, locale, state: query.status ?? 'confirmed' };
  for await (const rows of readRows(deps, actor, wanted, query)) {
    const { personId } = actor;
    const exchanges = rows.map((row) => presentSigned(row, personId));
    yield withBalances(deps, personId, exchanges);
  }
}

/** What `readBankExchanges` reads a page of, whole. */
export async function* allBankExchanges(
  deps: Deps,
  admin: SignedInMember,
  query: ListQuery,
  locale: Locale,
): AsyncGenerator<Exchange[]> {
  const state = query.status ?? 'confirmed';
  const wanted: Wanted = { of: 'bank', side: 'either', locale, state };
  for await (const rows of readRows(deps, admin, wanted, query)) yield rows.map(presentExchange);
}

function readRows(
  { database }: Deps,
  actor: SignedInMember,
  wanted: Wanted,
  query: ListQuery,
): AsyncGenerator<ExchangeRow[]> {
  const { list, values } = listOf(actor, wanted, query);
  return database.batches(list, { ...values, limit: null, offset: 0 }, ROWS_AT_ONCE);
}
