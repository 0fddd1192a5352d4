/** The board at the desk of a bank: its list, what members report, and taking a notice off it. */

import type { QueryOf } from '#contract/endpoints.ts';
import type { Locale } from '#contract/locales.ts';
import type { Notice, NoticeReport } from '#contract/notices.ts';
import type { DeskNoticeCard } from '#contract/notices-desk.ts';
import { daysAfter } from '#contract/time.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import { enqueueEvent } from '#server/modules/outbox/enqueue.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { containsPattern, type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { askUrgently } from './asking.ts';
import { listOfBank } from './list-sql.ts';
import { factsOf, presentDeskCard } from './present.ts';
import { findRow, readNotice } from './reading.ts';
import { asksAgainOn, isUrgent, UNMET_DAYS, viewOf } from './rules.ts';
import {
  allowNotice,
  hideNotice as hide,
  insertReport,
  type NoticeRow,
  settleReports,
  showNotice as show,
} from './sql.ts';

interface Work {
  transaction: Transaction;
  clock: Clock;
}

/** The notices of the administrator's bank: what waits, then requests that nobody has met. */
export function readDeskBoard(
  { database, clock }: Deps,
  admin: SignedInMember,
  query: QueryOf<'listBoard'>,
  locale: Locale,
): Promise<Page<DeskNoticeCard>> {
  const now = clock.now();
  const { q = '', state = null, reported = false, toCheck = false } = query;
  const values = {
    ...pageValues(query),
    bankId: admin.bankId,
    state,
    reported,
    toCheck,
    search: q === '' ? null : containsPattern(q),
    searchedId: /^[1-9]\d{0,14}$/.test(q) ? Number(q) : null,
    unmetBefore: daysAfter(now, -UNMET_DAYS),
  };
  return readPage(database, listOfBank(locale), values, (row) => presentDeskCard(row, admin, now));
}

/** Tells the desk of a notice's bank what is wrong with it. @throws Refusal `not-found`, `own-notice` */
export async function reportNotice(
  { database, clock }: Deps,
  actor: SignedInMember,
  id: number,
  { reason, text }: NoticeReport,
): Promise<void> {
  const view = viewOf(factsOf(await findRow(database, actor, id, 'it'), actor));
  if (!view) throw new Refusal('not-found');
  if (view === 'author') throw new Refusal('own-notice');
  const values = { noticeId: id, reporterId: actor.personId, reason, text, now: clock.now() };
  await database.count(insertReport, values);
}

/** Takes a notice off the board; its author reads why. @throws Refusal `not-found`, `notice-closed` */
export function hideNotice(
  deps: Deps,
  admin: SignedInMember,
  id: number,
  { reason, locale }: { reason: string; locale: Locale },
): Promise<Notice> {
  return judge(deps, admin, { id, locale, reason });
}

/** Lets it onto the board, puts it back, or leaves it where it is; reports are settled. @throws Refusal `not-found`, `notice-closed` */
export function showNotice(deps: Deps, admin: SignedInMember, id: number, locale: Locale) {
  return judge(deps, admin, { id, locale, reason: null });
}

/** Lets a notice onto the board; from now on it stands, and who may help is asked. */
async function allow(
  { transaction, clock }: Work,
  { personId: actorId, bankId }: SignedInMember,
  { id, person_id: personId, kind, needed_by: neededBy }: NoticeRow,
): Promise<void> {
  const now = clock.now();
  const today = clock.today();
  const values = { id, asksAgainOn: asksAgainOn(kind, neededBy, today), now };
  if (!(await transaction.first(allowNotice, values))) throw new Refusal('notice-closed');
  await enqueueEvent(transaction, 'notice-allowed', { personId, noticeId: id }, now);
  const entry = { actorId, personId, bankId, detail: { noticeId: id } };
  await audit(transaction, now, 'notice-allowed', entry);
  if (isUrgent(kind, neededBy, today)) await askUrgently({ transaction, clock }, id);
}

function judge(
  { database, clock }: Deps,
  admin: SignedInMember,
  { id, locale, reason }: { id: number; locale: Locale; reason: string | null },
): Promise<Notice> {
  const now = clock.now();
  const { personId: by, bankId } = admin;
  return database.transaction(async (transaction) => {
    const row = await findRow(transaction, admin, id, locale);
    if (row.bank_id !== bankId) throw new Refusal('not-found');
    if (reason === null && row.state === 'waiting') {
      await allow({ transaction, clock }, admin, row);
      return readNotice({ database: transaction, clock }, admin, id, locale);
    }
    const judged =
      reason === null
        ? await transaction.first(show, { id, now })
        : await transaction.first(hide, { id, reason, now });
    if (!judged) throw new Refusal('notice-closed');
    await transaction.count(settleReports, { noticeId: id, by, now });
    if (reason !== null) {
      const about = { personId: row.person_id, noticeId: id };
      await enqueueEvent(transaction, 'notice-hidden', about, now);
    }
    const action = reason === null ? 'notice-shown' : 'notice-hidden';
    const entry = { actorId: by, personId: row.person_id, bankId, detail: { noticeId: id } };
    await audit(transaction, now, action, entry);
    return readNotice({ database: transaction, clock }, admin, id, locale);
  });
}
