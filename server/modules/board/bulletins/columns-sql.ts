/** Parts of statements about bulletins: who is told in which way, and what of one members see. */
import { type RawBuilder, sql } from 'kysely';
import { isOffMail } from '#server/modules/people/accounts/mail-trouble-sql.ts';

/**
 * How a member is told of a bulletin, of the tables `person` and `preference` (theirs for the topic): on paper
 * where no letter reaches them; by no letter where they want none, unless it is an assembly.
 */
export const wayOf = (isAssembly: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  case when ${isOffMail('person')} then 'paper'
       when preference.cadence = 'never' and not ${isAssembly} then 'none'
       else 'letter' end`;

/** What a member wants of letters about bulletins. */
export const PREFERENCE = sql`
  left join letter_preference preference
    on preference.person_id = person.id and preference.topic = 'bulletins'`;

/** Members read it: its ten minutes are over, and it was neither taken back nor, as a notice, taken away. */
export const isShown = (now: unknown): RawBuilder<boolean> => sql`
  (bulletin.shown_at <= ${now} and bulletin.taken_back_at is null
   and (bulletin.called_off_at is null or bulletin.kind <> 'notice'))`;

/** How many come to it. */
export const COMING = sql<number>`(
  select coalesce(sum(heads), 0) from attendance
  where attendance.bulletin_id = bulletin.id and attendance.says = 'yes')`;
