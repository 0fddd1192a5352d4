/** SQL of answers to notices. */
import { sql } from 'kysely';
import type { AnswerState } from '#contract/board/notices.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import {
  type AnswerDayRow,
  daysOf,
  type FollowedRow,
  followedBy,
  followedColumns,
} from './days-sql.ts';
import { givesEmail, givesPhone, phoneOf } from './reach-sql.ts';

interface AnswerRow extends FollowedRow {
  id: number;
  state: AnswerState;
  text: string;
  created_at: Date;
  person_id: number;
  name: string;
  surname: string;
  phone: string | null;
  email: string | null;
  gives_phone: boolean;
  gives_email: boolean;
  /** Null once they have left their bank. */
  bank_id: number | null;
  bank_name: string | null;
  sequence: number;
  agreed_day: number | null;
  days: AnswerDayRow[];
}

/** The answers to a notice that stand, what came of them, and where their authors are members now. */
export const listAnswers = statement(
  'notices.listAnswers',
  (p: Params<{ noticeId: number }>) => sql<AnswerRow>`
    select answer.id, answer.state, answer.text, answer.created_at, answer.person_id, person.name,
           answer.sequence, answer.agreed_day, ${daysOf(sql.ref('answer.id'))} as days,
           person.surname, ${phoneOf('person', sql.ref('bank.phone'))} as phone, person.email,
           answer.gives_phone and membership.minor_until is null as gives_phone,
           answer.gives_email and membership.minor_until is null as gives_email,
           bank.id as bank_id, bank.name as bank_name, ${followedColumns}
    from notice_answer answer
    join person on person.id = answer.person_id
    left join membership on membership.person_id = person.id and membership.state = 'active'
    left join bank on bank.id = membership.bank_id
    ${followedBy(sql.ref('answer.id'))}
    where answer.notice_id = ${p.noticeId} and answer.state in ('open', 'accepted')
    order by answer.id`,
);

/** An answer, and the notice it is to. */
export const findAnswer = statement('notices.findAnswer', (p: Params<{ id: number }>) =>
  query
    .selectFrom('notice_answer')
    .select(['id', 'notice_id', 'person_id', 'state', 'sequence'])
    .where('id', '=', p.id),
);

/**
 * Answers a notice, or changes the words of an answer that waits. What it does not say of what is given is
 * as the person has said for all, or as the answer has it.
 */
export const putAnswer = statement(
  'notices.putAnswer',
  (
    p: Params<{
      noticeId: number;
      personId: number;
      text: string;
      givesPhone: boolean | null;
      givesEmail: boolean | null;
      now: Date;
    }>,
  ) => sql<{ id: number; is_new: boolean }>`
    insert into notice_answer as answer
      (notice_id, person_id, text, gives_phone, gives_email, created_at)
    select ${p.noticeId}::bigint, person.id, ${p.text}::text,
           coalesce(${p.givesPhone}::boolean, ${givesPhone}),
           coalesce(${p.givesEmail}::boolean, ${givesEmail}), ${p.now}::timestamptz
    from person where person.id = ${p.personId}
    on conflict (notice_id, person_id) where state = 'open'
      do update set text = excluded.text,
                    gives_phone = coalesce(${p.givesPhone}, answer.gives_phone),
                    gives_email = coalesce(${p.givesEmail}, answer.gives_email)
    returning id, xmax = 0 as is_new`,
);

/** Keeps what a person has answered to a notice as it is: who says yes meanwhile waits, or was faster. */
export const lockOwnAnswers = statement(
  'notices.lockOwnAnswers',
  (p: Params<{ noticeId: number; personId: number }>) =>
    query
      .selectFrom('notice_answer')
      .select('id')
      .where('notice_id', '=', p.noticeId)
      .where('person_id', '=', p.personId)
      .orderBy('id')
      .forUpdate(),
);

/** Whether a person uses no e-mail. */
export const findAccess = statement('notices.findAccess', (p: Params<{ personId: number }>) =>
  query.selectFrom('person').select('access').where('id', '=', p.personId),
);

/** How many answers a person has given since a moment. */
export const countAnswers = statement(
  'notices.countAnswers',
  (p: Params<{ personId: number; since: Date }>) => sql<{ many: number }>`
    select count(*) as many from notice_answer
    where person_id = ${p.personId} and created_at > ${p.since}`,
);

/** Decides on an answer that waits, which is news again; no row when somebody was faster. */
export const decideAnswer = statement(
  'notices.decideAnswer',
  (p: Params<{ id: number; state: AnswerState; now: Date }>) =>
    query
      .updateTable('notice_answer')
      .set({ state: p.state, decided_at: p.now, told_at: null, told_by: null })
      .where('id', '=', p.id)
      .where('state', '=', 'open')
      .returning('id'),
);

/** Says yes to a day of those that were seen; no row when they changed, or somebody was faster. */
export const acceptDay = statement(
  'notices.acceptDay',
  (p: Params<{ id: number; day: number; seen: number; now: Date }>) =>
    query
      .updateTable('notice_answer')
      .set({
        state: 'accepted',
        agreed_day: p.day,
        decided_at: p.now,
        told_at: null,
        told_by: null,
      })
      .where('id', '=', p.id)
      .where('sequence', '=', p.seen)
      .where('state', '=', 'open')
      .returning('id'),
);

/** An answer that was let go or taken back after a moment waits again; no row where it was not. */
export const reopenAnswer = statement(
  'notices.reopenAnswer',
  (p: Params<{ id: number; from: 'let-go' | 'withdrawn'; since: Date }>) => sql<{ id: number }>`
    update notice_answer answer set state = 'open', decided_at = null
    where id = ${p.id} and state = ${p.from} and decided_at > ${p.since}
      and exists (select from notice where notice.id = notice_id and notice.state = 'open')
    returning id`,
);
