/** SQL of rests: whom the desk does not call for a while, and for which reasons. */
import { type Expression, sql } from 'kysely';
import { CALL_REASONS, type CallReason, type RestKind } from '#contract/board/attention.ts';
import { isExchanged } from '#server/modules/hours/ledger/exchanged-sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** Where a reason stands on the page, from 1; null for none. */
export const placeOf = (reason: Expression<unknown>) =>
  sql<number>`array_position(array[${sql.join(CALL_REASONS.map((one) => sql.lit(one)))}], ${reason})`;

/** An exchange of the person of `rest` in its bank, on one side, after the day on which it was noted. */
const exchangedSince = (side: 'creditor' | 'debtor') => sql`
  exists (select from exchange
          where ${sql.ref(`exchange.${side}_id`)} = rest.person_id
            and ${sql.ref(`exchange.${side}_bank_id`)} = rest.bank_id and ${isExchanged}
            and exchange.performed_on > rest.made_on)`;

/** Whether a row of `rest` holds: not over, and who was away has not exchanged since. */
const holds = (today: Expression<string>) => sql<boolean>`
  rest.ended_at is null and rest.until >= ${today}
  and not (rest.kind = 'away' and (${exchangedSince('creditor')} or ${exchangedSince('debtor')}))`;

/** Who rests in a bank, and from which place on the page downwards; 1 for all reasons. */
export const resting = (p: { bankId: Expression<number>; today: Expression<string> }) => sql`
  select rest.person_id, min(coalesce(${placeOf(sql.ref('rest.reason'))}, 1)) as from_place
  from rest
  where rest.bank_id = ${p.bankId} and ${holds(p.today)}
  group by rest.person_id`;

interface RestRow {
  kind: RestKind;
  reason: CallReason | null;
  until: string;
  made_at: Date;
  name: string;
  surname: string;
}

/** The rests of a member that hold, the longest first. */
export const listRests = statement(
  'attention.rests',
  (p: Params<{ bankId: number; personId: number; today: string }>) => sql<RestRow>`
    select rest.kind, rest.reason, rest.until, rest.made_at, author.name, author.surname
    from rest join person author on author.id = rest.made_by
    where rest.bank_id = ${p.bankId} and rest.person_id = ${p.personId} and ${holds(p.today)}
    order by rest.until desc, rest.id`,
);

/**
 * Notes a rest in the place of the open one for that reason; of another administrator's the later day stays.
 */
export const putRest = statement(
  'attention.putRest',
  (
    p: Params<{
      bankId: number;
      personId: number;
      reason: CallReason | null;
      kind: RestKind;
      until: string;
      by: number;
      today: string;
      now: Date;
    }>,
  ) => sql`
    insert into rest (bank_id, person_id, reason, kind, until, made_by, made_on, made_at)
    values (${p.bankId}, ${p.personId}, ${p.reason}, ${p.kind}, ${p.until}, ${p.by}, ${p.today},
            ${p.now})
    on conflict (bank_id, person_id, coalesce(reason, '')) where ended_at is null do update
    set kind = excluded.kind, until = excluded.until, made_by = excluded.made_by,
        made_on = excluded.made_on, made_at = excluded.made_at
    where rest.made_by = excluded.made_by or rest.until <= excluded.until
      or not (${holds(p.today)})`,
);

/** Ends all rests of a member. */
export const endRests = statement(
  'attention.endRests',
  (p: Params<{ bankId: number; personId: number; now: Date }>) =>
    query
      .updateTable('rest')
      .set({ ended_at: p.now })
      .where('bank_id', '=', p.bankId)
      .where('person_id', '=', p.personId)
      .where('ended_at', 'is', null),
);
