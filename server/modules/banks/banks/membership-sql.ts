/** SQL of who was a member when: the one rule of the register, the months and the years of a bank. */
import { sql } from 'kysely';

/** A row of `membership` holds right before a moment: its person was a member on the evening that ends then. */
export const heldBefore = (moment: unknown) => sql<boolean>`(
  membership.state in ('active', 'ended') and membership.decided_at < ${moment}::timestamptz
  and (membership.ended_at is null or membership.ended_at >= ${moment}::timestamptz))`;

/** A row of `membership` began, or ended, between two moments. */
export const beganBetween = (begin: unknown, end: unknown) => sql<boolean>`(
  membership.state in ('active', 'ended') and membership.decided_at >= ${begin}::timestamptz
  and membership.decided_at < ${end}::timestamptz)`;
export const endedBetween = (begin: unknown, end: unknown) => sql<boolean>`(
  membership.state = 'ended' and membership.ended_at >= ${begin}::timestamptz
  and membership.ended_at < ${end}::timestamptz)`;
