/** SQL of letters about messages. */
import { sql } from 'kysely';
import { hasBlocked, haveAgreed, haveExchanged } from '#server/modules/board/threads/people-sql.ts';
import { hasRoom } from '#server/modules/running/guards/rooms-sql.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import type { Reader } from './letter.ts';
import { READER } from './sql.ts';

/**
 * What of some messages their reader has still not read, the oldest first, at most so many: each row
 * with how many there are. `threads` is JSON: in which conversations, after which message, up to
 * which.
 */
export const readUnreadMessages = statement(
  'mail.readUnreadMessages',
  (p: Params<{ readerId: number; threads: string; most: number }>) => sql<
    Reader & {
      thread_id: number;
      writer_id: number;
      writer_name: string;
      writer_surname: string;
      is_same_bank: boolean;
      have_exchanged: boolean;
      have_agreed: boolean;
      /** The writer has left their bank: nobody answers any more. */
      is_over: boolean;
      text: string;
      sent_at: Date;
      how_many: number;
    }
  >`
    select ${READER}, message.thread_id, writer.id as writer_id,
           writer.name as writer_name, writer.surname as writer_surname,
           coalesce(theirs.bank_id = own.bank_id, false) as is_same_bank,
           ${haveExchanged(p.readerId, sql<number>`writer.id`)} as have_exchanged,
           ${haveAgreed(p.readerId, sql<number>`writer.id`)} as have_agreed,
           theirs.bank_id is null as is_over, message.text, message.sent_at, count(*) over () as how_many
    from jsonb_to_recordset(${p.threads}::jsonb)
      as told ("threadId" bigint, "after" bigint, "to" bigint)
    join thread_person mine on mine.thread_id = told."threadId" and mine.person_id = ${p.readerId}
    join message on message.thread_id = mine.thread_id
      and message.id > greatest(told."after", mine.read_to) and message.id <= told."to"
      and message.person_id <> ${p.readerId} and not message.kept_back
      and message.withdrawn_at is null
    join person writer on writer.id = message.person_id
    join person reader on reader.id = ${p.readerId}
    join membership own on own.person_id = reader.id and own.state = 'active'
      and ${hasRoom(sql.ref('own.bank_id'), 'messages')}
    left join membership theirs on theirs.person_id = writer.id and theirs.state = 'active'
    where not ${hasBlocked(p.readerId, sql<number>`writer.id`)}
    order by message.id
    limit ${p.most}`,
);
