/** SQL of the letters to a newcomer and to who accompanies them. */
import { sql } from 'kysely';
import { secondServiceAt } from '#server/modules/people/companions/newcomer-sql.ts';
import { phoneOfPartner } from '#server/modules/people/companions/sql.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import type { Reader } from './letter.ts';
import { READER } from './sql.ts';

/** Who accompanies whom, with one of the two as the reader; the other one is `partner`. */
export const readCompanion = statement(
  'mail.readCompanion',
  (p: Params<{ companyId: number; readerId: number }>) => sql<
    Reader & {
      has_ended: boolean;
      is_newcomer: boolean;
      partner: string;
      partner_phone: string | null;
      bank_name: string;
      bank_email: string;
    }
  >`
    select companion.ended_at is not null or ${secondServiceAt(
      sql`companion.newcomer_id`,
      sql`companion.bank_id`,
    )} is not null as has_ended,
           companion.newcomer_id = reader.id as is_newcomer,
           person.name as partner, ${phoneOfPartner} as partner_phone,
           bank.name as bank_name, bank.email as bank_email, ${READER}
    from companion
    join bank on bank.id = companion.bank_id
    join person reader on reader.id = ${p.readerId}
      and reader.id in (companion.newcomer_id, companion.companion_id)
    join person on person.id in (companion.newcomer_id, companion.companion_id)
      and person.id <> reader.id
    where companion.id = ${p.companyId}`,
);
