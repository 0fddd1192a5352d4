/** Keeping a notice: renewing, pausing and closing it, by its author or the desk of its bank. */
import type { Locale } from '#contract/locales.ts';
import type { Closing, Notice } from '#contract/notices.ts';
import type { DeskWord } from '#contract/notices-desk.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import type { AuditedAction } from '#server/modules/audit/write.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { listAnswers } from './answers-sql.ts';
import { auditForMember } from './for-members.ts';
import { factsOf, type Reader } from './present.ts';
import { findRow, readNotice } from './reading.ts';
import { asksAgainOn, changeRefusal } from './rules.ts';
import { closeNotice, type NoticeRow, pauseNotice as pause, renewNotice as renew } from './sql.ts';

interface Which {
  id: number;
  locale: Locale;
  /** How the author's word has come, where the desk acts for them. */
  basis: NonNullable<DeskWord>['basis'];
}

/** It still stands, for its whole time from today. @throws Refusal `not-found`, `forbidden`, `notice-closed` */
export function renewNotice(deps: Deps, actor: SignedInMember, which: Which) {
  return keep(deps, actor, { ...which, action: 'notice-renewed' }, stand(deps.clock));
}

/** What the link of a letter does for the author. @throws Refusal as the calls of the same names */
export async function keepByLink(
  { transaction, clock }: { transaction: Transaction; clock: Clock },
  actor: Reader,
  id: number,
  act: 'renew-notice' | 'close-notice',
): Promise<void> {
  const values = { id, outcome: 'withdrawn' as const, metWith: null, now: clock.now() };
  const change: Change =
    act === 'renew-notice' ? stand(clock) : () => transaction.first(closeNotice, values);
  await keepWithin(transaction, actor, { id, locale: 'it' }, change);
}

function stand(clock: Clock): Change {
  const today = clock.today();
  const now = clock.now();
  return (transaction, row) => {
    const neededBy = row.needed_by !== null && row.needed_by > today ? row.needed_by : null;
    const values = {
      id: row.id,
      neededBy,
      asksAgainOn: asksAgainOn(row.kind, neededBy, today),
      now,
    };
    return transaction.first(renew, values);
  };
}

/** Off the board until it is renewed. @throws Refusal `not-found`, `forbidden`, `notice-closed` */
export function pauseNotice(deps: Deps, actor: SignedInMember, which: Which) {
  const values = { id: which.id, now: deps.clock.now() };
  return keep(deps, actor, { ...which, action: 'notice-paused' }, (transaction) =>
    transaction.first(pause, values),
  );
}

/**
 * It is over; answers that wait are let go.
 * @throws Refusal `not-found`, `forbidden`, `notice-closed`, or `with` is nobody whose answer was accepted
 */
export function endNotice(
  deps: Deps,
  actor: SignedInMember,
  { id, locale }: Omit<Which, 'basis'>,
  { outcome, with: met, basis }: Closing,
): Promise<Notice> {
  const now = deps.clock.now();
  const act = { id, locale, basis, action: 'notice-closed' } as const;
  return keep(deps, actor, act, async (transaction) => {
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

type Change = (transaction: Transaction, row: NoticeRow) => Promise<object | undefined>;

/** Changes the state of a notice by one statement; no row from it means that somebody was faster. */
function keep(
  { database, clock }: Deps,
  actor: SignedInMember,
  { id, locale, basis, action }: Which & { action: AuditedAction },
  change: Change,
): Promise<Notice> {
  return database.transaction(async (transaction) => {
    const row = await keepWithin(transaction, actor, { id, locale }, change);
    const about = { actor, personId: row.person_id, noticeId: id, basis };
    await auditForMember(transaction, clock.now(), action, about);
    return readNotice({ database: transaction, clock }, actor, id, locale);
  });
}

async function keepWithin(
  transaction: Transaction,
  actor: Reader,
  { id, locale }: { id: number; locale: Locale },
  change: Change,
): Promise<NoticeRow> {
  const row = await findRow(transaction, actor, id, locale);
  const refusal = changeRefusal(factsOf(row, actor));
  if (refusal) throw new Refusal(refusal);
  if (!(await change(transaction, row))) throw new Refusal('notice-closed');
  return row;
}
