/** Keeping a notice: renewing, pausing and closing it, by its author or the desk of its bank. */
import type { Locale } from '#contract/locales.ts';
import type { Closing, Notice } from '#contract/notices.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { listAnswers } from './answers-sql.ts';
import { factsOf } from './present.ts';
import { findRow, readNotice } from './reading.ts';
import { asksAgainOn, changeRefusal } from './rules.ts';
import { closeNotice, type NoticeRow, pauseNotice as pause, renewNotice as renew } from './sql.ts';

/** It still stands, for its whole time from today. @throws Refusal `not-found`, `forbidden`, `notice-closed` */
export function renewNotice(deps: Deps, actor: SignedInMember, id: number, locale: Locale) {
  const today = deps.clock.today();
  const now = deps.clock.now();
  return keep(deps, actor, { id, locale }, (transaction, row) => {
    const neededBy = row.needed_by !== null && row.needed_by > today ? row.needed_by : null;
    const values = { id, neededBy, asksAgainOn: asksAgainOn(row.kind, neededBy, today), now };
    return transaction.first(renew, values);
  });
}

/** Off the board until it is renewed. @throws Refusal `not-found`, `forbidden`, `notice-closed` */
export function pauseNotice(deps: Deps, actor: SignedInMember, id: number, locale: Locale) {
  const now = deps.clock.now();
  return keep(deps, actor, { id, locale }, (transaction) => transaction.first(pause, { id, now }));
}

/**
 * It is over; answers that wait are let go.
 * @throws Refusal `not-found`, `forbidden`, `notice-closed`, or `with` is nobody whose answer was accepted
 */
export function endNotice(
  deps: Deps,
  actor: SignedInMember,
  id: number,
  closing: Closing,
  locale: Locale,
): Promise<Notice> {
  const now = deps.clock.now();
  return keep(deps, actor, { id, locale }, async (transaction) => {
    const { outcome, with: met } = closing;
    const metWith = outcome === 'met' && met !== undefined ? met : null;
    if (metWith !== null) await assertAccepted(transaction, id, metWith);
    return transaction.first(closeNotice, { id, outcome, metWith, now });
  });
}

async function assertAccepted(transaction: Transaction, noticeId: number, personId: number) {
  const answers = await transaction.rows(listAnswers, { noticeId });
  const isAccepted = answers.some(
    (answer) => answer.person_id === personId && answer.state === 'accepted',
  );
  refuseFields(isAccepted ? [] : [{ path: 'with', code: 'invalid' }]);
}

/** Changes the state of a notice by one statement; no row from it means that somebody was faster. */
function keep(
  { database, clock }: Deps,
  actor: SignedInMember,
  { id, locale }: { id: number; locale: Locale },
  change: (transaction: Transaction, row: NoticeRow) => Promise<object | undefined>,
): Promise<Notice> {
  return database.transaction(async (transaction) => {
    const row = await findRow(transaction, actor, id, locale);
    const refusal = changeRefusal(factsOf(row, actor));
    if (refusal) throw new Refusal(refusal);
    if (!(await change(transaction, row))) throw new Refusal('notice-closed');
    return readNotice({ database: transaction, clock }, actor, id, locale);
  });
}
