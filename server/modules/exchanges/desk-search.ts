/** The desk's search: finds a member by name or phone number, an exchange by its number. */
import type { QueryOf } from '#contract/endpoints.ts';
import type { DeskSearch } from '#contract/exchanges-of-bank.ts';
import { hoursFromMinutes } from '#contract/hours.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import { presentChoice } from '#server/modules/accounts/present.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { beginsPattern, containsPattern, idOf, phonePattern } from '#server/platform/paging.ts';
import { findBankExchange, searchMembers } from './desk-search-sql.ts';
import { presentExchange } from './present.ts';

const PEOPLE_SHOWN = 7;

/** Members of the administrator's own bank and an exchange of theirs; nothing for no words. */
export async function searchDesk(
  { database, clock }: Deps,
  admin: SignedInMember,
  { q = '' }: QueryOf<'searchDesk'>,
  locale: Locale,
): Promise<DeskSearch> {
  const words = q.split(/\s+/).filter((word) => word !== '');
  const [first] = words;
  if (first === undefined) return { people: [], exchanges: [] };
  const { bankId } = admin;
  const digits = phonePattern(q);
  const id = idOf(q);
  const people = await database.rows(searchMembers({ byPhone: digits !== null }), {
    bankId,
    words: words.map(containsPattern),
    beginning: beginsPattern(first),
    digits,
    limit: PEOPLE_SHOWN,
  });
  const exchange =
    id === null ? undefined : await database.first(findBankExchange(locale), { id, bankId });
  return {
    people: people.map((row) => ({
      ...presentChoice(row, { isAdmin: true, dayOf: clock.dayOf }),
      phone: row.phone,
      total: hoursFromMinutes(row.balance_minutes),
    })),
    exchanges: exchange ? [presentExchange(exchange)] : [],
  };
}
