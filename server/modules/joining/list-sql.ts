/** SQL of the lists of people who ask to join a bank, or have not verified their address. */
import { isFound, PERSON_ORDER, type PeopleOfBank } from '#server/modules/accounts/people-sql.ts';
import { query, statementsBy } from '#server/modules/tables.ts';
import { total } from '#server/platform/expressions.ts';
import type { Listing } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

const AWAITING_ORDER = { ...PERSON_ORDER, requestedAt: 'membership.requested_at' } as const;

/** People with an open request to join a bank. */
export const listAwaiting = statementsBy(
  'joining.listAwaiting',
  ({ order, searching }: Listing<keyof typeof AWAITING_ORDER>) =>
    (p: Params<PeopleOfBank>) =>
      query
        .selectFrom('membership')
        .innerJoin('person', 'person.id', 'membership.person_id')
        .select([
          'person.id',
          'person.name',
          'person.surname',
          'person.full_name',
          'person.email',
          'person.phone',
          'membership.requested_at',
        ])
        .select(total)
        .where('membership.bank_id', '=', p.bankId)
        .where('membership.state', '=', 'requested')
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
        .$if(searching, (all) => all.where(isFound(p)))
        .orderBy(UNVERIFIED_ORDER[order.field], order.descending ? 'desc' : 'asc')
        .orderBy('person.id')
        .limit(p.limit)
        .offset(p.offset),
);
