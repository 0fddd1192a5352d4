/** SQL of the letter about many exchanges at once. */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';

/** An exchange that was not made, and the code of why. */
export interface RefusedItem {
  creditor: { name: string; surname: string };
  debtor: { name: string; surname: string };
  refusal: string;
}

/** A finished batch as its administrator reads it, with the first of what was refused. */
export const readBatch = statement(
  'mail.readBatch',
  (p: { batchId: number; readerId: number; refusedMost: number }) =>
    query
      .selectFrom('exchange_batch as batch')
      .innerJoin('activity', 'activity.id', 'batch.activity_id')
      .innerJoin('person as reader', (join) => join.on('reader.id', '=', p.readerId))
      .select([
        'batch.performed_on',
        'batch.minutes',
        'batch.note',
        'batch.finished_at',
        'activity.name_it',
        'activity.name_en',
        'activity.name_de',
        'reader.email',
        'reader.name',
        'reader.surname',
        'reader.pref_locale as locale',
      ])
      .select([
        sql<number>`(select count(*) from exchange_batch_item where batch_id = batch.id)`.as(
          'asked',
        ),
        sql<number>`(select count(refusal) from exchange_batch_item where batch_id = batch.id)`.as(
          'refused',
        ),
        sql<number>`(select count(*) from exchange_batch_item item
            join exchange on exchange.id = item.exchange_id
          where batch_id = batch.id and state = 'pending')`.as('awaiting'),
        sql<RefusedItem[]>`(select coalesce(jsonb_agg(listed order by position), '[]')
          from (
            select position, refusal,
              jsonb_build_object('name', creditor.name, 'surname', creditor.surname) as creditor,
              jsonb_build_object('name', debtor.name, 'surname', debtor.surname) as debtor
            from exchange_batch_item item
            join person creditor on creditor.id = item.creditor_id
            join person debtor on debtor.id = item.debtor_id
            where batch_id = batch.id and refusal is not null
            order by position limit ${p.refusedMost}
          ) listed)`.as('refused_items'),
      ])
      .where('batch.id', '=', p.batchId),
);

/** What a finished batch was for the one person who is on one side of all of it. */
export const readBatchWithYou = statement(
  'mail.readBatchWithYou',
  (p: { batchId: number; readerId: number }) =>
    query
      .selectFrom('exchange_batch as batch')
      .innerJoin('activity', 'activity.id', 'batch.activity_id')
      .innerJoin('person as admin', 'admin.id', 'batch.admin_id')
      .innerJoin('person as reader', (join) => join.on('reader.id', '=', p.readerId))
      .select([
        'batch.performed_on',
        'batch.minutes',
        'batch.note',
        'activity.name_it',
        'activity.name_en',
        'activity.name_de',
        'admin.name as admin_name',
        'admin.surname as admin_surname',
        'reader.email',
        'reader.name',
        'reader.surname',
        'reader.pref_locale as locale',
      ])
      .select([
        sql<number>`(select count(exchange_id) from exchange_batch_item
          where batch_id = batch.id)`.as('made'),
        sql<number>`(select count(*) from exchange_batch_item
          where batch_id = batch.id and exchange_id is not null and creditor_id = ${p.readerId})`.as(
          'given',
        ),
        sql<number>`(select count(*) from exchange_batch_item item
            join exchange on exchange.id = item.exchange_id
          where batch_id = batch.id and state = 'pending' and exchange.debtor_id = ${p.readerId})`.as(
          'to_confirm',
        ),
      ])
      .where('batch.id', '=', p.batchId),
);
