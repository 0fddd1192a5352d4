/** SQL of taking a decision back, and of what was taken back before. */
import { sql } from 'kysely';
import { TAKEN_BACK, type TakeBackState } from '#contract/exchange-states.ts';
import { bookTakeBacks } from '#server/modules/ledger/sql.ts';
import { statement, statementsBy } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { showChange } from './sql.ts';

/** The decisions on one exchange that were taken back, the oldest first. */
export const listTakenBack = statement(
  'exchanges.takenBack',
  (p: Params<{ id: number }>) => sql<{
    at: Date;
    actor_name: string;
    actor_surname: string;
    decision: TakeBackState;
    decided_at: Date;
  }>`
    select audit.at, person.name as actor_name, person.surname as actor_surname,
           audit.detail ->> 'decision' as decision,
           (audit.detail ->> 'decidedAt')::timestamptz as decided_at
    from audit join person on person.id = audit.actor_id
    where audit.exchange_id = ${p.id} and audit.action = 'exchange-taken-back'
    order by audit.id`,
);

/**
 * Takes a decision back (law L3): the exchange waits again where the decision of that person at that
 * moment still stands, and hours that had moved return (law L7). No row: it stands no more.
 */
export const takeBackDecision = statementsBy(
  'exchanges.takeBack',
  (from: TakeBackState) =>
    (p: Params<{ id: number; actorId: number; actorBankId: number; decidedAt: Date; now: Date }>) =>
      sql<{ id: number }>`
      with decided as (
        update exchange
        set state = ${sql.lit(TAKEN_BACK[from])}, decided_at = null, decided_by = null,
            decision_reason = null, basis = null
        where id = ${p.id} and state = ${sql.lit(from)}
          and decided_by = ${p.actorId} and decided_at = ${p.decidedAt}
        returning *
      ), ${from === 'confirmed' ? sql`booked as (${bookTakeBacks(p)}),` : sql``}
      ${showChange(p.now)}, noted as (
        insert into audit (at, actor_id, action, bank_id, exchange_id, detail)
        select ${p.now}::timestamptz, ${p.actorId}::bigint, 'exchange-taken-back',
               ${p.actorBankId}::bigint, id,
               jsonb_build_object('decision', ${sql.lit(from)}, 'decidedAt', ${p.decidedAt}::timestamptz)
        from decided
      )
      select id from decided`,
);
