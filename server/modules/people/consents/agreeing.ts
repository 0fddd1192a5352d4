/** Agreeing to the privacy notice of a bank: always to the version that was shown (specification §36). */
import type { OwnConsent, PrivacyNotice } from '#contract/people/consents.ts';
import type { Call, ReadCall } from '#server/call.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { presentNotice, presentOwnConsent } from './present.ts';
import { findConsent, findNotice, findNoticeOf, insertConsent } from './sql.ts';

/** The notice of a bank as it is now. */
export async function readPrivacyNotice({
  db,
  params,
}: Call<'readPrivacyNotice'>): Promise<PrivacyNotice> {
  const row = await db.first(findNotice, params);
  if (!row) throw new Refusal('not-found');
  return presentNotice(row);
}

/** How the caller stands to the notice of their bank. */
export async function readConsent({
  db,
  actor: { bankId, personId },
}: ReadCall): Promise<OwnConsent> {
  const row = await db.first(findConsent, { bankId, personId });
  if (!row) throw new Error('every bank has a privacy notice');
  return presentOwnConsent(row);
}

/**
 * The caller agrees to a version; a second time changes nothing.
 * @throws Refusal `privacy-notice-changed` with the notice of now, when that is another one
 */
export async function giveConsent(call: Call<'giveConsent'>): Promise<OwnConsent> {
  const { db, now, actor, body } = call;
  const { bankId, personId } = actor;
  const { number } = body;
  const noticeId = await noticeAsShown(db, bankId, number);
  const given = await db.first(insertConsent, {
    ...{ bankId, personId, noticeId, way: 'screen', now },
    ...{ signedOn: null, notedBy: null },
  });
  if (given) {
    const entry = { actorId: personId, personId, bankId, detail: { number } };
    await audit(db, now, 'consent-given', entry);
  }
  return readConsent(call);
}

/**
 * The id of the notice of now, if it is the version that somebody was shown.
 * @throws Refusal `privacy-notice-changed` with the notice of now
 */
export async function noticeAsShown(
  transaction: Transaction,
  bankId: number,
  number: number,
): Promise<number> {
  const notice = await transaction.first(findNotice, { bankId });
  if (!notice) throw new Error('every bank has a privacy notice');
  if (notice.number === number) return notice.id;
  throw new Refusal('privacy-notice-changed', { privacyNotice: presentNotice(notice) });
}

interface Joining {
  bankId: number;
  personId: number;
  now: Date;
}

/**
 * Somebody who asks to join agrees to the version that they were shown; without one nothing is noted.
 * @throws Refusal `privacy-notice-changed`
 */
export async function agreeAtJoining(
  transaction: Transaction,
  { bankId, personId, now }: Joining,
  number: number | undefined,
): Promise<void> {
  if (number === undefined) return;
  const noticeId = await noticeAsShown(transaction, bankId, number);
  await transaction.first(insertConsent, {
    ...{ bankId, personId, noticeId, way: 'joining', now },
    ...{ signedOn: null, notedBy: null },
  });
}

/** The founder of a bank has written its notice. */
export async function agreeAsFounder(transaction: Transaction, founder: Joining): Promise<void> {
  const notice = await transaction.first(findNotice, { bankId: founder.bankId });
  await agreeAtJoining(transaction, founder, notice?.number);
}

/**
 * The form that somebody signed at the desk: they agreed to the version of that day. A signature
 * older than every version says nothing of any.
 */
export async function agreeOnForm(
  transaction: Transaction,
  { bankId, personId, now }: Joining,
  { signedOn, notedBy, timeZone }: { signedOn: string; notedBy: number; timeZone: string },
): Promise<void> {
  const notice = await transaction.first(findNoticeOf, { bankId, day: signedOn, timeZone });
  if (!notice) return;
  const consent = { bankId, personId, noticeId: notice.id, way: 'paper' as const };
  await transaction.first(insertConsent, { ...consent, now, signedOn, notedBy });
}
