/**
 * Changing the address one signs in with. A changed address is not verified again, so the old one gets a
 * link that restores it for a week (`way-back.ts`): the guard against a typing slip and against somebody
 * else's hand.
 */

import { randomUUID } from 'node:crypto';
import { RESTORE_TOKEN_DAYS } from '#contract/limits.ts';
import type { Role } from '#contract/people/accounts.ts';
import { daysAfter } from '#contract/time.ts';
import type { ChangeCall } from '#server/call.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import { mailTokenText } from '#server/modules/sending/outbox/mail-token.ts';
import { type Queryable, type Transaction, violates } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { hashToken } from '#server/platform/token.ts';
import {
  findReservation,
  findWayBack,
  insertMailToken,
  listReservations,
  prolongMailToken,
} from './mail-token-sql.ts';
import { endAccess } from './passwords.ts';
import { isPortalAdmin } from './rules.ts';

const emailTaken = () => new Refusal('email-taken', { errors: [{ path: 'email', code: 'taken' }] });

/** The person whose address changes, and the one who changes it. */
interface EmailChange {
  before: { email: string; proven_email: string | null };
  after: string;
  /** The person themselves, or an administrator of their bank. */
  byOwner: boolean;
  role: Role;
}

/**
 * Who may change an address, and to what: nobody but themselves that of an administrator, for it
 * opens their account; nobody to one that is named for portal administrators and not proven theirs.
 * @throws Refusal `email-only-by-owner` or `email-taken`
 */
export function checkEmailChange(
  { config }: Pick<ChangeCall, 'config'>,
  change: EmailChange,
): void {
  const { before, after, byOwner, role } = change;
  if (!byOwner && (role === 'ADMIN' || isPortalAdmin(config, before))) {
    throw new Refusal('email-only-by-owner');
  }
  const isReserved = config.portalAdminEmails.includes(after);
  if (isReserved && before.proven_email !== after) throw emailTaken();
}

/**
 * What a changed address brings with it, after it was written: access ends, both addresses get a letter,
 * the old one with the way back.
 * @throws Refusal `email-taken` when somebody else may still go back to the new address
 */
export async function followEmailChange(
  call: Changing,
  personId: number,
  { oldEmail, newEmail }: { oldEmail: string; newEmail: string },
): Promise<void> {
  const { db, now } = call;
  await refuseReservedEmail(db, newEmail, personId, now);
  await endAccess(db, personId, null, now);
  const tokenId = await openWayBack(call, personId, oldEmail);
  await enqueueEvent(db, 'email-changed', { personId, oldEmail, tokenId }, now);
  await enqueueEvent(db, 'email-new', { personId, newEmail }, now);
}

type Changing = Pick<ChangeCall, 'db' | 'now' | 'secret'>;

/**
 * The link back to the old address. There is one way back at a time, the first of a week: of
 * several changes in a row it leads behind all of them, and somebody who took an account over gets
 * none for an address of theirs.
 * @returns the id of its row, or null when a way back leads to another address already
 */
async function openWayBack(
  { db, now, secret }: Changing,
  personId: number,
  oldEmail: string,
): Promise<string | null> {
  const expiresAt = daysAfter(now, RESTORE_TOKEN_DAYS);
  const open = await db.first(findWayBack, { personId, now });
  if (open) {
    if (open.email !== oldEmail) return null;
    await db.count(prolongMailToken, { id: open.id, expiresAt });
    return open.id;
  }
  const id = randomUUID();
  await db.count(insertMailToken, {
    id,
    personId,
    purpose: 'restore-email',
    email: oldEmail,
    tokenHash: hashToken(mailTokenText(secret, 'restore-email', id)),
    now,
    expiresAt,
  });
  return id;
}

/**
 * Asked after the address was written, so that two changes at the same moment see each other.
 * @throws Refusal `email-taken` when somebody else may still go back to it
 */
export async function refuseReservedEmail(
  transaction: Transaction,
  email: string,
  personId: number,
  now: Date,
): Promise<void> {
  const reservation = await transaction.first(findReservation, { email, personId, now });
  if (reservation) throw emailTaken();
}

/**
 * Asked after the desk wrote an address for somebody without a login.
 * @throws Refusal `email-taken` when it is named for portal administrators, or somebody may still go
 * back to it
 */
export async function refuseForeignEmail(
  { db, now, config }: Pick<ChangeCall, 'db' | 'now' | 'config'>,
  { id, email }: { id: number; email: string },
): Promise<void> {
  if (config.portalAdminEmails.includes(email)) throw emailTaken();
  await refuseReservedEmail(db, email, id, now);
}

/**
 * Those of the addresses that somebody may still go back to: nobody else may have them. Where they
 * are written, ask afterwards, so that a change at the same moment is seen.
 */
export async function reservedAmong(
  queryable: Queryable,
  emails: string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await queryable.rows(listReservations, { emails, now });
  return new Set(rows.flatMap(({ email }) => email ?? []));
}

/** Turns the database's error for a taken address into our refusal. */
export function refuseTakenEmail(error: unknown): never {
  throw violates(error, 'person_email_once') ? emailTaken() : error;
}
