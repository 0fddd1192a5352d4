/** The statements that write the demo's exchanges, many at a time, and the trail of everything. */
import { sql } from 'kysely';
import { inserting, type Rows, written } from '../sql.ts';

/** What happens to an exchange, and at whose hands. */
export interface Deed {
  exchange_id: number;
  at: Date;
  by: number;
  reason: string | null;
}

const deed = (v: Rows) => sql`jsonb_to_recordset(${v.rows}::jsonb)
  as deed (exchange_id bigint, at timestamptz, by bigint, reason text)`;

/** All pending at first, as in life. The ids come back in the order of the rows. */
export const insertExchanges = inserting<{ id: number }>(
  'exchange',
  `creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, activity_id, performed_on, minutes,
   note, created_at, created_by`,
  'id',
);

/**
 * Has every statement, not only the commit, leave each exchange with its transfers: an exchange
 * that is confirmed and reversed in one transaction satisfies law L7 at each step.
 */
export const bookAtOnce = written<object, unknown>(
  'demo.book-at-once',
  () => sql`set constraints exchange_is_booked immediate`,
);

export const cancelExchanges = written<Rows, unknown>(
  'demo.cancel-exchanges',
  (v) => sql`update exchange
    set state = 'cancelled', decided_at = deed.at, decided_by = deed.by,
        decision_reason = deed.reason
    from ${deed(v)} where exchange.id = deed.exchange_id`,
);

/** Confirms and posts in the order of time (laws L7, L8). */
export const confirmExchanges = written<Rows, unknown>(
  'demo.confirm-exchanges',
  (v) => sql`with confirmed as (
      update exchange set state = 'confirmed', decided_at = deed.at, decided_by = deed.by
      from ${deed(v)} where exchange.id = deed.exchange_id
      returning exchange.*
    )
    insert into transfer (exchange_id, kind, to_person_id, to_bank_id, from_person_id,
                          from_bank_id, minutes, posted_at, posted_by)
    select id, 'confirmation', creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, minutes,
           decided_at, decided_by
    from confirmed order by decided_at, id`,
);

/** Takes confirmed exchanges back and posts that, too (laws L6, L7). */
export const reverseExchanges = written<Rows, unknown>(
  'demo.reverse-exchanges',
  (v) => sql`with reversed as (
      update exchange
      set state = 'reversed', reversed_at = deed.at, reversed_by = deed.by,
          reversal_reason = deed.reason
      from ${deed(v)} where exchange.id = deed.exchange_id
      returning exchange.*
    )
    insert into transfer (exchange_id, kind, to_person_id, to_bank_id, from_person_id,
                          from_bank_id, minutes, posted_at, posted_by)
    select id, 'reversal', debtor_id, debtor_bank_id, creditor_id, creditor_bank_id, minutes,
           reversed_at, reversed_by
    from reversed order by reversed_at, id`,
);

/** Everything above once more as the audit trail has it, in the order of time. */
export const writeTrail = written<object, unknown>(
  'demo.write-trail',
  () => sql`insert into audit (at, actor_id, action, person_id, bank_id, exchange_id, detail)
    select happened.*
    from (
      select created_at, id, 'person-registered', id, chosen_bank_id, null::bigint, '{}'::jsonb
      from person
      union all
      select email_verified_at, id, 'email-verified', id, null, null, '{}'
      from person where email_verified_at is not null
      union all
      select requested_at, person_id, 'membership-requested', person_id, bank_id, null, '{}'
      from membership
      union all
      select decided_at, decided_by, 'membership-accepted', person_id, bank_id, null, '{}'
      from membership where state = 'active'
      union all
      select requested_at, requested_by, 'link-requested', null, required_bank_id, null, '{}'
      from bank_link
      union all
      select decided_at, decided_by, 'link-approved', null, requester_bank_id, null, '{}'
      from bank_link where state = 'approved'
      union all
      select done.at, done.by, 'exchange-' || done.what, null, standing.bank_id, exchange.id,
             jsonb_strip_nulls(jsonb_build_object('reason', done.reason))
      from exchange
      cross join lateral (values
        ('recorded', created_at, created_by, null),
        (case state when 'cancelled' then state else 'confirmed' end,
          decided_at, decided_by, decision_reason),
        ('reversed', reversed_at, reversed_by, reversal_reason)
      ) as done (what, at, by, reason)
      join standing on standing.person_id = done.by
    ) as happened (at, actor_id, action, person_id, bank_id, exchange_id, detail)
    order by at`,
);
