/** SQL of one conversation: beginning it, writing, reading, taking back. */
import { sql } from 'kysely';
import { activityRule, effectiveContact } from '#server/modules/board/notices/activities-sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { gavePhone, hasBlocked, haveAgreed, haveExchanged } from './people-sql.ts';

/** One person writes one message after the other, so that limits count right. */
export const lockWriter = statement('threads.lockWriter', (p: Params<{ personId: number }>) =>
  query.selectFrom('person').select('id').where('id', '=', p.personId).forNoKeyUpdate(),
);

/** What somebody wrote since an hour ago, and what they began since a day ago. */
export const countWritten = statement(
  'threads.countWritten',
  (p: Params<{ personId: number; hourAgo: Date; dayAgo: Date }>) => sql<{
    messages: number;
    threads: number;
  }>`
    select (select count(*) from message
            where person_id = ${p.personId} and sent_at > ${p.hourAgo}) as messages,
           (select count(*) from thread
            where started_by = ${p.personId} and started_at > ${p.dayAgo}) as threads`,
);

/** The conversation of two people about a notice or not, made if there is none, and locked. */
export const startThread = statement(
  'threads.start',
  (p: Params<{ personId: number; otherId: number; noticeId: number | null; now: Date }>) => sql<{
    id: number;
    is_new: boolean;
  }>`
    insert into thread as known (low_id, high_id, notice_id, started_by, started_at, last_sent_at)
    values (least(${p.personId}::bigint, ${p.otherId}::bigint),
            greatest(${p.personId}::bigint, ${p.otherId}::bigint), ${p.noticeId}, ${p.personId},
            ${p.now}, ${p.now})
    on conflict on constraint thread_once do update set last_sent_at = known.last_sent_at
    returning id, xmax = 0 as is_new`,
);

export const insertPeople = statement(
  'threads.insertPeople',
  (p: Params<{ threadId: number; personIds: number[] }>) => sql<Record<never, never>>`
    insert into thread_person (thread_id, person_id)
    select ${p.threadId}, unnest(${p.personIds}::bigint[])`,
);

/** Keeps the order of sending: anyone who writes next waits. */
export const lockThread = statement('threads.lock', (p: Params<{ id: number }>) =>
  query.selectFrom('thread').select('id').where('id', '=', p.id).forNoKeyUpdate(),
);

/**
 * Writes in a locked conversation. The writer has read everything by that; the other one sees it
 * unless it is kept back.
 */
export const insertMessage = statement(
  'threads.insertMessage',
  (p: Params<{ threadId: number; personId: number; text: string; keptBack: boolean; now: Date }>) =>
    sql<{ id: number }>`
    with made as (
      insert into message (thread_id, person_id, text, sent_at, kept_back)
      values (${p.threadId}, ${p.personId}, ${p.text}, ${p.now}, ${p.keptBack})
      returning id
    ), dated as (
      update thread set last_sent_at = ${p.now} where id = ${p.threadId}
    ), noted as (
      update thread_person
      set last_message_id = made.id,
          read_to = case person_id when ${p.personId} then made.id else read_to end
      from made
      where thread_id = ${p.threadId} and (person_id = ${p.personId} or not ${p.keptBack}::boolean)
    )
    select id from made`,
);

