/** A person's own data, and the same hands for the administrator who mends a member's. */
import type { Profile, User } from '#contract/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/write.ts';
import { tell } from '#server/modules/outbox/tell.ts';
import { type Transaction, violates } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { readUser } from './actions.ts';
import type { SignedIn } from './signed-in.ts';
import { endSessionsOf, holdPerson, updatePerson } from './sql.ts';

/**
 * Changes one's own data. A changed e-mail ends every session and is told to the old address.
 * @throws Refusal `email-taken`, or what is wrong with a field
 */
export async function updateOwnData(deps: Deps, actor: SignedIn, form: Profile): Promise<User> {
  holdBirthDate(deps, form);
  await deps.database
    .transaction((transaction) => writePerson(deps, transaction, actor.personId, form, actor))
    .catch(refuseTakenEmail);
  return readUser(deps, actor, actor.personId);
}

/** @throws Refusal when the birth date lies in the future (specification §5) */
export function holdBirthDate({ clock }: Deps, form: Pick<Profile, 'dateOfBirthday'>): void {
  const isFuture = form.dateOfBirthday > clock.today();
  refuseFields(isFuture ? [{ path: 'dateOfBirthday', code: 'date-future' }] : []);
}

/** Writes a person's data, with everything that a changed e-mail brings with it. */
export async function writePerson(
  { clock }: Deps,
  transaction: Transaction,
  id: number,
  form: Profile,
  actor: SignedIn,
): Promise<void> {
  const before = await transaction.first(holdPerson, { id });
  if (!before) throw new Refusal('not-found');
  const now = clock.now();
  await transaction.count(updatePerson, {
    id,
    email: form.email,
    name: form.name,
    surname: form.surname,
    phone: form.phone,
    birthDate: form.dateOfBirthday,
    sex: form.sex,
    locale: form.prefLocale,
  });
  const whose = { actorId: actor.personId, personId: id, ...bankOf(actor) };
  await audit(transaction, now, 'person-updated', whose);
  if (before.email === form.email) return;
  await transaction.count(endSessionsOf, { personId: id, keptSessionId: null, now });
  await audit(transaction, now, 'email-changed', whose);
  await tell(transaction, 'email-changed', { personId: id, oldEmail: before.email }, now);
}

function bankOf(actor: SignedIn): { bankId?: number } {
  return actor.bankId === null ? {} : { bankId: actor.bankId };
}

/** Turns the database's word for a double address into ours. */
export function refuseTakenEmail(error: unknown): never {
  if (!violates(error, 'person_email_once')) throw error;
  throw new Refusal('email-taken', { errors: [{ path: 'email', code: 'taken' }] });
}
