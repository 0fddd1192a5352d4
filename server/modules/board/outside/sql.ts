/** SQL of what a bank carries outside: how often its board is opened by the link of a group. */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** One more visit in a week, which its Monday names. */
export const countVisit = statement(
  'outside.countVisit',
  (p: Params<{ bankId: number; week: string }>) => sql<object>`
    insert into group_visit as known (bank_id, week, visits) values (${p.bankId}, ${p.week}, 1)
    on conflict (bank_id, week) do update set visits = known.visits + 1`,
);

export const findVisits = statement(
  'outside.findVisits',
  (p: Params<{ bankId: number; week: string }>) =>
    query
      .selectFrom('group_visit')
      .select('visits')
      .where('bank_id', '=', p.bankId)
      .where('week', '=', p.week),
);
