/** SQL of the news. */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';

/** The people and banks that exchanges concern. */
export const findConcerned = statement('news.findConcerned', (p: { exchangeIds: number[] }) =>
  query
    .selectFrom('exchange')
    .select(['id', 'creditor_id', 'creditor_bank_id', 'debtor_id', 'debtor_bank_id'])
    .where(sql<boolean>`id = any(${p.exchangeIds}::bigint[])`),
);
