/** Agreeing to the privacy notice of a bank: always to the version that was shown (specification §36). */
import type { OwnConsent, PrivacyNotice } from '#contract/consents.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import type { Queryable, Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { presentNotice, presentOwnConsent } from './present.ts';
import { findConsent, findNotice, findNoticeOf, insertConsent } from './sql.ts';

/** The notice of a bank as it is now. @throws Refusal `not-found` for no bank */
export async function readPrivacyNotice(
  { database }: Pick<Deps, 'database'>,
  bankId: number,
): Promise<PrivacyNotice> {
  const row = await database.first(findNotice, { bankId });
  if (!row) throw new Refusal('not-found');
  return presentNotice(row);
}

/** How the caller stands to the notice of their bank. */
export async function readConsent(
  queryable: Queryable,
  { bankId, personId }: SignedInMember,
): Promise<OwnConsent> {
  const row = await queryable.first(findConsent, { bankId, personId });
  if (!row) throw new Error('every bank has a privacy notice');
  return presentOwnConsent(row);
}

/**
 * The caller agrees to a version; a second time changes nothing.
 * @throws Refusal `privacy-notice-changed` with the notice of now, when that is another one
 */
export function giveConsent(
  { database, clock }: Deps,
  actor: SignedInMember,
  number: number,
): Promise<OwnConsent> {
  const { bankId, personId } = actor;
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const noticeId = await noticeAsShown(transaction, bankId, number);
    const given = await transaction.first(insertConsent, {
      ...{ bankId, personId, noticeId, way: 'screen', now },
      ...{ signedOn: null, notedBy: null },
    });
    if (given) {
      const entry = { actorId: personId, personId, bankId, detail: { number } };
      await audit(transaction, now, 'consent-given', entry);
    }
    return readConsent(transaction, actor);
  });
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
