/** SQL of the digest: which banks are due, who may get one, what is in it, and who came by it. */
import { sql } from 'kysely';
import { isBeginning } from '#server/modules/banks/banks/beginning-sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { canDo } from './able-sql.ts';

interface DueValues {
  weekday: number;
  /** What holds where a bank has said nothing. */
  standard: boolean;
  standardDay: number;
  /** A bank begins that was founded after this moment. */
  begunAfter: Date;
}

/** The banks that are not suspended and whose rules send a digest on this day of the week. */
export const listBanksDue = statement(
  'notices.digestBanks',
  (p: Params<DueValues>) => sql<{ id: number; is_beginning: boolean }>`
    select bank.id, ${isBeginning(p.begunAfter)} as is_beginning from bank
    left join lateral (
      select value from bank_rule where bank_id = bank.id and name = 'board-digest'
      order by id desc limit 1
    ) sends on true
    left join lateral (
      select value from bank_rule where bank_id = bank.id and name = 'board-digest-day'
      order by id desc limit 1
    ) day on true
    where bank.suspended_at is null and coalesce(sends.value::boolean, ${p.standard}::boolean)
      and coalesce(day.value::integer, ${p.standardDay}::integer) = ${p.weekday}::integer
    order by bank.id`,
);

interface ReaderValues {
  bankId: number;
  /** A digest on this day or before it is long enough ago. */
  weeklyBefore: string;
  /** The same for who did not come by any of the last `ignored` digests. */
  monthlyBefore: string;
  ignored: number;
}

/** The members of a bank who may get a digest now, as far as there is something to tell. */
export const listDigestReaders = statement(
  'notices.digestReaders',
  (p: Params<ReaderValues>) => sql<{ person_id: number }>`
    select membership.person_id
    from membership
    join person on person.id = membership.person_id and person.access = 'self'
      and person.email_verified_at is not null
    left join letter_preference preference
      on preference.person_id = person.id and preference.topic = 'board'
    cross join lateral (
      select max(sent_on) as sent_on,
             count(*) filter (where visited_at is null) = ${p.ignored}::integer as is_ignored
      from (select sent_on, visited_at from board_digest
            where board_digest.person_id = membership.person_id
            order by sent_on desc limit ${p.ignored}::integer) latest
    ) last
    where membership.bank_id = ${p.bankId} and membership.state = 'active'
      and preference.cadence is distinct from 'never'
      and (last.sent_on is null or last.sent_on <= case when last.is_ignored
           then ${p.monthlyBefore}::date else ${p.weeklyBefore}::date end)
    order by membership.person_id`,
);

interface DigestValues {
  bankId: number;
  people: number[];
  today: string;
  now: Date;
  /** What was done since this day shows that somebody can help. */
  since: string;
  /** An offer is new when it was posted after this moment. */
  newSince: Date;
  mostRequests: number;
  mostOffers: number;
  mostOfFriends: number;
  /** Items for which a letter is worth it where nobody looks for help. */
  least: number;
  /** Of these newest offers some are new to everybody, whatever they were told before. */
  newestOffers: number;
}

/**
 * Writes the digests of some members of a bank and enqueues their letters: requests that the reader
 * may help with by the rule of `canDo`, in its order; new offers; and something of a friend bank. What
 * a reader was told of before is left out, and so is who gets nothing worth a letter. Run twice for
 * the same day, even at the same moment, it enqueues once.
 */
