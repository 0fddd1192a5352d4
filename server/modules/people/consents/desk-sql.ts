/** SQL of the members of a bank and how they stand to its privacy notice. */

import { type Expression, type RawBuilder, sql } from 'kysely';
import type { CONSENT_LISTS, ConsentWay } from '#contract/people/consents.ts';
import { isPerson } from '#server/modules/people/accounts/people-sql.ts';
import { statement, statementsBy } from '#server/modules/tables.ts';
import type { Listing, Searched } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

/** Whether the member of a row has answered the latest version that asks, or a later one. */
const hasAnswered = (bankId: Expression<number>): RawBuilder<boolean> => sql<boolean>`exists (
  select from privacy_consent
  join privacy_notice on privacy_notice.id = privacy_consent.privacy_notice_id
  where privacy_consent.person_id = membership.person_id and privacy_consent.bank_id = ${bankId}
    and privacy_notice.number >= coalesce((
      select max(number) from privacy_notice where bank_id = ${bankId} and asks), 0))`;

interface ConsentRow {
  id: number;
  full_name: string;
  access: 'self' | 'desk';
  is_asked: boolean;
  number: number | null;
  agreed_at: Date | null;
  way: ConsentWay | null;
  signed_on: string | null;
  reminded_at: Date | null;
}

const consentColumns = (bankId: Expression<number>) => sql`
  person.id, person.full_name, person.access, not ${hasAnswered(bankId)} as is_asked,
  agreed.number, agreed.agreed_at, agreed.way, agreed.signed_on, reminder.sent_at as reminded_at`;

/** What `consentColumns` reads, for each row of a relation that is called `membership`. */
const consentOfMember = (bankId: Expression<number>) => sql`
  join person on person.id = membership.person_id
  left join lateral (
    select notice.number, consent.agreed_at, consent.way, consent.signed_on
    from privacy_consent consent join privacy_notice notice on notice.id = consent.privacy_notice_id
    where consent.person_id = membership.person_id and consent.bank_id = ${bankId}
    order by notice.number desc limit 1
  ) as agreed on true
  left join privacy_reminder reminder
    on reminder.person_id = membership.person_id and reminder.bank_id = ${bankId}`;

type ConsentListing = Listing<'fullName'> & { who: (typeof CONSENT_LISTS)[number] };

/** The members of a bank by name, all of them or who has not answered. Answers are read for the page alone. */
export const listConsents = statementsBy(
  'consents.list',
  ({ order, searching, who }: ConsentListing) =>
    (p: Params<Searched & { bankId: number }>) => {
      const direction = order.descending ? sql`desc` : sql`asc`;
      return sql<ConsentRow & { total: number }>`
    select ${consentColumns(p.bankId)}, membership.total
    from (
      select person_id, folded_name, count(*) over () as total
      from membership
      where bank_id = ${p.bankId} and state = 'active' and ${isPerson()}
        ${searching ? sql`and folded_name like (select fold(${p.search}))` : sql``}
        ${who === 'waiting' ? sql`and not ${hasAnswered(p.bankId)}` : sql``}
      order by folded_name ${direction}, person_id
      limit ${p.limit} offset ${p.offset}
    ) as membership
    ${consentOfMember(p.bankId)}
    order by membership.folded_name ${direction}, membership.person_id`;
    },
);

/** One of them. */
export const findMemberConsent = statement(
  'consents.findMember',
  (p: Params<{ bankId: number; personId: number }>) => sql<ConsentRow>`
    select ${consentColumns(p.bankId)}
    from membership ${consentOfMember(p.bankId)}
    where membership.bank_id = ${p.bankId} and membership.state = 'active'
      and membership.person_id = ${p.personId} and ${isPerson()}`,
);

/** A member of the bank, locked until the transaction ends. */
export const lockMember = statement(
  'consents.lockMember',
  (p: Params<{ bankId: number; personId: number }>) => sql<{ access: 'self' | 'desk' }>`
    select person.access
    from membership join person on person.id = membership.person_id
    where membership.bank_id = ${p.bankId} and membership.state = 'active'
      and membership.person_id = ${p.personId} and person.kind = 'human'
    for update`,
);

/** Deletes the sheet of a member for a version; no row where none is noted. */
export const deletePaper = statement(
  'consents.deletePaper',
  (p: Params<{ bankId: number; personId: number; number: number }>) => sql<{
    signed_on: string | null;
  }>`
    delete from privacy_consent using privacy_notice
    where privacy_notice.id = privacy_consent.privacy_notice_id
      and privacy_notice.bank_id = ${p.bankId} and privacy_notice.number = ${p.number}
      and privacy_consent.person_id = ${p.personId} and privacy_consent.way = 'paper'
    returning privacy_consent.signed_on`,
);

/** The latest version that each of some people agreed to. */
export const listKnownConsents = statement(
  'consents.listKnown',
  (p: Params<{ bankId: number; personIds: number[] }>) => sql<{
    person_id: number;
    number: number;
    agreed_at: Date;
    way: ConsentWay;
    signed_on: string | null;
  }>`
    select distinct on (consent.person_id) consent.person_id, notice.number, consent.agreed_at,
           consent.way, consent.signed_on
    from privacy_consent consent join privacy_notice notice on notice.id = consent.privacy_notice_id
    where consent.person_id = any(${p.personIds}::bigint[]) and consent.bank_id = ${p.bankId}
    order by consent.person_id, notice.number desc`,
);

/** How many members there are, and have not answered. Who has a login, nearly everybody, is not looked up. */
export const countConsents = statement(
  'consents.count',
  (p: Params<{ bankId: number; remindedBefore: Date }>) => sql<{
    members: number;
    waiting: number;
    without_login: number;
    to_remind: number;
  }>`
    with asked as (
      select person_id from membership
      where bank_id = ${p.bankId} and state = 'active' and not ${hasAnswered(p.bankId)}
        and ${isPerson()}
    )
    select (select count(*) from membership
            where bank_id = ${p.bankId} and state = 'active' and ${isPerson()}) as members,
           count(*) as waiting,
           count(desk.id) as without_login,
           count(*) filter (where desk.id is null
             and (sent_at is null or sent_at <= ${p.remindedBefore})) as to_remind
    from asked
    left join person as desk on desk.id = asked.person_id and desk.access = 'desk'
    left join privacy_reminder reminder
      on reminder.person_id = asked.person_id and reminder.bank_id = ${p.bankId}`,
);

/**
 * Enqueues a reminder for every member with a login who has not answered, and got none after
 * `remindedBefore`. Run twice, even at the same moment, it enqueues once.
 */
export const enqueueConsentReminders = statement(
  'consents.enqueueReminders',
  (p: Params<{ bankId: number; remindedBefore: Date; now: Date }>) => sql`
    with due as (
      select membership.person_id
      from membership
      join person on person.id = membership.person_id and person.access = 'self'
      where membership.bank_id = ${p.bankId} and membership.state = 'active'
        and not ${hasAnswered(p.bankId)}
    ), noted as (
      insert into privacy_reminder as sent (person_id, bank_id, sent_at)
      select person_id, ${p.bankId}::bigint, ${p.now}::timestamptz from due order by person_id
      on conflict (person_id, bank_id) do update set sent_at = excluded.sent_at
        where sent.sent_at <= ${p.remindedBefore}
      returning person_id
    )
    insert into outbox (kind, payload, created_at)
    select 'consent-asked', jsonb_build_object('personId', person_id, 'bankId', ${p.bankId}::bigint),
           ${p.now}::timestamptz
    from noted`,
);
