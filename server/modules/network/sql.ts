/** SQL of the links between banks. */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';

/** The approved link between two banks, whichever of them asked. */
export const findLink = statement('network.findLink', (p: { one: number; other: number }) =>
  query
    .selectFrom('bank_link')
    .select('id')
    .where(
      sql<boolean>`least(requester_bank_id, required_bank_id) = least(${p.one}::bigint, ${p.other}::bigint)
        and greatest(requester_bank_id, required_bank_id) = greatest(${p.one}::bigint, ${p.other}::bigint)`,
    )
    .where('state', '=', 'approved'),
);

/** The bank itself first, then its friends by name. */
export const listMatches = statement('network.listMatches', (p: { bankId: number }) =>
  query
    .selectFrom('bank')
    .select(['id', 'name'])
    .where(
      sql<boolean>`id = ${p.bankId}::bigint or id in (
        select case requester_bank_id when ${p.bankId}::bigint
          then required_bank_id else requester_bank_id end
        from bank_link
        where state = 'approved'
          and (requester_bank_id = ${p.bankId}::bigint or required_bank_id = ${p.bankId}::bigint))`,
    )
    .orderBy(sql`id <> ${p.bankId}::bigint`)
    .orderBy(sql`fold(name)`),
);
