/** SQL of letters about notices and the answers to them. */
import { sql } from 'kysely';
import type { AnswerState, NoticeKind, NoticeState } from '#contract/board/notices.ts';
import { activityRule, effectiveContact } from '#server/modules/board/notices/activities-sql.ts';
import { type AnswerDayRow, daysOf } from '#server/modules/board/notices/days-sql.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import type { Reader } from './letter.ts';
import { READER } from './sql.ts';

/** A notice, for its author. */
export const readNoticeNews = statement(
  'mail.readNoticeNews',
  (p: Params<{ noticeId: number }>) => sql<
    Reader & {
      reader_id: number;
      kind: NoticeKind;
      title: string;
      state: NoticeState;
      hidden_reason: string | null;
      bank_name: string;
    }
  >`
    select reader.id as reader_id, notice.kind, notice.title, notice.state, notice.hidden_reason, bank.name as bank_name, ${READER}
    from notice
    join bank on bank.id = notice.bank_id
    join person reader on reader.id = notice.person_id
    where notice.id = ${p.noticeId}`,
);

/** An answer, its notice, and both people, for one of them. */
export const readAnswerNews = statement(
  'mail.readAnswerNews',
  (p: Params<{ answerId: number; readerId: number }>) => sql<
    Reader & {
      notice_id: number;
      kind: NoticeKind;
      title: string;
      state: AnswerState;
      text: string;
      author_name: string;
      author_surname: string;
      author_phone: string | null;
      author_email: string | null;
      /** Where the desk puts people in touch. */
      desk_phone: string | null;
      answerer_name: string;
      answerer_surname: string;
      is_same_bank: boolean;
      sequence: number;
      days: AnswerDayRow[];
    }
  >`
    select notice.id as notice_id, notice.kind, notice.title, answer.state, answer.text,
           author.name as author_name, author.surname as author_surname,
           case when notice.gives_phone and not desk.in_between then author.phone end as author_phone,
           case when notice.gives_email and not desk.in_between then author.email end as author_email,
           case when desk.in_between then bank.phone end as desk_phone,
           answerer.name as answerer_name, answerer.surname as answerer_surname,
           exists (select from membership where person_id = answerer.id
                   and bank_id = notice.bank_id and state = 'active') as is_same_bank,
           answer.sequence, ${daysOf(sql.ref('answer.id'))} as days,
           ${READER}
    from notice_answer answer
    join notice on notice.id = answer.notice_id
    join bank on bank.id = notice.bank_id
    ${activityRule}
    cross join lateral (select ${effectiveContact} = 'desk' as in_between) desk
    join person author on author.id = notice.person_id
    join person answerer on answerer.id = answer.person_id
    join person reader on reader.id = ${p.readerId}
    where answer.id = ${p.answerId}`,
);

/** A request that somebody was asked about and has not answered, while they may. */
export const readAskNews = statement(
  'mail.readAskNews',
  (p: Params<{ askId: number }>) => sql<
    Reader & {
      reader_id: number;
      notice_id: number;
      title: string;
      body: string;
      when_text: string;
      needed_by: string | null;
      author_name: string;
      author_surname: string;
    }
  >`
    select reader.id as reader_id, notice.id as notice_id, notice.title, notice.body,
           notice.when_text, notice.needed_by, author.name as author_name,
           author.surname as author_surname, ${READER}
    from notice_ask ask
    join notice on notice.id = ask.notice_id and notice.state = 'open'
    join person author on author.id = notice.person_id
    join person reader on reader.id = ask.person_id
    join membership on membership.person_id = reader.id and membership.bank_id = notice.bank_id
      and membership.state = 'active'
    where ask.id = ${p.askId} and ask.state = 'asked'`,
);
