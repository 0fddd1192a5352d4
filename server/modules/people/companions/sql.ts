/** SQL of who accompanies whom (specification §43). What has come to its end is no row, also before the night. */
import { sql } from 'kysely';
import { givesPhone } from '#server/modules/board/notices/reach-sql.ts';
import { isMinor } from '#server/modules/people/ages/sql.ts';
import { hasRoom } from '#server/modules/running/guards/rooms-sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { isNewcomer, secondServiceAt } from './newcomer-sql.ts';

/** The second service of the newcomer of a row of `companion`. */
const secondService = secondServiceAt(sql`companion.newcomer_id`, sql`companion.bank_id`);

/** A row of `companion` lasts: named since that moment, and the newcomer has not yet two services. */
const lasts = (namedSince: unknown) => sql<boolean>`(
  companion.ended_at is null and companion.made_at >= ${namedSince}::timestamptz
  and ${secondService} is null)`;

/**
 * The telephone of `person`, as the other one of a row of `companion` reads it: who accompanies gives it to
 * whom they say yes to; a newcomer's is what all members find. Nobody's who is below the age of their bank.
 */
export const phoneOfPartner = sql<string | null>`case
  when ${isMinor(sql`person.id`)} then null
  when person.id = companion.companion_id and ${givesPhone} then person.phone
  when person.contact = 'phone' and exists (
    select from membership where membership.person_id = person.id
      and membership.bank_id = companion.bank_id and membership.state = 'active'
      and membership.findable) then person.phone end`;

interface CompanyRow {
  id: number;
  newcomer_id: number;
  companion_id: number;
  made_at: Date;
  /** Of the other one. */
  name: string;
  surname: string;
  phone: string | null;
  can_write: boolean;
}

/** Members of that bank write to each other, and `person` is reached so by this reader. */
const canWrite = (p: Params<{ personId: number; bankId: number }>) => sql<boolean>`(
  person.access = 'self' and person.contact <> 'desk' and not ${isMinor(sql`person.id`)} and ${hasRoom(p.bankId, 'messages')}
  and not exists (
    select from person_block
    where (person_id, blocked_id) in ((person.id, ${p.personId}), (${p.personId}, person.id))))`;

/** Everything that lasts with somebody on either side, in their bank, the longest first; with the other one. */
export const listCompany = statement(
  'companions.list',
  (p: Params<{ personId: number; bankId: number; namedSince: Date }>) => sql<CompanyRow>`
    select companion.id, companion.newcomer_id, companion.companion_id, companion.made_at,
           person.name, person.surname, ${phoneOfPartner} as phone, ${canWrite(p)} as can_write
    from companion
    join person on person.id = case when companion.newcomer_id = ${p.personId}
      then companion.companion_id else companion.newcomer_id end
    where ${p.personId}::bigint in (companion.newcomer_id, companion.companion_id)
      and companion.bank_id = ${p.bankId} and ${lasts(p.namedSince)}
    order by companion.made_at, companion.id`,
);

export const findWelcomes = statement('companions.findWelcomes', (p: Params<{ id: number }>) =>
  query.selectFrom('person').select('welcomes').where('id', '=', p.id),
);

export const setWelcomesOf = statement(
  'companions.setWelcomes',
  (p: Params<{ id: number; welcomes: boolean }>) =>
    query.updateTable('person').set({ welcomes: p.welcomes }).where('id', '=', p.id),
);

/** Whether a member is a newcomer to their bank; no row for who is no member there. */
export const findNewcomer = statement(
  'companions.findNewcomer',
  (p: Params<{ personId: number; bankId: number; cameSince: Date }>) => sql<{
    is_newcomer: boolean;
  }>`
    select ${isNewcomer(p.cameSince)} as is_newcomer from membership
    where membership.person_id = ${p.personId} and membership.bank_id = ${p.bankId}
      and membership.state = 'active'`,
);

