/** SQL of the letter about a fee. */
import { sql } from 'kysely';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import type { Reader } from './letter.ts';
import { READER } from './sql.ts';

/** A member whose fee of a year is due; nothing once it is not, or they have left. */
export const readFeeDue = statement(
  'mail.readFeeDue',
  (p: Params<{ personId: number; bankId: number; year: number }>) => sql<
    Reader & { bank_name: string; bank_phone: string; year: number; due_on: string }
  >`
    select ${READER}, bank.name as bank_name, bank.phone as bank_phone, fee_year.year,
           fee_year.due_on
    from fee_year
    join bank on bank.id = fee_year.bank_id
    join membership on membership.bank_id = bank.id and membership.state = 'active'
      and membership.person_id = ${p.personId}
    join person reader on reader.id = membership.person_id
    where fee_year.bank_id = ${p.bankId} and fee_year.year = ${p.year}
      and coalesce((
        select fee.state from fee
        where fee.person_id = reader.id and fee.bank_id = bank.id and fee.year = fee_year.year
        order by fee.id desc limit 1), 'due') = 'due'`,
);
