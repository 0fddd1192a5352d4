/**
 * What the link of a letter does without a session: one thing, for one person (specification §13).
 * Reading it changes nothing, for programs that look at mails follow links too.
 */
import { exchangeRefusal } from '#contract/abilities.ts';
import { isPossible } from '#contract/hours/exchange-states.ts';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import type { Act } from '#contract/sending/letters.ts';
import type { Call, ReadCall, Reading, Work } from '#server/call.ts';
import { takeBackOnStanding } from '#server/modules/board/arrangements/standing-taking-back.ts';
import { agreeToStanding } from '#server/modules/board/arrangements/standings.ts';
import { takeBackFor as takeBackArrangement } from '#server/modules/board/arrangements/taking-back.ts';
import { askAgain } from '#server/modules/board/notices/asking.ts';
import { keepOpenFor, takeBackEnd } from '#server/modules/board/notices/keeping.ts';
import { decide, findRow } from '#server/modules/hours/exchanges/deciding.ts';
import { presentExchange, sidesOf } from '#server/modules/hours/exchanges/present.ts';
import { takeBackFor as takeBackExchange } from '#server/modules/hours/exchanges/taking-back.ts';
import { findBalance } from '#server/modules/hours/ledger/sql.ts';
import { refuseMinor } from '#server/modules/people/ages/asking.ts';
import { findErasure } from '#server/modules/people/erasure/sql.ts';
import { forgetWish } from '#server/modules/people/erasure/wishes.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { hashToken } from '#server/platform/token.ts';
import {
  closedBy,
  doArrangementAct,
  isArrangementAct,
  presentArrangementAct,
  presentStandingAct,
} from './arrangement-acts.ts';
import { attendByLink, presentAttendance } from './attend-acts.ts';
import { doDayAct, isDayAct, presentDayAct } from './day-acts.ts';
import { doNoticeAct, isNoticeAct, presentNoticeAct } from './notice-acts.ts';
import { cadencesOf } from './preferences.ts';
import {
  findActToken,
  findClosedBy,
  setPreference,
  spendActToken,
  unspendActToken,
} from './sql.ts';
import { answerByLink, presentThreadAct } from './thread-acts.ts';

type Link = RowOf<typeof findActToken>;

/** What a link does while the bank of its reader is suspended (specification §38). */
const STAYS_POSSIBLE = ['stop-letters', 'keep-account', 'reply-message'] as const;

/** What a link would do now. */
export async function readAct(call: Call<'readAct'>): Promise<Act> {
  const link = await findLink(call, call.params.token);
  const act = await presentAct(call, link);
  return isClosed(link) || link.is_with_suspended ? { ...act, isSuspended: true } : act;
}

/** Whether it is refused because the bank of its reader is suspended. */
function isClosed(link: Link): boolean {
  return link.bank_is_suspended && !STAYS_POSSIBLE.some((act) => act === link.act);
}

/** @throws Refusal `bank-suspended` */
function assertOpenBank(link: Link): void {
  if (isClosed(link)) throw new Refusal('bank-suspended');
}

/** What the desk does for who is below the age that their bank asks for (specification §52). */
const isForAdults = ({ act }: Link): boolean =>
  act === 'reply-message' || isNoticeAct(act) || isDayAct(act);

/**
 * Does what the link is for, once, and says how it stands afterwards; who confirms an exchange reads
 * their balance, this once, for a letter is easily forwarded. A link that was used does nothing more,
 * and one that is refused stays unused. Law L4 is asked again at this moment.
 */
export async function doAct(call: Call<'doAct'>): Promise<Act> {
  const { db, now } = call;
  const { token } = call.params;
  const link = await findLink(call, token);
  const isFirst = await db.first(spendActToken, { tokenHash: hashToken(token), now });
  // Whether one comes may change until it begins, by the same link.
  if (isFirst || link.act === 'attend') {
    assertOpenBank(link);
    if (link.is_minor && isForAdults(link)) await refuseMinor(db, link.bank_id);
    await doWhatItIsFor(call, link);
  }
  const act = await presentAct(call, { ...link, used_at: now }, isFirst !== undefined);
  const { person_id: personId, bank_id: bankId } = link;
  if (act.act !== 'confirm-exchange' || !isFirst || bankId === null) return act;
  const account = await db.first(findBalance, { personId, bankId });
  return { ...act, total: hoursFromMinutes(account?.balance_minutes ?? 0) };
}

/** What its reader wrote on the page goes with a message, and with a yes on the board. */
async function doWhatItIsFor(call: Call<'doAct'>, link: Link): Promise<void> {
  const { db, now } = call;
  const { act, person_id: personId, subject_id: id, topic } = link;
  const { text = '', another, undoable } = call.body ?? {};
  if (topic !== null) {
    await db.count(setPreference, { personId, topic, cadence: 'never', now });
  } else if (act === 'keep-account') {
    await forgetWish(db, now, { actorId: personId, personId });
  } else if (id !== null) {
    const own = { ...call, actor: actorOf(link) };
    if (isNoticeAct(act)) await doNoticeAct(own, { act, id, text, undoable });
    else if (isDayAct(act)) await doDayAct(own, id, act);
    else if (isArrangementAct(act)) await doArrangementAct(own, id, { act, another, undoable });
    else if (act === 'agree-standing') await agreeToStanding(own, id, undoable);
    else if (act === 'attend') await attendByLink(own, id, call.body?.attendance);
    else if (act === 'reply-message') await answerByLink(own, id, text);
    else await decide(own, 'confirm', id, { undoable });
  }
}