/** The members of a bank who would accompany somebody, and with how many they do; the fewest first. */
export const listWilling = statement(
  'companions.listWilling',
  (p: Params<{ bankId: number; personId: number; namedSince: Date; most: number }>) => sql<{
    id: number;
    name: string;
    surname: string;
    newcomers: number;
  }>`
    select person.id, person.name, person.surname, busy.newcomers
    from person
    join membership on membership.person_id = person.id and membership.state = 'active'
    cross join lateral (
      select count(*) as newcomers from companion
      where companion.companion_id = person.id and companion.bank_id = membership.bank_id
        and ${lasts(p.namedSince)}
    ) busy
    where person.welcomes and membership.minor_until is null and membership.bank_id = ${p.bankId} and person.id <> ${p.personId}
    order by busy.newcomers, membership.folded_given_name, person.id
    limit ${p.most}`,
);

/** Keeps whether somebody would as it is until the transaction ends: two desks wait for each other. */
export const lockWelcomes = statement(
  'companions.lockWelcomes',
  (p: Params<{ id: number }>) => sql<{ welcomes: boolean }>`
    select welcomes from person where id = ${p.id} for no key update`,
);

/** Named from now on; no row where somebody accompanies the newcomer already. */
export const insertCompany = statement(
  'companions.insert',
  (
    p: Params<{ bankId: number; newcomerId: number; companionId: number; by: number; now: Date }>,
  ) => sql<{ id: number }>`
    insert into companion (bank_id, newcomer_id, companion_id, made_by, made_at)
    values (${p.bankId}, ${p.newcomerId}, ${p.companionId}, ${p.by}, ${p.now})
    on conflict do nothing
    returning id`,
);

const ended = sql`returning companion.id, companion.newcomer_id, companion.companion_id, companion.bank_id`;
interface EndedRow {
  id: number;
  newcomer_id: number;
  companion_id: number;
  bank_id: number;
}

/** Ends it where it lasts and one of these people is in it; no row otherwise. */
export const endOwn = statement(
  'companions.endOwn',
  (p: Params<{ id: number; personId: number; namedSince: Date; now: Date }>) => sql<EndedRow>`
    update companion set ended_at = ${p.now},
      ended_why = case when newcomer_id = ${p.personId} then 'newcomer' else 'companion' end
    where companion.id = ${p.id} and ${p.personId}::bigint in (newcomer_id, companion_id)
      and ${lasts(p.namedSince)}
    ${ended}`,
);

/** Ends what lasts with a newcomer of a bank; no row where nobody accompanies them. */
export const endAtDesk = statement(
  'companions.endAtDesk',
  (p: Params<{ personId: number; bankId: number; namedSince: Date; now: Date }>) => sql<EndedRow>`
    update companion set ended_at = ${p.now}, ended_why = 'desk'
    where newcomer_id = ${p.personId} and bank_id = ${p.bankId} and ${lasts(p.namedSince)}
    ${ended}`,
);

/** When a row of `companion` is over by itself: the beginning of the day so many days after it was made. */
const overAt = (days: unknown, timeZone: unknown) => sql<Date>`(
  ((companion.made_at at time zone ${timeZone})::date + ${days}::integer)::timestamp
  at time zone ${timeZone})`;

/** What has come to its end by itself, of one newcomer or of everybody, says when and why. */
const endOver = (p: Params<OverValues>, whose: ReturnType<typeof sql<boolean>>) => sql<object>`
  update companion set ended_at = over.at, ended_why = over.why
  from (
    select companion.id, least(second.at, time.at) as at,
           case when second.at < time.at then 'two-exchanges' else 'time' end as why
    from companion
    cross join lateral (select ${secondService} as at) second
    cross join lateral (select ${overAt(p.days, p.timeZone)} as at) time
    where companion.ended_at is null and ${whose}
  ) over
  where companion.id = over.id and over.at <= ${p.now}::timestamptz`;

interface OverValues {
  days: number;
  timeZone: string;
  now: Date;
}

export const endAllOver = statement('companions.endAllOver', (p: Params<OverValues>) =>
  endOver(p, sql`true`),
);

/** Of one newcomer, before somebody else is named. */
export const endOverOf = statement(
  'companions.endOverOf',
  (p: Params<OverValues & { personId: number }>) =>
    endOver(p, sql`companion.newcomer_id = ${p.personId}`),
);
