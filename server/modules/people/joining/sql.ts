/** SQL of requests to join a bank, and of people who have not verified their address. */
import { type NotNull, sql } from 'kysely';
import {
  isFound,
  PERSON_ORDER,
  type PeopleOfBank,
} from '#server/modules/people/accounts/people-sql.ts';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import { total } from '#server/platform/expressions.ts';
import type { Listing } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

/** Asks to join; no row when a request or membership is open already. */
export const insertRequest = statement(
  'joining.insertRequest',
  (p: Params<{ personId: number; bankId: number; now: Date }>) =>
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
  (p: Params<{ personId: number; bankId: number; now: Date }>) =>
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
  (
    p: Params<{
      personId: number;
      bankId: number;
      state: 'active' | 'denied';
      by: number;
      now: Date;
    }>,
  ) =>
    query
      .updateTable('membership')
      .set({ state: p.state, decided_at: p.now, decided_by: p.by })
      .where('person_id', '=', p.personId)
      .where('bank_id', '=', p.bankId)
      .where('state', '=', 'requested')
      .returning('id'),
);

/** The latest membership of a person in a bank, locked until the transaction ends. */
export const lockLatestMembership = statement(
  'joining.lockLatestMembership',
  (p: Params<{ personId: number; bankId: number }>) =>
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
export const reopenRequest = statement('joining.reopenRequest', (p: Params<{ id: number }>) =>
  query
    .updateTable('membership')
    .set({ state: 'requested', decided_at: null, decided_by: null })
    .where('id', '=', p.id),
);

/** A row when the person has given or received in the bank since that moment. */
export const hasExchangedSince = statement(
  'joining.hasExchangedSince',
  (p: Params<{ personId: number; bankId: number; since: Date }>) => sql<{ id: number }>`
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
  (p: Params<{ personId: number; bankId: number }>) =>
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
  (p: Params<{ personId: number; bankId: number }>) =>
    query
      .insertInto('account')
      .values({ person_id: p.personId, bank_id: p.bankId })
      .onConflict((conflict) => conflict.doNothing()),
);

/** A person's status, role and banks, derived (specification §4). */
export const findStatus = statement('joining.findStatus', (p: Params<{ personId: number }>) =>
  query
    .selectFrom('standing')
    .select(['status', 'role', 'bank_id', 'requested_bank_id'])
    .where('person_id', '=', p.personId),
);

/** Locks a person who chose the bank when registering, verified or not. */
export const lockChooser = statement(
  'joining.lockChooser',
  (p: Params<{ id: number; bankId: number }>) =>
    query
      .selectFrom('person')
      .select(['id', 'email', 'email_verified_at'])
      .where('id', '=', p.id)
      .where('chosen_bank_id', '=', p.bankId)
      .$narrowType<{ email: NotNull }>()
      .forUpdate(),
);

export const deletePerson = statement('joining.deletePerson', (p: Params<{ id: number }>) =>
  query.deleteFrom('person').where('id', '=', p.id),
);

const AWAITING_ORDER = { ...PERSON_ORDER, requestedAt: 'membership.requested_at' } as const;

/** People with an open request to join a bank. */
export const listAwaiting = statementsBy(
  'joining.listAwaiting',
  ({ order, searching }: Listing<keyof typeof AWAITING_ORDER>) =>
    (p: Params<PeopleOfBank>) =>
      query
        .selectFrom('membership')
        .innerJoin('person', 'person.id', 'membership.person_id')
        .leftJoinLateral(
          (eb) =>
            eb
              .selectFrom('register_entry')
              .select(['met_on', 'met_by'])
              .whereRef('membership_id', '=', 'membership.id')
              .orderBy('version', 'desc')
              .limit(1)
              .as('entry'),
          (join) => join.onTrue(),
        )
        .select([
          'person.id',
          'person.name',
          'person.surname',
          'person.full_name',
          'person.email',
          'person.phone',
          'membership.requested_at',
          'entry.met_on',
          'entry.met_by',
        ])
        .select(total)
        .where('membership.bank_id', '=', p.bankId)
        .where('membership.state', '=', 'requested')
        .$narrowType<{ email: NotNull }>()
        .$if(searching, (all) => all.where(isFound(p)))
        .orderBy(AWAITING_ORDER[order.field], order.descending ? 'desc' : 'asc')
        .orderBy('person.id')
        .limit(p.limit)
        .offset(p.offset),
);

const UNVERIFIED_ORDER = { ...PERSON_ORDER, registeredAt: 'person.created_at' } as const;

/** People who chose a bank and have not verified their address. */
export const listUnverified = statementsBy(
  'joining.listUnverified',
  ({ order, searching }: Listing<keyof typeof UNVERIFIED_ORDER>) =>
    (p: Params<PeopleOfBank>) =>
      query
        .selectFrom('person')
        .select(['id', 'name', 'surname', 'full_name', 'email', 'phone', 'created_at'])
        .select(total)
        .where('chosen_bank_id', '=', p.bankId)
        .where('email_verified_at', 'is', null)
        .$narrowType<{ email: NotNull }>()
        .$if(searching, (all) => all.where(isFound(p)))
        .orderBy(UNVERIFIED_ORDER[order.field], order.descending ? 'desc' : 'asc')
        .orderBy('person.id')
        .limit(p.limit)
        .offset(p.offset),
);
