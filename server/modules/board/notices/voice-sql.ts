/** SQL of what the desk tells members who read no e-mail: news of answers (specification §20). */
import { sql } from 'kysely';
import type { NoticeKind } from '#contract/board/notices.ts';
import type { VoiceNews } from '#contract/board/notices-desk.ts';
import {
  hasReferent,
  isOffMail,
  offMailOf,
} from '#server/modules/people/accounts/mail-trouble-sql.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { type AnswerDayRow, daysOf } from './days-sql.ts';

/**
 * What members of a bank whom no letter reaches have to be told, the oldest news first: that their notice
 * has an answer, that the author of a notice said yes to theirs, or that the time of their notice is
 * over.
 */
export const listVoiceNews = statement(
  'notices.voiceNews',
  (p: Params<{ bankId: number; today: string; most: number }>) => sql<{
    id: number;
    notice_id: number;
    title: string;
    kind: NoticeKind;
    what: VoiceNews['what'];
    name: string;
    surname: string;
    phone: string | null;
    /** Null where the time of a notice is over. */
    other_name: string | null;
    other_surname: string | null;
    /** Whether they may know the whole name of the other one. */
    is_known: boolean;
    text: string;
    days: AnswerDayRow[];
    /** The position of the day that the yes named. */
    agreed_day: number | null;
    at: Date;
  }>`
    with reader as (
      select person.id, person.name, person.surname, person.phone
      from (
        select person_id from ${offMailOf(p.bankId)} off
        union
        select person_id from membership
        where bank_id = ${p.bankId} and state = 'active' and minor_until is not null
      ) told_by_desk join person on person.id = told_by_desk.person_id
    ), news as (
      select answer.id, 'answered' as what, reader.id as reader_id, notice.id as notice_id,
             answer.person_id as other_id, answer.text, answer.created_at as at
      from reader
      join notice on notice.person_id = reader.id and notice.state <> 'closed'
      join notice_answer answer on answer.notice_id = notice.id
      where answer.state = 'open' and answer.told_at is null
      union all
      select answer.id, 'accepted', reader.id, notice.id, notice.person_id, answer.text,
             answer.decided_at
      from reader
      join notice_answer answer on answer.person_id = reader.id
      join notice on notice.id = answer.notice_id
      where answer.state = 'accepted' and answer.told_at is null
      union all
      select notice.id, 'due', reader.id, notice.id, null, '', notice.asks_again_on
      from reader
      join notice on notice.person_id = reader.id and notice.state in ('open', 'paused')
      where notice.asks_again_on <= ${p.today}
    )
    select news.id, news.notice_id, notice.title, notice.kind, news.what, reader.name,
           reader.surname, reader.phone, other.name as other_name,
           other.surname as other_surname,
           news.what = 'accepted' or exists (
             select from membership where person_id = other.id and bank_id = notice.bank_id
               and state = 'active') as is_known,
           news.text, news.at,
           case when news.what = 'due' then '[]' else ${daysOf(sql.ref('news.id'))} end as days,
           (select agreed_day from notice_answer
            where notice_answer.id = news.id and news.what = 'accepted') as agreed_day
    from news
    join reader on reader.id = news.reader_id
    join notice on notice.id = news.notice_id
    left join person other on other.id = news.other_id
    order by news.at, news.notice_id, news.id
    limit ${p.most}`,
);

/** The desk of a bank has told a member whom no letter reaches; no row for everybody else. */
export const tellAnswer = statement(
  'notices.tellAnswer',
  (p: Params<{ id: number; bankId: number; by: number; now: Date }>) => sql<{
    person_id: number;
    notice_id: number;
  }>`
    update notice_answer answer
    set told_at = coalesce(answer.told_at, ${p.now}), told_by = coalesce(answer.told_by, ${p.by})
    from notice, person reader, membership
    where answer.id = ${p.id} and answer.state in ('open', 'accepted')
      and notice.id = answer.notice_id
      and reader.id = case answer.state when 'open' then notice.person_id else answer.person_id end
      and ${isOffMail('reader')} and not ${hasReferent('reader')}
      and membership.person_id = reader.id and membership.bank_id = ${p.bankId}
      and membership.state = 'active'
    returning reader.id as person_id, answer.notice_id`,
);
