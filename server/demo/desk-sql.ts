/** The statements that write what the desks of the demo's banks keep: rules, people of trust, booklets. */
import { sql } from 'kysely';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** In the order of time: the latest value of a rule holds. */
export const insertRules = statement(
  'demo.insert-rules',
  (p: Params<{ rows: string }>) => sql<object>`
    insert into bank_rule (bank_id, name, value, valid_from, set_by, note)
    select bank.id, listed.name, listed.value, listed.valid_from, person.id, listed.note
    from jsonb_to_recordset(${p.rows}::jsonb) as listed (
      bank text, name text, value jsonb, valid_from timestamptz, set_by text, note text)
    join bank on bank.email = listed.bank
    join person on person.email = listed.set_by
    order by listed.valid_from`,
);

/** Letters to somebody come back since some days. */
export const insertMailTrouble = statement(
  'demo.insert-mail-trouble',
  (p: Params<{ email: string; now: Date }>) => sql<object>`
    insert into mail_trouble (person_id, address_hash, refused_at, since, last_code)
    select id, sha256(convert_to(email, 'UTF8')), ${p.now}::timestamptz - interval '2 days',
           ${p.now}::timestamptz - interval '9 days', '5.1.1'
    from person where email = ${p.email}`,
);

/** Who acts for whom, both in one bank. */
export const insertDelegates = statement(
  'demo.insert-delegates',
  (p: Params<{ rows: string }>) => sql<object>`
    insert into delegate (person_id, delegate_id, bank_id, signed_on, made_at, made_by)
    select person.id, acting.id, account.bank_id, listed.signed, listed.made, desk.id
    from jsonb_to_recordset(${p.rows}::jsonb) as listed (
      person text, delegate text, signed date, made timestamptz, made_by text)
    join person on person.email = listed.person
    join account on account.person_id = person.id
    join person acting on acting.email = listed.delegate
    join person desk on desk.email = listed.made_by
    order by listed.made`,
);

/** Who would accompany newcomers, and whom they accompany. */
export const insertCompany = statement(
  'demo.insert-company',
  (p: Params<{ rows: string }>) => sql<object>`
    with listed as (
      select person.id, newcomer.id as newcomer_id, account.bank_id, listed.made, desk.id as made_by
      from jsonb_to_recordset(${p.rows}::jsonb) as listed (
        companion text, newcomer text, made timestamptz, made_by text)
      join person on person.email = listed.companion
      join account on account.person_id = person.id
      left join person newcomer on newcomer.email = listed.newcomer
      left join person desk on desk.email = listed.made_by
    ), willing as (
      update person set welcomes = true from listed where listed.id = person.id
    )
    insert into companion (bank_id, newcomer_id, companion_id, made_at, made_by)
    select bank_id, newcomer_id, id, made, made_by from listed where newcomer_id is not null`,
);

/** What members say they can do, whether the others find them, and how they are reached. */
export const insertSkills = statement(
  'demo.insert-skills',
  (p: Params<{ rows: string }>) => sql<object>`
    with listed as (
      select person.id, listed.said, listed.can, listed.findable = 'yes' as findable, listed.contact
      from jsonb_to_recordset(${p.rows}::jsonb) as listed (
        person text, said timestamptz, can integer[], findable text, contact text)
      join person on person.email = listed.person
    ), reached as (
      update person set contact = listed.contact from listed where listed.id = person.id
    ), found as (
      update membership set findable = listed.findable
      from listed where listed.id = membership.person_id and membership.state = 'active'
    )
    insert into skill (person_id, activity_id, said_at, said_by)
    select listed.id, activity.id, listed.said, listed.id
    from listed join activity on activity.position = any(listed.can)`,
);

