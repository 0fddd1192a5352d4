/** SQL of the sheet for the wall. */
import { sql } from 'kysely';
import type { NoticeKind } from '#contract/board/notices.ts';
import type { Locale } from '#contract/locales.ts';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import { nameByLanguage } from '#server/platform/expressions.ts';
import type { Params } from '#server/platform/statements.ts';
import { type PlacesRow, placesColumns } from './places-sql.ts';

/** The open notices of a bank: requests first, what is needed soonest before the latest. */
export const listSheet = statementsBy(
  'notices.sheet',
  (locale: Locale) => (p: Params<{ bankId: number; most: number }>) =>
    sql<
      PlacesRow & {
        id: number;
        kind: NoticeKind;
        title: string;
        body: string;
        activity_name: string;
        minutes: number | null;
        needed_by: string | null;
        when_text: string;
        place_text: string;
      }
    >`
    select notice.id, notice.kind, notice.title, notice.body,
           ${nameByLanguage('activity', locale)} as activity_name, notice.minutes,
           notice.needed_by, notice.when_text, notice.place_text, ${placesColumns}
    from notice join activity on activity.id = notice.activity_id
    where notice.bank_id = ${p.bankId} and notice.state = 'open'
    order by notice.kind = 'offer', notice.needed_by, notice.created_at desc, notice.id desc
    limit ${p.most}`,
);

/** What each strip says of the bank. */
export const findBankOfSheet = statement('notices.bankOfSheet', (p: Params<{ bankId: number }>) =>
  query.selectFrom('bank').select(['name', 'phone']).where('id', '=', p.bankId),
);
