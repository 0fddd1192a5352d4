/** SQL of the demo's conversations. */
import { sql } from 'kysely';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

const columns = sql`sent timestamptz, "from" text, "to" text, title text, read text, words text`;

/** Conversations and their messages, in the order of sending. */
export const insertConversations = statement(
  'demo.insert-conversations',
  (p: Params<{ rows: string }>) => sql<object>`
    with listed as (
      select line.sent, line.words, writer.id as writer_id, notice.id as notice_id,
             least(writer.id, reader.id) as low_id, greatest(writer.id, reader.id) as high_id
      from jsonb_to_recordset(${p.rows}::jsonb) as line (${columns})
      join person writer on writer.email = line.from
      join person reader on reader.email = line.to
      left join notice on notice.title = line.title
    ), begun as (
      insert into thread (low_id, high_id, notice_id, started_by, started_at, last_sent_at)
      select distinct on (low_id, high_id, notice_id) low_id, high_id, notice_id, writer_id, sent,
             max(sent) over (partition by low_id, high_id, notice_id)
      from listed order by low_id, high_id, notice_id, sent
      returning id, low_id, high_id, notice_id
    )
    insert into message (thread_id, person_id, text, sent_at, kept_back)
    select begun.id, writer_id, words, sent, false
    from listed
    join begun on begun.low_id = listed.low_id and begun.high_id = listed.high_id
      and begun.notice_id is not distinct from listed.notice_id
    order by sent`,
);

/** Everybody has read what the table says, and nobody is told by letter of what is old. */
export const markConversations = statement(
  'demo.mark-conversations',
  (p: Params<{ rows: string }>) => sql<object>`
    insert into thread_person (thread_id, person_id, last_message_id, read_to, told_to)
    select thread.id, person.id, max(message.id),
           coalesce(max(message.id) filter (where not exists (
             select from jsonb_to_recordset(${p.rows}::jsonb) as line (${columns})
             where line.sent = message.sent_at and line.to = person.email and line.read = 'no')), 0),
           max(message.id)
    from thread
    join person on person.id in (thread.low_id, thread.high_id)
    join message on message.thread_id = thread.id
    group by thread.id, person.id`,
);
