/** Another number on a member's card. Paper keeps its word: what a card had once leads to the same person. */
import type { Lookalike } from '#contract/errors.ts';
import type { Member } from '#contract/people/members.ts';
import { personName } from '#contract/person-name.ts';
import type { Call } from '#server/call.ts';
import {
  auditChanges,
  changesBetween,
  refuseChangedMeanwhile,
} from '#server/modules/running/audit/write.ts';
import { violates } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { readMember } from './reading.ts';
import { findNumberHolder, lockMembership, setCardNumber } from './sql.ts';

/**
 * Changes the number of a member's card.
 * @throws Refusal `not-found`, `changed-meanwhile`, `card-number-taken` with the member who has it, or
 * `card-number-was-used` with who had it once, unless the writer says that they know
 */
export async function changeCardNumber(call: Call<'changeCardNumber'>): Promise<Member> {
  const { db, now, actor, params, body } = call;
  const { bankId, personId: actorId } = actor;
  const { id: personId } = params;
  const { number, seen, anyway } = body;
  const membership = await db.first(lockMembership, { personId, bankId });
  if (!membership) throw new Refusal('not-found');
  const before = { number: String(membership.number) };
  const wanted = { number: String(number) };
  const basedOn = { number: String(seen ?? membership.number) };
  await refuseChangedMeanwhile(db, { personId }, { basedOn, now: before, wanted });
  const changes = changesBetween(before, wanted);
  if (changes.length === 0) return readMember(db, bankId, personId);
  const holder = await db.first(findNumberHolder, { bankId, number, except: personId });
  if (holder?.is_held) throw new Refusal('card-number-taken', { people: [presentHolder(holder)] });
  if (holder && !anyway) {
    throw new Refusal('card-number-was-used', { people: [presentHolder(holder)] });
  }
  await db.count(setCardNumber, { id: membership.id, bankId, number }).catch(refuseTakenNumber);
  const entry = {
    action: 'person-updated',
    actorId,
    readableBy: bankId,
    whose: { personId },
  } as const;
  await auditChanges(db, now, entry, changes);
  return readMember(db, bankId, personId);
}

/** Two at once: the database lets one of them have the number. */
function refuseTakenNumber(error: unknown): never {
  if (violates(error, 'membership_number_once')) throw new Refusal('card-number-taken');
  throw error;
}

function presentHolder(row: RowOf<typeof findNumberHolder>): Lookalike {
  return {
    id: row.id,
    name: personName(row),
    relation: row.is_member ? 'member' : 'left',
    hasLogin: row.access === 'self',
    number: row.number,
    // The number is what is asked about; the rest is on the person's page.
    dateOfBirthday: null,
    phone: null,
  };
}
