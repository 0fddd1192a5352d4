/** SQL of what a bank carries outside: how often its board is opened by the link of a group. */
import { sql } from 'kysely';
import type { ActivityNames } from '#contract/board/activities.ts';
import type { ContactMode, NoticeKind } from '#contract/board/notices.ts';
import { activityRule, effectiveContact } from '#server/modules/board/notices/activities-sql.ts';
import { type PlacesRow, placesColumns } from '#server/modules/board/notices/places-sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** One more visit in a week, which its Monday names. */
export const countVisit = statement(
  'outside.countVisit',
  (p: Params<{ bankId: number; week: string }>) => sql<object>`
    insert into group_visit as known (bank_id, week, visits) values (${p.bankId}, ${p.week}, 1)
    on conflict (bank_id, week) do update set visits = known.visits + 1`,
);

export const findVisits = statement(
  'outside.findVisits',
  (p: Params<{ bankId: number; week: string }>) =>
    query
      .selectFrom('group_visit')
      .select('visits')
      .where('bank_id', '=', p.bankId)
      .where('week', '=', p.week),
);

/** The open notices of a bank that were posted by the end of a month: requests, then offers by group. */
export const listForPaper = statement(
  'outside.listForPaper',
  (
    p: Params<{
      bankId: number;
      month: string;
      timeZone: string;
      /** Those alone that are meant for more than the own members. */
      isOutside: boolean;
      most: number;
    }>,
  ) => sql<
    PlacesRow & {
      id: number;
      activity_names: ActivityNames;
      group_names: ActivityNames;
      kind: NoticeKind;
      title: string;
      needed_by: string | null;
      contact: ContactMode;
      name: string;
      surname: string;
      phone: string | null;
    }
  >`
    select notice.id, notice.kind, notice.title, notice.needed_by, ${effectiveContact} as contact,
           activity.names as activity_names, activity_group.names as group_names,
           author.name, author.surname, author.phone, ${placesColumns}
    from notice
    join activity on activity.id = notice.activity_id
    join activity_group on activity_group.id = activity.group_id
    join person author on author.id = notice.person_id
    ${activityRule}
    where notice.bank_id = ${p.bankId} and notice.state = 'open'
      and (not ${p.isOutside}::boolean or notice.reach = 'friends')
      and notice.created_at
        < ((${p.month} || '-01')::date + interval '1 month') at time zone ${p.timeZone}
    order by notice.kind = 'offer', case notice.kind when 'request' then notice.needed_by end,
             case notice.kind when 'offer' then activity_group.position end,
             case notice.kind when 'offer' then activity.position end,
             notice.created_at desc, notice.id desc
    limit ${p.most}`,
);

/**
 * What a bank said to all in a month, and its meetings of the month and after that are not over; nothing that
 * is not seen yet, was taken back or called off.
 */
export const listSaid = statement(
  'outside.listSaid',
  (p: Params<{ bankId: number; month: string; timeZone: string; now: Date; most: number }>) => sql<{
    id: number;
    title: string;
    body: string;
    starts_at: Date | null;
    ends_at: Date | null;
    place: string;
  }>`
    select id, title, body, starts_at, ends_at, place from bulletin
    where bank_id = ${p.bankId} and shown_at <= ${p.now}
      and taken_back_at is null and called_off_at is null
      and case when starts_at is null
        then shown_at >= (${p.month} || '-01')::date::timestamp at time zone ${p.timeZone}
          and shown_at < ((${p.month} || '-01')::date + interval '1 month') at time zone ${p.timeZone}
        else ends_at > ${p.now}
          and starts_at >= (${p.month} || '-01')::date::timestamp at time zone ${p.timeZone} end
    order by starts_at, shown_at, id
    limit ${p.most}`,
);
