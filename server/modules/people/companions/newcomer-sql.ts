/** SQL of who is a newcomer to a bank (specification §43): the one rule for companions, figures and calls. */

import { type RawBuilder, sql } from 'kysely';
import { isBetweenPeople, isExchanged } from '#server/modules/hours/ledger/exchanged-sql.ts';
import { isPerson } from '#server/modules/people/accounts/people-sql.ts';

/**
 * When the person of a row of `membership` came: as they were admitted; whom an import or the desk brought,
 * when they were first known here, for they may have joined long before.
 */
export const cameAt = sql<Date>`greatest(membership.decided_at, (
  select created_at from person where person.id = membership.person_id))`;

/** A row of `membership` is the first one of that person in that bank; a body is no newcomer. */
export const isFirstMembership = sql<boolean>`${isPerson()} and not exists (
  select from membership earlier
  where earlier.person_id = membership.person_id and earlier.bank_id = membership.bank_id
    and earlier.state = 'ended' and earlier.id < membership.id)`;

/** When the second service of somebody in a bank with a person was confirmed; null for fewer. */
export const secondServiceAt = (personId: RawBuilder<unknown>, bankId: RawBuilder<unknown>) =>
  sql<Date | null>`(
  select decided_at from (
    select decided_at from exchange
    where creditor_id = ${personId} and creditor_bank_id = ${bankId} and ${isExchanged}
      and ${isBetweenPeople}
    union all
    select decided_at from exchange
    where debtor_id = ${personId} and debtor_bank_id = ${bankId} and ${isExchanged}
      and ${isBetweenPeople}
  ) service order by decided_at offset 1 limit 1)`;

/**
 * The person of a row of `membership` is a newcomer to its bank: the first membership there, begun since
 * that moment, with fewer than two confirmed services.
 */
export const isNewcomer = (since: unknown) => sql<boolean>`(
  membership.state = 'active' and ${cameAt} >= ${since}::timestamptz and ${isFirstMembership}
  and ${secondServiceAt(sql`membership.person_id`, sql`membership.bank_id`)} is null)`;
