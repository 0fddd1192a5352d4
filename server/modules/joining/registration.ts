/** Registering, and verifying the e-mail address (specification §23). */

import { randomUUID } from 'node:crypto';
import type { Registration } from '#contract/accounts.ts';
import { MAIL_WAIT_MINUTES, VERIFY_TOKEN_HOURS } from '#contract/limits.ts';
import { minutesAfter } from '#contract/time.ts';
import { futureDay } from '#contract/values.ts';
import type { Deps } from '#server/deps.ts';
import { refuseCommonPassword } from '#server/modules/accounts/common-passwords.ts';
import { refuseReservedEmail, refuseTakenEmail } from '#server/modules/accounts/email.ts';
import {
  findMailToken,
  insertMailToken,
  lastMailToken,
  useMailToken,
  verifyEmail,
} from '#server/modules/accounts/mail-token-sql.ts';
import { insertPerson, lockPersonByEmail } from '#server/modules/accounts/sql.ts';
import { audit } from '#server/modules/audit/write.ts';
import { bankExists } from '#server/modules/banks/sql.ts';
import { isSuspended } from '#server/modules/banks/suspended.ts';
import { passBotCheck } from '#server/modules/guards/bot-check.ts';
import { enqueueEvent } from '#server/modules/outbox/enqueue.ts';
import { mailTokenText } from '#server/modules/outbox/mail-token.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { hashToken } from '#server/platform/token.ts';
import { requestMembership } from './requests.ts';

/**
 * Creates a person and sends them the link that verifies their address. The bot check is used up
 * even when the rest fails, so that one solution tests one address.
 * @throws Refusal `bot-check-failed`, `email-taken`, `unavailable` in a rush, or what is wrong with
 * a field.
 */
export async function register(deps: Deps, form: Registration): Promise<void> {
  const { config, database, clock } = deps;
  await checkAgainstToday(deps, form);
  await refuseCommonPassword('password', form.password);
  if (config.botCheck) {
    await passBotCheck(database, deps.secret, clock, form.recaptchaToken ?? '');
  }
  const passwordHash = await hashPassword(form.password);
  const now = clock.now();
  try {
    await database.transaction(async (transaction) => {
      const person = await transaction.first(insertPerson, {
        email: form.email,
        passwordHash,
        name: form.name,
        surname: form.surname,
        phone: form.phone,
        birthDate: form.dateOfBirthday,
        sex: form.sex,
        locale: form.prefLocale,
        chosenBankId: form.awaitBankId ?? null,
        now,
      });
      if (!person) throw new Error('an inserted person has an id');
      await refuseReservedEmail(transaction, form.email, person.id, now);
      await audit(transaction, now, 'person-registered', {
        actorId: person.id,
        personId: person.id,
        ...(form.awaitBankId ? { bankId: form.awaitBankId } : {}),
      });
      await sendVerification(deps, transaction, { id: person.id, email: form.email });
    });
  } catch (error) {
    refuseTakenEmail(error);
  }
}

/** Checks what a schema cannot know: today's date, and the banks. */
async function checkAgainstToday(deps: Deps, form: Registration): Promise<void> {
  const bankId = form.awaitBankId ?? undefined;
  const bank = bankId === undefined ? undefined : await deps.database.first(bankExists, { bankId });
  refuseFields([
    ...futureDay('dateOfBirthday', form.dateOfBirthday, deps.clock.today()),
    ...(bankId !== undefined && !bank
      ? [{ path: 'awaitBankId', code: 'bank-unknown' as const }]
      : []),
  ]);
}

/** Creates a link that verifies the person's address, and enqueues its letter. */
export async function sendVerification(
  { clock, secret }: Deps,
  transaction: Transaction,
  person: { id: number; email: string },
): Promise<void> {
  const id = randomUUID();
  const personId = person.id;
  const now = clock.now();
  await transaction.count(insertMailToken, {
    id,
    personId,
    purpose: 'verify-email',
    email: person.email,
    tokenHash: hashToken(mailTokenText(secret, 'verify-email', id)),
    now,
    expiresAt: minutesAfter(now, VERIFY_TOKEN_HOURS * 60),
  });
  await enqueueEvent(transaction, 'verify-email', { personId, tokenId: id }, now);
}

/**
 * Sends the verification link again, at the person's request.
 * @throws Refusal `email-unknown`, `already-verified`, or `mail-too-soon` (specification §7)
 */
export async function resendVerification(deps: Deps, email: string): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const person = await transaction.first(lockPersonByEmail, { email });
    if (!person) throw new Refusal('email-unknown');
    if (person.email_verified_at !== null) throw new Refusal('already-verified');
    await assertMailWait(deps, transaction, person.id);
    await sendVerification(deps, transaction, person);
  });
}

/** @throws Refusal `mail-too-soon` less than five minutes after the last link */
export async function assertMailWait(
  { clock }: Deps,
  transaction: Transaction,
  personId: number,
): Promise<void> {
  const last = await transaction.first(lastMailToken, { personId, purpose: 'verify-email' });
  if (!last) return;
  const dueAt = minutesAfter(last.created_at, MAIL_WAIT_MINUTES);
  const retryAfterS = (dueAt.getTime() - clock.now().getTime()) / 1000;
  if (retryAfterS > 0) throw new Refusal('mail-too-soon', { retryAfterS });
}

/**
 * Follows a verification link. The bank chosen at registration becomes a request (specification
 * §23). Following it again within its life does nothing more and is no error.
 * @returns the address that the link was sent to, whatever the person's is by now
 * @throws Refusal `token-invalid` or `token-expired`
 */
export function confirmRegistration(deps: Deps, token: string): Promise<{ email: string }> {
  const { database, clock } = deps;
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const link = await transaction.first(findMailToken, {
      tokenHash: hashToken(token),
      purpose: 'verify-email',
    });
    if (!link || link.sent_to === null) throw new Refusal('token-invalid');
    if (link.expires_at <= now) throw new Refusal('token-expired');
    const personId = link.person_id;
    const email = link.sent_to;
    const verified = await transaction.first(verifyEmail, { personId, email, now });
    if (verified) {
      await transaction.count(useMailToken, { id: link.id, now });
      await audit(transaction, now, 'email-verified', { actorId: personId, personId });
      const bankId = verified.chosen_bank_id;
      // A bank that was suspended meanwhile is not asked; the person chooses another.
      const isOpen = bankId !== null && !(await isSuspended(transaction, bankId));
      if (isOpen) await requestMembership(transaction, now, personId, bankId);
    }
    return { email };
  });
}
