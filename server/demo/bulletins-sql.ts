/** The statements that write what the demo's banks say to all, who was told, and who comes (specification §44). */
import { sql } from 'kysely';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** Each was told to everybody who was a member when it was sent, and has been read by who has a login. */
export const insertBulletins = statement(
  'demo.insert-bulletins',
  (p: Params<{ rows: string }>) => sql<object>`
    with listed as (
      select bank.id as bank_id, desk.id as desk_id, listed.*,
             (listed.day + listed.from) at time zone 'Europe/Rome' as starts_at,
             (listed.day + listed.to) at time zone 'Europe/Rome' as ends_at
      from jsonb_to_recordset(${p.rows}::jsonb) as listed (
        bank text, kind text, title text, text text, sent timestamptz, sent_by text, day date,
        "from" time, "to" time, place text, guests text, corrected timestamptz)
      join bank on bank.email = listed.bank
      join person desk on desk.email = listed.sent_by
    ), made as (
      insert into bulletin (bank_id, kind, title, body, starts_at, ends_at, place, guests, asks,
                            for_friends, sent_by, sent_at, shown_at, letters_at, told_at,
                            corrected_at, corrected_by)
      select bank_id, kind, title, text, starts_at, ends_at, coalesce(place, ''), guests = 'yes',
             kind <> 'notice', false, desk_id, sent, sent + interval '10 minutes',
             sent + interval '10 minutes', sent + interval '11 minutes', corrected,
             case when corrected is not null then desk_id end
      from listed order by sent
      returning id, bank_id, sent_at, told_at
    )
    insert into bulletin_person (bulletin_id, person_id, way, round, told_at, read_at)
    select made.id, person.id, case person.access when 'desk' then 'paper' else 'letter' end, 1,
           made.told_at, case person.access when 'self' then made.told_at + interval '1 day' end
    from made
    join membership on membership.bank_id = made.bank_id and membership.state = 'active'
      and membership.decided_at <= made.sent_at
    join person on person.id = membership.person_id`,
);

/**
 * Everybody with a login has said whether they come, and some of the others by telephone: two in three
 * come, every fifth with somebody. Of what is over, who said yes was there.
 */
export const insertAttendances = statement(
  'demo.insert-attendances',
  (p: Params<{ now: Date }>) => sql<object>`
    insert into attendance (bulletin_id, person_id, says, heads, said_by, said_at, basis, came)
    select bulletin.id, told.person_id, word.says,
           case when word.says = 'yes' and bulletin.guests and told.person_id % 5 = 0 then 2 else 1 end,
           case told.way when 'paper' then bulletin.sent_by else told.person_id end,
           told.told_at + interval '1 day', case told.way when 'paper' then 'phone' end,
           case when bulletin.starts_at <= ${p.now} then word.says = 'yes' end
    from bulletin
    join bulletin_person told on told.bulletin_id = bulletin.id
    cross join lateral (
      select case when told.person_id % 3 = 0 then 'no' else 'yes' end as says
    ) word
    where bulletin.asks and (told.way = 'letter' or told.person_id % 2 = 0)`,
);
