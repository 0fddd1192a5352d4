/** SQL of requests to join a bank, and of people who have not verified their address. */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';

/** Asks to join; no row when a request or membership is open already. */
export const insertRequest = statement(
  'joining.insertRequest',
  (p: { personId: number; bankId: number; now: Date }) =>
    query
      .insertInto('membership')
      .values({
        person_id: p.personId,
        bank_id: p.bankId,
        state: 'requested',
        requested_at: p.now,
        decided_at: null,
        decided_by: null,
        ended_at: null,
        ended_by: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
);

export const withdrawRequest = statement(
  'joining.withdrawRequest',
  (p: { personId: number; bankId: number; now: Date }) =>
    query
      .updateTable('membership')
      .set({ state: 'withdrawn', ended_at: p.now, ended_by: p.personId })
      .where('person_id', '=', p.personId)
      .where('bank_id', '=', p.bankId)
      .where('state', '=', 'requested')
      .returning('id'),
);

/** Accepts or denies an open request; no row when there is none (any more). */
export const decideRequest = statement(
  'joining.decideRequest',
  (p: { personId: number; bankId: number; state: 'active' | 'denied'; by: number; now: Date }) =>
    query
      .updateTable('membership')
      .set({ state: p.state, decided_at: p.now, decided_by: p.by })
      .where('person_id', '=', p.personId)
      .where('bank_id', '=', p.bankId)
      .where('state', '=', 'requested')
      .returning('id'),
);

/** What stands last between a person and a bank; nobody else changes it until the transaction ends. */
export const lockLatestMembership = statement(
  'joining.lockLatestMembership',
  (p: { personId: number; bankId: number }) =>
    query
      .selectFrom('membership')
      .select(['id', 'state', 'decided_by', 'decided_at'])
      .where('person_id', '=', p.personId)
      .where('bank_id', '=', p.bankId)
      .orderBy('id', 'desc')
      .limit(1)
      .forUpdate(),
);

/** Makes an answered request an open one again. */
export const reopenRequest = statement('joining.reopenRequest', (p: { id: number }) =>
  query
    .updateTable('membership')
    .set({ state: 'requested', decided_at: null, decided_by: null })
    .where('id', '=', p.id),
);

/** A row when the person has given or received in the bank since that moment. */
export const hasExchangedSince = statement(
  'joining.hasExchangedSince',
  (p: { personId: number; bankId: number; since: Date }) => sql<{ id: number }>`
    (select id from exchange
     where creditor_id = ${p.personId} and creditor_bank_id = ${p.bankId}
       and created_at >= ${p.since} limit 1)
    union all
    (select id from exchange
     where debtor_id = ${p.personId} and debtor_bank_id = ${p.bankId}
       and created_at >= ${p.since} limit 1)`,
);

/** Whether the bank has decided on that person before. */
export const findDecision = statement(
  'joining.findDecision',
  (p: { personId: number; bankId: number }) =>
    query
      .selectFrom('membership')
      .select('state')
      .where('person_id', '=', p.personId)
      .where('bank_id', '=', p.bankId)
      .where('state', 'in', ['active', 'denied', 'ended'])
      .limit(1),
);

/** An account begins empty; one of an earlier membership in the same bank goes on. */
export const openAccount = statement(
  'joining.openAccount',
  (p: { personId: number; bankId: number }) =>
    query
      .insertInto('account')
      .values({ person_id: p.personId, bank_id: p.bankId })
      .onConflict((conflict) => conflict.doNothing()),
);

/** Where a person stands: their status, derived (specification §4). */
export const findStanding = statement('joining.findStanding', (p: { personId: number }) =>
  query
    .selectFrom('standing')
    .select(['status', 'role', 'bank_id', 'requested_bank_id'])
    .where('person_id', '=', p.personId),
);

/** Somebody who once chose the bank, verified or not; nobody else touches them meanwhile. */
export const holdChooser = statement('joining.holdChooser', (p: { id: number; bankId: number }) =>
  query
    .selectFrom('person')
    .select(['id', 'email', 'email_verified_at'])
    .where('id', '=', p.id)
    .where('chosen_bank_id', '=', p.bankId)
    .forUpdate(),
);

export const deletePerson = statement('joining.deletePerson', (p: { id: number }) =>
  query.deleteFrom('person').where('id', '=', p.id),
);
