/** Registering, and verifying the e-mail address (specification §23). */
import { randomUUID } from 'node:crypto';
import { MAIL_WAIT_MINUTES, VERIFY_TOKEN_HOURS } from '#contract/limits.ts';
import type { Registration } from '#contract/people/accounts.ts';
import { minutesAfter } from '#contract/time.ts';
import { futureDay } from '#contract/values.ts';
import type { Call, ChangeCall, Work } from '#server/call.ts';
import { bankExists } from '#server/modules/banks/banks/sql.ts';
import { isSuspended } from '#server/modules/banks/banks/suspended.ts';
import { refuseCommonPassword } from '#server/modules/people/accounts/common-passwords.ts';
import { refuseReservedEmail, refuseTakenEmail } from '#server/modules/people/accounts/email.ts';
import {
  findMailToken,
  insertMailToken,
  lastMailToken,
  useMailToken,
  verifyEmail,
} from '#server/modules/people/accounts/mail-token-sql.ts';
import { dataOfForm } from '#server/modules/people/accounts/person-columns.ts';
import { insertPerson, lockPersonByEmail } from '#server/modules/people/accounts/sql.ts';
import { assertMayJoin, isBelow } from '#server/modules/people/ages/asking.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { passBotCheck } from '#server/modules/running/guards/bot-check.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import { mailTokenText } from '#server/modules/sending/outbox/mail-token.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { hashToken } from '#server/platform/token.ts';
import { requestMembership } from './requests.ts';
import { registered } from './texts.ts';

/**
 * Creates a person and sends them the link that verifies their address. The bot check is used up
 * even when the rest fails, so that one solution tests one address. @returns what to do next, as a sentence
 */
export async function register(call: Call<'register'>): Promise<string> {
  const { db, clock, config, secret, body: form, locale } = call;
  await checkAgainstToday(call);
  await refuseCommonPassword('password', form.password);
  if (config.botCheck) await passBotCheck(db, secret, clock, form.recaptchaToken ?? '');
  const passwordHash = await hashPassword(form.password);
  await db.transaction((transaction) => insert({ ...call, db: transaction }, passwordHash));
  return registered(locale);
}

/** Checks what a schema cannot know: today's date, the banks, and the age that they ask for. */
async function checkAgainstToday({ db, today, body: form }: Call<'register'>): Promise<void> {
  const bankId = form.awaitBankId ?? undefined;
  const bank = bankId === undefined ? undefined : await db.first(bankExists, { bankId });
  refuseFields([
    ...futureDay('dateOfBirthday', form.dateOfBirthday, today),
    ...(bankId !== undefined && !bank
      ? [{ path: 'awaitBankId', code: 'bank-unknown' as const }]
      : []),
  ]);
  if (bankId === undefined) return;
  await assertMayJoin(db, { bankId, birthDate: form.dateOfBirthday, today });
}

interface Registering extends Mailing {
  body: Registration;
}

async function insert(call: Registering, passwordHash: string): Promise<void> {
  const { db, now, body: form } = call;
  const person = await db
    .first(insertPerson, {
      ...dataOfForm(form),
      passwordHash,
      chosenBankId: form.awaitBankId ?? null,
      now,
    })
    .catch(refuseTakenEmail);
  if (!person) throw new Error('an inserted person has an id');
  const { id: personId } = person;
  await refuseReservedEmail(db, form.email, personId, now);
  await audit(db, now, 'person-registered', {
    actorId: personId,
    personId,
    ...(form.awaitBankId ? { bankId: form.awaitBankId } : {}),
  });
  await sendVerification(call, { id: personId, email: form.email });
}

/** What a link is made with. */
type Mailing = Pick<ChangeCall, 'db' | 'now' | 'secret'>;

/** Creates a link that verifies the person's address, and enqueues its letter. */
export async function sendVerification(
  { db, now, secret }: Mailing,
  { id: personId, email }: { id: number; email: string },
): Promise<void> {
  const id = randomUUID();
  await db.count(insertMailToken, {
    id,
    personId,
    purpose: 'verify-email',
    email,
    tokenHash: hashToken(mailTokenText(secret, 'verify-email', id)),
    now,
    expiresAt: minutesAfter(now, VERIFY_TOKEN_HOURS * 60),
  });
  await enqueueEvent(db, 'verify-email', { personId, tokenId: id }, now);
}

/** Sends the verification link again, at the person's request (specification §7). */
export async function resendVerification(call: Call<'resendVerification'>): Promise<void> {
  const { db, params } = call;
  const person = await db.first(lockPersonByEmail, { email: params.email });
  if (!person) throw new Refusal('email-unknown');
  if (person.email_verified_at !== null) throw new Refusal('already-verified');
  await assertMailWait(call, person.id);
  await sendVerification(call, person);
}

/** @throws Refusal `mail-too-soon` less than five minutes after the last link */
export async function assertMailWait({ db, now }: Work, personId: number): Promise<void> {
  const last = await db.first(lastMailToken, { personId, purpose: 'verify-email' });
  if (!last) return;
  const dueAt = minutesAfter(last.created_at, MAIL_WAIT_MINUTES);
  const retryAfterS = (dueAt.getTime() - now.getTime()) / 1000;
  if (retryAfterS > 0) throw new Refusal('mail-too-soon', { retryAfterS });
}

/**
 * Follows a verification link. The bank chosen at registration becomes a request (specification
 * §23). Following it again within its life does nothing more and is no error.
 * @returns the address that the link was sent to, whatever the person's is by now
 */
export async function confirmRegistration({
  db,
  now,
  today,
  query,
}: Call<'confirmRegistration'>): Promise<{ email: string }> {
  const tokenHash = hashToken(query.registrationToken ?? '');
  const link = await db.first(findMailToken, { tokenHash, purpose: 'verify-email' });
  if (!link || link.sent_to === null) throw new Refusal('token-invalid');
  if (link.expires_at <= now) throw new Refusal('token-expired');
  const { person_id: personId, sent_to: email } = link;
  const verified = await db.first(verifyEmail, { personId, email, now });
  if (verified) {
    await db.count(useMailToken, { id: link.id, now });
    await audit(db, now, 'email-verified', { actorId: personId, personId });
    const bankId = verified.chosen_bank_id;
    // A bank that was suspended meanwhile, or asks for another age by now, is not asked.
    const isOpen = bankId !== null && !(await isSuspended(db, bankId));
    const { birth_date: birthDate } = verified;
    if (isOpen && !(await isBelow(db, { bankId, birthDate, today })))
      await requestMembership(db, now, personId, bankId);
  }
  return { email };
}
