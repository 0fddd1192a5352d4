/** SQL of the yearly share: what was announced and booked, and who would give it. */

import { sql } from 'kysely';
import { isExchanged } from '#server/modules/hours/ledger/exchanged-sql.ts';
import { isOffMail } from '#server/modules/people/accounts/mail-trouble-sql.ts';
import { isPerson } from '#server/modules/people/accounts/people-sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import type { MemberFacts } from './rules.ts';

interface NewAnnouncement {
  bankId: number;
  year: number;
  minutes: number;
  actorId: number;
  now: Date;
  bookableFrom: string;
}

export const insertAnnouncement = statement(
  'shares.insertAnnouncement',
  (p: Params<NewAnnouncement>) =>
    query
      .insertInto('share_announcement')
      .values({
        bank_id: p.bankId,
        year: p.year,
        minutes: p.minutes,
        announced_by: p.actorId,
        announced_at: p.now,
        bookable_from: p.bookableFrom,
      })
      .returning('id'),
);

/** The latest announcement of a bank, and the batch that booked its year, if one did. */
export const findAnnouncement = statement(
  'shares.findAnnouncement',
  (p: Params<{ bankId: number }>) => sql<{
    id: number;
    year: number;
    minutes: number;
    announced_at: Date;
    bookable_from: string;
    announcer_name: string;
    announcer_surname: string;
    booked_at: Date | null;
    booker_name: string | null;
    booker_surname: string | null;
  }>`
    select share.id, share.year, share.minutes, share.announced_at, share.bookable_from,
           announcer.name as announcer_name, announcer.surname as announcer_surname,
           batch.created_at as booked_at, booker.name as booker_name,
           booker.surname as booker_surname
    from share_announcement share
    join person announcer on announcer.id = share.announced_by
    left join exchange_batch batch on batch.bank_id = share.bank_id
      and batch.share_year = share.year and batch.stopped_at is null and batch.undone_at is null
    left join person booker on booker.id = batch.admin_id
    where share.bank_id = ${p.bankId}
    order by share.id desc
    limit 1`,
);

/** The batch that has booked the share of a year, unless it was stopped or undone as a whole. */
export const findBooking = statement(
  'shares.findBooking',
  (p: Params<{ bankId: number; year: number }>) =>
    query
      .selectFrom('exchange_batch')
      .select('id')
      .where('bank_id', '=', p.bankId)
      .where('share_year', '=', p.year)
      .where('stopped_at', 'is', null)
      .where('undone_at', 'is', null),
);

interface Candidate extends MemberFacts {
  full_name: string;
  /** No letter reaches them. */
  is_at_desk: boolean;
}

/** The active members of a bank by name, with everything that decides whether they give a share. */
export const listCandidates = statement(
  'shares.listCandidates',
  (p: Params<{ bankId: number; fundId: number; year: number; today: string }>) => sql<Candidate>`
    select membership.person_id, person.full_name, ${isOffMail('person')} as is_at_desk,
           account.balance_minutes, false as is_body, joined.at as member_since, exception.low_minutes,
           exception.high_minutes,
           exists (
             select from exchange
             where creditor_id = membership.person_id and creditor_bank_id = ${p.bankId}
               and performed_on > ${p.today}::date - interval '12 months'
               and ${isExchanged})
           or exists (
             select from exchange
             where debtor_id = membership.person_id and debtor_bank_id = ${p.bankId}
               and performed_on > ${p.today}::date - interval '12 months'
               and ${isExchanged}) as is_awake,
           exists (
             select from exchange_batch_item item
             where item.creditor_id = ${p.fundId} and item.debtor_id = membership.person_id
               and item.share_year = ${p.year} and item.exchange_id is not null
               and (item.undo is null or item.undo = 'left')) as is_booked
    from membership
    join person on person.id = membership.person_id
    join account on account.person_id = membership.person_id
      and account.bank_id = membership.bank_id
    left join lateral (
      select min(decided_at) as at from membership earlier
      where earlier.person_id = membership.person_id and earlier.bank_id = membership.bank_id
        and earlier.state in ('active', 'ended')
    ) joined on true
    left join lateral (
      select low_minutes, high_minutes, until from member_band
      where member_band.person_id = membership.person_id
        and member_band.bank_id = membership.bank_id
      order by id desc limit 1
    ) exception on exception.until is null or exception.until >= ${p.today}::date
    where membership.bank_id = ${p.bankId} and membership.state = 'active' and ${isPerson()}
    order by membership.folded_name, membership.person_id`,
);
