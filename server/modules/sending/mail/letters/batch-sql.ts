/** SQL of the letter about many exchanges at once. */
import { type Expression, sql } from 'kysely';
import { namesOfWhatWasDone } from '#server/modules/hours/exchanges/columns-sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { READER_COLUMNS } from './sql.ts';

interface Name {
  name: string;
  surname: string;
}

/**
 * An exchange that was not made, and the code of why. Somebody who never was a member of one of the
 * two banks has no name here: the letter tells nobody's name to strangers.
 */
export interface RefusedItem {
  creditor: Name | null;
  debtor: Name | null;
  refusal: string;
}

/** The name of one side, if they have or had an account in one of the two banks. */
function nameOfMember(side: 'creditor' | 'debtor') {
  const person = sql.ref(side);
  return sql`case when exists (
      select from account where account.person_id = ${person}.id
        and account.bank_id in (batch.bank_id, batch.debtor_bank_id))
    then jsonb_build_object('name', ${person}.name, 'surname', ${person}.surname) end`;
}

/** The first of what was refused. */
const refusedItems = (most: Expression<number>) =>
  sql<RefusedItem[]>`(select coalesce(jsonb_agg(listed order by position), '[]')
    from (
      select position, refusal,
        ${nameOfMember('creditor')} as creditor, ${nameOfMember('debtor')} as debtor
      from exchange_batch_item item
      join person creditor on creditor.id = item.creditor_id
      join person debtor on debtor.id = item.debtor_id
      where batch_id = batch.id and refusal is not null
      order by position limit ${most}
    ) listed)`.as('refused_items');

/** A batch and its reader. */
const batchFor = (p: Params<{ batchId: number; readerId: number }>) =>
  query
    .selectFrom('exchange_batch as batch')
    // A share has no activity.
    .leftJoin('activity', 'activity.id', 'batch.activity_id')
    .innerJoin('person as reader', (join) => join.on('reader.id', '=', p.readerId))
    .select(['batch.performed_on', 'batch.minutes', 'batch.note'])
    .select([namesOfWhatWasDone('batch').as('activity_names')])
    .select(READER_COLUMNS)
    .where('batch.id', '=', p.batchId);

/** A finished batch as its administrator reads it, with the first of what was refused. */
export const readBatch = statement(
  'mail.readBatch',
  (p: Params<{ batchId: number; readerId: number; refusedMost: number }>) =>
    batchFor(p)
      .select(['batch.finished_at'])
      .innerJoinLateral(
        (from) =>
          from
            .selectFrom('exchange_batch_item as item')
            .leftJoin('exchange', 'exchange.id', 'item.exchange_id')
            .whereRef('item.batch_id', '=', 'batch.id')
            .select(({ fn }) => [
              fn.countAll<number>().as('asked'),
              fn.count<number>('item.refusal').as('refused'),
              fn.countAll<number>().filterWhere('exchange.state', '=', 'pending').as('awaiting'),
            ])
            .as('counts'),
        (join) => join.onTrue(),
      )
      .selectAll('counts')
      .select(refusedItems(p.refusedMost)),
);

/** What a finished batch was for the one person who is on one side of all of it. */
export const readBatchWithYou = statement(
  'mail.readBatchWithYou',
  (p: Params<{ batchId: number; readerId: number }>) =>
    batchFor(p)
      .innerJoin('person as admin', 'admin.id', 'batch.admin_id')
      .select(['admin.name as admin_name', 'admin.surname as admin_surname'])
      .innerJoinLateral(
        (from) =>
          from
            .selectFrom('exchange_batch_item as item')
            .innerJoin('exchange', 'exchange.id', 'item.exchange_id')
            .whereRef('item.batch_id', '=', 'batch.id')
            .select(({ fn }) => [
              fn.countAll<number>().as('made'),
              fn.countAll<number>().filterWhere('item.creditor_id', '=', p.readerId).as('given'),
              fn
                .countAll<number>()
                .filterWhere('exchange.state', '=', 'pending')
                .filterWhere('item.debtor_id', '=', p.readerId)
                .as('to_confirm'),
            ])
            .as('counts'),
        (join) => join.onTrue(),
      )
      .selectAll('counts'),
);

/** A batch that was undone, as one reader sees it: the undoer, or the single person of it. */
export const readUndoneBatch = statement(
  'mail.readUndoneBatch',
  (p: Params<{ batchId: number; readerId: number }>) =>
    batchFor(p)
      .innerJoin('person as undoer', 'undoer.id', 'batch.undo_by')
      .innerJoinLateral(
        (from) =>
          from
            .selectFrom('exchange_batch_item')
            .whereRef('batch_id', '=', 'batch.id')
            .select(({ fn }) => [
              fn.countAll<number>().filterWhere('undo', '=', 'reversed').as('reversed'),
              fn.countAll<number>().filterWhere('undo', '=', 'cancelled').as('cancelled'),
              fn.countAll<number>().filterWhere('undo', '=', 'left').as('left_alone'),
              fn.countAll<number>().filterWhere('creditor_id', '=', p.readerId).as('given'),
            ])
            .as('counts'),
        (join) => join.onTrue(),
      )
      .leftJoin('account', (join) =>
        join
          .onRef('account.person_id', '=', 'reader.id')
          .on('account.bank_id', '=', (eb) =>
            eb
              .case()
              .when('counts.given', '>', 0)
              .then(eb.ref('batch.bank_id'))
              .else(eb.ref('batch.debtor_bank_id'))
              .end(),
          ),
      )
      .selectAll('counts')
      .select([
        'batch.undo_reason',
        'batch.undone_at',
        'undoer.name as undoer_name',
        'undoer.surname as undoer_surname',
        'account.balance_minutes',
      ]),
);