export const insertDigests = statement(
  'notices.insertDigests',
  (p: Params<DigestValues>) => sql`
    with reader as (
      select person_id from unnest(${p.people}::bigint[]) as person_id
    ), wanted as materialized (
      select id, kind, person_id, activity_id, needed_by, created_at,
             bank_id <> ${p.bankId} as of_friend
      from notice
      where notice.state = 'open'
        and (notice.kind = 'request' or notice.created_at > ${p.newSince}::timestamptz)
        and notice.bank_id = any(array(
          select ${p.bankId}::bigint
          union all
          select friend.id from bank_link
          join bank friend on friend.suspended_at is null
            and friend.id = case requester_bank_id when ${p.bankId} then required_bank_id
                            else requester_bank_id end
          where bank_link.state = 'approved'
            and ${p.bankId}::bigint in (requester_bank_id, required_bank_id)))
        and (notice.bank_id = ${p.bankId} or notice.reach = 'friends')
    ), can as (
      select person_id, activity_id, min(rank) as rank
      from (${canDo(p.since, ({ person }) => sql`${person} = any(${p.people}::bigint[])`)}) found
      group by person_id, activity_id
    ), helped as (
      select can.person_id, wanted.id, can.rank
      from can join wanted on wanted.activity_id = can.activity_id and wanted.kind = 'request'
        and wanted.person_id <> can.person_id
      where not exists (select from board_digest_item told
                        where told.person_id = can.person_id and told.notice_id = wanted.id)
        and not exists (select from notice_answer answer
                        where answer.person_id = can.person_id and answer.notice_id = wanted.id)
        and not exists (select from notice_ask asked
                        where asked.person_id = can.person_id and asked.notice_id = wanted.id)
    ), request as (
      select helped.person_id, wanted.id, wanted.of_friend,
             row_number() over (
               partition by helped.person_id, wanted.of_friend
               order by helped.rank, wanted.needed_by, wanted.created_at desc, wanted.id desc
             ) as place
      from helped join wanted on wanted.id = helped.id
    ), newest as materialized (
      select id, person_id, of_friend, created_at from (
        select *, row_number() over (partition by of_friend order by created_at desc, id desc) as place
        from wanted where kind = 'offer'
      ) offer where place <= ${p.newestOffers}::integer
    ), offer as (
      select reader.person_id, newest.id, newest.of_friend,
             row_number() over (
               partition by reader.person_id, newest.of_friend
               order by newest.created_at desc, newest.id desc
             ) as place
      from reader join newest on newest.person_id <> reader.person_id
      where not exists (select from board_digest_item told
                        where told.person_id = reader.person_id and told.notice_id = newest.id)
        and not exists (select from notice_answer answer
                        where answer.person_id = reader.person_id and answer.notice_id = newest.id)
    ), picked as (
      select person_id, id, true as is_request from request
      where not of_friend and place <= ${p.mostRequests}::integer
      union all
      select person_id, id, false from offer
      where not of_friend and place <= ${p.mostOffers}::integer
      union all
      select person_id, id, is_request from (
        select person_id, id, is_request,
               row_number() over (partition by person_id order by is_request desc, place) as place
        from (select person_id, id, true as is_request, place from request where of_friend
              union all
              select person_id, id, false, place from offer where of_friend) either
      ) of_friends
      where place <= ${p.mostOfFriends}::integer
    ), made as (
      insert into board_digest (person_id, bank_id, sent_on)
      select person_id, ${p.bankId}::bigint, ${p.today}::date
      from picked
      group by person_id
      having bool_or(is_request) or count(*) >= ${p.least}::integer
      order by person_id
      on conflict do nothing
      returning id, person_id
    ), listed as (
      insert into board_digest_item (person_id, notice_id, digest_id)
      select made.person_id, picked.id, made.id
      from made join picked on picked.person_id = made.person_id
    )
    insert into outbox (kind, payload, created_at)
    select 'board-digest', jsonb_build_object('personId', person_id, 'digestId', id),
           ${p.now}::timestamptz
    from made`,
);

/** Notes the first visit by a digest of one's own; no row for what is none. */
export const visitDigest = statement(
  'notices.visitDigest',
  (p: Params<{ id: number; personId: number; now: Date }>) =>
    query
      .updateTable('board_digest')
      .set((eb) => ({ visited_at: eb.fn.coalesce('visited_at', p.now) }))
      .where('id', '=', p.id)
      .where('person_id', '=', p.personId)
      .returning('id'),
);
