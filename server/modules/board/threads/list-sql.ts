/** SQL of the conversations of a person: their list, what is new, and a copy of all. */
import { sql } from 'kysely';
import { statement } from '#server/modules/tables.ts';
import type { PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';
import { hasBlocked, haveAgreed, haveExchanged } from './people-sql.ts';

/** The other one of a conversation and the notice, of `thread` and `mine`. */
const otherTables = sql`
  join person other
    on other.id = case thread.low_id when mine.person_id then thread.high_id else thread.low_id end
  left join membership on membership.person_id = other.id and membership.state = 'active'
  left join bank on bank.id = membership.bank_id
  left join notice about on about.id = thread.notice_id`;

/** What in a conversation is new for its reader, of `mine`. */
const unreadMessages = sql`
  from message
  where message.thread_id = mine.thread_id and message.id > mine.read_to
    and message.person_id <> mine.person_id and not message.kept_back
    and message.withdrawn_at is null`;

/** The conversations of a person, the latest first. */
export const listThreads = statement(
  'threads.list',
  (p: Params<PageValues & { readerId: number; bankId: number }>) => sql<{
    id: number;
    person_id: number;
    name: string;
    surname: string;
    bank_name: string | null;
    is_same_bank: boolean;
    have_exchanged: boolean;
    have_agreed: boolean;
    is_blocked: boolean;
    notice_id: number | null;
    notice_title: string | null;
    text: string;
    is_mine: boolean;
    is_withdrawn: boolean;
    sent_at: Date;
    unread: number;
    total: number;
  }>`
    select thread.id, other.id as person_id, other.name, other.surname, bank.name as bank_name,
           coalesce(bank.id = ${p.bankId}, false) as is_same_bank,
           ${haveExchanged(p.readerId, sql<number>`other.id`)} as have_exchanged,
           ${haveAgreed(p.readerId, sql<number>`other.id`)} as have_agreed,
           ${hasBlocked(p.readerId, sql<number>`other.id`)} as is_blocked,
           about.id as notice_id, about.title as notice_title,
           case when latest.withdrawn_at is null then latest.text else '' end as text,
           latest.person_id = ${p.readerId} as is_mine,
           latest.withdrawn_at is not null as is_withdrawn, latest.sent_at,
           (select count(*) ${unreadMessages}) as unread, mine.total
    from (
      select thread_id, person_id, last_message_id, read_to, count(*) over () as total
      from thread_person
      where person_id = ${p.readerId} and last_message_id > 0
      order by last_message_id desc
      limit ${p.limit} offset ${p.offset}
    ) mine
    join thread on thread.id = mine.thread_id
    join message latest on latest.id = mine.last_message_id
    ${otherTables}
    order by mine.last_message_id desc`,
);

/** In how many conversations something is new. */
export const countUnread = statement(
  'threads.countUnread',
  (p: Params<{ personId: number }>) => sql<{ threads: number }>`
    select count(*) as threads from thread_person mine
    where mine.person_id = ${p.personId} and mine.last_message_id > mine.read_to
      and exists (select ${unreadMessages})`,
);

/** Everything that a person can see of their conversations, each from its beginning. */
export const copyMessages = statement(
  'threads.copy',
  (p: Params<{ readerId: number; bankId: number; most: number }>) => sql<{
    thread_id: number;
    name: string;
    surname: string;
    is_same_bank: boolean;
    have_exchanged: boolean;
    have_agreed: boolean;
    notice_title: string | null;
    text: string;
    is_mine: boolean;
    is_withdrawn: boolean;
    sent_at: Date;
  }>`
    select thread.id as thread_id, other.name, other.surname,
           coalesce(bank.id = ${p.bankId}, false) as is_same_bank,
           ${haveExchanged(p.readerId, sql<number>`other.id`)} as have_exchanged,
           ${haveAgreed(p.readerId, sql<number>`other.id`)} as have_agreed,
           about.title as notice_title,
           case when message.withdrawn_at is null then message.text else '' end as text,
           message.person_id = ${p.readerId} as is_mine,
           message.withdrawn_at is not null as is_withdrawn, message.sent_at
    from (
      select message.* from thread_person
      join message on message.thread_id = thread_person.thread_id
      where thread_person.person_id = ${p.readerId}
        and (message.person_id = ${p.readerId} or not message.kept_back)
      order by message.id desc
      limit ${p.most}
    ) message
    join thread on thread.id = message.thread_id
    join thread_person mine
      on mine.thread_id = thread.id and mine.person_id = ${p.readerId}
    ${otherTables}
    order by thread.id, message.id`,
);
