/**
 * The desk registers and admits people who have signed the form on paper (specification §12): with
 * or without an address, members like all others, and without a login until they accept an invitation.
 */

import type { Lookalike } from '#contract/errors.ts';
import type { DeskRegistration, Readmission } from '#contract/paper/desk.ts';
import type { Member } from '#contract/people/members.ts';
import { personName } from '#contract/person-name.ts';
import { futureDay, showDay } from '#contract/values.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import { enqueueWelcome } from '#server/modules/hours/fund/welcome.ts';
import { refuseForeignEmail, refuseTakenEmail } from '#server/modules/people/accounts/email.ts';
import { dataOfForm } from '#server/modules/people/accounts/person-columns.ts';
import { noteMinors } from '#server/modules/people/ages/marking.ts';
import { keepLeastAge } from '#server/modules/people/ages/sql.ts';
import { agreeOnForm } from '#server/modules/people/consents/agreeing.ts';
import { assertGuardian, guardNewMember } from '#server/modules/people/guardians/writing.ts';
import { openAccount } from '#server/modules/people/joining/sql.ts';
import { readMember } from '#server/modules/people/members/reading.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import type { Row } from '#server/modules/tables.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { admit, findLookalikes, insertDeskPerson, lockBank, lockFormerMember } from './sql.ts';

/**
 * Registers somebody and admits them to the administrator's bank. People who look like them are named
 * first, unless the desk is `sure`. Who is below the age that the bank asks for comes with the form that who
 * answers for them signed (specification §52).
 */
export async function registerMember(call: Call<'registerMember'>): Promise<Member> {
  const { db, now, today, actor, body: form } = call;
  const { bankId } = actor;
  const { birthDate, signedOn } = form;
  refuseFields([
    ...(birthDate ? futureDay('birthDate', birthDate, today) : []),
    ...futureDay('signedOn', signedOn, today),
  ]);
  await db.first(lockBank, { bankId });
  const isMinor = await assertGuardian(call, birthDate ?? null, form.guardian);
  if (!form.sure) await refuseLookalikes(db, bankId, form);
  const data = dataOfForm({ ...form, dateOfBirthday: birthDate ?? null });
  const { email } = data;
  const person = await db.first(insertDeskPerson, { ...data, now }).catch(refuseTakenEmail);
  if (!person) throw new Error('an inserted person has an id');
  if (email !== null) await refuseForeignEmail(call, { id: person.id, email });
  const guardian = isMinor ? form.guardian : undefined;
  return takeIn(call, { id: person.id, kind: 'human' }, { signedOn, guardian });
}

/** Admits somebody without a login who left the bank; their number and their account go on. */
export async function readmitMember(call: Call<'readmitMember'>): Promise<Member> {
  const { db, today, actor, params, body } = call;
  const { id: personId } = params;
  refuseFields(futureDay('signedOn', body.signedOn, today));
  await db.first(keepLeastAge, { bankId: actor.bankId });
  const person = await db.first(lockFormerMember, { personId, bankId: actor.bankId });
  if (!person) throw new Refusal('not-found');
  const { signedOn, guardian } = body;
  const isMinor = await assertGuardian(call, person.birth_date, guardian);
  return takeIn(call, person, { signedOn, guardian: isMinor ? guardian : undefined });
}

/** What was signed, and by whom for somebody below the age that the bank asks for. */
type Signed = Pick<Readmission, 'signedOn' | 'guardian'>;

async function takeIn(
  call: ChangeCall,
  { id: personId, kind }: Pick<Row<'person'>, 'id' | 'kind'>,
  { signedOn, guardian }: Signed,
): Promise<Member> {
  const { db, now, config, actor } = call;
  const { personId: by, bankId } = actor;
  const admitted = await db.first(admit, { personId, bankId, signedOn, by, now });
  if (!admitted) throw new Refusal('already-member');
  await noteMinors(call, { bankId, personId, by });
  await guardNewMember(call, { membershipId: admitted.id, personId }, guardian);
  await db.count(openAccount, { personId, bankId });
  // A body gets no welcome hours, and its form is no word on personal data.
  if (kind === 'human') {
    await enqueueWelcome(db, { personId, bankId });
    const form = { signedOn, notedBy: by, timeZone: config.timeZone };
    await agreeOnForm(db, { bankId, personId, now }, form);
  }
  const entry = { actorId: by, personId, bankId, detail: { signedOn } };
  await audit(db, now, 'membership-signed', entry);
  return readMember(db, bankId, personId);
}

/** @throws Refusal `looks-like-another` */
async function refuseLookalikes(
  transaction: Transaction,
  bankId: number,
  { name, surname, birthDate, phone }: DeskRegistration,
): Promise<void> {
  const rows = await transaction.rows(findLookalikes, {
    bankId,
    name,
    surname,
    birthDate: birthDate || null,
    digits: waysToWrite(phone ?? ''),
  });
  if (rows.length > 0) {
    throw new Refusal('looks-like-another', { people: rows.map(presentLookalike) });
  }
}

/** The digits of a number with Italy's prefix and without; none for no number. */
function waysToWrite(phone: string): string[] {
  const digits = phone.replace(/^\s*(\+|00)39/, '').replaceAll(/\D/g, '');
  return digits === '' ? [] : [digits, `39${digits}`, `0039${digits}`];
}

const RELATION_OF = {
  active: 'member',
  requested: 'asks',
  ended: 'left',
  denied: 'asked',
  withdrawn: 'asked',
} as const;

/** Birth date and number only of people whom the desk may read anyway. */
function presentLookalike(row: RowOf<typeof findLookalikes>): Lookalike {
  const relation = row.state === null ? 'asks' : RELATION_OF[row.state];
  const isReadable = relation === 'member' || relation === 'asks' || row.access === 'desk';
  return {
    id: row.id,
    name: personName(row),
    relation,
    hasLogin: row.access === 'self',
    number: row.number,
    dateOfBirthday: isReadable && row.birth_date !== null ? showDay(row.birth_date) : null,
    phone: isReadable ? row.phone : null,
  };
}