/** A conversation for one of its two, once there is something in it that they can see. */
export const findThread = statement(
  'threads.find',
  (p: Params<{ id: number; readerId: number; bankId: number }>) => sql<{
    id: number;
    person_id: number;
    name: string;
    surname: string;
    /** Null once they have left their bank. */
    bank_id: number | null;
    bank_name: string | null;
    is_same_bank: boolean;
    have_exchanged: boolean;
    have_agreed: boolean;
    is_blocked: boolean;
    is_kept_back: boolean;
    /** Below the age that their bank asks for: their desk speaks for them. */
    is_minor: boolean;
    is_reported: boolean;
    notice_id: number | null;
    notice_title: string | null;
    /** Where they gave it to the reader. */
    phone: string | null;
  }>`
    select thread.id, other.id as person_id, other.name, other.surname, bank.id as bank_id,
           bank.name as bank_name, coalesce(bank.id = ${p.bankId}, false) as is_same_bank,
           ${haveExchanged(p.readerId, sql<number>`other.id`)} as have_exchanged,
           ${haveAgreed(p.readerId, sql<number>`other.id`)} as have_agreed,
           ${hasBlocked(p.readerId, sql<number>`other.id`)} as is_blocked,
           ${hasBlocked(sql<number>`other.id`, p.readerId)} as is_kept_back,
           coalesce(membership.minor_until is not null, false) as is_minor,
           exists (select from thread_report where thread_id = thread.id
                   and reporter_id = ${p.readerId} and settled_at is null) as is_reported,
           notice.id as notice_id, notice.title as notice_title,
           case when bank.id is not null and membership.minor_until is null and (
             ${gavePhone(p.readerId, sql<number>`other.id`)}
             or (notice.person_id = other.id and ${effectiveContact} = 'phone' and notice.state = 'open'
                 and bank.id = ${p.bankId})
           ) then other.phone end as phone
    from thread_person mine
    join thread on thread.id = mine.thread_id
    join person other
      on other.id = case thread.low_id when mine.person_id then thread.high_id else thread.low_id end
    left join membership on membership.person_id = other.id and membership.state = 'active'
      and other.gone_at is null
    left join bank on bank.id = membership.bank_id
    left join notice on notice.id = thread.notice_id
    ${activityRule}
    where mine.thread_id = ${p.id} and mine.person_id = ${p.readerId} and mine.last_message_id > 0`,
);

/** The messages of a conversation that its reader can see, the latest first. */
export const listMessages = statement(
  'threads.listMessages',
  (p: Params<{ threadId: number; readerId: number; before: number | null; most: number }>) => sql<{
    id: number;
    is_mine: boolean;
    text: string;
    is_withdrawn: boolean;
    sent_at: Date;
  }>`
    select id, person_id = ${p.readerId} as is_mine,
           case when withdrawn_at is null then text else '' end as text,
           withdrawn_at is not null as is_withdrawn, sent_at
    from message
    where thread_id = ${p.threadId} and (person_id = ${p.readerId} or not kept_back)
      and (${p.before}::bigint is null or id < ${p.before})
    order by id desc
    limit ${p.most}`,
);

/** Somebody has read up to a message; never back. */
export const markRead = statement(
  'threads.markRead',
  (p: Params<{ threadId: number; personId: number; readTo: number }>) => sql<{
    thread_id: number;
  }>`
    update thread_person
    set read_to = greatest(read_to, least(${p.readTo}, last_message_id))
    where thread_id = ${p.threadId} and person_id = ${p.personId} and last_message_id > 0
    returning thread_id`,
);

/** A message for who wrote it. */
export const findOwnMessage = statement(
  'threads.findOwnMessage',
  (p: Params<{ id: number; personId: number }>) =>
    query
      .selectFrom('message')
      .select(['thread_id', 'kept_back', 'sent_at', 'withdrawn_at'])
      .where('id', '=', p.id)
      .where('person_id', '=', p.personId),
);

/** Takes a message back; no row when that was done before. */
export const withdrawMessage = statement(
  'threads.withdrawMessage',
  (p: Params<{ id: number; now: Date }>) =>
    query
      .updateTable('message')
      .set({ withdrawn_at: p.now })
      .where('id', '=', p.id)
      .where('withdrawn_at', 'is', null)
      .returning('id'),
);

/** The two people of conversations, for live updates. */
export const findPeopleOf = statement('threads.findPeopleOf', (p: Params<{ ids: number[] }>) =>
  query
    .selectFrom('thread_person')
    .select(['thread_id', 'person_id'])
    .where((eb) => eb('thread_id', '=', eb.fn.any(p.ids)))
    .where('last_message_id', '>', 0),
);
