/** A bank made by the person who runs the portal, at the machine (specification §33). */
import type { NewBank } from '#contract/banks/banks.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import { findAccount } from '#server/modules/people/accounts/machine-sql.ts';
import { agreeAsFounder } from '#server/modules/people/consents/agreeing.ts';
import { lockPersonWithoutBank } from '#server/modules/people/joining/requests.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import { type Transaction, violates } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { bankNameIsTaken, insertApplication, makeBank } from './sql.ts';

/**
 * Makes the bank, as if the administrator had applied for it and the portal had approved.
 * @param email of a person who has an account and no bank
 * @returns the id of the bank
 * @throws StartFailure when there is no such person, they have a bank, or the name is taken
 */
export async function createBank(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  form: NewBank,
  email: string,
): Promise<number> {
  const now = clock.now();
  const person = await database.first(findAccount, { email: email.trim().toLowerCase() });
  if (person?.access !== 'self') {
    throw new StartFailure(`Nobody signs in with ${email}: the administrator registers first.`);
  }
  return database
    .transaction((transaction) =>
      foundBank(transaction, { form, personId: person.id, now, locale: person.pref_locale }),
    )
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      throw new StartFailure(`${email} is in a bank, or waits for one: they leave it first.`);
    });
}

interface Founding {
  form: NewBank;
  /** Who administers it. */
  personId: number;
  now: Date;
  /** Theirs. */
  locale: Locale;
}

/**
 * Makes a bank, as if it had been applied for and approved.
 * @returns its id
 * @throws StartFailure when the name is taken, Refusal when the person has a bank or asks for one
 */
export async function foundBank(
  transaction: Transaction,
  { form, personId, now, locale }: Founding,
): Promise<number> {
  const isTaken = new StartFailure(`There is a bank of the name ${form.name} already.`);
  await lockPersonWithoutBank(transaction, personId);
  if (await transaction.first(bankNameIsTaken, { name: form.name })) throw isTaken;
  const application = await transaction.first(insertApplication, {
    ...form,
    openingHours: form.openingHours ?? '',
    locale: form.locale ?? locale,
    applicantId: personId,
    now,
  });
  if (!application) throw new Error('an inserted application has an id');
  const bank = await transaction
    .first(makeBank, { id: application.id, by: null, now })
    .catch((error: unknown) => {
      throw violates(error, 'bank_name_once') ? isTaken : error;
    });
  if (!bank) throw new Error('an approved application makes a bank');
  const bankId = bank.bank_id;
  await agreeAsFounder(transaction, { bankId, personId, now });
  await audit(transaction, now, 'bank-approved', { actorId: null, personId, bankId });
  await enqueueEvent(transaction, 'application-approved', { applicationId: application.id }, now);
  return bankId;
}
