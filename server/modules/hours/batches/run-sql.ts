/** SQL of running a batch and of undoing it, a chunk of items at a time (law L10). */
import { sql } from 'kysely';
import type { ExchangeState } from '#contract/hours/exchange-states.ts';
import { isBetweenSuspended } from '#server/modules/hours/exchanges/columns-sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** Locks an unfinished batch until the transaction ends, and marks it as started. */
export const claimBatch = statement('batches.claim', (p: Params<{ batchId: number; now: Date }>) =>
  query
    .updateTable('exchange_batch')
    .set((eb) => ({ started_at: eb.fn.coalesce('started_at', p.now) }))
    .where('id', '=', p.batchId)
    .where('finished_at', 'is', null)
    .returningAll(),
);

/** The next items without an outcome. */
export const nextItems = statement(
  'batches.nextItems',
  (p: Params<{ batchId: number; most: number }>) =>
    query
      .selectFrom('exchange_batch_item')
      .select(['position', 'creditor_id', 'debtor_id'])
      .where('batch_id', '=', p.batchId)
      .where('exchange_id', 'is', null)
      .where('refusal', 'is', null)
      .orderBy('position')
      .limit(p.most),
);

/** Gives each of these exchanges to the item of its two people. */
export const settleMade = statement(
  'batches.settleMade',
  (p: Params<{ batchId: number; exchangeIds: number[] }>) => sql`
    update exchange_batch_item item set exchange_id = exchange.id
    from exchange
    where exchange.id = any(${p.exchangeIds}::bigint[]) and item.batch_id = ${p.batchId}
      and item.creditor_id = exchange.creditor_id and item.debtor_id = exchange.debtor_id`,
);

/** Refuses items, each for the reason at the same place of the other list. */
export const settleRefused = statement(
  'batches.settleRefused',
  (p: Params<{ batchId: number; positions: number[]; refusals: string[] }>) => sql`
    update exchange_batch_item item set refusal = refused.refusal
    from unnest(${p.positions}::integer[], ${p.refusals}::text[]) as refused (position, refusal)
    where item.batch_id = ${p.batchId} and item.position = refused.position`,
);

export const finishBatch = statement(
  'batches.finish',
  (p: Params<{ batchId: number; now: Date }>) =>
    query.updateTable('exchange_batch').set({ finished_at: p.now }).where('id', '=', p.batchId),
);

/** Asks for a finished batch of the bank to be undone; no row when that was asked before. */
export const requestUndo = statement(
  'batches.requestUndo',
  (
    p: Params<{
      batchId: number;
      bankId: number;
      actorId: number;
      reason: string | null;
      now: Date;
    }>,
  ) =>
    query
      .updateTable('exchange_batch')
      .set({ undo_asked_at: p.now, undo_by: p.actorId, undo_reason: p.reason })
      .where('id', '=', p.batchId)
      .where('bank_id', '=', p.bankId)
      .where('finished_at', 'is not', null)
      .where('stopped_at', 'is', null)
      .where('undo_asked_at', 'is', null)
      .returning('id'),
);

/** Locks a batch that is to be undone until the transaction ends. */
export const lockUndo = statement('batches.lockUndo', (p: Params<{ batchId: number }>) =>
  query
    .selectFrom('exchange_batch')
    .select(['bank_id', 'undo_by', 'undo_reason'])
    .where('id', '=', p.batchId)
    .where('undo_asked_at', 'is not', null)
    .where('undone_at', 'is', null)
    .forUpdate(),
);

/** The next exchanges to undo, locked in the order of their ids until the transaction ends. */
export const lockExchangesToUndo = statement(
  'batches.lockExchangesToUndo',
  (p: Params<{ batchId: number; after: number; most: number }>) => sql<{
    position: number;
    id: number;
    state: ExchangeState;
    creditor_id: number;
    creditor_bank_id: number;
    debtor_id: number;
    debtor_bank_id: number;
    /** The portal has suspended one of the two banks. */
    is_suspended: boolean;
  }>`
    select item.position, exchange.id, exchange.state, exchange.creditor_id,
           exchange.creditor_bank_id, exchange.debtor_id, exchange.debtor_bank_id,
           ${isBetweenSuspended} as is_suspended
    from exchange_batch_item item
    join exchange on exchange.id = item.exchange_id
    where item.batch_id = ${p.batchId} and item.position > ${p.after} and item.undo is null
    order by item.position
    limit ${p.most}
    for no key update of exchange`,
);

/** Notes what became of items, each as said at the same place of the other list. */
export const settleUndone = statement(
  'batches.settleUndone',
  (p: Params<{ batchId: number; positions: number[]; undos: string[] }>) => sql`
    update exchange_batch_item item set undo = settled.undo
    from unnest(${p.positions}::integer[], ${p.undos}::text[]) as settled (position, undo)
    where item.batch_id = ${p.batchId} and item.position = settled.position`,
);

export const finishUndo = statement(
  'batches.finishUndo',
  (p: Params<{ batchId: number; now: Date }>) =>
    query.updateTable('exchange_batch').set({ undone_at: p.now }).where('id', '=', p.batchId),
);

/** A row while the bank of the batch is suspended. */
export const findPaused = statement('batches.findPaused', (p: Params<{ batchId: number }>) =>
  query
    .selectFrom('exchange_batch')
    .innerJoin('bank', 'bank.id', 'exchange_batch.bank_id')
    .select('exchange_batch.id')
    .where('exchange_batch.id', '=', p.batchId)
    .where('bank.suspended_at', 'is not', null),
);

/** The batches of a bank whose time has come and that are not done or undone yet. */
export const listOpenBatches = statement(
  'batches.listOpen',
  (p: Params<{ bankId: number; now: Date }>) => sql<{ id: number; is_undo: boolean }>`
    select id, finished_at is not null as is_undo from exchange_batch
    where bank_id = ${p.bankId}
      and ((finished_at is null and coalesce(starts_at, created_at) <= ${p.now}::timestamptz)
        or (undo_asked_at is not null and undone_at is null))
    order by id`,
);
