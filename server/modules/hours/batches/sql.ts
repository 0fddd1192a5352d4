/** SQL of starting a batch, of stopping it, and of the list of batches (law L10). */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';
import { total } from '#server/platform/expressions.ts';
import type { PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

interface NewBatch {
  bankId: number;
  adminId: number;
  debtorBankId: number;
  kind: 'service' | 'share';
  /** The year of a share. */
  shareYear: number | null;
  /** Null unless it is a service. */
  activityId: number | null;
  performedOn: string;
  minutes: number;
  note: string;
  onePersonId: number | null;
  /** The debtor is the fund of the bank. */
  forFund: boolean;
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
      kind: p.kind,
      share_year: p.shareYear,
      activity_id: p.activityId,
      performed_on: p.performedOn,
      minutes: p.minutes,
      note: p.note,
      one_person_id: p.onePersonId,
      for_fund: p.forFund,
      created_at: p.now,
      starts_at: p.startsAt,
    })
    .returning('id'),
);

/** One item for each pair of the two lists; a person on both sides is left out. */
export const insertItems = statement(
  'batches.insertItems',
  (
    p: Params<{
      batchId: number;
      creditorIds: number[];
      debtorIds: number[];
      shareYear: number | null;
    }>,
  ) => sql`
    insert into exchange_batch_item (batch_id, position, creditor_id, debtor_id, share_year)
    select ${p.batchId}::bigint, row_number() over (order by creditor.nth, debtor.nth),
           creditor.id, debtor.id, ${p.shareYear}::integer
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
      .where((eb) => eb('person_id', '=', eb.fn.any(p.personIds))),
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
      .select(total)
      .where('bank_id', '=', p.bankId)
      .orderBy('id', 'desc')
      .limit(p.limit)
      .offset(p.offset);
    return query
      .selectFrom(page.as('batch'))
      .innerJoin('person as creator', 'creator.id', 'batch.admin_id')
      .leftJoin('person as taker', (join) =>
        join.on('taker.id', '=', (eb) => eb.fn.coalesce('batch.undo_by', 'batch.stopped_by')),
      )
      .innerJoinLateral(
        (from) =>
          from
            .selectFrom('exchange_batch_item')
            .whereRef('batch_id', '=', 'batch.id')
            .select(({ fn }) => [
              fn.countAll<number>().as('asked'),
              fn.count<number>('exchange_id').as('made'),
              fn.count<number>('refusal').as('refused'),
              fn.countAll<number>().filterWhere('undo', '=', 'reversed').as('reversed'),
              fn.countAll<number>().filterWhere('undo', '=', 'cancelled').as('cancelled'),
              fn.countAll<number>().filterWhere('undo', '=', 'left').as('left_alone'),
            ])
            .as('counts'),
        (join) => join.onTrue(),
      )
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
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('exchange_batch_item as item')
            .innerJoin('exchange', 'exchange.id', 'item.exchange_id')
            .select('item.position')
            .whereRef('item.batch_id', '=', 'batch.id')
            .where('exchange.state', '=', 'confirmed'),
        )
          .$castTo<boolean>()
          .as('any_confirmed'),
      )
      .orderBy('batch.id', 'desc');
  },
);
