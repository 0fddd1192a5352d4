/** SQL of the public board of a bank. */
import { sql } from 'kysely';
import type { NoticeKind } from '#contract/board/notices.ts';
import type { Locale } from '#contract/locales.ts';
import { statement, statementsBy } from '#server/modules/tables.ts';
import { nameByLanguage } from '#server/platform/expressions.ts';
import type { Params } from '#server/platform/statements.ts';
import { type PlacesRow, placesColumns } from './places-sql.ts';

/** A bank whose rule opens its board to everybody; no row for every other. */
export const findPublicBank = statement(
  'notices.findPublicBank',
  (p: Params<{ id: number }>) => sql<{ id: number; name: string; phone: string }>`
    select id, name, phone from bank
    where id = ${p.id} and (
      select value from bank_rule where bank_id = bank.id and name = 'board-public'
      order by id desc limit 1
    )::boolean`,
);

/** What is on the board of a bank and meant for more than its own members. */
export const listPublic = statementsBy(
  'notices.listPublic',
  (locale: Locale) => (p: Params<{ bankId: number; most: number }>) =>
    sql<
      PlacesRow & {
        id: number;
        kind: NoticeKind;
        title: string;
        activity: string;
        created_at: Date;
        needed_by: string | null;
        name: string;
        surname: string;
      }
    >`
    select notice.id, notice.kind, notice.title,
           ${nameByLanguage('activity', locale)} as activity, notice.created_at, notice.needed_by,
           author.name, author.surname, ${placesColumns}
    from notice
    join activity on activity.id = notice.activity_id
    join person author on author.id = notice.person_id
    where notice.bank_id = ${p.bankId} and notice.state = 'open' and notice.reach = 'friends'
    order by notice.kind = 'offer', notice.created_at desc, notice.id desc
    limit ${p.most}`,
);
