/** SQL of bulletins at the desk: sending one, reading it with its figures, correcting it and calling it off. */

import { type RawBuilder, sql } from 'kysely';
import type { BulletinKind } from '#contract/board/bulletins.ts';
import { isOffMail } from '#server/modules/people/accounts/mail-trouble-sql.ts';
import { isPerson } from '#server/modules/people/accounts/people-sql.ts';
import { query, type Row, statement } from '#server/modules/tables.ts';
import { total } from '#server/platform/expressions.ts';
import type { PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';
import { COMING, PREFERENCE, wayOf } from './columns-sql.ts';

/** Bulletins of one bank are sent one after the other, so that two at once do not pass the limit. */
export const lockForSending = statement('bulletins.lock', (p: Params<{ bankId: number }>) =>
  query.selectFrom('bank').select('id').where('id', '=', p.bankId).forNoKeyUpdate(),
);

interface PreviewValues {
  bankId: number;
  kind: BulletinKind;
  title: string;
  /** The moment from which letters to come count, and since when titles are compared. */
  since: Date;
  dayAgo: Date;
}

/** How many members would be told in which way, and what the bank has sent lately. */
export const countAudience = statement(
  'bulletins.countAudience',
  (p: Params<PreviewValues>) => sql<{
    letters: number;
    paper: number;
    without: number;
    unwanted: number;
    recent: number;
    is_alike: boolean;
  }>`
    select count(*) filter (where told.way = 'letter') as letters,
           count(*) filter (where told.way = 'paper' and told.has_phone) as paper,
           count(*) filter (where told.way = 'paper' and not told.has_phone) as without,
           count(*) filter (where told.way = 'none') as unwanted,
           (select count(*) from bulletin
            where bank_id = ${p.bankId} and taken_back_at is null and digest_on is null
              and letters_at > ${p.since}) as recent,
           exists (select from bulletin
                   where bank_id = ${p.bankId} and taken_back_at is null
                     and sent_at > ${p.dayAgo}
                     and lower(title) = lower(${p.title}::text)) as is_alike
    from (
      select ${wayOf(sql`(${p.kind}::text = 'assembly')`)} as way,
             coalesce(person.phone, '') <> '' as has_phone
      from membership join person on person.id = membership.person_id ${PREFERENCE}
      where membership.bank_id = ${p.bankId} and membership.state = 'active' and ${isPerson()}
    ) told`,
);

interface NewRow {
  bankId: number;
  kind: BulletinKind;
  title: string;
  body: string;
  startsAt: Date | null;
  endsAt: Date | null;
  place: string;
  guests: boolean;
  asks: boolean;
  forFriends: boolean;
  by: number;
  now: Date;
  shownAt: Date;
  lettersAt: Date;
  digestOn: string | null;
}

export const insertBulletin = statement('bulletins.insert', (p: Params<NewRow>) =>
  query
    .insertInto('bulletin')
    .values({
      bank_id: p.bankId,
      kind: p.kind,
      title: p.title,
      body: p.body,
      starts_at: p.startsAt,
      ends_at: p.endsAt,
      place: p.place,
      guests: p.guests,
      asks: p.asks,
      for_friends: p.forFriends,
      sent_by: p.by,
      sent_at: p.now,
      shown_at: p.shownAt,
      letters_at: p.lettersAt,
      digest_on: p.digestOn,
    })
    .returning('id'),
);

/** One of a bank, which nobody else changes until the transaction ends. */
export const lockBulletin = statement(
  'bulletins.lockOne',
  (p: Params<{ id: number; bankId: number }>) =>
    query
      .selectFrom('bulletin')
      .selectAll()
      .where('id', '=', p.id)
      .where('bank_id', '=', p.bankId)
      .forNoKeyUpdate(),
);

/** Takes back what nobody has seen. */
export const takeBack = statement('bulletins.takeBack', (p: Params<{ id: number; now: Date }>) =>
  query.updateTable('bulletin').set({ taken_back_at: p.now }).where('id', '=', p.id),
);

interface Correction {
  id: number;
  title: string;
  body: string;
  startsAt: Date | null;
  endsAt: Date | null;
  place: string;
  /** Null where nobody has seen it yet. */
  correctedAt: Date | null;
  by: number | null;
  /** A new round of letters, from that moment. */
  tells: boolean;
  now: Date;
}

export const correctRow = statement(
  'bulletins.correct',
  (p: Params<Correction>) => sql`
    update bulletin set
      title = ${p.title}, body = ${p.body}, starts_at = ${p.startsAt}, ends_at = ${p.endsAt},
      place = ${p.place}, sequence = sequence + 1,
      corrected_at = coalesce(${p.correctedAt}::timestamptz, corrected_at),
      corrected_by = coalesce(${p.by}::bigint, corrected_by),
      round = round + ${p.tells}::boolean::integer,
      told_at = case when ${p.tells}::boolean then null else told_at end,
      digest_on = case when ${p.tells}::boolean then null else digest_on end,
      letters_at = case when ${p.tells}::boolean then ${p.now}::timestamptz else letters_at end
    where id = ${p.id}`,
);

/**
 * Calls it off, and writes to who is to hear of it: who said yes, or where nobody was asked, who had a letter
 * and did not say no.
 */
export const callOff = statement(
  'bulletins.callOff',
  (p: Params<{ id: number; by: number; isToday: boolean; now: Date }>) => sql`
    with off as (
      update bulletin set called_off_at = ${p.now}, called_off_by = ${p.by}, sequence = sequence + 1
      where id = ${p.id} returning id, kind, asks
    )
    insert into outbox (kind, payload, created_at)
    select 'bulletin-called-off', jsonb_build_object('bulletinId', off.id,
             'personId', person.id, 'isToday', ${p.isToday}::boolean), ${p.now}::timestamptz
    from off
    join bulletin_person told on told.bulletin_id = off.id
    join person on person.id = told.person_id and not ${isOffMail('person')}
    left join attendance on attendance.bulletin_id = off.id
      and attendance.person_id = told.person_id
    where off.kind <> 'notice'
      and case when off.asks then attendance.says = 'yes'
        else told.way = 'letter' and attendance.says is distinct from 'no' end`,
);

/** A bulletin with its figures, as the desk reads it. */
export type DeskRow = Row<'bulletin'> & {
  sender_name: string;
  sender_surname: string;
  corrector: string | null;
  letters: number;
  paper: number;
  unwanted: number;
  left: number;
  yes: number;
  heads: number;
  no: number;
  came: number;
};

/** The figures are of the page alone. */
const deskColumns: RawBuilder<unknown> = sql`
  bulletin.*, sender.name as sender_name, sender.surname as sender_surname,
  (select corrector.name || ' ' || corrector.surname from person corrector
   where corrector.id = bulletin.corrected_by) as corrector,
  told.letters, told.paper, told.unwanted,
  case when bulletin.told_at is null then (
    select count(*) from membership
    where membership.bank_id = bulletin.bank_id and membership.state = 'active'
      and membership.decided_at <= bulletin.sent_at
      and not exists (
        select from bulletin_person done
        where done.bulletin_id = bulletin.id and done.person_id = membership.person_id
          and done.round >= bulletin.round)) else 0 end as left,
  said.yes, ${COMING} as heads, said.no, said.came`;

const FIGURES = sql`
  join person sender on sender.id = bulletin.sent_by
  cross join lateral (
    select count(*) filter (where way = 'letter') as letters,
           count(*) filter (where way = 'paper') as paper,
           count(*) filter (where way = 'none' and round > 0) as unwanted
    from bulletin_person where bulletin_person.bulletin_id = bulletin.id
  ) told
  cross join lateral (
    select count(*) filter (where says = 'yes') as yes, count(*) filter (where says = 'no') as no,
           count(*) filter (where came) as came
    from attendance where attendance.bulletin_id = bulletin.id
  ) said`;

export const findBulletin = statement(
  'bulletins.find',
  (p: Params<{ id: number; bankId: number }>) => sql<DeskRow>`
    select ${deskColumns} from bulletin ${FIGURES}
    where bulletin.id = ${p.id} and bulletin.bank_id = ${p.bankId}`,
);

/** Those of a bank, the latest first. */
export const listBulletins = statement(
  'bulletins.list',
  (p: Params<PageValues & { bankId: number }>) => sql<DeskRow & { total: number }>`
    select ${deskColumns}
    from (
      select bulletin.*, ${total} from bulletin where bulletin.bank_id = ${p.bankId}
      order by bulletin.id desc limit ${p.limit} offset ${p.offset}
    ) bulletin ${FIGURES}
    order by bulletin.id desc`,
);
