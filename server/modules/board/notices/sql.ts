/** SQL of one notice: finding, posting, changing it, what the desk does with it, and reports about it. */
import { sql } from 'kysely';
import type {
  AnswerState,
  ContactMode,
  NoticeKind,
  NoticeOutcome,
  NoticeReach,
  NoticeState,
  ReportReason,
} from '#contract/board/notices.ts';
import type { Locale } from '#contract/locales.ts';
import type { Access } from '#contract/people/accounts.ts';
import { areFriends } from '#server/modules/banks/banks/sql.ts';
import { hasRoom } from '#server/modules/running/guards/rooms-sql.ts';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { activityRule, effectiveContact } from './activities-sql.ts';
import {
  type AnswerDayRow,
  daysOf,
  type FollowedRow,
  followedBy,
  followedColumns,
} from './days-sql.ts';
import { type CardRow, cardColumns, cardTables } from './list-sql.ts';
import { placesKept, placesOf } from './places-sql.ts';
import { phoneOf, reachKept, reachOf, type SaidReach } from './reach-sql.ts';

/** A notice, its author, how the reader stands to it, and what came of their answer. */
export interface NoticeRow extends CardRow, FollowedRow {
  body: string;
  reach: NoticeReach;
  /** As the author chose, or as their bank says for this kind of service. */
  contact: ContactMode;
  gives_phone: boolean;
  gives_email: boolean;
  when_text: string;
  place_text: string;
  created_by: number;
  asks_again_on: string;
  outcome: NoticeOutcome | null;
  stays_open: boolean;
  met_by_exchange_id: number | null;
  met_with: number | null;
  /** The author is no person (specification §51). */
  author_is_body: boolean;
  hidden_reason: string | null;
  desk_phone: string;
  /** A message on the portal reaches the author. */
  reads_messages: boolean;
  /** Null once the author has left the bank. */
  phone: string | null;
  email: string | null;
  /** How many people were asked, and not by the portal. */
  asked: number;
  is_within_reach: boolean;
  my_answer_id: number | null;
  my_answer_state: AnswerState | null;
  my_answer_text: string | null;
  my_answer_gives_phone: boolean | null;
  my_answer_gives_email: boolean | null;
  my_answer_sequence: number | null;
  my_answer_agreed_day: number | null;
  my_answer_days: AnswerDayRow[] | null;
  author_access: Access;
}

/** A notice as it stands to a reader of a bank; whether they may see it, `rules.ts` says. */
export const findNotice = statementsBy(
  'notices.find',
  (locale: Locale) => (p: Params<{ id: number; readerId: number; bankId: number }>) =>
    sql<NoticeRow>`
    select ${cardColumns(locale)}, notice.body, notice.reach, ${effectiveContact} as contact, notice.gives_phone,
           notice.gives_email, notice.when_text, notice.place_text, notice.created_by,
           notice.asks_again_on, notice.outcome, notice.stays_open, notice.met_by_exchange_id,
           notice.met_with, author.kind = 'body' as author_is_body, notice.hidden_reason, bank.phone as desk_phone,
           membership.id is not null and author.access = 'self'
             and ${hasRoom(sql.ref('notice.bank_id'), 'messages')} as reads_messages,
           case when membership.id is not null then ${phoneOf('author', sql.ref('bank.phone'))} end as phone,
           case when membership.id is not null then author.email end as email,
           (select count(*) from notice_ask
            where notice_ask.notice_id = notice.id and asked_by is not null) as asked,
           notice.bank_id = ${p.bankId} or (notice.reach = 'friends'
             and ${areFriends(sql.ref('notice.bank_id'), p.bankId)}) as is_within_reach,
           mine.id as my_answer_id, mine.state as my_answer_state, mine.text as my_answer_text,
           mine.gives_phone as my_answer_gives_phone, mine.gives_email as my_answer_gives_email,
           mine.sequence as my_answer_sequence, mine.agreed_day as my_answer_agreed_day,
           mine.days as my_answer_days, ${followedColumns}, author.access as author_access
    from ${cardTables}
    ${activityRule}
    left join membership on membership.person_id = author.id
      and membership.bank_id = notice.bank_id and membership.state = 'active'
    left join lateral (
      select id, state, text, gives_phone, gives_email, sequence, agreed_day,
             ${daysOf(sql.ref('notice_answer.id'))} as days
      from notice_answer
      where notice_id = notice.id and person_id = ${p.readerId}
      order by id desc limit 1
    ) mine on true
    ${followedBy(sql.ref('mine.id'))}
    where notice.id = ${p.id}`,
);

/** Keeps a notice as it is until somebody has answered it. */
export const lockNotice = statement('notices.lock', (p: Params<{ id: number }>) =>
  query.selectFrom('notice').select('id').where('id', '=', p.id).forShare(),
);

