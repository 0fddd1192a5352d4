/** SQL of who may help with a request, of asking them, and of asking authors again. */

import { type Expression, sql } from 'kysely';
import type { AskState, HelperReason } from '#contract/board/notices.ts';
import { isOffMail } from '#server/modules/people/accounts/mail-trouble-sql.ts';
import { isPerson } from '#server/modules/people/accounts/people-sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { canDo } from './able-sql.ts';

/** Whether the bank of a notice is not suspended (specification §38). */
const isInOpenBank = sql<boolean>`not exists (
  select from bank where bank.id = notice.bank_id and suspended_at is not null)`;

interface HelperValues {
  noticeId: number;
  /** Also who said so at their desk, or did it and does not show that: for the desk and the portal. */
  withAll: boolean;
  /** What was done since this day counts. */
  since: string;
  /** Asks since these moments: who was asked too often is left out; who was asked least is first. */
  weekAgo: Date;
  monthsAgo: Date;
  mostInWeek: number;
  limit: number;
}

/**
 * Active members of the bank of a request who may help, without its author, who answered, who was
 * asked for it, who was asked too often lately, who does not want to be asked, and who
 * wants no such letters. First those who do
 * exactly this, among them who was asked least, then who has the fewest hours.
 */
export const listHelpers = statement(
  'notices.helpers',
  (p: Params<HelperValues>) => sql<{
    id: number;
    name: string;
    surname: string;
    phone: string | null;
    why: HelperReason;
    is_reached: boolean;
  }>`
    with wanted as (
      select id, activity_id, bank_id, person_id from notice where id = ${p.noticeId}
    ), candidate as (
      select found.person_id, min(found.rank) as rank
      from wanted
      cross join lateral (${canDo(
        p.since,
        ({ activity, bank }) =>
          sql`${activity} = wanted.activity_id and ${bank ?? sql`wanted.bank_id`} = wanted.bank_id`,
      )}) found
      join person helper on helper.id = found.person_id
      where ${p.withAll}::boolean or found.rank in (1, 4)
        or (found.rank = 3 and helper.show_done)
      group by found.person_id
    )
    select person.id, person.name, person.surname, person.phone,
           (array['offers-this', 'said-so', 'did-this', 'offers-similar'])[candidate.rank] as why,
           not ${isOffMail('person')} as is_reached
    from wanted
    cross join candidate
    join membership on membership.person_id = candidate.person_id
      and membership.bank_id = wanted.bank_id and membership.state = 'active'
    join person on person.id = candidate.person_id and person.may_be_asked
    join account on account.person_id = person.id and account.bank_id = wanted.bank_id
    cross join lateral (
      select count(*) filter (where created_at > ${p.weekAgo}) as in_week, count(*) as in_months
      from notice_ask where person_id = person.id and created_at > ${p.monthsAgo}
    ) asked
    where person.id <> wanted.person_id and ${isPerson()} and membership.minor_until is null
      and asked.in_week < ${p.mostInWeek}::integer
      and not exists (select from notice_ask
                      where notice_id = wanted.id and person_id = person.id)
      and not exists (select from notice_answer
                      where notice_id = wanted.id and person_id = person.id and state <> 'withdrawn')
      and not exists (select from letter_preference
                      where person_id = person.id and topic = 'board' and cadence <> 'at-once')
    order by candidate.rank = 4, asked.in_months, account.balance_minutes, person.id
    limit ${p.limit}`,
);

/** Asks people who were not asked before; a row for each who is asked now. */
export const insertAsks = statement(
  'notices.insertAsks',
  (p: Params<{ noticeId: number; people: number[]; askedBy: number | null; now: Date }>) => sql<{
    id: number;
    person_id: number;
  }>`
    insert into notice_ask (notice_id, person_id, asked_by, created_at)
    select ${p.noticeId}::bigint, person_id, ${p.askedBy}::bigint, ${p.now}::timestamptz
    from unnest(${p.people}::bigint[]) as person_id
    on conflict do nothing
    returning id, person_id`,
);

