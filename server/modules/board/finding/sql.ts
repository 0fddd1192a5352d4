/** SQL of who is found in a bank and what they can do, and of how a person wants to be reached. */

import { type RawBuilder, sql } from 'kysely';
import type { ContactMode } from '#contract/board/notices.ts';
import type { Locale } from '#contract/locales.ts';
import type { Access } from '#contract/people/accounts.ts';
import { activityRule, effectiveContact } from '#server/modules/board/notices/activities-sql.ts';
import { givesEmail, givesPhone } from '#server/modules/board/notices/reach-sql.ts';
import { isPerson } from '#server/modules/people/accounts/people-sql.ts';
import { hasRoom } from '#server/modules/running/guards/rooms-sql.ts';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import { nameByLanguage } from '#server/platform/expressions.ts';
import type { PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

interface FoundRow {
  id: number;
  name: string;
  surname: string;
  access: Access;
  contact: ContactMode;
  phone: string | null;
  desk_phone: string;
  /** Members of the bank write to each other on the portal. */
  has_messages: boolean;
  is_findable: boolean;
  skills: { id: number; type: string }[];
  skill_count: number;
  offers: { id: number; title: string }[];
  offer_contacts: ContactMode[];
  total: number;
}

interface FoundValues extends PageValues {
  readerId: number;
  bankId: number;
  /** A pattern of LIKE; null for no search. */
  search: string | null;
  /** Activities that the search means. */
  searchedActivities: number[];
  /** How many skills and offers a row has. */
  skillsMost: number;
  offersMost: number;
}

/** An open offer of the bank. */
const isOfferOf = (p: Params<FoundValues>) => sql<boolean>`
  notice.bank_id = ${p.bankId} and notice.kind = 'offer' and notice.state = 'open'`;

const isMeant = (p: Params<FoundValues>) => sql<boolean>`(
  notice.activity_id in (select id from wanted) or notice.folded like (select fold(${p.search})))`;

/** What the bank leaves to its desk, or keeps off its board, members do not find each other by; `rule`. */
const isLeftToMembers = sql<boolean>`rule.through_desk is not true and rule.shown is not false`;

/**
 * The members of a bank that a reader finds: who agreed to it, with what they say they can do, and who has
 * not said, with their open offers alone. Neither of two people finds the other where one has blocked the other.
 */
const isFound = (p: Params<FoundValues>) => sql<boolean>`
  membership.bank_id = ${p.bankId} and membership.state = 'active'
  and membership.findable is distinct from false and ${isPerson()}
  and membership.minor_until is null
  and membership.person_id <> ${p.readerId}
  and membership.person_id not in (
    select blocked_id from person_block where person_id = ${p.readerId}
    union all select person_id from person_block where blocked_id = ${p.readerId})
  and (membership.findable or membership.person_id in (
    select notice.person_id from notice where ${isOfferOf(p)}))
  and (${p.search}::text is null
    or membership.folded_given_name like (select fold(${p.search}))
    or (membership.findable and membership.person_id in (
      select skill.person_id from skill
      left join activity_rule rule on rule.bank_id = ${p.bankId}
        and rule.activity_id = skill.activity_id
      where skill.activity_id in (select id from wanted) and ${isLeftToMembers}))
    or membership.person_id in (
      select notice.person_id from notice where ${isOfferOf(p)} and ${isMeant(p)}))`;

/** The kinds of service that a search means; all without one. */
const wantedActivities = (locale: Locale, p: Params<FoundValues>) => sql`
  select id from activity
  where retired_at is null and (${p.search}::text is null
    or id = any(${p.searchedActivities}::bigint[])
    or fold(${nameByLanguage('activity', locale)}) like (select fold(${p.search}))
    or fold(words) like (select fold(${p.search})))`;

/** What somebody of the page says they can do, what was searched for first. */
const skillsOfPage = (locale: Locale, p: Params<FoundValues>) => sql`
  select count(*) as many,
         coalesce(jsonb_agg(jsonb_build_object('id', said.id, 'type', said.type) order by said.rank)
                  filter (where said.rank <= ${p.skillsMost}), '[]') as first
  from (
    select activity.id, ${nameByLanguage('activity', locale)} as type,
           row_number() over (order by activity.id not in (select id from wanted),
                                       activity_group.position, activity.position) as rank
    from skill
    join activity on activity.id = skill.activity_id and activity.retired_at is null
    join activity_group on activity_group.id = activity.group_id
    left join activity_rule rule on rule.bank_id = ${p.bankId} and rule.activity_id = activity.id
    where skill.person_id = page.person_id and page.is_findable and ${isLeftToMembers}
  ) said`;

/** What they offer on the board, and how people get in touch about it. */
const offersOfPage = (p: Params<FoundValues>) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('id', own.id, 'title', own.title)
                            order by own.rank)
                  filter (where own.rank <= ${p.offersMost}), '[]') as first,
         coalesce(jsonb_agg(distinct own.contact), '[]') as contacts
  from (
    select notice.id, notice.title, ${effectiveContact} as contact,
           row_number() over (order by coalesce(${isMeant(p)}, false) desc,
                                       notice.created_at desc, notice.id desc) as rank
    from notice
    ${activityRule}
    where ${isOfferOf(p)} and notice.person_id = page.person_id
  ) own`;

/** A page of who is found, narrowed further by a condition on `membership`. */
const foundPage = (locale: Locale, p: Params<FoundValues>, narrowed: RawBuilder<boolean>) =>
  sql<FoundRow>`
  with wanted as materialized (${wantedActivities(locale, p)}),
  page as materialized (
    select membership.person_id, membership.folded_given_name,
           membership.findable is true as is_findable, count(*) over () as total
    from membership
    where ${isFound(p)} and ${narrowed}
    order by membership.folded_given_name, membership.person_id
    limit ${p.limit} offset ${p.offset}
  )
  select person.id, person.name, person.surname, person.access, person.contact, person.phone,
         bank.phone as desk_phone, ${hasRoom(p.bankId, 'messages')} as has_messages, page.is_findable, skills.first as skills,
         skills.many as skill_count, offers.first as offers, offers.contacts as offer_contacts,
         page.total
  from page
  join person on person.id = page.person_id
  join bank on bank.id = ${p.bankId}
  cross join lateral (${skillsOfPage(locale, p)}) skills
  cross join lateral (${offersOfPage(p)}) offers
  order by page.folded_given_name, page.person_id`;

/** The members of the reader's bank whom they find, by first name. */
export const listFound = statementsBy(
  'finding.list',
  (locale: Locale) => (p: Params<FoundValues>) => foundPage(locale, p, sql<boolean>`true`),
);

/** One of them; no row for anybody else. */
export const findFound = statementsBy(
  'finding.find',
  (locale: Locale) => (p: Params<FoundValues & { personId: number }>) =>
    foundPage(locale, p, sql<boolean>`membership.person_id = ${p.personId}`),
);

/** How a member says they are reached, and whether the others find them. */
export const findReach = statement(
  'finding.findReach',
  (p: Params<{ personId: number; bankId: number }>) =>
    query
      .selectFrom('person')
      .innerJoin('membership', 'membership.person_id', 'person.id')
      .select(['person.contact', 'person.gives_phone', 'person.gives_email'])
      .select(['person.phone', 'person.email', 'membership.findable'])
      .where('person.id', '=', p.personId)
      .where('membership.bank_id', '=', p.bankId)
      .where('membership.state', '=', 'active'),
);

interface ReachValues {
  personId: number;
  contact: ContactMode | null;
  givesPhone: boolean | null;
  givesEmail: boolean | null;
}

/** Says it for all; null leaves it as it is. */
export const updateReach = statement(
  'finding.updateReach',
  (p: Params<ReachValues>) => sql`
    update person
    set contact = coalesce(${p.contact}::text, contact),
        gives_phone = coalesce(${p.givesPhone}::boolean, gives_phone),
        gives_email = coalesce(${p.givesEmail}::boolean, gives_email)
    where id = ${p.personId}`,
);

export const updateFindable = statement(
  'finding.updateFindable',
  (p: Params<{ personId: number; bankId: number; findable: boolean }>) =>
    query
      .updateTable('membership')
      .set({ findable: p.findable })
      .where('person_id', '=', p.personId)
      .where('bank_id', '=', p.bankId)
      .where('state', '=', 'active'),
);

/** Their notices that are not closed say the same. */
export const passReachToNotices = statement(
  'finding.passReachToNotices',
  (p: Params<{ personId: number }>) => sql`
    update notice
    set contact = person.contact, gives_phone = ${givesPhone}, gives_email = ${givesEmail}
    from person
    where person.id = ${p.personId} and notice.person_id = person.id and notice.state <> 'closed'`,
);

/** And so do their answers that wait; what a yes has shown stays shown. */
export const passReachToAnswers = statement(
  'finding.passReachToAnswers',
  (p: Params<{ personId: number }>) => sql`
    update notice_answer answer
    set gives_phone = ${givesPhone}, gives_email = ${givesEmail}
    from person
    where person.id = ${p.personId} and answer.person_id = person.id and answer.state = 'open'`,
);
