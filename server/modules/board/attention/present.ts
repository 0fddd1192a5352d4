/** What the desk sees of calls and rests. */
import type { CallLine, Rest } from '#contract/board/attention.ts';
import { personName } from '#contract/person-name.ts';
import { daysBetween } from '#contract/time.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { listRests } from './rest-sql.ts';
import type { listCalls } from './sql.ts';

export function presentRest(row: RowOf<typeof listRests>): Rest {
  const { kind, reason, until, made_at: madeAt } = row;
  return { kind, reason, until, by: personName(row), madeAt: madeAt.toISOString() };
}

/** @param dayOf the day of a moment in the portal's time zone */
export function presentCall(
  row: RowOf<typeof listCalls>,
  today: string,
  dayOf: (moment: Date) => string,
): CallLine {
  const since = row.since_on ?? (row.since_at ? dayOf(row.since_at) : today);
  return {
    reason: row.reason,
    userId: row.person_id,
    name: row.name,
    surname: row.surname,
    phone: row.phone,
    since,
    facts: {
      days: daysBetween(since, today),
      title: row.title,
      neededBy: row.needed_by,
      given: row.given,
      percent: row.percent,
    },
    noticeId: row.notice_id,
    restOf: row.rest && presentRest({ ...row.rest, made_at: new Date(row.rest.made_at) }),
  };
}