/** What is on the boards; a request asks again when it is needed, or after its thirty days. */
export const insertNotices = statement(
  'demo.insert-notices',
  (p: Params<{ rows: string }>) => sql<object>`
    insert into notice (kind, person_id, bank_id, activity_id, title, body, reach, contact,
                        gives_phone, gives_email, minutes, when_text, place_text, needed_by,
                        asks_again_on, created_at, created_by, changed_at, state, outcome,
                        met_with, closed_at, hidden_reason)
    select listed.kind, person.id, account.bank_id, activity.id, listed.title,
           coalesce(listed.body, ''), listed.reach, 'portal', true, true, listed.hours * 60, '', '',
           listed.needed,
           coalesce(listed.needed,
                    listed.posted::date + case listed.kind when 'offer' then 365 else 30 end),
           listed.posted, coalesce(poster.id, person.id), listed.posted, listed.state,
           case listed.state when 'closed' then listed.outcome end, partner.id,
           case listed.state when 'closed' then listed.posted + interval '3 days' end,
           case listed.state when 'hidden' then listed.outcome end
    from jsonb_to_recordset(${p.rows}::jsonb) as listed (
      posted timestamptz, person text, kind text, activity integer, title text, reach text,
      hours numeric, needed date, body text, by text, state text, outcome text, "with" text)
    join person on person.email = listed.person
    join account on account.person_id = person.id
    join activity on activity.position = listed.activity
    left join person poster on poster.email = listed.by
    left join person partner on partner.email = listed.with
    order by listed.posted`,
);

/** The picture of the notice with this title, since it was posted. */
export const insertPicture = statement(
  'demo.insert-picture',
  (p: Params<{ title: string; jpeg: Buffer }>) => sql<object>`
    insert into notice_picture (notice_id, jpeg, updated_at)
    select id, ${p.jpeg}, created_at from notice where title = ${p.title}`,
);

/** Answers to notices, and who was asked for them by their authors. */
export const insertReplies = statement(
  'demo.insert-replies',
  (p: Params<{ rows: string }>) => sql<object>`
    with listed as (
      select reply.*, notice.id as notice_id, notice.person_id as author_id, person.id as person_id
      from jsonb_to_recordset(${p.rows}::jsonb) as reply (
        at timestamptz, title text, person text, reply text, words text, days jsonb)
      join notice on notice.title = reply.title
      join person on person.email = reply.person
      order by at
    ), asked as (
      insert into notice_ask (notice_id, person_id, asked_by, state, created_at)
      select notice_id, person_id, author_id, reply, at from listed
      where reply in ('asked', 'not-now')
    ), answered as (
      insert into notice_answer (notice_id, person_id, text, gives_phone, gives_email, state,
                                 created_at, decided_at)
      select notice_id, person_id, coalesce(words, ''), true, true,
             case reply when 'waits' then 'open' else reply end, at,
             case when reply <> 'waits' then at + interval '1 hour' end
      from listed where reply in ('waits', 'accepted')
      returning id, notice_id, person_id
    )
    insert into answer_day (answer_id, position, starts_at, minutes, place)
    select answered.id, planned.nth, (planned.day + planned.time) at time zone 'Europe/Rome', 60, ''
    from answered
    join listed on listed.notice_id = answered.notice_id and listed.person_id = answered.person_id
    cross join lateral rows from (
      jsonb_to_recordset(listed.days) as (day date, time time)
    ) with ordinality as planned (day, time, nth)
    where listed.days <> 'null'`,
);

/**
 * Appointments, the giver's proposals; nobody is asked about those of the past. What was done has the
 * exchange of its two people with its title.
 */