/** Whether any of these people was asked that often since a moment. */
export const findAskedOften = statement(
  'notices.findAskedOften',
  (p: Params<{ people: number[]; since: Date; most: number }>) => sql<{ person_id: number }>`
    select person_id from notice_ask
    where person_id = any(${p.people}::bigint[]) and created_at > ${p.since}
    group by person_id having count(*) >= ${p.most}::integer limit 1`,
);

export const findAskingChoice = statement('notices.findAskingChoice', (p: Params<{ id: number }>) =>
  query.selectFrom('person').select(['may_be_asked', 'show_done']).where('id', '=', p.id),
);

export const updateAskingChoice = statement(
  'notices.updateAskingChoice',
  (p: Params<{ id: number; mayBeAsked: boolean; showDone: boolean }>) =>
    query
      .updateTable('person')
      .set({ may_be_asked: p.mayBeAsked, show_done: p.showDone })
      .where('id', '=', p.id),
);

export const findAsk = statement('notices.findAsk', (p: Params<{ id: number }>) =>
  query
    .selectFrom('notice_ask')
    .select(['id', 'notice_id', 'person_id', 'state'])
    .where('id', '=', p.id),
);

/** Says yes or not now, once; no row for who has said already. */
export const settleAsk = statement(
  'notices.settleAsk',
  (p: Params<{ id: number; state: AskState }>) =>
    query
      .updateTable('notice_ask')
      .set({ state: p.state })
      .where('id', '=', p.id)
      .where('state', '=', 'asked')
      .returning('notice_id'),
);

/** Who said not now is asked again; no row for everybody else. */
export const reopenAsk = statement('notices.reopenAsk', (p: Params<{ id: number }>) =>
  query
    .updateTable('notice_ask')
    .set({ state: 'asked' })
    .where('id', '=', p.id)
    .where('state', '=', 'not-now')
    .returning('notice_id'),
);

/** Whether the author of an open notice is asked if it still stands: until these days its time is over, or nearly. */
export const asksWhetherItStands = (p: {
  requestsDue: Expression<string>;
  offersDue: Expression<string>;
}) => sql<boolean>`notice.state = 'open'
  and notice.asks_again_on <= case notice.kind when 'offer' then ${p.offersDue}::date
                              else ${p.requestsDue}::date end`;

/**
 * Asks the author of each notice whose time is over, or nearly, whether it still stands: once for
 * each time that it stands, however often this runs, even at the same moment. Nobody is asked while
 * their bank is suspended.
 */
export const enqueueDue = statement(
  'notices.enqueueDue',
  (p: Params<{ requestsDue: string; offersDue: string; now: Date }>) => sql`
    with noted as (
      insert into notice_reminder (notice_id, asks_again_on, sent_at)
      select id, asks_again_on, ${p.now}::timestamptz from notice
      where ${asksWhetherItStands(p)} and ${isInOpenBank}
      order by id
      on conflict do nothing
      returning notice_id
    )
    insert into outbox (kind, payload, created_at)
    select 'notice-due', jsonb_build_object('personId', notice.person_id, 'noticeId', notice.id),
           ${p.now}::timestamptz
    from noted join notice on notice.id = noted.notice_id`,
);

/**
 * Pauses each open notice whose author was asked before these moments and has not answered; the time
 * for an answer begins again when their bank is reopened.
 */
export const pauseUnanswered = statement(
  'notices.pauseUnanswered',
  (p: Params<{ requestsBefore: Date; offersBefore: Date; now: Date }>) => sql`
    with paused as (
      update notice set state = 'paused', changed_at = ${p.now}
      from notice_reminder reminder, bank
      where reminder.notice_id = notice.id and reminder.asks_again_on = notice.asks_again_on
        and notice.state = 'open' and bank.id = notice.bank_id and bank.suspended_at is null
        and greatest(reminder.sent_at, bank.reopened_at) <= case notice.kind when 'offer' then ${p.offersBefore}::timestamptz
                                else ${p.requestsBefore}::timestamptz end
      returning notice.id, notice.person_id
    )
    insert into outbox (kind, payload, created_at)
    select 'notice-paused', jsonb_build_object('personId', person_id, 'noticeId', id),
           ${p.now}::timestamptz
    from paused`,
);
