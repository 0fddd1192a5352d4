/** SQL of what banks decided about kinds of service on their boards. */
import { type RawBuilder, sql } from 'kysely';
import type { ContactMode } from '#contract/board/notices.ts';
import { isMinor } from '#server/modules/people/ages/sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** What the bank of a notice decided about its kind of service, as `rule`. */
export const activityRule: RawBuilder<unknown> = sql`
  left join activity_rule rule on rule.bank_id = notice.bank_id
    and rule.activity_id = notice.activity_id`;

/**
 * How people get in touch about a notice: as its author chose, or as the bank decided (`rule`); with who is
 * below the age that their bank asks for always through the desk (specification §52).
 */
export const effectiveContact: RawBuilder<ContactMode> = sql`
  case when rule.through_desk or ${isMinor(sql`notice.person_id`)} then 'desk'
       else notice.contact end`;

/** The decisions of a bank. */
export const listRules = statement('notices.activityRules', (p: Params<{ bankId: number }>) =>
  query
    .selectFrom('activity_rule')
    .select(['activity_id', 'through_desk', 'shown'])
    .where('bank_id', '=', p.bankId)
    .orderBy('activity_id'),
);

/** Whether a bank keeps a kind of service off its board. */
export const findUnshown = statement(
  'notices.findUnshown',
  (p: Params<{ bankId: number; activityId: number }>) =>
    query
      .selectFrom('activity_rule')
      .select('activity_id')
      .where('bank_id', '=', p.bankId)
      .where('activity_id', '=', p.activityId)
      .where('shown', '=', false),
);

interface RuleValues {
  bankId: number;
  activityId: number;
  throughDesk: boolean;
  shown: boolean;
  by: number;
  now: Date;
}

/** Decides; no row for a kind of service that does not exist. */
export const putRule = statement(
  'notices.putActivityRule',
  (p: Params<RuleValues>) => sql<{ activity_id: number; through_desk: boolean; shown: boolean }>`
    insert into activity_rule
      (bank_id, activity_id, through_desk, shown, changed_at, changed_by)
    select ${p.bankId}::bigint, id, ${p.throughDesk}::boolean, ${p.shown}::boolean,
           ${p.now}::timestamptz, ${p.by}::bigint
    from activity where id = ${p.activityId}
    on conflict (bank_id, activity_id) do update
      set through_desk = excluded.through_desk, shown = excluded.shown,
          changed_at = excluded.changed_at, changed_by = excluded.changed_by
    returning activity_id, through_desk, shown`,
);
