/** SQL of starting a batch, of stopping it, and of the list of batches (law L10). */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';
import type { PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

interface NewBatch {
  bankId: number;
  adminId: number;
  debtorBankId: number;
  activityId: number;
  performedOn: string;
  minutes: number;
  note: string;
  onePersonId: number | null;
  now: Date;
  /** When it starts; null for at once. */
  startsAt: Date | null;
}

export const insertBatch = statement('batches.insert', (p: Params<NewBatch>) =>
  query
    .insertInto('exchange_batch')
    .values({
      bank_id: p.bankId,
      admin_id: p.adminId,
      debtor_bank_id: p.debtorBankId,
      activity_id: p.activityId,
      performed_on: p.performedOn,
      minutes: p.minutes,
      note: p.note,
      one_person_id: p.onePersonId,
      created_at: p.now,
      starts_at: p.startsAt,
    })
    .returning('id'),
);

/** One item for each pair of the two lists; a person on both sides is left out. */
export const insertItems = statement(
  'batches.insertItems',
  (p: Params<{ batchId: number; creditorIds: number[]; debtorIds: number[] }>) => sql`
    insert into exchange_batch_item (batch_id, position, creditor_id, debtor_id)
    select ${p.batchId}::bigint, row_number() over (order by creditor.nth, debtor.nth),
           creditor.id, debtor.id
    from unnest(${p.creditorIds}::bigint[]) with ordinality as creditor (id, nth)
    cross join unnest(${p.debtorIds}::bigint[]) with ordinality as debtor (id, nth)
    where creditor.id <> debtor.id
    on conflict on constraint exchange_batch_item_once do nothing`,
);

/** The active members of a bank but one, by name. */
export const listOthers = statement(
  'batches.listOthers',
  (p: Params<{ bankId: number; exceptId: number }>) =>
    query
      .selectFrom('membership')
      .select('person_id as id')
      .where('bank_id', '=', p.bankId)
      .where('state', '=', 'active')
      .where('person_id', '<>', p.exceptId)
      .orderBy('folded_name')
      .orderBy('person_id'),
);

/** Which of these people are active members of a bank. */
export const findActiveMembers = statement(
  'batches.findActiveMembers',
  (p: Params<{ bankId: number; personIds: number[] }>) =>
    query
      .selectFrom('membership')
      .select('person_id')
      .where('bank_id', '=', p.bankId)
      .where('state', '=', 'active')
      .where(sql<boolean>`person_id = any(${p.personIds}::bigint[])`),
);

/** Stops a batch of the bank that has not started; no row when it has, or was stopped before. */
export const stopWaiting = statement(
  'batches.stop',
  (p: Params<{ batchId: number; bankId: number; actorId: number; now: Date }>) =>
    query
      .updateTable('exchange_batch')
      .set({ stopped_at: p.now, stopped_by: p.actorId, finished_at: p.now })
      .where('id', '=', p.batchId)
      .where('bank_id', '=', p.bankId)
      .where('started_at', 'is', null)
      .where('finished_at', 'is', null)
      .returning('id'),
);

/** Why a batch of the bank could not be stopped or undone. */
export const findBatch = statement(
  'batches.find',
  (p: Params<{ batchId: number; bankId: number }>) =>
    query
      .selectFrom('exchange_batch')
      .select(['finished_at', 'stopped_at'])
      .where('id', '=', p.batchId)
      .where('bank_id', '=', p.bankId),
);

/** The batches of a bank, the latest first; only those of the page are counted through. */
export const listBatches = statement(
  'batches.list',
  (p: Params<PageValues & { bankId: number }>) => {
    const page = query
      .selectFrom('exchange_batch')
      .selectAll()
      .select(sql<number>`count(*) over ()`.as('total'))
      .where('bank_id', '=', p.bankId)
      .orderBy('id', 'desc')
      .limit(p.limit)
      .offset(p.offset);
    const counts = sql<{
      asked: number;
      made: number;
      refused: number;
      reversed: number;
      cancelled: number;
      left_alone: number;
    }>`lateral (
    select count(*) as asked, count(exchange_id) as made, count(refusal) as refused,
           count(*) filter (where undo = 'reversed') as reversed,
           count(*) filter (where undo = 'cancelled') as cancelled,
           count(*) filter (where undo = 'left') as left_alone
    from exchange_batch_item where batch_id = batch.id)`;
    return query
      .selectFrom(page.as('batch'))
      .innerJoin('person as creator', 'creator.id', 'batch.admin_id')
      .leftJoin('person as taker', (join) =>
        join.on(sql<boolean>`taker.id = coalesce(batch.undo_by, batch.stopped_by)`),
      )
      .innerJoin(counts.as('counts'), (join) => join.onTrue())
      .selectAll('counts')
      .select([
        'batch.id',
        'batch.created_at',
        'batch.starts_at',
        'batch.started_at',
        'batch.finished_at',
        'batch.stopped_at',
        'batch.undo_asked_at',
        'batch.undone_at',
        'batch.note',
        'batch.minutes',
        'batch.total',
        'creator.full_name as creator_name',
        'taker.full_name as taken_back_by',
      ])
      .select(
        sql<boolean>`exists (
        select from exchange_batch_item item join exchange on exchange.id = item.exchange_id
        where item.batch_id = batch.id and exchange.state = 'confirmed')`.as('any_confirmed'),
      )
      .orderBy('batch.id', 'desc');
  },
);
