/** SQL of taking a decision back. */
import { sql } from 'kysely';
import { TAKEN_BACK, type TakeBackState } from '#contract/hours/exchange-states.ts';
import { bookTakeBacks } from '#server/modules/hours/ledger/sql.ts';
import { statementsBy } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { delegateDetail, showChange } from './sql.ts';

interface TakingBack {
  id: number;
  actorId: number;
  /** The person of trust who acts for the actor. */
  delegateId: number | null;
  actorBankId: number;
  decidedAt: Date;
  now: Date;
}

/**
 * Takes a decision back (law L3): the exchange waits again where the decision of that person at that
 * moment still stands, and hours that had moved return (law L7). No row: it stands no more, or other hours
 * have closed the appointment of hours that were cancelled (specification §22).
 */
export const takeBackDecision = statementsBy(
  'exchanges.takeBack',
  (from: TakeBackState) => (p: Params<TakingBack>) =>
    sql<{ id: number }>`
      with its_appointment as (
        select state from arrangement where undone_exchange_id = ${p.id} for update
      ), decided as (
        update exchange
        set state = ${sql.lit(TAKEN_BACK[from])}, decided_at = null, decided_by = null,
            decided_by_delegate = null, decision_reason = null, basis = null
        where id = ${p.id} and state = ${sql.lit(from)}
          and decided_by = ${p.actorId} and decided_at = ${p.decidedAt}
          and not exists (select from its_appointment where state = 'done')
        returning *
      ), ${from === 'confirmed' ? sql`booked as (${bookTakeBacks(p)}),` : sql``}
      ${showChange(p.now)}, noted as (
        insert into audit (at, actor_id, action, bank_id, exchange_id, detail)
        select ${p.now}::timestamptz, ${p.actorId}::bigint, 'exchange-taken-back',
               ${p.actorBankId}::bigint, id,
               jsonb_build_object('decision', ${sql.lit(from)}, 'decidedAt', ${p.decidedAt}::timestamptz)
                 || ${delegateDetail(p.delegateId)}
        from decided
      )
      select id from decided`,
);
