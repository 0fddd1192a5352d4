/** SQL of letters about appointments, single ones and those that repeat. */
import { type Expression, sql } from 'kysely';
import type { ArrangementState } from '#contract/board/arrangements.ts';
import type { Rhythm, StandingState } from '#contract/board/standings.ts';
import { activityRule, effectiveContact } from '#server/modules/board/notices/activities-sql.ts';
import { isMinor } from '#server/modules/people/ages/sql.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import type { Reader } from './letter.ts';
import { READER } from './sql.ts';

/** An appointment, its other person, and the reader. */
export interface AppointmentNews extends Reader {
  state: ArrangementState;
  sequence: number;
  title: string;
  starts_at: Date;
  minutes: number;
  place: string;
  i_give: boolean;
  partner_name: string;
  partner_surname: string;
}

const APPOINTMENT = sql`
  arrangement.state, arrangement.sequence, arrangement.title, arrangement.starts_at,
  arrangement.minutes, arrangement.place, arrangement.giver_id = reader.id as i_give,
  partner.name as partner_name, partner.surname as partner_surname, ${READER}`;

/** The two people of `arrangement`, of whom one reads. */
const twoPeople = (readerId: Expression<number>) => sql`
  join person reader on reader.id = ${readerId}
    and reader.id in (arrangement.giver_id, arrangement.receiver_id)
  join person partner on partner.id = case arrangement.giver_id
    when reader.id then arrangement.receiver_id else arrangement.giver_id end`;

/** An appointment as one of its two people reads it. */
export const readArrangementNews = statement(
  'mail.readArrangementNews',
  (p: Params<{ arrangementId: number; readerId: number }>) => sql<
    AppointmentNews & { standing_id: number | null }
  >`
    select ${APPOINTMENT}, arrangement.standing_id
    from arrangement ${twoPeople(p.readerId)}
    where arrangement.id = ${p.arrangementId}`,
);

/** An appointment to which a yes on the board has led, and how its reader reaches the other one. */
export const readAgreedNews = statement(
  'mail.readAgreedNews',
  (p: Params<{ arrangementId: number; answerId: number; readerId: number }>) => sql<
    AppointmentNews & {
      is_author: boolean;
      partner_phone: string | null;
      partner_email: string | null;
      /** Where the desk puts people in touch. */
      desk_phone: string | null;
    }
  >`
    select ${APPOINTMENT}, notice.person_id = reader.id as is_author,
           case when gives.phone and not desk.in_between then partner.phone end as partner_phone,
           case when gives.email and not desk.in_between then partner.email end as partner_email,
           case when desk.in_between then bank.phone end as desk_phone
    from arrangement ${twoPeople(p.readerId)}
    join notice_answer answer on answer.id = ${p.answerId}
    join notice on notice.id = answer.notice_id
    join bank on bank.id = notice.bank_id
    ${activityRule}
    cross join lateral (
      select ${effectiveContact} = 'desk' or ${isMinor(sql`partner.id`)} as in_between
    ) desk
    cross join lateral (
      select case when notice.person_id = reader.id then answer.gives_phone
               else notice.gives_phone end as phone,
             case when notice.person_id = reader.id then answer.gives_email
               else notice.gives_email end as email
    ) gives
    where arrangement.id = ${p.arrangementId}`,
);

/** A standing appointment, its other person, and the reader. */
export const readStandingNews = statement(
  'mail.readStandingNews',
  (p: Params<{ standingId: number; readerId: number }>) => sql<
    Reader & {
      state: StandingState;
      title: string;
      every: Rhythm;
      from_day: string;
      until_day: string | null;
      time: string;
      minutes: number;
      place: string;
      paused_until: string | null;
      paused_by: number | null;
      i_give: boolean;
      partner_name: string;
      partner_surname: string;
    }
  >`
    select standing.state, standing.title, standing.every, standing.from_day,
           standing.until_day, standing.paused_until,
           to_char(standing.starts_at_time, 'HH24:MI') as time, standing.minutes, standing.place,
           standing.paused_by, standing.giver_id = reader.id as i_give,
           partner.name as partner_name, partner.surname as partner_surname,
           ${READER}
    from standing_arrangement standing
    join person reader on reader.id = ${p.readerId}
    join person partner on partner.id = case standing.giver_id
      when reader.id then standing.receiver_id else standing.giver_id end
    where standing.id = ${p.standingId}
      and reader.id in (standing.giver_id, standing.receiver_id)`,
);
