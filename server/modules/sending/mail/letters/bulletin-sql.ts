/** SQL of letters about bulletins: one of them, those that waited for a day, and those in a digest. */
import { sql } from 'kysely';
import type { BulletinKind } from '#contract/board/bulletins.ts';
import { areFriends } from '#server/modules/banks/banks/sql.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import type { Reader } from './letter.ts';
import { READER } from './sql.ts';

/** A bulletin as its letter tells it, to an active member of its bank. */
export interface BulletinNews extends Reader {
  id: number;
  kind: BulletinKind;
  title: string;
  body: string;
  starts_at: Date | null;
  ends_at: Date | null;
  place: string;
  guests: boolean;
  asks: boolean;
  round: number;
  sequence: number;
  sent_at: Date;
  corrected_at: Date | null;
  called_off_at: Date | null;
  bank_name: string;
  bank_phone: string;
  bank_email: string;
}

const NEWS = sql`
  bulletin.id, bulletin.kind, bulletin.title, bulletin.body, bulletin.starts_at, bulletin.ends_at,
  bulletin.place, bulletin.guests, bulletin.asks, bulletin.round, bulletin.sequence,
  bulletin.sent_at, bulletin.corrected_at, bulletin.called_off_at, bank.name as bank_name,
  bank.phone as bank_phone, bank.email as bank_email, ${READER}`;

/** While its bank is open, and the reader is a member of it. */
export const readBulletinNews = statement(
  'mail.readBulletinNews',
  (p: Params<{ bulletinId: number; readerId: number }>) => sql<BulletinNews>`
    select ${NEWS}
    from bulletin
    join bank on bank.id = bulletin.bank_id and bank.suspended_at is null
    join membership on membership.bank_id = bulletin.bank_id and membership.state = 'active'
      and membership.person_id = ${p.readerId}
    join person reader on reader.id = membership.person_id
    where bulletin.id = ${p.bulletinId} and bulletin.taken_back_at is null`,
);

/** All of a bank whose letters waited for a day, and still say what is true. */
export const readGathered = statement(
  'mail.readGathered',
  (p: Params<{ bankId: number; day: string; readerId: number; now: Date }>) => sql<BulletinNews>`
    select ${NEWS}
    from bulletin
    join bank on bank.id = bulletin.bank_id and bank.suspended_at is null
    join membership on membership.bank_id = bulletin.bank_id and membership.state = 'active'
      and membership.person_id = ${p.readerId} and membership.decided_at <= bulletin.sent_at
    join person reader on reader.id = membership.person_id
    where bulletin.bank_id = ${p.bankId} and bulletin.digest_on = ${p.day}::date
      and bulletin.taken_back_at is null and bulletin.called_off_at is null
      and (bulletin.starts_at is null or bulletin.starts_at > ${p.now})
    order by bulletin.id`,
);

interface DigestLine {
  id: number;
  title: string;
  starts_at: Date | null;
  /** The friend bank whose meeting it is; null for the reader's own. */
  friend_name: string | null;
}

/**
 * What a digest says of bulletins: those of the bank whose letters waited for its day, as the reader wants
 * them, and meetings of friend banks that are for friends and came up since the digests of the day before.
 */
export const readDigestBulletins = statement(
  'mail.readDigestBulletins',
  (p: Params<{ digestId: number; now: Date; most: number; newSince: Date }>) => sql<DigestLine>`
    select bulletin.id, bulletin.title, bulletin.starts_at,
           case when bulletin.bank_id <> digest.bank_id then bank.name end as friend_name
    from board_digest digest
    join bulletin on bulletin.taken_back_at is null and bulletin.called_off_at is null
      and (bulletin.starts_at is null or bulletin.starts_at > ${p.now})
      and ((bulletin.bank_id = digest.bank_id and bulletin.digest_on = digest.sent_on)
        or (bulletin.bank_id <> digest.bank_id and bulletin.for_friends
          and bulletin.shown_at <= ${p.now}
          and bulletin.shown_at > coalesce(
            (select max(sent_on) from board_digest earlier
             where earlier.person_id = digest.person_id and earlier.sent_on < digest.sent_on),
            ${p.newSince})
          and ${areFriends(sql.ref('bulletin.bank_id'), sql.ref('digest.bank_id'))}))
    join bank on bank.id = bulletin.bank_id and bank.suspended_at is null
    left join letter_preference preference
      on preference.person_id = digest.person_id and preference.topic = 'bulletins'
    where digest.id = ${p.digestId}
      and (bulletin.kind = 'assembly' or preference.cadence is distinct from 'never')
    order by case when bulletin.bank_id <> digest.bank_id then bank.folded_name end nulls first,
             bulletin.id
    limit ${p.most}`,
);
