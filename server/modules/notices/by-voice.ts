/**
 * The desk in between: it answers for members, and tells those who read no e-mail what has become of
 * their notices and answers (specification §20).
 */
import type { ExchangeBasis } from '#contract/exchange-states.ts';
import type { Locale } from '#contract/locales.ts';
import type { Notice } from '#contract/notices.ts';
import type { DeskAnswer, VoiceNews } from '#contract/notices-desk.ts';
import { personName } from '#contract/person-name.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { lockActiveMembers } from '#server/modules/exchanges/sql.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { giveAnswer } from './answering.ts';
import { auditForMember } from './for-members.ts';
import { readNotice } from './reading.ts';
import { shownName } from './rules.ts';
import { listVoiceNews, tellAnswer as tell } from './voice-sql.ts';

/** More than a desk calls in a week; the oldest come first. */
const NEWS_MAX = 100;

/**
 * Answers a notice for a member of the administrator's bank; also one of the own bank about which
 * the desk puts people in touch.
 * @throws Refusal as `answerNotice`, `not-found` for somebody of no or another bank
 */
export function answerForMember(
  { database, clock }: Deps,
  admin: SignedInMember,
  noticeId: number,
  { forPerson: personId, basis, locale, ...answer }: DeskAnswer & { locale: Locale },
): Promise<Notice> {
  const { bankId } = admin;
  return database.transaction(async (transaction) => {
    const isMember = { personIds: [personId], bankIds: [bankId] };
    if (!(await transaction.first(lockActiveMembers, isMember))) throw new Refusal('not-found');
    const member = { personId, bankId, role: 'USER' } as const;
    const about = { noticeId, locale, isPutInTouch: true };
    await giveAnswer({ transaction, clock }, member, about, answer);
    const act = { actor: admin, personId, noticeId, basis };
    await auditForMember(transaction, clock.now(), 'answer-given', act);
    return readNotice({ database: transaction, clock }, admin, noticeId, locale);
  });
}

/** What members of the administrator's bank have to be told, the oldest first. */
export async function readVoiceNews(
  { database, clock }: Deps,
  { bankId }: SignedInMember,
): Promise<VoiceNews[]> {
  const today = clock.today();
  const rows = await database.rows(listVoiceNews, { bankId, today, most: NEWS_MAX });
  return rows.map((row) => ({
    id: row.id,
    noticeId: row.notice_id,
    title: row.title,
    kind: row.kind,
    what: row.what,
    tell: personName(row),
    phone: row.phone,
    who:
      row.other_name === null || row.other_surname === null
        ? ''
        : shownName({ name: row.other_name, surname: row.other_surname }, row.is_known),
    text: row.text,
    at: row.at.toISOString(),
  }));
}

/**
 * They know; saying so again changes nothing.
 * @throws Refusal `not-found` for news of other banks and of members with a login
 */
export function tellAnswer(
  { database, clock }: Deps,
  admin: SignedInMember,
  id: number,
  basis: ExchangeBasis | undefined,
): Promise<void> {
  const { personId: by, bankId } = admin;
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const row = await transaction.first(tell, { id, bankId, by, now });
    if (!row) throw new Refusal('not-found');
    const act = { actor: admin, personId: row.person_id, noticeId: row.notice_id, basis };
    await auditForMember(transaction, now, 'answer-told', act);
  });
}
