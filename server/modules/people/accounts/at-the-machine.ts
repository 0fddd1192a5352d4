/**
 * What the person who runs the portal does for one account, at the machine (specification §33). The history
 * has no name for it, and says that it was done there.
 */

import { randomUUID } from 'node:crypto';
import { RESET_TOKEN_HOURS } from '#contract/limits.ts';
import { personName } from '#contract/person-name.ts';
import { minutesAfter } from '#contract/time.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { hashToken, newToken } from '#server/platform/token.ts';
import { findAuthenticator } from './factor-sql.ts';
import { findAccount, listNamed } from './machine-sql.ts';
import { insertMailToken } from './mail-token-sql.ts';
import { endAccess } from './passwords.ts';
import { isPortalAdmin } from './rules.ts';
import { takeAway } from './second-factor.ts';
import { listSessions } from './sessions-sql.ts';

type Machine = Pick<Deps, 'database' | 'clock'>;

/** A link to choose a password. */
export interface PasswordLink {
  /** Path and query. */
  path: string;
  expiresAt: Date;
}

/**
 * A link with which the person of that address chooses a new password, once. It is handed over by
 * anyone who made it, so following it proves no address.
 * @throws StartFailure when nobody signs in with that address
 */
export async function makePasswordLink(
  { database, clock }: Machine,
  email: string,
): Promise<PasswordLink> {
  const person = await accountOf({ database, clock }, email);
  const token = newToken();
  const now = clock.now();
  const expiresAt = minutesAfter(now, RESET_TOKEN_HOURS * 60);
  await database.transaction(async (transaction) => {
    await transaction.count(insertMailToken, {
      id: randomUUID(),
      personId: person.id,
      purpose: 'reset-password',
      email: null,
      tokenHash: hashToken(token),
      now,
      expiresAt,
    });
    await audit(transaction, now, 'password-link-made', { actorId: null, personId: person.id });
  });
  const query = new URLSearchParams({
    passwordToken: token,
    id: String(person.id),
    lang: person.pref_locale,
  });
  return { path: `/reset-password?${query}`, expiresAt };
}

/** Where the person of that address is signed in. @throws StartFailure as above */
export async function sessionsOf({ database, clock }: Machine, email: string) {
  const { id } = await accountOf({ database, clock }, email);
  return database.rows(listSessions, { personId: id, now: clock.now() });
}

/**
 * Signs the person of that address out everywhere, and ends sign-ins and links that wait.
 * @returns how many sessions lived
 * @throws StartFailure as above
 */
export async function endSessionsOfAccount(machine: Machine, email: string): Promise<number> {
  const { id } = await accountOf(machine, email);
  const now = machine.clock.now();
  return machine.database.transaction(async (transaction) => {
    const sessions = await transaction.rows(listSessions, { personId: id, now });
    await endAccess(transaction, id, null, now);
    await audit(transaction, now, 'sessions-ended', { actorId: null, personId: id });
    return sessions.length;
  });
}

/** Since when the person of that address has a second factor; null without one. @throws StartFailure as above */
export async function secondFactorOf(machine: Machine, email: string): Promise<Date | null> {
  const { id: personId } = await accountOf(machine, email);
  const factor = await machine.database.first(findAuthenticator, { personId });
  return factor?.confirmed_at ?? null;
}

/**
 * Takes the second factor of the person of that address away, for a person who has lost it and has no desk that
 * could: the password is enough from then on. They are told by a letter.
 * @param note how the operator made sure who asks; stays in the history
 * @throws StartFailure as above, and where they have none
 */
export async function removeFactorOfAccount(
  machine: Machine,
  email: string,
  note: string,
): Promise<void> {
  const { id } = await accountOf(machine, email);
  if (!(await secondFactorOf(machine, email)))
    throw new StartFailure(`${email} has no second factor.`);
  const now = machine.clock.now();
  await machine.database.transaction((transaction) =>
    takeAway(transaction, now, id, { what: 'removed-at-machine', by: null, note }),
  );
}

/** Somebody whom the operator named as an administrator of the portal. */
export interface NamedAdmin {
  email: string;
  /** Given name first; empty while nobody has the address. */
  name: string;
  /** Why they are none yet. */
  lacks?: 'account' | 'login' | 'proof';
}

/** Everybody whom PORTAL_ADMIN_EMAILS names, in its order. */
export async function findPortalAdmins({
  database,
  config,
}: Pick<Deps, 'database' | 'config'>): Promise<NamedAdmin[]> {
  const emails = config.portalAdminEmails;
  const people = await database.rows(listNamed, { emails });
  return emails.map((email) => {
    const person = people.find((one) => one.email === email);
    if (!person) return { email, name: '', lacks: 'account' };
    const named = { email, name: personName(person) };
    if (person.access !== 'self') return { ...named, lacks: 'login' };
    return isPortalAdmin(config, { ...person, email }) ? named : { ...named, lacks: 'proof' };
  });
}

async function accountOf({ database }: Machine, email: string) {
  const person = await database.first(findAccount, { email: email.trim().toLowerCase() });
  if (!person) throw new StartFailure(`Nobody here has the address ${email}.`);
  if (person.access !== 'self') {
    throw new StartFailure(
      `${person.name} ${person.surname} has no login: the desk of their bank invites them.`,
    );
  }
  return person;
}