export const insertArrangements = statement(
  'demo.insert-arrangements',
  (p: Params<{ rows: string; now: Date }>) => sql<object>`
    insert into arrangement (giver_id, giver_bank_id, receiver_id, receiver_bank_id, activity_id,
                             title, starts_at, minutes, place, state, proposed_by, created_at,
                             created_by, changed_at, asked_at, exchange_id)
    select giver.id, giving.bank_id, receiver.id, receiving.bank_id, activity.id, listed.title,
           (listed.day + listed.time) at time zone 'Europe/Rome', listed.minutes,
           coalesce(listed.place, ''), listed.state, giver.id, ${p.now}, giver.id, ${p.now},
           case when listed.day < ${p.now}::date then ${p.now}::timestamptz end, exchange.id
    from jsonb_to_recordset(${p.rows}::jsonb) as listed (
      day date, time time, giver text, receiver text, activity integer, title text,
      minutes integer, place text, state text)
    join person giver on giver.email = listed.giver
    join account giving on giving.person_id = giver.id
    join person receiver on receiver.email = listed.receiver
    join account receiving on receiving.person_id = receiver.id
    join activity on activity.position = listed.activity
    left join exchange on listed.state = 'done' and exchange.note = listed.title
      and exchange.creditor_id = giver.id and exchange.debtor_id = receiver.id
    order by listed.day`,
);

/** Standing appointments, agreed; their first date is made a week before, as any other. */
export const insertStandings = statement(
  'demo.insert-standings',
  (p: Params<{ rows: string; now: Date }>) => sql<object>`
    insert into standing_arrangement (giver_id, giver_bank_id, receiver_id, receiver_bank_id,
                                      activity_id, title, every, from_day, starts_at_time, minutes,
                                      place, state, proposed_by, next_day, watched_from,
                                      created_at, changed_at)
    select giver.id, giving.bank_id, receiver.id, receiving.bank_id, activity.id, listed.title,
           listed.every, listed.from, listed.time, listed.minutes, coalesce(listed.place, ''),
           'agreed', giver.id, listed.from, listed.from, ${p.now}, ${p.now}
    from jsonb_to_recordset(${p.rows}::jsonb) as listed (
      "from" date, every text, time time, giver text, receiver text, activity integer, title text,
      minutes integer, place text)
    join person giver on giver.email = listed.giver
    join account giving on giving.person_id = giver.id
    join person receiver on receiver.email = listed.receiver
    join account receiving on receiving.person_id = receiver.id
    join activity on activity.position = listed.activity
    order by listed.from`,
);

/**
 * Booklets and what became of their cheques: cheques of one owner that were issued at one moment are
 * a booklet. A used one has the exchange of its giver, owner and day.
 */
export const insertCheques = statement(
  'demo.insert-cheques',
  (p: Params<{ rows: string }>) => sql<object>`
    with listed as (
      select paper.*, account.person_id, account.bank_id
      from jsonb_to_recordset(${p.rows}::jsonb) as paper (
        owner text, issued timestamptz, issued_by text, serial integer, code text, state text,
        since timestamptz, giver text, performed date, reason text)
      join person on person.email = owner
      join account on account.person_id = person.id
    ), counted as (
      update bank set last_cheque_serial = latest.serial
      from (select bank_id, max(serial) as serial from listed group by bank_id) as latest
      where bank.id = latest.bank_id
    ), book as (
      insert into cheque_book (bank_id, person_id, first_serial, cheques, issued_at, issued_by)
      select listed.bank_id, listed.person_id, min(serial), count(*), issued, issuer.id
      from listed join person issuer on issuer.email = issued_by
      group by listed.bank_id, listed.person_id, issued, issuer.id
      order by issued
      returning id, bank_id, person_id, issued_at
    )
    insert into cheque (book_id, bank_id, serial, code, state, exchange_id, handed_in_at, days_late,
                        void_at, void_cause, void_reason)
    select book.id, book.bank_id, serial, code, listed.state, exchange.id,
           case listed.state when 'booked' then since end,
           case listed.state when 'booked' then 0 end,
           case listed.state when 'void' then since end,
           case listed.state when 'void' then 'desk' end,
           reason
    from listed
    join book on book.person_id = listed.person_id and book.issued_at = listed.issued
    left join person giver on giver.email = listed.giver
    left join exchange on exchange.creditor_id = giver.id
      and exchange.debtor_id = listed.person_id and exchange.performed_on = listed.performed
    order by serial`,
);
