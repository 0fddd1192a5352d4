/** The desk notes whom a member trusts, by the form that they signed; and how it ends (specification §12). */

import type { ErrorCode } from '#contract/errors.ts';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import { BODY_DELEGATES_MAX, DELEGATE_BODIES_MAX, DELEGATE_PEOPLE_MAX } from '#contract/limits.ts';
import type { Delegation, OwnDelegations } from '#contract/people/delegates.ts';
import { personName } from '#contract/person-name.ts';
import { futureDay, showDay } from '#contract/values.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import { lockActiveMembers } from '#server/modules/hours/exchanges/sql.ts';
import type { SignedInMember } from '#server/modules/people/accounts/signed-in.ts';
import { lockPerson } from '#server/modules/people/accounts/sql.ts';
import { assertMayHaveOffice } from '#server/modules/people/ages/asking.ts';
import { memberIn } from '#server/modules/people/members/reading.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import {
  countDelegations,
  endAtDesk,
  endDelegation,
  insertDelegation,
  listDelegations,
} from './sql.ts';

type Pair = Pick<SignedInMember, 'personId' | 'bankId'>;

/** For whom the reader acts, with balances, and who acts for the reader; none for who is no member. */
export async function readOwnDelegations({
  db,
  actor: { personId, bankId },
}: Call<'listOwnProxies'>): Promise<OwnDelegations> {
  if (bankId === null) return { actsFor: [], trusted: [] };
  const rows = await db.rows(listDelegations, { personId, bankId });
  const { actsFor, trusted } = bySide(rows, personId);
  return {
    actsFor: actsFor.map((row) => ({
      ...presentDelegation(row),
      balance: hoursFromMinutes(row.balance_minutes),
      totalCreditor: hoursFromMinutes(row.given_minutes),
      totalDebtor: hoursFromMinutes(row.received_minutes),
    })),
    trusted: trusted.map(presentDelegation),
  };
}

/** Who acts for a member of the administrator's bank, and for whom that member acts. */
export async function readDelegationsOf({
  db,
  actor: { bankId },
  params: { id: personId },
}: Call<'listProxiesOf'>): Promise<{ trusted: Delegation[]; actsFor: Delegation[] }> {
  await memberIn(db, bankId, personId);
  const rows = await db.rows(listDelegations, { personId, bankId });
  const { actsFor, trusted } = bySide(rows, personId);
  return {
    actsFor: actsFor.map(presentDelegation),
    trusted: trusted.map(presentDelegation),
  };
}

/**
 * Lets one member of the administrator's bank act for another. Both stay members until it is done, and
 * two desks that name the same person wait for each other.
 * @throws Refusal `not-found` where the person is no member, `person-without-login` where the other
 *   cannot sign in, `office-for-adults`, `already-delegate`, what `tooMany` says, or what is wrong with a field
 */
export async function nameDelegate(call: Call<'nameProxy'>): Promise<Delegation> {
  const { db, now, today, actor, params, body } = call;
  const { personId: by, bankId } = actor;
  const { id: personId } = params;
  const { delegateId, signedOn } = body;
  await memberIn(db, bankId, personId);
  refuseFields([
    ...(delegateId === personId ? [{ path: 'delegateId', code: 'same-person' as const }] : []),
    ...futureDay('signedOn', signedOn, today),
  ]);
  await assertDelegate(call, { personId, bankId }, delegateId);
  const values = { personId, delegateId, bankId, signedOn, by, now };
  const named = await db.first(insertDelegation, values);
  if (!named) throw new Refusal('already-delegate');
  const counted = await db.first(countDelegations, { personId, delegateId });
  const refusal = counted && tooMany(counted);
  if (refusal) throw new Refusal(refusal);
  const detail = { delegateId, signedOn };
  await audit(db, now, 'delegate-named', { actorId: by, personId, bankId, detail });
  const event = { delegationId: named.id, personId, delegateId };
  await enqueueEvent(db, 'delegate-named', event, now);
  return findDelegation(db, { personId, bankId }, named.id);
}

/** Why nobody more can be named, with the one who is counted already (specification §12, §51). */
function tooMany(counted: RowOf<typeof countDelegations>): ErrorCode | undefined {
  const { people, bodies, of_person: ofPerson, is_body: isBody } = counted;
  if (!isBody) return people > DELEGATE_PEOPLE_MAX ? 'delegate-of-three' : undefined;
  if (ofPerson > BODY_DELEGATES_MAX) return 'body-has-five';
  return bodies > DELEGATE_BODIES_MAX ? 'delegate-of-two-bodies' : undefined;
}

/** @throws Refusal `person-without-login`, `office-for-adults`, or what is wrong with the field */
async function assertDelegate(
  { db, today }: Call<'nameProxy'>,
  { personId, bankId }: Pair,
  delegateId: number,
): Promise<void> {
  const active = await db.rows(lockActiveMembers, {
    personIds: [personId, delegateId],
    bankIds: [bankId, bankId],
  });
  if (!active.some((member) => member.person_id === personId)) throw new Refusal('not-found');
  if (!active.some((member) => member.person_id === delegateId)) {
    refuseFields([{ path: 'delegateId', code: 'not-a-member' }]);
  }
  const delegate = await db.first(lockPerson, { id: delegateId });
  if (delegate?.access !== 'self') throw new Refusal('person-without-login');
  await assertMayHaveOffice(db, { personId: delegateId, today });
}

async function findDelegation(
  db: Queryable,
  { personId, bankId }: Pair,
  id: number,
): Promise<Delegation> {
  const rows = await db.rows(listDelegations, { personId, bankId });
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error('what was noted can be read');
  return presentDelegation(row);
}

/** Ends it for either of its two people. @throws Refusal `not-found` for anybody else, and once it has ended */
export async function endOwnDelegation(call: Call<'endOwnProxy'>): Promise<void> {
  const { db, now, actor, params } = call;
  const { personId } = actor;
  const ended = { id: params.id, personId, by: personId, now };
  await noteEnd(call, await db.first(endDelegation, ended));
}

/** Ends it at the desk of its bank. @throws Refusal `not-found` for another bank's, and once it has ended */
export async function endDelegationAtDesk(call: Call<'endProxy'>): Promise<void> {
  const { db, now, actor, params } = call;
  const ended = { id: params.id, bankId: actor.bankId, by: actor.personId, now };
  await noteEnd(call, await db.first(endAtDesk, ended));
}

async function noteEnd(
  { db, now, actor }: ChangeCall,
  ended: RowOf<typeof endDelegation> | undefined,
): Promise<void> {
  if (!ended) throw new Refusal('not-found');
  const { id: delegationId, person_id: personId, delegate_id: delegateId, bank_id: bankId } = ended;
  await audit(db, now, 'delegate-ended', {
    ...{ actorId: actor.personId, personId, bankId },
    detail: { delegateId },
  });
  await enqueueEvent(db, 'delegate-ended', { delegationId, personId, delegateId }, now);
}

type Row = RowOf<typeof listDelegations>;

function bySide(rows: readonly Row[], personId: number) {
  return {
    actsFor: rows.filter((row) => row.delegate_id === personId),
    trusted: rows.filter((row) => row.person_id === personId),
  };
}

function presentDelegation(row: Row): Delegation {
  return {
    id: row.id,
    personId: row.person_id,
    personName: personName({ name: row.person_name, surname: row.person_surname }),
    isBody: row.is_body,
    delegateId: row.delegate_id,
    delegateName: personName({ name: row.delegate_name, surname: row.delegate_surname }),
    signedOn: showDay(row.signed_on),
  };
}
