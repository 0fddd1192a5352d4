/** SQL of people without a login who have left a bank. */
import { type Expression, sql } from 'kysely';
import { statement } from '#server/modules/tables.ts';
import type { PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

interface LeaverRow {
  id: number;
  full_name: string;
  asked_at: Date | null;
  due_at: Date | null;
}

/** People without a login whose latest membership is in the bank. */
const ofBank = (bankId: Expression<number>) => sql`
  (
    select distinct person_id from membership where bank_id = ${bankId} and state in ('active', 'ended')
  ) as known
  join person on person.id = known.person_id
    and person.access = 'desk' and person.kind = 'human' and person.erased_at is null
  cross join lateral (
    select bank_id, state from membership
    where person_id = person.id order by id desc limit 1
  ) as latest
  left join erasure on erasure.person_id = person.id
  where latest.bank_id = ${bankId}`;

/** Who has left, by name. */
export const listLeavers = statement(
  'erasure.listLeavers',
  (p: Params<PageValues & { bankId: number }>) => sql<LeaverRow & { total: number }>`
    select person.id, person.full_name, erasure.asked_at, erasure.due_at, count(*) over () as total
    from ${ofBank(p.bankId)} and latest.state = 'ended'
    order by person.folded_name, person.id
    limit ${p.limit} offset ${p.offset}`,
);

/** One of them, also who has not left. */
export const findLeaver = statement(
  'erasure.findLeaver',
  (p: Params<{ bankId: number; personId: number }>) => sql<LeaverRow>`
    select person.id, person.full_name, erasure.asked_at, erasure.due_at
    from ${ofBank(p.bankId)} and person.id = ${p.personId}`,
);
