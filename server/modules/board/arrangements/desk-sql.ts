/** SQL of appointments at the desk of a bank. */
import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#contract/locales.ts';
import type { Access } from '#contract/people/accounts.ts';
import { statement, statementsBy } from '#server/modules/tables.ts';
import type { PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';
import { type ArrangementRow, arrangementColumns, arrangementTables } from './sql.ts';

/** With how its two people are reached. */
export interface DeskRow extends ArrangementRow {
  giver_phone: string | null;
  giver_access: Access;
  receiver_phone: string | null;
  receiver_access: Access;
}

const deskColumns = (locale: Locale): RawBuilder<unknown> => sql`
  ${arrangementColumns(locale)}, giver.phone as giver_phone, giver.access as giver_access,
  receiver.phone as receiver_phone, receiver.access as receiver_access`;

interface Listed extends PageValues {
  bankId: number;
  from: Date;
  until: Date;
}

/** Those that are open and begin between two moments, the next first. */
const listed = (
  locale: Locale,
  p: Params<Listed>,
  ofGiver: RawBuilder<unknown>,
  ofReceiver: RawBuilder<unknown>,
) => sql<DeskRow & { total: number }>`
    select ${deskColumns(locale)}, count(*) over () as total
    from ${arrangementTables}
    where arrangement.id = any(array(
      select id from arrangement where giver_bank_id = ${p.bankId} ${ofGiver}
        and state in ('proposed', 'agreed') and starts_at >= ${p.from} and starts_at < ${p.until}
      union all
      select id from arrangement where receiver_bank_id = ${p.bankId} ${ofReceiver}
        and state in ('proposed', 'agreed') and starts_at >= ${p.from} and starts_at < ${p.until}))
    order by arrangement.starts_at, arrangement.id
    limit ${p.limit} offset ${p.offset}`;

/** Those of a bank. */
export const listForDesk = statementsBy(
  'arrangements.listForDesk',
  (locale: Locale) => (p: Params<Listed>) => listed(locale, p, sql``, sql``),
);

/** Those of one member of a bank. */
export const listOfMember = statementsBy(
  'arrangements.listOfMember',
  (locale: Locale) => (p: Params<Listed & { personId: number }>) =>
    listed(locale, p, sql`and giver_id = ${p.personId}`, sql`and receiver_id = ${p.personId}`),
);

/** Who of the desk did the last thing about it. */
export const noteDesk = statement(
  'arrangements.noteDesk',
  (p: Params<{ id: number; by: number }>) => sql<{ id: number }>`
    update arrangement set desk_by = ${p.by} where id = ${p.id} returning id`,
);
