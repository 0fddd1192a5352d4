/** SQL that the lists of people share: how they are searched and sorted, and who shares a name. */
import { type RawBuilder, sql } from 'kysely';
import type { Searched } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

/** The people of one bank. `digits` is a pattern for phone numbers, null when none is searched for. */
export type PeopleOfBank = Searched & { bankId: number; digits: string | null };

/** Whether somebody is a person: a body is a member and no person (specification §51). */
export const isPerson = (
  personId: RawBuilder<unknown> = sql`membership.person_id`,
): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from body where body.person_id = ${personId})`;

/** Matches names, e-mail addresses and phone numbers. */
export const isFound = ({ search, digits }: Params<PeopleOfBank>): RawBuilder<boolean> =>
  sql<boolean>`(person.folded_name like fold(${search}) or person.email like lower(${search})
    or person.phone_digits like ${digits})`;

/** Whether another member of the same bank has the same name, however it is written. */
export const hasNamesake = sql<boolean>`exists (
  select from membership as other
  where other.bank_id = membership.bank_id and other.state = 'active'
    and other.folded_name = membership.folded_name
    and other.person_id <> membership.person_id)`;

/** The sort keys of every list of people. */
export const PERSON_ORDER = {
  name: 'person.folded_given_name',
  surname: 'person.folded_name',
  email: 'person.email',
  phone: 'person.phone',
} as const;