/** The same, alone: who says yes to the last places waits for each other. */
export const lockPlaces = statement('notices.lockPlaces', (p: Params<{ id: number }>) =>
  query.selectFrom('notice').select('id').where('id', '=', p.id).forNoKeyUpdate(),
);

interface Texts extends SaidReach {
  activityId: number;
  title: string;
  body: string;
  reach: NoticeReach;
  minutes: number | null;
  whenText: string;
  placeText: string;
  neededBy: string | null;
  /** Null: one, or as it is. */
  places: number | null;
  asksAgainOn: string;
  now: Date;
}

const columnsOf = (p: Params<Texts>) => ({
  activity_id: p.activityId,
  title: p.title,
  body: p.body,
  reach: p.reach,
  minutes: p.minutes,
  when_text: p.whenText,
  place_text: p.placeText,
  needed_by: p.neededBy,
  asks_again_on: p.asksAgainOn,
  changed_at: p.now,
});

interface Posted {
  kind: NoticeKind;
  state: NoticeState;
  personId: number;
  bankId: number;
  /** Who posts it. */
  by: number;
}

export const insertNotice = statement('notices.insert', (p: Params<Texts & Posted>) =>
  query
    .insertInto('notice')
    .values({
      ...columnsOf(p),
      ...reachOf(p),
      places: placesOf(p),
      kind: p.kind,
      state: p.state,
      person_id: p.personId,
      bank_id: p.bankId,
      created_at: p.now,
      created_by: p.by,
    })
    .returning('id'),
);

const reopened = sql<NoticeState>`case state when 'paused' then 'open' else state end`;

/** Changes a notice that is not closed; one that was paused is back on the board. */
export const updateNotice = statement('notices.update', (p: Params<Texts & { id: number }>) =>
  query
    .updateTable('notice')
    .set({
      ...columnsOf(p),
      ...reachKept(p),
      places: placesKept(p),
      state: reopened,
    })
    .where('id', '=', p.id)
    .where('state', '<>', 'closed')
    .returning('id'),
);

export const hideNotice = statement(
  'notices.hide',
  (p: Params<{ id: number; reason: string; now: Date }>) =>
    query
      .updateTable('notice')
      .set({ state: 'hidden', hidden_reason: p.reason, changed_at: p.now })
      .where('id', '=', p.id)
      .where('state', '<>', 'closed')
      .returning('id'),
);

/** Lets a notice that waits onto the board, for its whole time. */
export const allowNotice = statement(
  'notices.allow',
  (p: Params<{ id: number; asksAgainOn: string; now: Date }>) =>
    query
      .updateTable('notice')
      .set({ state: 'open', asks_again_on: p.asksAgainOn, changed_at: p.now })
      .where('id', '=', p.id)
      .where('state', '=', 'waiting')
      .returning('id'),
);

/** Back on the board after it was hidden; one that was not stays as it is. */
export const showNotice = statement(
  'notices.show',
  (p: Params<{ id: number; now: Date }>) => sql<{ id: number }>`
    update notice
    set state = case state when 'hidden' then 'open' else state end, hidden_reason = null,
        changed_at = ${p.now}
    where id = ${p.id} and state <> 'closed'
    returning id`,
);

/** The notices of a person that are not over: how many of a kind, and the latest about an activity. */
export const findStanding = statement(
  'notices.findStanding',
  (p: Params<{ personId: number; kind: NoticeKind; activityId: number }>) => sql<{
    many: number;
    alike_id: number | null;
    alike_title: string | null;
  }>`
    select count(*) as many,
           max(id) filter (where activity_id = ${p.activityId}) as alike_id,
           (array_agg(title order by id desc) filter (where activity_id = ${p.activityId}))[1]
             as alike_title
    from notice
    where person_id = ${p.personId} and kind = ${p.kind} and state <> 'closed'`,
);

/** Tells the desk; a report of the same person that nobody has looked at yet is replaced. */
export const insertReport = statement(
  'notices.insertReport',
  (
    p: Params<{
      noticeId: number;
      reporterId: number;
      reason: ReportReason;
      text: string;
      now: Date;
    }>,
  ) => sql<Record<never, never>>`
    insert into notice_report (notice_id, reporter_id, reason, text, created_at)
    values (${p.noticeId}, ${p.reporterId}, ${p.reason}, ${p.text}, ${p.now})
    on conflict (notice_id, reporter_id) where settled_at is null
      do update set reason = excluded.reason, text = excluded.text, created_at = excluded.created_at`,
);

export const settleReports = statement(
  'notices.settleReports',
  (p: Params<{ noticeId: number; by: number; now: Date }>) =>
    query
      .updateTable('notice_report')
      .set({ settled_at: p.now, settled_by: p.by })
      .where('notice_id', '=', p.noticeId)
      .where('settled_at', 'is', null),
);
