/**
 * A call that an administrator makes for a member of their bank (specification §20, §22): for whom, that
 * they stay a member until it is done, and what the trail says of it.
 */
import { z } from 'zod';
import type { Actor } from '#contract/abilities.ts';
import type { ActsFor } from '#contract/endpoint.ts';
import type { EndpointName, Endpoints } from '#contract/endpoints.ts';
import type { Access } from '#contract/people/accounts.ts';
import type { ChangeCall } from '#server/call.ts';
import type { SignedIn, SignedInMember } from '#server/modules/people/accounts/signed-in.ts';
import { type AuditedAction, audit } from '#server/modules/running/audit/write.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { asMember } from './acting.ts';
import { findAtDesk, lockAtDesk } from './sql.ts';

/** For whom a desk makes a call: everybody in its bank, or those who use no e-mail. */
export type DeskActs = Exclude<ActsFor, 'trust'>;

/**
 * The member for whom an administrator acts, as who makes the call, without the rights of an
 * administrator; themselves, with all their rights, where they name themselves.
 * @throws Refusal `not-found` for nobody and for who is no member of their bank, `person-has-login`
 *   where the call is for those alone who use no e-mail
 */
export async function actAtDesk(
  db: Queryable,
  admin: SignedIn,
  personId: number | undefined,
  actsFor: DeskActs,
): Promise<SignedInMember> {
  const { personId: deskId, bankId } = admin;
  if (personId === undefined || bankId === null) throw new Refusal('not-found');
  const row = await db.first(findAtDesk, { personId, bankId });
  if (!row) throw new Refusal('not-found');
  assertWithoutLogin(row, actsFor);
  const isSelf = personId === deskId;
  const member = isSelf ? { ...admin, status: 'normal' as const, bankId } : asMember(admin, row);
  return { ...member, deskId };
}

/** The administrator who makes a call for its member, with their bodies, as what is theirs alone is asked. */
export function administratorOf({
  deskId,
  bankId,
  represents,
}: Pick<Actor, 'deskId' | 'represents'> & { bankId: number }):
  | (Actor & { bankId: number })
  | undefined {
  return deskId === undefined
    ? undefined
    : { personId: deskId, bankId, represents, status: 'normal', role: 'ADMIN' };
}

/**
 * The member stays one until the transaction ends, and gets no login until then where they use no e-mail.
 * @throws Refusal `not-found` when they left meanwhile, `person-has-login` as `actAtDesk`
 */
export async function keepAtDesk(
  { db, actor: { personId, bankId } }: ChangeCall,
  actsFor: ActsFor | undefined,
): Promise<void> {
  const row = await db.first(lockAtDesk, { personId, bankId });
  if (!row) throw new Refusal('not-found');
  assertWithoutLogin(row, actsFor);
}

function assertWithoutLogin({ access }: { access: Access }, actsFor: ActsFor | undefined): void {
  if (actsFor === 'desk-without-login' && access !== 'desk') throw new Refusal('person-has-login');
}

/** The calls that a desk makes for a member. */
type DeskCall = {
  [Name in EndpointName]: Endpoints[Name] extends { actsFor: DeskActs } ? Name : never;
}[EndpointName];

type Entry = [AuditedAction, 'noticeId' | 'arrangementId'];

/**
 * What the trail calls what a desk does for a member, and the thing that it is about. A call that a desk
 * makes and that has no line here does not compile.
 */
const TRAIL: Record<DeskCall, Entry> & { [Name in EndpointName]?: Entry } = {
  postNotice: ['notice-posted', 'noticeId'],
  answerNotice: ['answer-given', 'noticeId'],
  proposeArrangement: ['arrangement-proposed', 'arrangementId'],
  agreeArrangement: ['arrangement-agreed', 'arrangementId'],
  changeArrangement: ['arrangement-proposed', 'arrangementId'],
  dropArrangement: ['arrangement-dropped', 'arrangementId'],
  recordArrangement: ['arrangement-done', 'arrangementId'],
};

const withId = z.object({ id: z.number() });

/**
 * Writes who did it for whom, and how their word came; nothing about what people do for themselves.
 * @param reply of the call, which is the thing
 */
export async function noteAtDesk(
  { db, now, actor, word: basis }: ChangeCall,
  name: EndpointName,
  reply: unknown,
): Promise<void> {
  const { personId, bankId, deskId } = actor;
  const trail = TRAIL[name];
  if (deskId === undefined || deskId === personId) return;
  if (!trail) throw new Error(`the trail has no word for ${name} at a desk`);
  const [action, about] = trail;
  const detail = { [about]: withId.parse(reply).id, ...(basis === undefined ? {} : { basis }) };
  await audit(db, now, action, { actorId: deskId, personId, bankId, detail });
}

/** Writes which referent posted, answered or agreed in the name of their body (specification §51). */
export async function noteForBody(
  { db, now, actor }: ChangeCall,
  name: EndpointName,
  reply: unknown,
): Promise<void> {
  const { personId, bankId, delegateId } = actor;
  const trail = TRAIL[name];
  if (delegateId === undefined || !trail) return;
  const [action, about] = trail;
  const detail = { [about]: withId.parse(reply).id };
  await audit(db, now, action, { actorId: delegateId, personId, bankId, detail });
}
