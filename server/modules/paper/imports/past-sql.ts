/** SQL of the exchanges from before the portal: brought, listed, taken away. */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';
import type { PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

/**
 * Keeps exchanges of the past; those that are kept already are left out.
 * @param past JSON: `[{ line, day, giver, giverId, receiver, receiverId, minutes, note, fingerprint }]`,
 *   the fingerprint in hex
 */
export const insertPast = statement(
  'imports.insertPast',
  (p: Params<{ past: string; bankId: number; importId: number }>) => sql<{ fingerprint: string }>`
    insert into past_line (bank_id, import_id, performed_on, giver_text, giver_id, receiver_text,
                           receiver_id, minutes, note, fingerprint)
    select ${p.bankId}::bigint, ${p.importId}::bigint, day, giver, "giverId", receiver, "receiverId",
           minutes, note, decode(fingerprint, 'hex')
    from jsonb_to_recordset(${p.past}::jsonb) as row (
      line integer, day date, giver text, "giverId" bigint, receiver text, "receiverId" bigint,
      minutes integer, note text, fingerprint text)
    on conflict on constraint past_line_once do nothing
    returning encode(fingerprint, 'hex') as fingerprint`,
);

/** The exchanges of a person from before the portal, the latest first. */
export const listPast = statement(
  'imports.listPast',
  (p: Params<PageValues & { personId: number; bankId: number }>) => sql<{
    id: number;
    performed_on: string;
    giver_text: string;
    receiver_text: string;
    minutes: number;
    note: string;
    total: number;
  }>`
    select id, performed_on, giver_text, receiver_text,
           case when giver_id = ${p.personId} then minutes else -minutes end as minutes, note,
           count(*) over () as total
    from past_line
    where bank_id = ${p.bankId} and (giver_id = ${p.personId} or receiver_id = ${p.personId})
    order by performed_on desc, id desc
    limit ${p.limit} offset ${p.offset}`,
);

/** Takes the exchanges that an import brought away again. */
export const deletePast = statement('imports.deletePast', (p: Params<{ importId: number }>) =>
  query.deleteFrom('past_line').where('import_id', '=', p.importId),
);

/** A row when that person is or was a member of the bank. */
export const isKnownHere = statement(
  'imports.isKnownHere',
  (p: Params<{ personId: number; bankId: number }>) =>
    query
      .selectFrom('membership')
      .select('id')
      .where('person_id', '=', p.personId)
      .where('bank_id', '=', p.bankId)
      .where('state', 'in', ['active', 'ended'])
      .limit(1),
);
