/** SQL of who reads the letters of a body (specification §51). */
import { sql } from 'kysely';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import type { Referent } from './letter.ts';
import { READER } from './sql.ts';

/** A referent of a body, as the reader of its letter; no row once they act for it no more. */
export const readReferent = statement(
  'mail.readReferent',
  (p: Params<{ bodyId: number; referentId: number }>) => sql<Referent>`
    select reader.id, body.surname as body, ${READER}
    from delegate
    join person body on body.id = delegate.person_id and body.kind = 'body'
    join person reader on reader.id = delegate.delegate_id
    where delegate.person_id = ${p.bodyId} and delegate.delegate_id = ${p.referentId}
      and delegate.ended_at is null`,
);
