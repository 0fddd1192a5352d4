/** The desk's search: finds a member by name or phone number, an exchange by its number. */
import type { DeskSearch } from '#contract/hours/exchanges-of-bank.ts';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import type { Call } from '#server/call.ts';
import { presentChoice } from '#server/modules/people/accounts/present.ts';
import { beginsPattern, containsPattern, idOf, phonePattern } from '#server/platform/paging.ts';
import { findBankExchange, searchFormer, searchMembers } from './desk-search-sql.ts';
import { presentExchange } from './present.ts';

const PEOPLE_SHOWN = 7;
const FORMER_SHOWN = 3;

/** Members of the administrator's own bank, present and former, and an exchange of theirs; nothing for no words. */
export async function searchDesk(call: Call<'searchDesk'>): Promise<DeskSearch> {
  const { db, clock, actor, query, locale } = call;
  const { q = '' } = query;
  const words = q.split(/\s+/).filter((word) => word !== '');
  const [first] = words;
  if (first === undefined) return { people: [], former: [], exchanges: [] };
  const { bankId } = actor;
  const digits = phonePattern(q);
  const id = idOf(q);
  const patterns = words.map(containsPattern);
  const people = await db.rows(searchMembers({ byPhone: digits !== null }), {
    bankId,
    words: patterns,
    beginning: beginsPattern(first),
    digits,
    limit: PEOPLE_SHOWN,
  });
  const former = await db.rows(searchFormer, { bankId, words: patterns, limit: FORMER_SHOWN });
  const exchange =
    id === null ? undefined : await db.first(findBankExchange(locale), { id, bankId });
  return {
    people: people.map((row) => ({
      ...presentChoice(row, { isAdmin: true, dayOf: clock.dayOf }),
      phone: row.phone,
      total: hoursFromMinutes(row.balance_minutes),
    })),
    former: former.map((row) => ({
      id: row.id,
      name: row.name,
      surname: row.surname,
      fullName: row.full_name,
      number: row.number,
      endedAt: row.ended_at.toISOString(),
      total: hoursFromMinutes(row.balance_minutes),
    })),
    exchanges: exchange ? [presentExchange(exchange)] : [],
  };
}
