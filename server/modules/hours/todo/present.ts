/** What may leave of what waits for a member. */
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import type { Todo, TodoItem } from '#contract/hours/todo.ts';
import { daysBetween } from '#contract/time.ts';
import { rulesFrom } from '#server/modules/banks/rules/rules.ts';
import { recordableMinutes } from '#server/modules/board/arrangements/rules.ts';
import { belowBandOfDays, presentDays } from '#server/modules/board/notices/days-present.ts';
import { presentPending } from '#server/modules/hours/exchanges/present.ts';
import type { StandingWithRules } from '#server/modules/hours/limits/columns-sql.ts';
import { ownBandOf } from '#server/modules/hours/limits/rules.ts';
import type { SignedInMember } from '#server/modules/people/accounts/signed-in.ts';
import type { WallMoment } from '#server/platform/local-time.ts';
import type { TodoRow } from './sql.ts';

/** @param rows the first of the whole list, each with how long that is */
export function presentTodo(
  rows: readonly TodoRow[],
  reader: SignedInMember,
  moment: WallMoment,
): Omit<Todo, 'unread'> {
  const [first] = rows;
  return {
    items: rows.map((row) => presentItem(row, reader, moment)),
    more: (first?.total ?? 0) - rows.length,
    count: first?.counted ?? 0,
  };
}

function presentItem(row: TodoRow, reader: SignedInMember, moment: WallMoment): TodoItem {
  const common = { id: row.id, since: row.since.toISOString() };
  const daysAway = (day: string) => daysBetween(moment.today, day);
  switch (row.kind) {
    case 'confirm': {
      const exchange = { ...row.facts, created_at: row.since };
      return { kind: row.kind, ...common, exchange: presentPending(exchange, reader) };
    }
    case 'done': {
      const { sequence, minutes } = row.facts;
      const hours = recordableMinutes(minutes).map(hoursFromMinutes);
      return { kind: row.kind, ...common, ...planned(row.facts, moment), sequence, hours };
    }
    case 'proposal': {
      const { sequence } = row.facts;
      return { kind: row.kind, ...common, ...planned(row.facts, moment), every: null, sequence };
    }
    case 'standing': {
      const { day } = row.facts;
      const about = { ...common, ...row.facts, daysAway: daysAway(day) };
      return { kind: 'proposal', ...about, sequence: null };
    }
    case 'answer': {
      const { who, title, notice_id: noticeId, notice_kind: noticeKind, ...rest } = row.facts;
      const { days, sequence, own } = rest;
      return {
        ...{ kind: row.kind, ...common, who, title, noticeId, noticeKind, sequence },
        days: presentDays(days, moment),
        belowBand: belowBandOfDays(days, own ? bandFrom(own, moment.now) : undefined),
      };
    }
    case 'asked': {
      const { who, title, notice_id: noticeId } = row.facts;
      return { kind: row.kind, ...common, who, title, noticeId };
    }
    case 'renew': {
      const { title, notice_kind: noticeKind, day } = row.facts;
      return { kind: row.kind, ...common, title, noticeKind, daysAway: daysAway(day) };
    }
    case 'corrected': {
      const { who, minutes, day, by_desk: byDesk } = row.facts;
      return { kind: row.kind, ...common, who, hours: hoursFromMinutes(minutes), day, byDesk };
    }
    case 'bulletin': {
      const { title, asks, starts_at: startsAt } = row.facts;
      return {
        kind: row.kind,
        ...common,
        title,
        asks,
        plan: startsAt ? whenOf(startsAt, moment) : null,
      };
    }
    case 'consent':
      return { kind: row.kind, ...common };
  }
}

function bandFrom({ rules, ...standing }: StandingWithRules, now: Date) {
  const { member_since: since } = standing;
  const known = { ...standing, member_since: since === null ? null : new Date(since) };
  return ownBandOf(rulesFrom(rules), known, now);
}

function planned(
  { who, title, starts_at }: Record<'who' | 'title' | 'starts_at', string>,
  moment: WallMoment,
) {
  return { who, title, ...whenOf(starts_at, moment) };
}

function whenOf(startsAt: string, { today, wall }: WallMoment) {
  const { day, time } = wall.localOf(new Date(startsAt));
  return { day, time, daysAway: daysBetween(today, day) };
}