/**
 * Takes back what the link did some seconds ago, as its reader would on the portal; then it can be used
 * again. @throws Refusal `nothing-to-take-back` for what was not done, or said so, or is told already
 */
export async function takeBackAct(call: Call<'takeBackAct'>): Promise<Act> {
  const { token } = call.params;
  const link = await findLink(call, token);
  const unspent = await call.db.first(unspendActToken, { tokenHash: hashToken(token) });
  const { act, subject_id: id } = link;
  if (!unspent || id === null) throw new Refusal('nothing-to-take-back');
  const own = { ...call, actor: actorOf(link) };
  if (act === 'confirm-exchange') await takeBackExchange(own, id);
  else if (act === 'agree-arrangement' || act === 'not-done-arrangement') {
    await takeBackArrangement(own, id);
  } else if (act === 'agree-standing') await takeBackOnStanding(own, id);
  else if (act === 'ask-not-now') await askAgain(own, id);
  else if (act === 'close-notice') await takeBackEnd(own, id);
  else throw new Refusal('nothing-to-take-back');
  return presentAct(call, { ...link, used_at: null });
}

/**
 * The hours that its reader confirmed by the link have closed their request: they need more help.
 * @throws Refusal `notice-closed` where nothing was confirmed, or no request of theirs is closed by it
 */
export async function keepOpenByAct(call: Call<'keepOpenByAct'>): Promise<void> {
  const link = await findLink(call, call.params.token);
  const { act, subject_id: exchangeId, used_at: usedAt, person_id: personId } = link;
  if (act !== 'confirm-exchange' || usedAt === null || exchangeId === null) {
    throw new Refusal('notice-closed');
  }
  assertOpenBank(link);
  const notice = await call.db.first(findClosedBy, { exchangeId, personId });
  if (!notice?.is_mine) throw new Refusal('notice-closed');
  await keepOpenFor({ ...call, actor: actorOf(link) }, notice.id);
}

/**
 * Stops the letters that a mail program wants stopped with one click (RFC 8058).
 * @throws Refusal `token-invalid` also for the link of another act, `token-expired`
 */
export async function stopByMailProgram(work: Work, token: string): Promise<void> {
  const { db, now } = work;
  const { topic, person_id: personId } = await findLink(work, token);
  if (topic === null) throw new Refusal('token-invalid');
  const isFirst = await db.first(spendActToken, { tokenHash: hashToken(token), now });
  if (isFirst) await db.count(setPreference, { personId, topic, cadence: 'never', now });
}

async function findLink({ db, now }: Reading, token: string): Promise<Link> {
  const link = await db.first(findActToken, { tokenHash: hashToken(token) });
  if (!link) throw new Refusal('token-invalid');
  if (link.expires_at <= now) throw new Refusal('token-expired');
  return link;
}

/**
 * The person as they stand now, always as a member: what an administrator may do besides needs
 * a session. @throws Refusal `forbidden` for somebody without a bank
 */
function actorOf({ person_id: personId, status, bank_id: bankId }: Link) {
  if (status !== 'normal' || bankId === null) throw new Refusal('forbidden');
  return { personId, status, role: 'USER' as const, bankId };
}

/** @param isDone its reader has just done it, and reads what nobody learns who only looks */
async function presentAct(call: ReadCall<undefined>, link: Link, isDone = false): Promise<Act> {
  const { db } = call;
  const { act, person_id: personId, topic, subject_id: id } = link;
  const isUsed = link.used_at !== null;
  if (topic !== null) {
    const chosen = await cadencesOf(db, personId);
    const isOpen = chosen.some((one) => one.topic === topic && one.cadence !== 'never');
    return { act: 'stop-letters', isOpen, topic };
  }
  if (id === null) throw new Refusal('token-invalid');
  if (act === 'keep-account') {
    const waiting = await db.first(findErasure, { personId });
    return { act, isOpen: !isUsed && waiting !== undefined };
  }
  if (isNoticeAct(act)) return presentNoticeAct(call, { ...link, act, id, isUsed });
  if (isDayAct(act)) return presentDayAct(call, { ...link, act, id, isUsed }, isDone);
  if (isArrangementAct(act)) {
    return presentArrangementAct(call, { ...link, act, id, isUsed }, isDone);
  }
  if (act === 'agree-standing') return presentStandingAct(call, { ...link, id, isUsed });
  if (act === 'attend') return presentAttendance(call, { ...link, id });
  if (act === 'reply-message') return presentThreadAct(db, { ...link, id, isUsed });
  const row = await findRow(call, id);
  const isMember = link.status === 'normal' && link.bank_id !== null;
  const mayConfirm = isMember && !exchangeRefusal(actorOf(link), 'confirm', sidesOf(row));
  return {
    act: 'confirm-exchange',
    isOpen: !isUsed && mayConfirm && isPossible('confirm', row.state),
    exchange: presentExchange(row),
    total: null,
    closedNotice: isDone ? await closedBy(db, { exchangeId: id, personId }) : null,
  };
}
