/** What every call reads of who makes it. */
import { sql } from 'kysely';
import { localeOf } from './locale-sql.ts';

/** Whether the portal has suspended the bank of `standing`. */
export const bankIsSuspended = sql<boolean>`exists (
  select from bank where bank.id = standing.bank_id and bank.suspended_at is not null)`;

/** The bodies whose referent the person is (specification §51); null for nearly everybody. */
const represents = sql<number[] | null>`(
  select jsonb_agg(delegate.person_id)
  from delegate join person body on body.id = delegate.person_id and body.kind = 'body'
  where delegate.delegate_id = person.id and delegate.ended_at is null)`;

/** Until when the person is below the age that their bank asks for (specification §52); null for nearly everybody. */
const minorUntil = sql<string | null>`(
  select young.minor_until from membership as young
  where young.person_id = person.id and young.state = 'active' and young.minor_until is not null)`;

/** What every call reads of the person behind a session or an access token, over `person` and `standing`. */
export const HOLDER_COLUMNS = [
  'person.id',
  'person.email',
  'person.proven_email',
  'person.name',
  'person.surname',
  'person.full_name',
  localeOf().as('pref_locale'),
  'standing.status',
  'standing.role',
  'standing.bank_id',
  bankIsSuspended.as('bank_is_suspended'),
  represents.as('represents'),
  minorUntil.as('minor_until'),
  'person.birth_date',
] as const;
