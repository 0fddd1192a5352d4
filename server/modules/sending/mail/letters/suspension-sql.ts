/** SQL of the letters about a bank that is suspended or reopened. */
import { sql } from 'kysely';
import type { Locale } from '#contract/locales.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { addressOf } from './sql.ts';

/** Whether a bank is suspended, and a reader who administers it. */
export const readBankState = statement(
  'mail.readBankState',
  (p: Params<{ bankId: number; readerId: number }>) => sql<{
    bank_name: string;
    is_suspended: boolean;
    email: string | null;
    name: string;
    surname: string;
    locale: Locale;
  }>`
    select bank.name as bank_name, bank.suspended_at is not null as is_suspended,
           ${addressOf('reader')} as email, reader.name, reader.surname,
           reader.pref_locale as locale
    from bank
    join person reader on reader.id = ${p.readerId}
    join membership on membership.person_id = reader.id and membership.bank_id = bank.id
      and membership.state = 'active' and membership.role = 'ADMIN'
    where bank.id = ${p.bankId}`,
);
