/** SQL of the history of one exchange. */
import { sql } from 'kysely';
import type { TakeBackState } from '#contract/hours/exchange-states.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** The people who recorded and decided an exchange, when and why. */
export const findHistory = statement('exchanges.findHistory', (p: Params<{ id: number }>) =>
  query
    .selectFrom('exchange')
    .innerJoin('person as creator', 'creator.id', 'exchange.created_by')
    .leftJoin('activity', 'activity.id', 'exchange.activity_id')
    .leftJoin('person as creator_delegate', 'creator_delegate.id', 'exchange.created_by_delegate')
    .leftJoin('person as decider', 'decider.id', 'exchange.decided_by')
    .leftJoin('person as decider_delegate', 'decider_delegate.id', 'exchange.decided_by_delegate')
    .leftJoin('person as reverser', 'reverser.id', 'exchange.reversed_by')
    .select([
      // The one that it was merged into is what repeats it.
      (eb) => eb.fn.coalesce('activity.successor_id', 'exchange.activity_id').as('activity_id'),
      'exchange.basis',
      'exchange.created_at',
      'exchange.decided_at',
      'exchange.decision_reason',
      'exchange.reversed_at',
      'exchange.reversal_reason',
      'creator.name as creator_name',
      'creator.surname as creator_surname',
      'decider.name as decider_name',
      'decider.surname as decider_surname',
      'reverser.name as reverser_name',
      'reverser.surname as reverser_surname',
      'creator_delegate.name as creator_delegate_name',
      'creator_delegate.surname as creator_delegate_surname',
      'decider_delegate.name as decider_delegate_name',
      'decider_delegate.surname as decider_delegate_surname',
    ])
    .where('exchange.id', '=', p.id),
);

/** The decisions on one exchange that were taken back, the oldest first. */
export const listTakenBack = statement(
  'exchanges.takenBack',
  (p: Params<{ id: number }>) => sql<{
    at: Date;
    actor_name: string;
    actor_surname: string;
    delegate_name: string | null;
    delegate_surname: string | null;
    decision: TakeBackState;
    decided_at: Date;
  }>`
    select audit.at, person.name as actor_name, person.surname as actor_surname,
           delegate.name as delegate_name, delegate.surname as delegate_surname,
           audit.detail ->> 'decision' as decision,
           (audit.detail ->> 'decidedAt')::timestamptz as decided_at
    from audit join person on person.id = audit.actor_id
    left join person delegate on delegate.id = (audit.detail ->> 'delegateId')::bigint
    where audit.exchange_id = ${p.id} and audit.action = 'exchange-taken-back'
    order by audit.id`,
);
