/** SQL of keeping a notice: renewing, pausing and closing it, and taking its end back. */
import { sql } from 'kysely';
import type { NoticeOutcome, NoticeState } from '#contract/board/notices.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** Puts a notice back for its time; a day that has passed is no day any more. */
export const renewNotice = statement(
  'notices.renew',
  (p: Params<{ id: number; neededBy: string | null; asksAgainOn: string; now: Date }>) => sql<{
    id: number;
  }>`
    update notice
    set state = 'open', needed_by = ${p.neededBy}, asks_again_on = ${p.asksAgainOn},
        renewals = renewals + 1, changed_at = ${p.now}
    where id = ${p.id} and state in ('open', 'paused')
    returning id`,
);

export const pauseNotice = statement('notices.pause', (p: Params<{ id: number; now: Date }>) =>
  query
    .updateTable('notice')
    .set({ state: 'paused', changed_at: p.now })
    .where('id', '=', p.id)
    .where('state', 'in', ['open', 'paused'])
    .returning('id'),
);

/** Ends a notice; open answers are let go by the database. */
export const closeNotice = statement(
  'notices.close',
  (p: Params<{ id: number; outcome: NoticeOutcome; metWith: number | null; now: Date }>) =>
    query
      .updateTable('notice')
      .set({
        state: 'closed',
        outcome: p.outcome,
        met_with: p.metWith,
        closed_at: p.now,
        changed_at: p.now,
        hidden_reason: null,
        met_by_exchange_id: null,
        met_until: null,
      })
      .where('id', '=', p.id)
      .where('state', '<>', 'closed')
      .returning('id'),
);

/** Ends a request for several people once as many as it is for have been told yes (specification §51). */
export const closeFull = statement(
  'notices.closeFull',
  (p: Params<{ id: number; now: Date }>) => sql<object>`
    update notice
    set state = 'closed', outcome = 'met', met_with = null, closed_at = ${p.now},
        changed_at = ${p.now}, met_by_exchange_id = null, met_until = null
    where id = ${p.id} and places > 1 and state in ('open', 'paused')
      and places_taken(id) >= places`,
);

/**
 * A notice whose end is taken back stands as before, also to the hours that had closed it; the database
 * lets the answers wait again that the end let go. No row when it did not end at that moment, or its author has left.
 */
export const reopenClosed = statement(
  'notices.reopenClosed',
  (
    p: Params<{
      id: number;
      state: Exclude<NoticeState, 'closed'>;
      why: string | null;
      metBy: number | null;
      timeZone: string;
      decidedAt: Date;
      now: Date;
    }>,
  ) => sql<{ id: number }>`
    update notice
    set state = ${p.state}, outcome = null, met_with = null, closed_at = null,
        hidden_reason = ${p.why}, changed_at = ${p.now}, met_by_exchange_id = ${p.metBy}::bigint,
        met_until = case when ${p.metBy}::bigint is not null
                      then (needed_by + 1)::timestamp at time zone ${p.timeZone} end
    where id = ${p.id} and state = 'closed' and closed_at = ${p.decidedAt}
      and exists (select from membership
                  where membership.person_id = notice.person_id
                    and membership.bank_id = notice.bank_id and membership.state = 'active')
    returning id`,
);

/** Hours and yeses do not close it; one that they have closed is back for its whole time. No row: closed otherwise. */
export const keepNoticeOpen = statement(
  'notices.keepOpen',
  (p: Params<{ id: number; neededBy: string | null; asksAgainOn: string; now: Date }>) => sql<{
    id: number;
  }>`
    update notice
    set stays_open = places = 1, changed_at = ${p.now},
        needed_by = case state when 'closed' then ${p.neededBy}::date else needed_by end,
        asks_again_on = case state when 'closed' then ${p.asksAgainOn}::date else asks_again_on end,
        state = case state when 'closed' then 'open' else state end,
        outcome = null, met_with = null, closed_at = null
    where id = ${p.id} and (state <> 'closed' or (outcome = 'met'
      and (met_by_exchange_id is not null or (places > 1 and met_with is null))))
    returning id`,
);
