/** A bank made by the person who runs the portal, at the machine (specification §33). */
import type { NewBank } from '#contract/banks/banks.ts';
import type { Deps } from '#server/deps.ts';
import { findAccount } from '#server/modules/people/accounts/machine-sql.ts';
import { agreeAsFounder } from '#server/modules/people/consents/agreeing.ts';
import { lockPersonWithoutBank } from '#server/modules/people/joining/requests.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import { violates } from '#server/platform/database.ts';
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
  const isTaken = new StartFailure(`There is a bank of the name ${form.name} already.`);
  return database
    .transaction(async (transaction) => {
      await lockPersonWithoutBank(transaction, person.id);
      if (await transaction.first(bankNameIsTaken, { name: form.name })) throw isTaken;
      const application = await transaction.first(insertApplication, {
        ...form,
        openingHours: form.openingHours ?? '',
        applicantId: person.id,
        now,
      });
      if (!application) throw new Error('an inserted application has an id');
      const bank = await transaction.first(makeBank, { id: application.id, by: null, now });
      if (!bank) throw new Error('an approved application makes a bank');
      const founder = { bankId: bank.bank_id, personId: person.id, now };
      await agreeAsFounder(transaction, founder);
      const about = { actorId: null, personId: person.id, bankId: bank.bank_id };
      await audit(transaction, now, 'bank-approved', about);
      const event = { applicationId: application.id };
      await enqueueEvent(transaction, 'application-approved', event, now);
      return bank.bank_id;
    })
    .catch((error: unknown) => {
      if (violates(error, 'bank_name_once')) throw isTaken;
      if (!(error instanceof Refusal)) throw error;
      throw new StartFailure(`${email} is in a bank, or waits for one: they leave it first.`);
    });
}
