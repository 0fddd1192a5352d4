/** Whole lists of exchanges, streamed in batches for exports. */
import type { Exchange, OwnExchange } from '#contract/hours/exchanges.ts';
import type { Locale } from '#contract/locales.ts';
import type { SignedInMember } from '#server/modules/people/accounts/signed-in.ts';
import type { Database } from '#server/platform/database.ts';
import type { ListedExchange, ListVariant } from './list-sql.ts';
import { type BankListQuery, type ListQuery, listOf, type Wanted, wantedOfBank } from './lists.ts';
import { presentExchange, presentSigned } from './present.ts';

/** The whole list of `readOwnExchanges`. */
export async function* allOwnExchanges(
  database: Database,
  actor: SignedInMember,
  side: ListVariant['side'],
  query: ListQuery,
  locale: Locale,
): AsyncGenerator<OwnExchange[]> {
  const wanted: Wanted = { of: 'member', side, locale, state: query.status ?? 'confirmed' };
  for await (const rows of readRows(database, actor, wanted, query)) {
    const { personId } = actor;
    yield rows.map((row) => presentSigned(row, personId));
  }
}

/** The whole list of `readBankExchanges`. */
export async function* allBankExchanges(
  database: Database,
  admin: SignedInMember,
  query: BankListQuery,
  locale: Locale,
): AsyncGenerator<Exchange[]> {
  const wanted = wantedOfBank(query, locale);
  for await (const rows of readRows(database, admin, wanted, query))
    yield rows.map(presentExchange);
}

function readRows(
  database: Database,
  actor: SignedInMember,
  wanted: Wanted,
  query: BankListQuery,
): AsyncGenerator<ListedExchange[]> {
  const { list, values } = listOf(actor, wanted, query);
  return database.batches(list, { ...values, limit: null, offset: 0 });
}
