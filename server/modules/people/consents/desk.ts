/** Privacy notices and consents at the desk: versions, who has not answered, paper, reminders. */

import { CONSENT_REMINDER_DAYS } from '#contract/limits.ts';
import type { ConsentFigures, KeptNotice, MemberConsent } from '#contract/people/consents.ts';
import { personName } from '#contract/person-name.ts';
import { daysAfter } from '#contract/time.ts';
import { futureDay } from '#contract/values.ts';
import type { Call } from '#server/call.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import {
  listingOf,
  type Page,
  pageValues,
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
export function readNotices({
  db,
  actor: { bankId },
  query,
}: Call<'listPrivacyNotices'>): Promise<Page<KeptNotice>> {
  return readPage(db, listNotices, { ...pageValues(query), bankId }, (row) => ({
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
export function readConsents({
  db,
  actor: { bankId },
  query,
}: Call<'listConsents'>): Promise<Page<MemberConsent>> {
  const list = listConsents({ ...listingOf(query, 'fullName'), who: query.who ?? 'all' });
  return readPage(db, list, { ...searchValues(query), bankId }, presentMemberConsent);
}

/** Who was reminded after this is not reminded again. */
const remindedBefore = (now: Date) => daysAfter(now, -CONSENT_REMINDER_DAYS);

/** How many have not answered. */
export async function readFigures({
  db,
  now,
  actor: { bankId },
}: Call<'readConsentFigures'>): Promise<ConsentFigures> {
  const row = await db.first(countConsents, { bankId, remindedBefore: remindedBefore(now) });
  if (!row) throw new Error('counting always counts');
  return {
    members: row.members,
    waiting: row.waiting,
    withoutLogin: row.without_login,
    toRemind: row.to_remind,
  };
}

/** Reminds who has a login and has not answered, each at most once in thirty days. */
export async function remind({
  db,
  now,
  actor,
}: Call<'remindConsents'>): Promise<{ sent: number }> {
  const { bankId, personId: actorId } = actor;
  const due = { bankId, remindedBefore: remindedBefore(now), now };
  const sent = await db.count(enqueueConsentReminders, due);
  if (sent > 0) {
    await audit(db, now, 'consents-reminded', { actorId, bankId, detail: { sent } });
  }
  return { sent };
}

/**
 * Notes the signed sheet of a member without a login. A sheet of a version that was noted already
 * changes nothing.
 */
export async function notePaper(call: Call<'noteConsent'>): Promise<MemberConsent> {
  const { db, now, today, actor, params, body } = call;
  const { bankId, personId: actorId } = actor;
  const { id: personId } = params;
  const { number, signedOn } = body;
  refuseFields(futureDay('signedOn', signedOn, today));
  const member = await db.first(lockMember, { bankId, personId });
  if (!member) throw new Refusal('not-found');
  if (member.access === 'self') throw new Refusal('person-has-login');
  const noticeId = await noticeAsShown(db, bankId, number);
  const consent = { bankId, personId, noticeId, way: 'paper' as const };
  const noted = await db.first(insertConsent, { ...consent, now, signedOn, notedBy: actorId });
  if (noted) {
    const detail = { number, signedOn };
    await audit(db, now, 'consent-noted', { actorId, personId, bankId, detail });
  }
  return consentOf(db, bankId, personId);
}

/**
 * Takes back the sheet of a version that was noted by mistake; its member is asked again.
 * @throws Refusal `not-found`, or `already-decided` where no sheet of that version is noted
 */
export async function takeBackPaper(call: Call<'takeBackConsent'>): Promise<MemberConsent> {
  const { db, now, actor, params, body } = call;
  const { bankId, personId: actorId } = actor;
  const { id: personId } = params;
  const { number, reason } = body;
  if (!(await db.first(lockMember, { bankId, personId }))) throw new Refusal('not-found');
  const sheet = await db.first(deletePaper, { bankId, personId, number });
  if (!sheet) throw new Refusal('already-decided');
  const detail = { number, signedOn: sheet.signed_on, reason };
  await audit(db, now, 'consent-taken-back', { actorId, personId, bankId, detail });
  return consentOf(db, bankId, personId);
}

/** How a member who was locked stands to the notice now. */
async function consentOf(
  db: Transaction,
  bankId: number,
  personId: number,
): Promise<MemberConsent> {
  const row = await db.first(findMemberConsent, { bankId, personId });
  if (!row) throw new Error('a member who was locked is there');
  return presentMemberConsent(row);
}
