/** SQL of asking whether appointments were done, of reminding, and of forgetting proposals. */
import { sql } from 'kysely';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { isBetweenOpenBanks } from './two-people-sql.ts';

/**
 * The appointments that ended before a moment and nobody was asked about, kept as they are; not those
 * that somebody is recording now. While one of the banks is suspended nothing can be recorded: they
 * are asked when it is open again.
 */
export const lockDue = statement(
  'arrangements.lockDue',
  (p: Params<{ endedBefore: Date }>) => sql<{ id: number }>`
    select id from arrangement
    where state = 'agreed' and asked_at is null and starts_at <= ${p.endedBefore}
      and starts_at + make_interval(mins => minutes) <= ${p.endedBefore}
      and ${isBetweenOpenBanks('arrangement')}
    order by id for no key update skip locked`,
);

/** Asks who was to give, once for each of these appointments that are still to be said something of. */
export const enqueueDue = statement(
  'arrangements.enqueueDue',
  (p: Params<{ ids: number[]; now: Date }>) => sql`
    with asked as (
      update arrangement set asked_at = ${p.now}
      where id = any(${p.ids}::bigint[]) and state = 'agreed' and asked_at is null
      returning id, giver_id
    )
    insert into outbox (kind, payload, created_at)
    select 'arrangement-due',
           jsonb_build_object('arrangementId', id, 'personId', giver_id), ${p.now}::timestamptz
    from asked order by id`,
);

/**
 * Reminds those of the two who want that of what begins between two moments, once; who wants it
 * later is not reminded of that one.
 */
export const enqueueTomorrow = statement(
  'arrangements.enqueueTomorrow',
  (p: Params<{ from: Date; until: Date; now: Date }>) => sql`
    with reminded as (
      update arrangement set reminded_at = ${p.now}
      where state = 'agreed' and reminded_at is null
        and starts_at >= ${p.from} and starts_at < ${p.until}
      returning id, sequence, giver_id, receiver_id
    )
    insert into outbox (kind, payload, created_at)
    select 'arrangement-tomorrow',
           jsonb_build_object('arrangementId', reminded.id, 'personId', preference.person_id,
                              'sequence', reminded.sequence),
           ${p.now}::timestamptz
    from reminded
    join letter_preference preference
      on preference.person_id in (reminded.giver_id, reminded.receiver_id)
      and preference.topic = 'appointments' and preference.cadence = 'day-before'
    order by reminded.id, preference.person_id`,
);

/** Proposals whose time passed before a moment without an answer are over; nobody is written to. */
export const dropUnanswered = statement(
  'arrangements.dropUnanswered',
  (p: Params<{ before: Date; now: Date }>) => sql`
    update arrangement set state = 'dropped', sequence = sequence + 1, changed_at = ${p.now}
    where state = 'proposed' and starts_at < ${p.before}`,
);

/** Ends the links that agree to what was proposed before. */
export const endAgreeLinks = statement(
  'arrangements.endAgreeLinks',
  (p: Params<{ id: number; personIds: number[]; now: Date }>) => sql`
    update act_token set used_at = ${p.now}
    where person_id = any(${p.personIds}::bigint[]) and act = 'agree-arrangement'
      and subject_id = ${p.id} and used_at is null`,
);
