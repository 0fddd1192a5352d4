/** SQL of booklets and of what becomes of each cheque. Lists for the desk are in `list-sql.ts`. */
import { sql } from 'kysely';
import type { ChequeVoidCause } from '#contract/paper/cheques.ts';
import { query, type Row, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** Makes a booklet and its cheques, numbered on from the bank's last. */
export const insertChequeBook = statement(
  'cheques.insertBook',
  (
    p: Params<{
      bankId: number;
      personId: number;
      count: number;
      codes: string[];
      by: number;
      now: Date;
    }>,
  ) => sql<{ id: number }>`
    with counted as (
      update bank set last_cheque_serial = last_cheque_serial + ${p.count}::integer
      where id = ${p.bankId}
      returning last_cheque_serial - ${p.count}::integer + 1 as first_serial
    ), made as (
      insert into cheque_book (bank_id, person_id, first_serial, cheques, issued_at, issued_by)
      select ${p.bankId}, ${p.personId}, first_serial, ${p.count}::integer, ${p.now}, ${p.by}
      from counted
      returning id, first_serial
    ), written as (
      insert into cheque (book_id, bank_id, serial, code)
      select made.id, ${p.bankId}, made.first_serial + printed.nth - 1, printed.code
      from made cross join unnest(${p.codes}::text[]) with ordinality as printed (code, nth)
    )
    select id from made`,
);

/** A booklet of a bank, locked until the transaction ends. */
export const lockChequeBook = statement(
  'cheques.lockBook',
  (p: Params<{ id: number; bankId: number }>) =>
    query
      .selectFrom('cheque_book')
      .select(['person_id', 'first_serial', 'closed_at'])
      .where('id', '=', p.id)
      .where('bank_id', '=', p.bankId)
      .forUpdate(),
);

/** Closes a booklet; its blank cheques become void. */
export const closeBook = statement(
  'cheques.closeBook',
  (p: Params<{ id: number; by: number; reason: string; now: Date }>) => sql<object>`
    with closed as (
      update cheque_book set closed_at = ${p.now}, closed_by = ${p.by}, closed_why = ${p.reason}
      where id = ${p.id}
    )
    update cheque
    set state = 'void', void_at = ${p.now}, void_cause = 'book-closed', void_reason = ${p.reason}
    where book_id = ${p.id} and state = 'blank'`,
);

/** A cheque and its owner, locked until the transaction ends. */
export const lockCheque = statement(
  'cheques.lock',
  (p: Params<{ code: string }>) => sql<
    Pick<
      Row<'cheque'>,
      'id' | 'bank_id' | 'serial' | 'state' | 'exchange_id' | 'handed_in_at' | 'void_cause'
    > & { owner_id: number }
  >`
    select cheque.id, cheque.bank_id, cheque.serial, cheque.state, cheque.exchange_id,
           cheque.handed_in_at, cheque.void_cause, book.person_id as owner_id
    from cheque join cheque_book as book on book.id = cheque.book_id
    where cheque.code = ${p.code}
    for no key update of cheque`,
);

/** When a person was a member of a bank. */
export const listMemberships = statement(
  'cheques.listMemberships',
  (p: Params<{ personId: number; bankId: number }>) =>
    query
      .selectFrom('membership')
      .select(['decided_at', 'ended_at'])
      .where('person_id', '=', p.personId)
      .where('bank_id', '=', p.bankId)
      .where('state', 'in', ['active', 'ended']),
);

/** Gives a cheque its exchange: booked where that is confirmed, handed in where it waits. */
export const giveExchange = statement(
  'cheques.giveExchange',
  (p: Params<{ id: number; exchangeId: number; daysLate: number; now: Date }>) => sql<object>`
    update cheque
    set state = case exchange.state when 'confirmed' then 'booked' else 'handed-in' end,
        exchange_id = exchange.id, handed_in_at = coalesce(handed_in_at, ${p.now}::timestamptz),
        days_late = ${p.daysLate}::integer, void_at = null, void_cause = null
    from exchange
    where cheque.id = ${p.id} and exchange.id = ${p.exchangeId}`,
);

/** How late a cheque was whose exchange the desk has confirmed. */
export const noteLateness = statement(
  'cheques.noteLateness',
  (p: Params<{ id: number; daysLate: number }>) =>
    query.updateTable('cheque').set({ days_late: p.daysLate }).where('id', '=', p.id),
);

/** Keeps a cheque aside with a note. */
export const keepAside = statement(
  'cheques.keepAside',
  (p: Params<{ id: number; note: string; now: Date }>) => sql<object>`
    update cheque
    set state = 'handed-in', handed_in_at = coalesce(handed_in_at, ${p.now}::timestamptz),
        note = ${p.note}
    where id = ${p.id}`,
);

/** Makes a cheque void, or says why it is. */
export const makeVoid = statement(
  'cheques.makeVoid',
  (p: Params<{ id: number; cause: ChequeVoidCause; reason: string; now: Date }>) =>
    query
      .updateTable('cheque')
      .set({ state: 'void', void_at: p.now, void_cause: p.cause, void_reason: p.reason })
      .where('id', '=', p.id),
);
