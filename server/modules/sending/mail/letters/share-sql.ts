/** SQL of the letter about the yearly share of a bank. */
import { sql } from 'kysely';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import type { Reader } from './letter.ts';
import { READER } from './sql.ts';

/** An announcement while it is the latest of its bank, and a reader who still is a member. */
export const readShareAnnouncement = statement(
  'mail.readShareAnnouncement',
  (p: Params<{ announcementId: number; readerId: number }>) => sql<
    Reader & {
      year: number;
      minutes: number;
      bookable_from: string;
      bank_name: string;
      bank_phone: string | null;
    }
  >`
    select share.year, share.minutes, share.bookable_from, bank.name as bank_name,
           bank.phone as bank_phone, ${READER}
    from share_announcement share
    join bank on bank.id = share.bank_id
    join person reader on reader.id = ${p.readerId}
    join membership on membership.person_id = reader.id and membership.bank_id = share.bank_id
      and membership.state = 'active'
    where share.id = ${p.announcementId}
      and not exists (
        select from share_announcement later
        where later.bank_id = share.bank_id and later.id > share.id)`,
);
