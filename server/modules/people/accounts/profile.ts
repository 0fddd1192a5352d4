/** Changing a person's data: by the person, or by an administrator of their bank. */

import type { FieldProblem } from '#contract/errors.ts';
import {
  type Access,
  type Profile,
  profileSchema,
  type Role,
  type User,
} from '#contract/people/accounts.ts';
import { byPersonField, PERSON_FIELDS, type PersonField } from '#contract/people/person-fields.ts';
import { futureDay } from '#contract/values.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import { isBelow, refuseMinor } from '#server/modules/people/ages/asking.ts';
import { findBirthDate } from '#server/modules/people/ages/sql.ts';
import {
  audit,
  auditChanges,
  changesBetween,
  refuseChangedMeanwhile,
  type Values,
} from '#server/modules/running/audit/write.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { userOf } from './actions.ts';
import { followDeskAddress } from './desk-address.ts';
import { checkEmailChange, followEmailChange, refuseTakenEmail } from './email.ts';
import { dataOf, dataOfForm, type PersonRow } from './person-columns.ts';
import { assertCodeWhereOn } from './second-factor.ts';
import type { SignedIn } from './signed-in.ts';
import { lockPerson, updatePerson } from './sql.ts';

/**
 * Changes the caller's own data. A changed e-mail ends every session; both addresses get a letter. An open
 * session alone must not take the account along, so it takes a code where there is a second factor.
 */
export async function updateOwnData(call: Call<'updateUser'>): Promise<User> {
  const { db, today, actor, body } = call;
  const { code, ...form } = body;
  const { personId: id, role } = actor;
  assertPastBirthDate(form, today);
  await assertOwnBirthDate(call);
  if (form.email !== actor.email) await assertCodeWhereOn(call, code);
  await db.transaction((transaction) =>
    writePerson({ ...call, db: transaction }, { id, role }, form),
  );
  return userOf(db, actor, id);
}

/**
 * The age of a member below the one that their bank asks for, or who would be, is for its desk to say.
 * @throws Refusal `desk-speaks-for-minor`
 */
async function assertOwnBirthDate({ db, today, actor, body }: Call<'updateUser'>): Promise<void> {
  const { personId, bankId } = actor;
  if (bankId === null) return;
  const birthDate = body.dateOfBirthday;
  const known = await db.first(findBirthDate, { personId });
  if ((known?.birth_date ?? '') === birthDate) return;
  const isMinor = actor.isMinor || (await isBelow(db, { bankId, birthDate, today }));
  if (isMinor) await refuseMinor(db, bankId);
}

/** @throws Refusal when the birth date lies in the future (specification §5) */
export function assertPastBirthDate(form: Pick<Profile, 'dateOfBirthday'>, today: string): void {
  refuseFields(futureDay('dateOfBirthday', form.dateOfBirthday, today));
}

type Changing = Pick<ChangeCall<SignedIn>, 'db' | 'now' | 'actor' | 'config' | 'secret'>;

/**
 * Writes a person's data, with everything that a changed e-mail brings with it.
 * @param role the person's, in the bank of who writes
 * @throws Refusal `not-found`, `changed-meanwhile`, `email-only-by-owner`, `email-taken`, or what is
 * missing: people without a login may have neither number nor birth date nor address
 */
export async function writePerson(
  call: Changing,
  { id, role }: { id: number; role: Role },
  form: Profile,
): Promise<void> {
  const { db, now, actor } = call;
  const before = await db.first(lockPerson, { id });
  if (before?.kind !== 'human') throw new Refusal('not-found');
  const { email: oldEmail } = before;
  const { basedOn, ...given } = form;
  const stored = valuesOf(before);
  // What the form leaves out stays as it is.
  const wanted: typeof stored = { ...stored, ...given };
  const values = { now: stored, wanted, basedOn };
  refuseFields(missingIn(before.access, values));
  await refuseChangedMeanwhile(db, { personId: id }, values);
  const isChanged = (oldEmail ?? '') !== form.email;
  const hasLogin = before.access === 'self';
  if (isChanged && hasLogin && oldEmail !== null) {
    const person = { email: oldEmail, proven_email: before.proven_email };
    const byOwner = actor.personId === id;
    checkEmailChange(call, { before: person, after: form.email, byOwner, role });
  }
  await db.count(updatePerson, { id, ...dataOfForm(values.wanted) }).catch(refuseTakenEmail);
  await auditChanges(
    db,
    now,
    {
      action: 'person-updated',
      actorId: actor.personId,
      readableBy: actor.bankId,
      whose: { personId: id },
    },
    changesBetween(values.now, values.wanted),
  );
  if (!isChanged) return;
  if (!hasLogin || oldEmail === null) return followDeskAddress(call, { id, email: form.email });
  const whose = { actorId: actor.personId, personId: id, ...bankOf(actor) };
  await audit(db, now, 'email-changed', whose);
  await followEmailChange(call, id, { oldEmail, newEmail: form.email });
}

/** What may not be empty: an address to sign in with, and what was known before. */
function missingIn(
  access: Access,
  { now, wanted }: { now: Values; wanted: Values },
): FieldProblem[] {
  if (access === 'desk') return [];
  return PERSON_FIELDS.filter((field) => wanted[field] === '' && now[field] !== '')
    .filter((field) => !profileSchema.shape[field].safeParse('').success)
    .map((path) => ({ path, code: 'required' }));
}

/** A person's data as a form writes them: empty where nothing is known. */
function valuesOf(row: PersonRow): Record<PersonField, string> {
  const data = dataOf(row);
  return byPersonField((field) => data[field] ?? '');
}

function bankOf(actor: SignedIn): { bankId?: number } {
  return actor.bankId === null ? {} : { bankId: actor.bankId };
}
