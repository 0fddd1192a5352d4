/** Privacy notices and consents at the desk: versions, who has not answered, paper, reminders. */
import type {
  ConsentFigures,
  ConsentMistake,
  KeptNotice,
  MemberConsent,
  PaperConsent,
} from '#contract/consents.ts';
import type { QueryOf } from '#contract/endpoints.ts';
import { CONSENT_REMINDER_DAYS } from '#contract/limits.ts';
import { personName } from '#contract/person-name.ts';
import { futureDay } from '#contract/values.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import { daysAfter } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import {
  listingOf,
  type Page,
  type PageValues,
  readPage,
  searchValues,
} from '#server/platform/paging.ts';
import { noticeAsShown } from './agreeing.ts';
import {
  countConsents,
  deletePaper,
  enqueueConsentReminders,
  findMemberConsent,
  listConsents,
  lockMember,
} from './desk-sql.ts';
import { presentMemberConsent, presentNotice } from './present.ts';
import { insertConsent, listNotices } from './sql.ts';

/** Every version of the notice, the latest first. */
export function readNotices(
  { database }: Deps,
  { bankId }: SignedInMember,
  page: PageValues,
): Promise<Page<KeptNotice>> {
  return readPage(database, listNotices, { ...page, bankId }, (row) => ({
    ...presentNotice(row),
    asks: row.asks,
    savedBy:
      row.name === null || row.surname === null
        ? null
        : personName({ name: row.name, surname: row.surname }),
    agreed: row.agreed,
  }));
}

/** The members by name, and how each stands to the notice. */
export function readConsents(
  { database }: Deps,
  { bankId }: SignedInMember,
  query: QueryOf<'listConsents'>,
): Promise<Page<MemberConsent>> {
  const list = listConsents({ ...listingOf(query, 'fullName'), who: query.who ?? 'all' });
  return readPage(database, list, { ...searchValues(query), bankId }, presentMemberConsent);
}

/** Who was reminded after this is not reminded again. */
const remindedBefore = (now: Date) => daysAfter(now, -CONSENT_REMINDER_DAYS);

/** How many have not answered. */
export async function readFigures(
  { database, clock }: Deps,
  { bankId }: SignedInMember,
): Promise<ConsentFigures> {
  const before = remindedBefore(clock.now());
  const row = await database.first(countConsents, { bankId, remindedBefore: before });
  if (!row) throw new Error('counting always counts');
  return {
    members: row.members,
    waiting: row.waiting,
    withoutLogin: row.without_login,
    toRemind: row.to_remind,
  };
}

/** Reminds who has a login and has not answered, each at most once in thirty days. */
export function remind(
  { database, clock }: Deps,
  { bankId, personId: actorId }: SignedInMember,
): Promise<{ sent: number }> {
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const due = { bankId, remindedBefore: remindedBefore(now), now };
    const sent = await transaction.count(enqueueConsentReminders, due);
    if (sent > 0) {
      await audit(transaction, now, 'consents-reminded', { actorId, bankId, detail: { sent } });
    }
    return { sent };
  });
}

/**
 * Notes the signed sheet of a member without a login. A sheet of a version that was noted already
 * changes nothing.
 * @throws Refusal `not-found`, `person-has-login`, `privacy-notice-changed`, or a day of the future
 */
export function notePaper(
  { database, clock }: Deps,
  { bankId, personId: actorId }: SignedInMember,
  personId: number,
  { number, signedOn }: PaperConsent,
): Promise<MemberConsent> {
  refuseFields(futureDay('signedOn', signedOn, clock.today()));
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const member = await transaction.first(lockMember, { bankId, personId });
    if (!member) throw new Refusal('not-found');
    if (member.access === 'self') throw new Refusal('person-has-login');
    const noticeId = await noticeAsShown(transaction, bankId, number);
    const consent = { bankId, personId, noticeId, way: 'paper' as const };
    const noted = await transaction.first(insertConsent, {
      ...{ ...consent, now, signedOn, notedBy: actorId },
    });
    if (noted) {
      const detail = { number, signedOn };
      await audit(transaction, now, 'consent-noted', { actorId, personId, bankId, detail });
    }
    return readMember(transaction, bankId, personId);
  });
}

/**
 * Takes back the sheet of a version that was noted by mistake; its member is asked again.
 * @throws Refusal `not-found`, or `already-decided` where no sheet of that version is noted
 */
export function takeBackPaper(
  { database, clock }: Deps,
  { bankId, personId: actorId }: SignedInMember,
  personId: number,
  { number, reason }: ConsentMistake,
): Promise<MemberConsent> {
  return database.transaction(async (transaction) => {
    if (!(await transaction.first(lockMember, { bankId, personId }))) {
      throw new Refusal('not-found');
    }
    const sheet = await transaction.first(deletePaper, { bankId, personId, number });
    if (!sheet) throw new Refusal('already-decided');
    const detail = { number, signedOn: sheet.signed_on, reason };
    const entry = { actorId, personId, bankId, detail };
    await audit(transaction, clock.now(), 'consent-taken-back', entry);
    return readMember(transaction, bankId, personId);
  });
}

/** How a member who was locked stands to the notice now. */
async function readMember(
  transaction: Transaction,
  bankId: number,
  personId: number,
): Promise<MemberConsent> {
  const row = await transaction.first(findMemberConsent, { bankId, personId });
  if (!row) throw new Error('a member who was locked is there');
  return presentMemberConsent(row);
}
