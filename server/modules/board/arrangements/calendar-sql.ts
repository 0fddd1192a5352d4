/** SQL of appointments for calendar programs, and of the addresses at which programs follow them. */
import { type RawBuilder, sql } from 'kysely';
import type { ArrangementState } from '#contract/board/arrangements.ts';
import type { Locale } from '#contract/locales.ts';
import { firstName } from '#server/modules/people/accounts/first-name-sql.ts';
import { localeOf } from '#server/modules/people/accounts/locale-sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** An appointment as one of its two people has it in their calendar. */
export interface CalendarRow {
  id: number;
  state: ArrangementState;
  sequence: number;
  starts_at: Date;
  minutes: number;
  place: string;
  changed_at: Date;
  i_give: boolean;
  /** The first name alone. */
  partner_name: string;
}

const calendarColumns: RawBuilder<unknown> = sql`
  arrangement.id, arrangement.state, arrangement.sequence, arrangement.starts_at,
  arrangement.minutes, arrangement.place, arrangement.changed_at`;

/** One of a person's own. */
export const findForCalendar = statement(
  'arrangements.findForCalendar',
  (p: Params<{ id: number; personId: number }>) => sql<CalendarRow>`
    select ${calendarColumns}, arrangement.giver_id = ${p.personId} as i_give,
           ${firstName('partner')} as partner_name
    from arrangement
    join person partner on partner.id = case arrangement.giver_id
      when ${p.personId} then arrangement.receiver_id else arrangement.giver_id end
    where arrangement.id = ${p.id}
      and ${p.personId} in (arrangement.giver_id, arrangement.receiver_id)`,
);

/** Those of a person, among these, that do not take place; the first comes first. */
export const listDropped = statement(
  'arrangements.listDropped',
  (p: Params<{ ids: number[]; personId: number }>) => sql<CalendarRow>`
    select ${calendarColumns}, arrangement.giver_id = ${p.personId} as i_give,
           ${firstName('partner')} as partner_name
    from arrangement
    join person partner on partner.id = case arrangement.giver_id
      when ${p.personId} then arrangement.receiver_id else arrangement.giver_id end
    where arrangement.id = any(${p.ids}::bigint[]) and arrangement.state = 'dropped'
      and ${p.personId} in (arrangement.giver_id, arrangement.receiver_id)
    order by arrangement.starts_at, arrangement.id`,
);

/** What a person has agreed to or done since a moment, the latest first. */
export const listForCalendar = statement(
  'arrangements.listForCalendar',
  (p: Params<{ personId: number; since: Date; most: number }>) => sql<CalendarRow>`
    select ${calendarColumns}, true as i_give, ${firstName('partner')} as partner_name
    from arrangement join person partner on partner.id = arrangement.receiver_id
    where arrangement.giver_id = ${p.personId} and arrangement.state in ('agreed', 'done')
      and arrangement.starts_at >= ${p.since}
    union all
    select ${calendarColumns}, false, ${firstName('partner')}
    from arrangement join person partner on partner.id = arrangement.giver_id
    where arrangement.receiver_id = ${p.personId} and arrangement.state in ('agreed', 'done')
      and arrangement.starts_at >= ${p.since}
    order by starts_at desc, id desc
    limit ${p.most}`,
);

/** Whose address it is, while they are a member somewhere. */
export const findFollowed = statement(
  'arrangements.findFollowed',
  (p: Params<{ tokenHash: Buffer }>) => sql<{ person_id: number; locale: Locale }>`
    select person.id as person_id, ${localeOf()} as locale
    from calendar_link
    join person on person.id = calendar_link.person_id
    where calendar_link.token_hash = ${p.tokenHash}
      and exists (
        select from membership where person_id = person.id and state = 'active')`,
);

export const findCalendarLink = statement(
  'arrangements.findCalendarLink',
  (p: Params<{ personId: number }>) =>
    query.selectFrom('calendar_link').select('made_at').where('person_id', '=', p.personId),
);

/** Keeps the address made last, and ends the one before. */
export const keepCalendarLink = statement(
  'arrangements.keepCalendarLink',
  (p: Params<{ personId: number; tokenHash: Buffer; now: Date }>) =>
    query
      .insertInto('calendar_link')
      .values({ person_id: p.personId, token_hash: p.tokenHash, made_at: p.now })
      .onConflict((conflict) =>
        conflict.column('person_id').doUpdateSet({ token_hash: p.tokenHash, made_at: p.now }),
      ),
);
