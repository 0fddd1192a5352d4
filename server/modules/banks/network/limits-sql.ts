/** SQL of what friend banks agree on about the hours that one may owe the other. */
import { sql } from 'kysely';
import { beyondLimit } from '#server/modules/banks/banks/positions-sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** The friends of a bank with whom something is agreed or proposed; the oldest first. */
export const listLimits = statement(
  'network.listLimits',
  (p: Params<{ bankId: number }>) => sql<{
    id: number;
    limit_minutes: number | null;
    proposed_limit_minutes: number | null;
    proposed_limit_bank_id: number | null;
    is_beyond: boolean;
  }>`
    select id, limit_minutes, proposed_limit_minutes, proposed_limit_bank_id,
           coalesce(${beyondLimit}, false) as is_beyond
    from bank_link link
    where state = 'approved' and (requester_bank_id = ${p.bankId} or required_bank_id = ${p.bankId})
      and (limit_minutes is not null or proposed_limit_minutes is not null)
    order by decided_at, id`,
);

/** Writes what is agreed and what is proposed. */
export const setLimit = statement(
  'network.setLimit',
  (p: Params<{ id: number; agreed: number | null; proposed: number | null; by: number | null }>) =>
    query
      .updateTable('bank_link')
      .set({
        limit_minutes: p.agreed,
        proposed_limit_minutes: p.proposed,
        proposed_limit_bank_id: p.by,
      })
      .where('id', '=', p.id),
);
