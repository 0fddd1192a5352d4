/** SQL of closing an account. */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** The balance of a member, what waits with them, and their unused cheques. */
export const findClosing = statement(
  'members.findClosing',
  (p: Params<{ personId: number; bankId: number }>) => sql<{
    balance_minutes: number;
    waiting_gave: number;
    waiting_received: number;
    cheques: number;
  }>`
    select account.balance_minutes,
           (select count(*) from exchange
            where creditor_id = account.person_id and creditor_bank_id = account.bank_id
              and state = 'pending') as waiting_gave,
           (select count(*) from exchange
            where debtor_id = account.person_id and debtor_bank_id = account.bank_id
              and state = 'pending') as waiting_received,
           (select count(*) from cheque
            join cheque_book on cheque_book.id = cheque.book_id
            where cheque_book.person_id = account.person_id
              and cheque_book.bank_id = account.bank_id and cheque.state = 'blank') as cheques
    from membership
    join account on account.person_id = membership.person_id
      and account.bank_id = membership.bank_id
    where membership.person_id = ${p.personId} and membership.bank_id = ${p.bankId}
      and membership.state = 'active'`,
);

/**
 * The active memberships of some people in a bank, locked until the transaction ends in the order in
 * which exchanges lock their two people.
 */
export const lockMemberships = statement(
  'members.lockMemberships',
  (p: Params<{ personIds: number[]; bankId: number }>) =>
    query
      .selectFrom('membership')
      .select(['id', 'person_id', 'role'])
      .where('bank_id', '=', p.bankId)
      .where('state', '=', 'active')
      .where((eb) => eb('person_id', '=', eb.fn.any(p.personIds)))
      .orderBy('person_id')
      .forUpdate(),
);

/** Sends somebody no letters any more, until they become a member again. */
export const markGone = statement(
  'members.markGone',
  (p: Params<{ personId: number; now: Date }>) =>
    query.updateTable('person').set({ gone_at: p.now }).where('id', '=', p.personId),
);
