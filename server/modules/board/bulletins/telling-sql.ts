/** SQL of telling members of a bulletin: which are due, and who is told next, some at a time. */

import { sql } from 'kysely';
import { isPerson } from '#server/modules/people/accounts/people-sql.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { PREFERENCE, wayOf } from './columns-sql.ts';

/**
 * Bulletins of which members are to be told now. A bank that is suspended tells nobody, and neither does a
 * meeting that has begun.
 */
export const listDue = statement(
  'bulletins.listDue',
  (p: Params<{ now: Date }>) => sql<{ id: number }>`
    select bulletin.id from bulletin
    join bank on bank.id = bulletin.bank_id and bank.suspended_at is null
    where bulletin.told_at is null and bulletin.taken_back_at is null
      and bulletin.called_off_at is null and bulletin.letters_at <= ${p.now}
      and (bulletin.starts_at is null or bulletin.starts_at > ${p.now})
    order by bulletin.id`,
);

/**
 * Tells the next members of a bulletin, in the order of their numbers: one row for each and the event of
 * their letter, in one statement. The row decides: who has it from another process that has just finished
 * gets no second letter. What waited for the digest of a day is read there; who gets none on that day has
 * one letter about all that waited. The bulletin is told when nobody at all is left, from the first on. No
 * row where another process is telling, or nothing is due any more.
 */
export const tellNext = statement(
  'bulletins.tellNext',
  (p: Params<{ id: number; after: number; most: number; now: Date; gatheredBefore: Date }>) => sql<{
    last: number | null;
  }>`
    with one as (
      select bulletin.id, bulletin.bank_id, bulletin.kind, bulletin.round, bulletin.sent_at,
             bulletin.digest_on
      from bulletin
      join bank on bank.id = bulletin.bank_id and bank.suspended_at is null
      where bulletin.id = ${p.id} and bulletin.told_at is null
        and bulletin.taken_back_at is null and bulletin.called_off_at is null
      for no key update of bulletin skip locked
    ), due as (
      select next.person_id
      from one cross join lateral (
        select membership.person_id from membership
        where membership.bank_id = one.bank_id and membership.state = 'active'
          and membership.person_id > ${p.after}::bigint and membership.decided_at <= one.sent_at
          and ${isPerson()}
          and not exists (
            select from bulletin_person done
            where done.bulletin_id = one.id and done.person_id = membership.person_id
              and done.round >= one.round)
        order by membership.person_id limit ${p.most}
      ) next
    ), told as (
      insert into bulletin_person as known (bulletin_id, person_id, way, round, told_at)
      select one.id, person.id, ${wayOf(sql`(one.kind = 'assembly')`)}, one.round,
             ${p.now}::timestamptz
      from one cross join due join person on person.id = due.person_id ${PREFERENCE}
      order by person.id
      on conflict (bulletin_id, person_id) do update
        set way = excluded.way, round = excluded.round, told_at = excluded.told_at
        where known.round < excluded.round
      returning person_id, way
    ), gathered as (
      insert into letter_sent as sent (person_id, topic, sent_at)
      select told.person_id, 'bulletins', ${p.now}::timestamptz
      from one join told on told.way = 'letter'
      where one.digest_on is not null and not exists (
        select from board_digest
        where board_digest.person_id = told.person_id and board_digest.bank_id = one.bank_id
          and board_digest.sent_on = one.digest_on)
      order by told.person_id
      on conflict (person_id, topic) do update set sent_at = excluded.sent_at
        where sent.sent_at <= ${p.gatheredBefore}
      returning person_id
    ), written as (
      insert into outbox (kind, payload, created_at)
      select 'bulletin-told', jsonb_build_object('bulletinId', one.id,
               'personId', told.person_id, 'round', one.round), ${p.now}::timestamptz
      from one join told on told.way = 'letter' and one.digest_on is null
      union all
      select 'bulletins-gathered', jsonb_build_object('personId', gathered.person_id,
               'bankId', one.bank_id, 'day', one.digest_on), ${p.now}::timestamptz
      from one cross join gathered
    ), finished as (
      update bulletin set told_at = ${p.now}
      from one
      where bulletin.id = one.id and ${p.after}::bigint = 0 and not exists (select from due)
    )
    select (select max(person_id) from due) as last from one`,
);
