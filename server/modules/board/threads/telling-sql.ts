/** SQL of the letters about messages: who is told now, and of what. */
import { sql } from 'kysely';
import { hasRoom } from '#server/modules/running/guards/rooms-sql.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/**
 * Enqueues one letter for everybody who has not read a message that was sent before `sentBefore`,
 * about all that they have not read and were not told of. Nobody gets one who wants none, who got one
 * after `lastBefore`, or `mostADay` since `dayAgo`, and nobody while their bank has closed the room: then
 * it waits. Run twice, even at the same moment, it tells once.
 */
export const enqueueMessageLetters = statement(
  'threads.enqueueLetters',
  (
    p: Params<{
      sentBefore: Date;
      lastBefore: Date;
      dayAgo: Date;
      mostADay: number;
      now: Date;
    }>,
  ) => sql`
    with waiting as (
      select thread_id, person_id, greatest(read_to, told_to) as after_id
      from thread_person
      where last_message_id > read_to and last_message_id > told_to
    ), due as (
      select distinct waiting.person_id
      from waiting
      join person on person.id = waiting.person_id and person.access = 'self'
        and person.gone_at is null
      join standing on standing.person_id = person.id and standing.status = 'normal'
      join membership on membership.person_id = person.id and membership.state = 'active'
        and ${hasRoom(sql.ref('membership.bank_id'), 'messages')}
      left join letter_preference preference
        on preference.person_id = person.id and preference.topic = 'messages'
      where preference.cadence is distinct from 'never'
        and exists (
          select from message
          where message.thread_id = waiting.thread_id and message.id > waiting.after_id
            and message.person_id <> waiting.person_id and not message.kept_back
            and message.withdrawn_at is null and message.sent_at <= ${p.sentBefore}
            and not exists (select from person_block block
                            where block.person_id = waiting.person_id
                              and block.blocked_id = message.person_id))
        and ${p.mostADay} > (
          select count(*) from message_letter letter
          where letter.person_id = person.id and letter.sent_at > ${p.dayAgo})
    ), noted as (
      insert into letter_sent as sent (person_id, topic, sent_at)
      select person_id, 'messages', ${p.now}::timestamptz from due order by person_id
      on conflict (person_id, topic) do update set sent_at = excluded.sent_at
        where sent.sent_at <= ${p.lastBefore}
      returning person_id
    ), counted as (
      insert into message_letter (person_id, sent_at)
      select person_id, ${p.now}::timestamptz from noted
    ), told as (
      update thread_person as theirs set told_to = theirs.last_message_id
      from waiting, noted
      where noted.person_id = theirs.person_id and waiting.person_id = theirs.person_id
        and waiting.thread_id = theirs.thread_id
      returning theirs.person_id, theirs.thread_id, waiting.after_id, theirs.told_to
    )
    insert into outbox (kind, payload, created_at)
    select 'messages-waiting',
           jsonb_build_object('personId', person_id, 'threads', jsonb_agg(jsonb_build_object(
             'threadId', thread_id, 'after', after_id, 'to', told_to) order by thread_id)),
           ${p.now}::timestamptz
    from told group by person_id`,
);
