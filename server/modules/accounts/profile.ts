/** Changing a person's data: by the person, or by an administrator of their bank. */
import type { Access, Profile, Role, User } from '#contract/accounts.ts';
import type { FieldProblem } from '#contract/errors.ts';
import type { OwnProfile } from '#contract/sign-in.ts';
import { futureDay } from '#contract/values.ts';
import type { Deps } from '#server/deps.ts';
import {
  audit,
  auditChanges,
  changesBetween,
  refuseChangedMeanwhile,
} from '#server/modules/audit/write.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { readUser } from './actions.ts';
import { followDeskAddress } from './desk-address.ts';
import { checkEmailChange, followEmailChange, refuseTakenEmail } from './email.ts';
import { assertCodeWhereOn } from './second-factor.ts';
import type { SignedIn } from './signed-in.ts';
import { lockPerson, type PersonData, updatePerson } from './sql.ts';

/**
 * Changes the caller's own data. A changed e-mail ends every session; both addresses get a letter. An open
 * session alone must not take the account along, so it takes a code where there is a second factor.
 * @throws Refusal `email-taken`, `too-many-requests`, `second-factor-unreadable`, or what is wrong with
 *   a field: `required` or `code-wrong` at the code
 */
export async function updateOwnData(
  deps: Deps,
  actor: SignedIn,
  { code, ...form }: OwnProfile,
): Promise<User> {
  assertPastBirthDate(deps, form);
  if (form.email !== actor.email) await assertCodeWhereOn(deps, actor.personId, code);
  await deps.database
    .transaction((transaction) =>
      writePerson(deps, transaction, { id: actor.personId, role: actor.role }, form, actor),
    )
    .catch(refuseTakenEmail);
  return readUser(deps, actor, actor.personId);
}

/** @throws Refusal when the birth date lies in the future (specification §5) */
export function assertPastBirthDate({ clock }: Deps, form: Pick<Profile, 'dateOfBirthday'>): void {
  refuseFields(futureDay('dateOfBirthday', form.dateOfBirthday, clock.today()));
}

/**
 * Writes a person's data, with everything that a changed e-mail brings with it.
 * @param role the person's, in the bank of who writes
 * @throws Refusal `not-found`, `changed-meanwhile`, `email-only-by-owner`, `email-taken`, or what is
 * missing: people without a login may have neither number nor birth date nor address
 */
export async function writePerson(
  deps: Deps,
  transaction: Transaction,
  { id, role }: { id: number; role: Role },
  form: Profile,
  actor: SignedIn,
): Promise<void> {
  const before = await transaction.first(lockPerson, { id });
  if (!before) throw new Refusal('not-found');
  const { email: oldEmail } = before;
  const now = deps.clock.now();
  const values = { now: valuesOf(before), wanted: wantedOf(form), basedOn: form.basedOn };
  refuseFields(missingIn(before.access, values));
  await refuseChangedMeanwhile(transaction, { personId: id }, values);
  const isChanged = (oldEmail ?? '') !== form.email;
  const hasLogin = before.access === 'self';
  if (isChanged && hasLogin && oldEmail !== null) {
    const person = { email: oldEmail, proven_email: before.proven_email };
    checkEmailChange(deps, {
      before: person,
      after: form.email,
      byOwner: actor.personId === id,
      role,
    });
  }
  await transaction.count(updatePerson, {
    id,
    email: form.email || null,
    name: form.name,
    surname: form.surname,
    phone: form.phone || null,
    birthDate: form.dateOfBirthday || null,
    sex: form.sex,
    locale: form.prefLocale,
  });
  await auditChanges(
    transaction,
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
  if (!hasLogin || oldEmail === null) {
    return followDeskAddress(deps, transaction, { id, email: form.email });
  }
  const whose = { actorId: actor.personId, personId: id, ...bankOf(actor) };
  await audit(transaction, now, 'email-changed', whose);
  await followEmailChange(deps, transaction, id, { oldEmail, newEmail: form.email });
}

/** What may not be empty: an address to sign in with, and what was known before. */
function missingIn(
  access: Access,
  { now, wanted }: { now: Editable; wanted: Editable },
): FieldProblem[] {
  if (access === 'desk') return [];
  return (['phone', 'dateOfBirthday', 'email'] as const)
    .filter((path) => wanted[path] === '' && now[path] !== '')
    .map((path) => ({ path, code: 'required' }));
}

type Editable = Omit<Profile, 'basedOn'>;

function wantedOf({ basedOn: _, ...form }: Profile): Editable {
  return form;
}

/** A person's data as the form names them; empty where nothing is known. */
function valuesOf(row: PersonData): Editable {
  return {
    name: row.name,
    surname: row.surname,
    phone: row.phone ?? '',
    dateOfBirthday: row.birth_date ?? '',
    sex: row.sex,
    prefLocale: row.pref_locale,
    email: row.email ?? '',
  };
}

function bankOf(actor: SignedIn): { bankId?: number } {
  return actor.bankId === null ? {} : { bankId: actor.bankId };
}
