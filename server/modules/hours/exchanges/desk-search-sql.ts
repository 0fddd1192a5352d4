/** SQL of the desk's search: members of one bank by name or phone number, an exchange by its number. */
import { sql } from 'kysely';
import type { Locale } from '#contract/locales.ts';
import { hasNamesake } from '#server/modules/people/accounts/people-sql.ts';
import type { ChoiceRow } from '#server/modules/people/accounts/present.ts';
import { statement, statementsBy } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { ALL_JOINS, type ExchangeRow, exchangeColumns } from './columns-sql.ts';

interface PeopleValues {
  bankId: number;
  /** A pattern for each word; a name has them all, in whatever order. */
  words: string[];
  /** The first word as the beginning of a name. */
  beginning: string;
  /** A pattern for phone numbers; unused where none is looked for. */
  digits: string | null;
  limit: number;
}

/** The likeliest members of a bank. Names are read from their index; only those shown in full. */
export const searchMembers = statementsBy(
  'exchanges.searchMembers',
  ({ byPhone }: { byPhone: boolean }) =>
    (p: Params<PeopleValues>) => {
      const named = sql`membership.folded_name like all (
        array(select fold(word) from unnest(${p.words}::text[]) as word))`;
      const found = byPhone ? sql`(person.phone_digits like ${p.digits} or ${named})` : named;
      const people = byPhone ? sql`join person on person.id = membership.person_id` : sql``;
      return sql<ChoiceRow & { phone: string | null; balance_minutes: number }>`
        select person.id, person.name, person.surname, person.full_name, person.phone,
               person.phone_digits, person.birth_date, person.email, membership.decided_at, membership.number,
           membership.minor_until,
               ${hasNamesake} as has_namesake, account.balance_minutes
        from (
          select membership.id, membership.folded_name like fold(${p.beginning}) as begins,
                 membership.folded_name, membership.person_id
          from membership ${people}
          where membership.bank_id = ${p.bankId} and membership.state = 'active' and ${found}
          order by begins desc, folded_name, person_id limit ${p.limit}
        ) as likely
        join membership on membership.id = likely.id
        join person on person.id = likely.person_id
        join account on account.person_id = membership.person_id
          and account.bank_id = membership.bank_id
        order by likely.begins desc, likely.folded_name, likely.person_id`;
    },
);

/** Who has left a bank and not come back, the last who left first; who was erased has no name. */
export const searchFormer = statement(
  'exchanges.searchFormer',
  (p: Params<{ bankId: number; words: string[]; limit: number }>) => sql<{
    id: number;
    name: string;
    surname: string;
    full_name: string;
    number: number | null;
    ended_at: Date;
    balance_minutes: number;
  }>`
    select person.id, person.name, person.surname, person.full_name, membership.number,
           membership.ended_at, account.balance_minutes
    from membership
    join person on person.id = membership.person_id and person.erased_at is null
    join account on account.person_id = membership.person_id
      and account.bank_id = membership.bank_id
    where membership.bank_id = ${p.bankId} and membership.state = 'ended'
      and membership.folded_name like all (
        array(select fold(word) from unnest(${p.words}::text[]) as word))
      and not exists (
        select from membership as later
        where later.person_id = membership.person_id and later.bank_id = membership.bank_id
          and (later.state = 'active' or later.state = 'ended' and later.id > membership.id))
    order by membership.ended_at desc, person.id limit ${p.limit}`,
);

/** One exchange with either side in the bank. */
export const findBankExchange = statementsBy(
  'exchanges.findOfBank',
  (locale: Locale) => (p: Params<{ id: number; bankId: number }>) =>
    sql<ExchangeRow>`
      select ${exchangeColumns(locale)} from exchange ${ALL_JOINS}
      where exchange.id = ${p.id} and ${p.bankId}::bigint in (creditor_bank_id, debtor_bank_id)`,
);
