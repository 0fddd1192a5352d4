/** SQL of what the desk writes to a year (specification §50): versions, of which the latest holds. */
import { sql } from 'kysely';
import { query, type Row, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** What a version says. */
export type VersionColumns = Pick<
  Row<'report_version'>,
  | 'chapter_year'
  | 'chapter_together'
  | 'chapter_alongside'
  | 'chapter_ahead'
  | 'hour_cents'
  | 'quotes_thanks'
>;

export const findReportBank = statement('reports.findBank', (p: Params<{ bankId: number }>) =>
  query
    .selectFrom('bank')
    .select(['name', 'founded_on', 'fund_person_id'])
    .where('id', '=', p.bankId),
);

/** Who writes a year of a bank waits here, until the transaction ends. */
export const lockReports = statement('reports.lock', (p: Params<{ bankId: number }>) =>
  query.selectFrom('bank').select('id').where('id', '=', p.bankId).forNoKeyUpdate(),
);

/** The versions of a year, the latest first. */
export const listVersions = statement(
  'reports.listVersions',
  (p: Params<{ bankId: number; year: number }>) => sql<
    VersionColumns & {
      version: number;
      made_by: number;
      made_at: Date;
      maker_name: string;
      maker_surname: string;
    }
  >`
    select version, chapter_year, chapter_together, chapter_alongside, chapter_ahead, hour_cents,
           quotes_thanks, made_by, made_at, person.name as maker_name,
           person.surname as maker_surname
    from report_version
    join person on person.id = made_by
    where bank_id = ${p.bankId} and year = ${p.year}
    order by version desc`,
);

interface Written extends VersionColumns {
  bankId: number;
  year: number;
  version: number;
  by: number;
  now: Date;
}

export const insertVersion = statement('reports.insertVersion', (p: Params<Written>) =>
  query.insertInto('report_version').values({
    bank_id: p.bankId,
    year: p.year,
    version: p.version,
    chapter_year: p.chapter_year,
    chapter_together: p.chapter_together,
    chapter_alongside: p.chapter_alongside,
    chapter_ahead: p.chapter_ahead,
    hour_cents: p.hour_cents,
    quotes_thanks: p.quotes_thanks,
    made_by: p.by,
    made_at: p.now,
  }),
);
