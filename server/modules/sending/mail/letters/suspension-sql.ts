/** SQL of the letters about a bank that is suspended or reopened. */
import { sql } from 'kysely';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import type { Reader } from './letter.ts';
import { READER } from './sql.ts';

/** Whether a bank is suspended, and a reader who administers it. */
export const readBankState = statement(
  'mail.readBankState',
  (p: Params<{ bankId: number; readerId: number }>) => sql<
    Reader & {
      bank_name: string;
      is_suspended: boolean;
    }
  >`
    select bank.name as bank_name, bank.suspended_at is not null as is_suspended,
           ${READER}
    from bank
    join person reader on reader.id = ${p.readerId}
    join membership on membership.person_id = reader.id and membership.bank_id = bank.id
      and membership.state = 'active' and membership.role = 'ADMIN'
    where bank.id = ${p.bankId}`,
);
