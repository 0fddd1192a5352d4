/** SQL of standing appointments: proposing, agreeing, pausing, ending, and making their dates. */
import { type RawBuilder, sql } from 'kysely';
import type { ArrangementState } from '#contract/board/arrangements.ts';
import type { Rhythm, StandingState } from '#contract/board/standings.ts';
import type { Locale } from '#contract/locales.ts';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { columnsOfTwoPeople, joinsOfTwoPeople, type TwoPeople } from './two-people-sql.ts';

/** A standing appointment with its two people. Days are `yyyy-MM-dd`, the time `HH:mm`. */
export interface StandingRow extends TwoPeople {
  id: number;
  title: string;
  every: Rhythm;
  from_day: string;
  until_day: string | null;
  time: string;
  minutes: number;
  place: string;
  state: StandingState;
  proposed_by: number;
  paused_until: string | null;
  paused_by: number | null;
}

const standingColumns = (locale: Locale): RawBuilder<unknown> => sql`
  standing.id, ${columnsOfTwoPeople('standing', locale)}, standing.title, standing.every,
  standing.from_day, standing.until_day, to_char(standing.starts_at_time, 'HH24:MI') as time,
  standing.minutes, standing.place, standing.state, standing.proposed_by, standing.paused_until,
  standing.paused_by`;

const standingTables: RawBuilder<unknown> = sql`
  standing_arrangement standing ${joinsOfTwoPeople('standing')}`;

export const findStanding = statementsBy(
  'arrangements.findStanding',
  (locale: Locale) => (p: Params<{ id: number }>) =>
    sql<StandingRow>`
    select ${standingColumns(locale)} from ${standingTables} where standing.id = ${p.id}`,
);

/** Those of a person that have not ended, the oldest first. */
export const listStandings = statementsBy(
  'arrangements.listStandings',
  (locale: Locale) => (p: Params<{ personId: number; most: number }>) =>
    sql<StandingRow>`
    select ${standingColumns(locale)} from ${standingTables}
    where standing.id = any(array(
      select id from standing_arrangement where giver_id = ${p.personId} and state <> 'ended'
      union all
      select id from standing_arrangement where receiver_id = ${p.personId} and state <> 'ended'))
    order by standing.id limit ${p.most}`,
);

/** How many proposals of a person wait for somebody else. */
export const countStandingProposals = statement(
  'arrangements.countStandingProposals',
  (p: Params<{ personId: number }>) => sql<{ many: number }>`
    select count(*) as many from standing_arrangement standing
    where state = 'proposed' and proposed_by = ${p.personId}
      and ${p.personId} in (giver_id, receiver_id)`,
);

interface NewRow {
  noticeId: number | null;
  answerId: number | null;
  giverId: number;
  giverBankId: number;
  receiverId: number;
  receiverBankId: number;
  activityId: number;
  title: string;
  every: Rhythm;
  fromDay: string;
  untilDay: string | null;
  time: string;
  minutes: number;
  place: string;
  proposedBy: number;
  now: Date;
}

export const insertStanding = statement('arrangements.insertStanding', (p: Params<NewRow>) =>
  query
    .insertInto('standing_arrangement')
    .values({
      notice_id: p.noticeId,
      answer_id: p.answerId,
      giver_id: p.giverId,
      giver_bank_id: p.giverBankId,
      receiver_id: p.receiverId,
      receiver_bank_id: p.receiverBankId,
      activity_id: p.activityId,
      title: p.title,
      every: p.every,
      from_day: p.fromDay,
      until_day: p.untilDay,
      starts_at_time: p.time,
      minutes: p.minutes,
      place: p.place,
      proposed_by: p.proposedBy,
      created_at: p.now,
      changed_at: p.now,
    })
    .returning('id'),
);

/** Keeps it as it is until the end of the transaction: of two who change it, the second waits. */
export const lockStanding = statement('arrangements.lockStanding', (p: Params<{ id: number }>) =>
  query
    .selectFrom('standing_arrangement')
    .select(['next_day', 'watched_from'])
    .where('id', '=', p.id)
    .forUpdate(),
);

interface Changed {
  id: number;
  state: StandingState;
  nextDay: string | null;
  pausedUntil: string | null;
  pausedBy: number | null;
  watchedFrom: string;
  now: Date;
}

/** Moves it to another state. */
export const changeStanding = statement('arrangements.changeStanding', (p: Params<Changed>) =>
  query
    .updateTable('standing_arrangement')
    .set({
      state: p.state,
      next_day: p.nextDay,
      paused_until: p.pausedUntil,
      paused_by: p.pausedBy,
      watched_from: p.watchedFrom,
      changed_at: p.now,
    })
    .where('id', '=', p.id),
);

/**
 * Drops the dates of a standing appointment that are still to come. They are no longer its dates, so
 * that the same days can come back when it is resumed. @returns how each stood before
 */
export const dropDatesToCome = statement(
  'arrangements.dropDatesToCome',
  (p: Params<{ id: number; now: Date }>) => sql<{
    id: number;
    state: ArrangementState;
    day: string | null;
  }>`
    with stood as (
      select id, state, standing_day as day from arrangement
      where standing_id = ${p.id} and state in ('proposed', 'agreed') and starts_at > ${p.now}
      for update
    )
    update arrangement set state = 'dropped', sequence = sequence + 1, standing_day = null,
                           changed_at = ${p.now}
    from stood where arrangement.id = stood.id
    returning stood.id, stood.state, stood.day`,
);

interface TakenBack {
  id: number;
  from: StandingState;
  state: StandingState;
  nextDay: string | null;
  pausedUntil: string | null;
  pausedBy: number | null;
  watchedFrom: string | null;
  decidedAt: Date;
  now: Date;
}

/**
 * How it stood before a decision that is taken back. No row when something was decided since, also about
 * one of the dates that it made.
 */
export const restoreStanding = statement(
  'arrangements.restoreStanding',
  (p: Params<TakenBack>) => sql<{ id: number }>`
    update standing_arrangement standing
    set state = ${p.state}, next_day = ${p.nextDay}, paused_until = ${p.pausedUntil},
        paused_by = ${p.pausedBy}, watched_from = ${p.watchedFrom}, changed_at = ${p.now}
    where id = ${p.id} and state = ${p.from} and changed_at = ${p.decidedAt}
      and not exists (
        select from arrangement
        where standing_id = standing.id and created_at = ${p.decidedAt}
          and (changed_at > ${p.decidedAt} or state <> 'agreed'))
    returning id`,
);

/** The dates that such a decision made were never told to anybody: they go. */
export const unmakeDates = statement(
  'arrangements.unmakeDates',
  (p: Params<{ id: number; decidedAt: Date }>) =>
    query
      .deleteFrom('arrangement')
      .where('standing_id', '=', p.id)
      .where('created_at', '=', p.decidedAt),
);

/** The dates that such a decision dropped (`id`, `state`, `day`) take place again, unless they have begun. */
export const restoreDates = statement(
  'arrangements.restoreDates',
  (p: Params<{ dates: string; decidedAt: Date; now: Date }>) => sql`
    update arrangement
    set state = stood.state, standing_day = stood.day, sequence = sequence - 1,
        changed_at = ${p.now}
    from jsonb_to_recordset(${p.dates}::jsonb) as stood (id bigint, state text, day date)
    where arrangement.id = stood.id and arrangement.state = 'dropped'
      and arrangement.changed_at = ${p.decidedAt} and arrangement.starts_at > ${p.now}`,
);
