/**
 * The statements that write the demo: each writes a whole table, from rows as tables.ts reads them,
 * in JSON. People and banks are named by their e-mail address.
 */
import { type RawBuilder, sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** The rows of a table as a JSON array. */
interface Rows {
  rows: string;
}

/** Locks out other servers that start at the same time, until the transaction ends. */
export const lockFilling = written<object, unknown>(
  'demo.lock-filling',
  () => sql`select pg_advisory_xact_lock(7203152)`,
);

export const readEmptiness = written<object, { empty: boolean }>(
  'demo.read-emptiness',
  () => sql`select not exists (select from bank) and not exists (select from person) as empty`,
);

/** They are at work: every room is open (specification §40). */
export const insertBanks = written<Rows, unknown>(
  'demo.insert-banks',
  (v) => sql`insert into bank (name, description, address, email, president, secretary, phone,
                               association, vat, web_url, facebook_url, gdpr, opening_hours,
                               founded_on, created_at, opened_with_all)
    select name, description, address, email, president, secretary, phone,
           association, vat, web_url, facebook_url, gdpr, opening_hours, founded_on, created_at,
           true
    from jsonb_populate_recordset(null::bank, ${v.rows}::jsonb)`,
);

const listedPeople = (v: Params<Rows>) => sql`jsonb_to_recordset(${v.rows}::jsonb) as listed (
  email text, name text, surname text, sex text, birth_date date, language text, phone text,
  bank text, role text, registered timestamptz, verified timestamptz, requested timestamptz,
  accepted timestamptz, accepted_by text)`;

/**
 * In the order in which they registered. A bank is only chosen until the address is verified. People
 * whom a desk registered have an address in the tables alone, which is taken away at the end.
 */
export const insertPeople = written<Rows & { passwordHash: string }, unknown>(
  'demo.insert-people',
  (v) => sql`insert into person (email, password_hash, name, surname, phone, birth_date, sex,
                                 pref_locale, chosen_bank_id, email_verified_at, proven_email,
                                 created_at)
    select listed.email, ${v.passwordHash}, listed.name, surname, listed.phone, birth_date, sex,
           language, case when verified is null and accepted is null then bank.id end, verified,
           case when verified is not null then listed.email end, registered
    from ${listedPeople(v)}
    left join bank on bank.email = listed.bank
    order by registered`,
);

/** In the order in which they were requested. */
export const insertMemberships = written<Rows, unknown>(
  'demo.insert-memberships',
  (v) => sql`insert into membership (person_id, bank_id, state, role, requested_at, decided_at,
                                     decided_by)
    select person.id, bank.id, case when accepted is null then 'requested' else 'active' end, role,
           requested, accepted, decider.id
    from ${listedPeople(v)}
    join person on person.email = listed.email
    join bank on bank.email = listed.bank
    left join person decider on decider.email = accepted_by
    where requested is not null
    order by requested`,
);

export const openAccounts = written<object, unknown>(
  'demo.open-accounts',
  () => sql`insert into account (person_id, bank_id)
    select person_id, bank_id from membership where state = 'active'`,
);

/** Every desk was used yesterday, but that of one bank, which the portal's administrators should call. */
export const noteAdministrators = written<{ today: string }, unknown>(
  'demo.note-administrators',
  (v) => sql`insert into administrators_seen (bank_id, seen_on)
    select id, ${v.today}::date - case when email = 'bozen@example.org' then 75 else 1 end from bank`,
);

export const insertLinks = written<Rows, unknown>(
  'demo.insert-links',
  (v) => sql`insert into bank_link (requester_bank_id, required_bank_id, state, requested_at,
                                    requested_by, decided_at, decided_by)
    select requester.id, required.id, state, requested, asking.id, decided, deciding.id
    from jsonb_to_recordset(${v.rows}::jsonb) as listed (
      requester text, required text, state text, requested timestamptz, requested_by text,
      decided timestamptz, decided_by text)
    join bank requester on requester.email = listed.requester
    join bank required on required.email = listed.required
    join person asking on asking.email = requested_by
    left join person deciding on deciding.email = decided_by
    order by requested`,
);

/** `id` is known once they are inserted. */
const listedExchanges = (v: Params<Rows>) => sql`jsonb_to_recordset(${v.rows}::jsonb) as listed (
  line integer, id bigint, kind text, performed date, creditor text, debtor text, hours numeric,
  activity integer, note text, state text, recorded timestamptz, recorded_by text,
  decided timestamptz, decided_by text, reversed timestamptz, reversed_by text, reason text, basis text)`;

/** All pending at first. A bank stands for its fund. The ids come back in the order of `line`. */
export const insertExchanges = written<Rows, { id: number }>(
  'demo.insert-exchanges',
  (v) => sql<{ id: number }>`with member as (
      select email, person_id, bank_id from person join account on person_id = person.id
      where kind = 'human'
      union all
      select email, fund_person_id, id from bank
    )
    insert into exchange (kind, creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, activity_id,
                          performed_on, minutes, note, created_at, created_by)
    select listed.kind, creditor.person_id, creditor.bank_id, debtor.person_id, debtor.bank_id,
           activity.id, performed, hours * 60, note, recorded, recorder.id
    from ${listedExchanges(v)}
    left join member creditor on creditor.email = listed.creditor
    left join member debtor on debtor.email = listed.debtor
    left join activity on activity.position = listed.activity
    left join person recorder on recorder.email = recorded_by
    order by line
    returning id`,
);

/**
 * Has every statement, not only the commit, leave each exchange with its transfers: an exchange
 * that is confirmed and reversed in one transaction satisfies law L7 at each step.
 */
export const bookAtOnce = written<object, unknown>(
  'demo.book-at-once',
  () => sql`set constraints exchange_is_booked immediate`,
);

/** Confirms or cancels what was decided until then, and books it in that order (laws L7, L8). */
export const decideExchanges = written<Rows & { until: string }, unknown>(
  'demo.decide-exchanges',
  (v) => sql`with decision as (
      update exchange
      set state = case listed.state when 'cancelled' then 'cancelled' else 'confirmed' end,
          decided_at = decided, decided_by = decider.id,
          decision_reason = case listed.state when 'cancelled' then reason end,
          basis = listed.basis
      from ${listedExchanges(v)} join person decider on decider.email = decided_by
      where exchange.id = listed.id and exchange.state = 'pending'
        and decided <= ${v.until}::timestamptz
      returning exchange.*
    )
    insert into transfer (exchange_id, kind, to_person_id, to_bank_id, from_person_id,
                          from_bank_id, minutes, posted_at, posted_by)
    select id, 'confirmation', creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, minutes,
           decided_at, decided_by
    from decision where state = 'confirmed' order by decided_at, id`,
);

/** Reverses confirmed exchanges and books that, too (laws L6, L7). */
export const reverseExchanges = written<Rows, unknown>(
  'demo.reverse-exchanges',
  (v) => sql`with reversal as (
      update exchange
      set state = 'reversed', reversed_at = reversed, reversed_by = reverser.id,
          reversal_reason = reason
      from ${listedExchanges(v)} join person reverser on reverser.email = listed.reversed_by
      where exchange.id = listed.id
      returning exchange.*
    )
    insert into transfer (exchange_id, kind, to_person_id, to_bank_id, from_person_id,
                          from_bank_id, minutes, posted_at, posted_by)
    select id, 'reversal', debtor_id, debtor_bank_id, creditor_id, creditor_bank_id, minutes,
           reversed_at, reversed_by
    from reversal order by reversed_at, id`,
);

/** People who became members without a verified address: the desk registered them, without e-mail. */
const BY_DESK = sql`person.kind = 'human' and person.email_verified_at is null and exists (
  select from membership where membership.person_id = person.id and state = 'active')`;

/** Takes the addresses away that named the desk's people in the tables. */
export const forgetDeskAddresses = written<object, unknown>(
  'demo.forget-desk-addresses',
  () => sql`with listed as (
      update person set email = null, password_hash = null, access = 'desk' where ${BY_DESK}
      returning id, created_at
    )
    update membership set signed_on = (listed.created_at at time zone 'UTC')::date
    from listed where membership.person_id = listed.id`,
);

/** Everybody agreed to the notice of their bank when they asked to join, or signed the form. */
export const insertConsents = written<object, unknown>(
  'demo.insert-consents',
  () => sql`insert into privacy_consent (bank_id, person_id, privacy_notice_id, way, agreed_at,
                                         signed_on, noted_by)
    select membership.bank_id, person_id, privacy_notice.id,
           case when signed_on is null then 'joining' else 'paper' end, requested_at, signed_on,
           case when signed_on is not null then decided_by end
    from membership join privacy_notice on privacy_notice.bank_id = membership.bank_id
    where state in ('requested', 'active')`,
);

/** Everything above once more as audit rows, in the order of time and of `step`. */
export const writeAudit = written<object, unknown>(
  'demo.write-audit',
  () => sql`insert into audit (at, actor_id, action, person_id, bank_id, exchange_id, detail)
    select at, actor_id, action, person_id, bank_id, exchange_id, detail
    from (
      select 1, created_at, id, 'person-registered', id, chosen_bank_id, null::bigint, '{}'::jsonb
      from person where access = 'self'
      union all
      select 2, email_verified_at, id, 'email-verified', id, null, null, '{}'
      from person where email_verified_at is not null
      union all
      select 3, requested_at, person_id, 'membership-requested', person_id, bank_id, null, '{}'
      from membership where signed_on is null
      union all
      select 4, decided_at, decided_by,
             case when signed_on is null then 'membership-accepted' else 'membership-signed' end,
             person_id, bank_id, null, '{}'
      from membership where state = 'active'
      union all
      select 5, requested_at, requested_by, 'link-requested', null, required_bank_id, null, '{}'
      from bank_link
      union all
      select 6, decided_at, decided_by, 'link-approved', null, requester_bank_id, null, '{}'
      from bank_link where state = 'approved'
      union all
      select step, done.at, done.by, 'exchange-' || done.what, null, bank_id, exchange.id,
             jsonb_strip_nulls(jsonb_build_object('reason', done.reason))
      from exchange
      cross join lateral (values
        (7, 'recorded', created_at, created_by, null),
        (8, case state when 'cancelled' then state else 'confirmed' end,
          decided_at, decided_by, decision_reason),
        (9, 'reversed', reversed_at, reversed_by, reversal_reason)
      ) as done (step, what, at, by, reason)
      join account on account.person_id = done.by
      union all
      select 10, issued_at, issued_by, 'cheque-book-issued', person_id, bank_id, null, '{}'
      from cheque_book
      union all
      select 11, void_at, issued_by, 'cheque-voided', person_id, cheque.bank_id, null,
             jsonb_build_object('serial', serial)
      from cheque join cheque_book as book on book.id = book_id where void_at is not null
      union all
      select 12, made_at, made_by, 'delegate-named', person_id, bank_id, null,
             jsonb_build_object('delegateId', delegate_id, 'signedOn', signed_on)
      from delegate
      union all
      select 13, made_at, made_by, 'companion-named', newcomer_id, bank_id, null,
             jsonb_build_object('companionId', companion_id)
      from companion
    ) as happened (step, at, actor_id, action, person_id, bank_id, exchange_id, detail)
    order by at, step, person_id, exchange_id`,
);

/** A prepared statement in plain SQL. */
function written<Values extends object, Row>(
  name: string,
  build: (p: Params<Values>) => RawBuilder<Row>,
) {
  return statement<Values, Row>(name, (p) => ({ compile: () => build(p).compile(query) }));
}

/** The days of the past week, each with the number of the last transfer until its end. */
export const listDaysToSeal = written<{ today: string }, { day: string; last: number }>(
  'demo.list-days-to-seal',
  (v) => sql`
    select day::date as day, coalesce((
      select max(id) from transfer where posted_at < day + interval '1 day'
    ), 0) as last
    from generate_series(${v.today}::date - 7, ${v.today}::date - 1, interval '1 day') day
    order by day`,
);
