/** SQL of what people have said or shown that they can do: the one rule of who may help with a request. */
import { type Expression, type RawBuilder, sql } from 'kysely';
import { isExchanged } from '#server/modules/hours/ledger/exchanged-sql.ts';

/** The columns by which a statement asks for some of it; a skill belongs to no bank. */
interface AbilityColumns {
  person: RawBuilder<number>;
  activity: RawBuilder<number>;
  bank?: RawBuilder<number>;
}

/**
 * Rows of `person_id`, `activity_id` and `rank`, as `HELPER_REASONS` has them: they offer exactly this (1),
 * said that they can (2), did it since a day (3), or offer something of its group (4).
 * @param asked which of them: in each part of the union, so that an index finds them
 */
export const canDo = (
  since: Expression<string>,
  asked: (columns: AbilityColumns) => RawBuilder<boolean>,
): RawBuilder<unknown> => sql`
  select offer.person_id, alike.id as activity_id,
         case when alike.id = offer.activity_id then 1 else 4 end as rank
  from notice offer
  join activity offered on offered.id = offer.activity_id
  join activity alike on alike.group_id = offered.group_id
  where offer.kind = 'offer' and offer.state = 'open' and ${asked({
    ...{ person: sql`offer.person_id`, activity: sql`alike.id`, bank: sql`offer.bank_id` },
  })}
  union all
  select skill.person_id, skill.activity_id, 2
  from skill
  where ${asked({ person: sql`skill.person_id`, activity: sql`skill.activity_id` })}
  union all
  select exchange.creditor_id, coalesce(done.successor_id, done.id), 3
  from exchange
  join activity done on done.id = exchange.activity_id
  where ${isExchanged} and exchange.performed_on >= ${since}::date and ${asked({
    person: sql`exchange.creditor_id`,
    activity: sql`coalesce(done.successor_id, done.id)`,
    bank: sql`exchange.creditor_bank_id`,
  })}`;
