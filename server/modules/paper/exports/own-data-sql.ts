/** SQL of one's own data: the rows that name a person, with names in the place of numbers. */
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Locale } from '#contract/locales.ts';
import { statement, statementsBy } from '#server/modules/tables.ts';
import { nameByLanguage } from '#server/platform/expressions.ts';
import type { Params } from '#server/platform/statements.ts';
import { LEADS_TO, OWN_TABLES, type OwnTableName } from './own-data-tables.ts';

type OfPerson = Params<{ personId: number }>;

/** What people know a kind of thing by. */
const nameOf = (kind: (typeof LEADS_TO)[string], locale: Locale) =>
  ({
    bank: sql.ref('bank.name'),
    person: sql.ref('person.full_name'),
    activity: nameByLanguage('activity', locale),
    bulletin: sql.ref('bulletin.title'),
    notice: sql.ref('notice.title'),
    privacy_notice: sql.ref('privacy_notice.text'),
  })[kind];

/** Columns that say of somebody else what the person has no right to read, without that part. */
const GUARDED: Partial<
  Record<`${OwnTableName}.${string}`, (personId: Expression<number>) => RawBuilder<unknown>>
> = {
  'transfer.balance_minutes': (personId) => sql`case when to_person_id = ${personId}
    then to_balance_minutes else from_balance_minutes end as balance_minutes`,
  'audit.detail': (personId) => sql`case when person_id = ${personId} then detail end as detail`,
};

function columnOf(table: OwnTableName, column: string, { locale, personId }: Reading) {
  const guarded = GUARDED[`${table}.${column}`];
  if (guarded) return guarded(personId);
  const kind = LEADS_TO[column];
  if (!kind) return sql.ref(column);
  const name = ownColumnName(column);
  return sql`(select ${nameOf(kind, locale)} from ${sql.table(kind)}
    where ${sql.ref(`${kind}.id`)} = ${sql.ref(`own.${column}`)}) as ${sql.ref(name)}`;
}

interface Reading {
  locale: Locale;
  personId: Expression<number>;
}

/** As a column is called in the file: what leads somewhere loses its `_id`. */
export function ownColumnName(column: string): string {
  return column in LEADS_TO ? column.slice(0, -'_id'.length) : column;
}

/** The rows of a table that name the person, the oldest first. */
export const listOwnRows = statementsBy(
  'exports.listOwnRows',
  ({ table, locale }: { table: OwnTableName; locale: Locale }) =>
    ({ personId }: OfPerson) => {
      const { whose, columns, order } = OWN_TABLES[table];
      const picked = columns.map((column) => columnOf(table, column, { locale, personId }));
      const theirs = whose.map((column) => sql`${sql.ref(`own.${column}`)} = ${personId}`);
      return sql<{ row: Record<string, unknown> }>`
    select to_jsonb(picked) as row
    from (
      select ${sql.join(picked)} from ${sql.table(table)} own
      where ${sql.join(theirs, sql` or `)} order by ${sql.ref(`own.${order}`)}
    ) picked`;
    },
);

/** The person's picture, and those of their notices, whose numbers they have. */
export const listOwnPictures = statement(
  'exports.listOwnPictures',
  ({ personId }: OfPerson) => sql<{ notice_id: number | null; jpeg: Buffer }>`
    select null::bigint as notice_id, jpeg from photo where person_id = ${personId}
    union all
    select notice_picture.notice_id, notice_picture.jpeg
    from notice_picture join notice on notice.id = notice_picture.notice_id
    where notice.person_id = ${personId}
    order by notice_id nulls first`,
);
