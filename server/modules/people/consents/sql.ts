/** SQL of privacy notices and of one person's consent (specification §36). */
import { sql } from 'kysely';
import type { ConsentWay } from '#contract/people/consents.ts';
import { query, statement } from '#server/modules/tables.ts';
import { total } from '#server/platform/expressions.ts';
import type { PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

/** The notice of a bank as it is now. */
export const findNotice = statement('consents.findNotice', (p: Params<{ bankId: number }>) =>
  query
    .selectFrom('privacy_notice')
    .select(['id', 'number', 'text', 'saved_at'])
    .where('bank_id', '=', p.bankId)
    .orderBy('number', 'desc')
    .limit(1),
);

/** The version that was in force at the end of a day of the portal's time zone; none before the first. */
export const findNoticeOf = statement(
  'consents.findNoticeOf',
  (p: Params<{ bankId: number; day: string; timeZone: string }>) => sql<{ id: number }>`
    select id from privacy_notice
    where bank_id = ${p.bankId} and (saved_at at time zone ${p.timeZone})::date <= ${p.day}::date
    order by number desc limit 1`,
);

/** Adds a version; the bank is locked, so that two are numbered one after the other. */
export const insertNotice = statement(
  'consents.insertNotice',
  (p: Params<{ bankId: number; text: string; asks: boolean; by: number; now: Date }>) => sql`
    insert into privacy_notice (bank_id, number, text, asks, saved_at, saved_by)
    select ${p.bankId}::bigint, coalesce(max(number), 0) + 1, ${p.text}::text, ${p.asks}::boolean,
           ${p.now}::timestamptz, ${p.by}::bigint
    from privacy_notice where bank_id = ${p.bankId}`,
);

/** That somebody agreed to a version; no row where that is known already. */
export const insertConsent = statement(
  'consents.insertConsent',
  (
    p: Params<{
      bankId: number;
      personId: number;
      noticeId: number;
      way: ConsentWay;
      now: Date;
      signedOn: string | null;
      notedBy: number | null;
    }>,
  ) =>
    query
      .insertInto('privacy_consent')
      .values({
        bank_id: p.bankId,
        person_id: p.personId,
        privacy_notice_id: p.noticeId,
        way: p.way,
        agreed_at: p.now,
        signed_on: p.signedOn,
        noted_by: p.notedBy,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('privacy_notice_id'),
);

/** The notice of a bank, and the latest version that somebody agreed to. */
export const findConsent = statement(
  'consents.findConsent',
  (p: Params<{ bankId: number; personId: number }>) => sql<{
    number: number;
    text: string;
    saved_at: Date;
    asking_number: number;
    agreed_number: number | null;
    agreed_text: string | null;
    agreed_saved_at: Date | null;
    agreed_at: Date | null;
  }>`
    select latest.number, latest.text, latest.saved_at,
           (select coalesce(max(number), 0) from privacy_notice
            where bank_id = ${p.bankId} and asks) as asking_number,
           agreed.number as agreed_number, agreed.text as agreed_text,
           agreed.saved_at as agreed_saved_at, agreed.agreed_at
    from (
      select number, text, saved_at from privacy_notice
      where bank_id = ${p.bankId} order by number desc limit 1
    ) as latest
    left join lateral (
      select notice.number, notice.text, notice.saved_at, privacy_consent.agreed_at
      from privacy_consent
      join privacy_notice notice on notice.id = privacy_consent.privacy_notice_id
      where privacy_consent.person_id = ${p.personId} and privacy_consent.bank_id = ${p.bankId}
      order by notice.number desc limit 1
    ) as agreed on true`,
);

/** How many agreed to the version of a row. */
const agreements = sql<number>`(select count(*) from privacy_consent
  where privacy_notice_id = privacy_notice.id)`;

/** Every version of a bank, the latest first, with how many agreed to it. */
export const listNotices = statement(
  'consents.listNotices',
  (p: Params<PageValues & { bankId: number }>) =>
    query
      .selectFrom('privacy_notice')
      .leftJoin('person', 'person.id', 'privacy_notice.saved_by')
      .select([
        'privacy_notice.number',
        'privacy_notice.text',
        'privacy_notice.saved_at',
        'privacy_notice.asks',
        'person.name',
        'person.surname',
      ])
      .select(agreements.as('agreed'))
      .select(total)
      .where('privacy_notice.bank_id', '=', p.bankId)
      .orderBy('privacy_notice.number', 'desc')
      .limit(p.limit)
      .offset(p.offset),
);
