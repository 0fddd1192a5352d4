/** SQL of multiple exchanges (law L10). */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';
import type { PageValues } from '#server/platform/paging.ts';

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
}

export const insertBatch = statement('batches.insert', (p: NewBatch) =>
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
      finished_at: null,
    })
    .returning('id'),
);

/** One item for each pair of the two lists; a person on both sides is left out. */
export const insertItems = statement(
  'batches.insertItems',
  (p: { batchId: number; creditorIds: number[]; debtorIds: number[] }) => sql`
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
  (p: { bankId: number; exceptId: number }) =>
    query
      .selectFrom('membership')
      .innerJoin('person', 'person.id', 'membership.person_id')
      .select('person.id')
      .where('membership.bank_id', '=', p.bankId)
      .where('membership.state', '=', 'active')
      .where('person.id', '<>', p.exceptId)
      .orderBy('person.folded_name'),
);

/** Which of these people there are at all. */
export const knownPeople = statement('batches.knownPeople', (p: { ids: number[] }) =>
  query.selectFrom('person').select('id').where(sql<boolean>`id = any(${p.ids}::bigint[])`),
);

/** A batch that is not finished; nobody else works on it until the transaction ends. */
export const holdBatch = statement('batches.hold', (p: { batchId: number }) =>
  query
    .selectFrom('exchange_batch')
    .selectAll()
    .where('id', '=', p.batchId)
    .where('finished_at', 'is', null)
    .forUpdate(),
);

export const nextItems = statement('batches.nextItems', (p: { batchId: number; most: number }) =>
  query
    .selectFrom('exchange_batch_item')
    .select(['position', 'creditor_id', 'debtor_id'])
    .where('batch_id', '=', p.batchId)
    .where('exchange_id', 'is', null)
    .where('refusal', 'is', null)
    .orderBy('position')
    .limit(p.most),
);

export const settleItem = statement(
  'batches.settleItem',
  (p: { batchId: number; position: number; exchangeId: number | null; refusal: string | null }) =>
    query
      .updateTable('exchange_batch_item')
      .set({ exchange_id: p.exchangeId, refusal: p.refusal })
      .where('batch_id', '=', p.batchId)
      .where('position', '=', p.position),
);

export const finishBatch = statement('batches.finish', (p: { batchId: number; now: Date }) =>
  query.updateTable('exchange_batch').set({ finished_at: p.now }).where('id', '=', p.batchId),
);

export const listBatches = statement('batches.list', (p: PageValues & { bankId: number }) =>
  query
    .selectFrom('exchange_batch')
    .select(['id', 'created_at', 'finished_at', 'note', 'minutes'])
    .select(sql<number>`count(*) over ()`.as('total'))
    .select(
      sql<number>`(select count(*) from exchange_batch_item where batch_id = exchange_batch.id)`.as(
        'asked',
      ),
    )
    .select(
      sql<number>`(select count(exchange_id) from exchange_batch_item where batch_id = exchange_batch.id)`.as(
        'made',
      ),
    )
    .select(
      sql<number>`(select count(refusal) from exchange_batch_item where batch_id = exchange_batch.id)`.as(
        'refused',
      ),
    )
    .where('bank_id', '=', p.bankId)
    .orderBy('id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);
