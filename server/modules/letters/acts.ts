/**
 * What the link of a letter does without a session: one thing, for one person (specification §13).
 * Reading it changes nothing, for programs that look at mails follow links too.
 */
import { exchangeRefusal } from '#contract/abilities.ts';
import { isPossible } from '#contract/exchange-states.ts';
import { hoursFromMinutes } from '#contract/hours.ts';
import type { Act, ActWords } from '#contract/letters.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import type { ReadingDeps } from '#server/modules/arrangements/reading.ts';
import { agreeToStandingWithin } from '#server/modules/arrangements/standings.ts';
import { findErasure } from '#server/modules/erasure/sql.ts';
import { forgetWish } from '#server/modules/erasure/wishes.ts';
import { decide, readRow } from '#server/modules/exchanges/deciding.ts';
import { presentExchange, sidesOf } from '#server/modules/exchanges/present.ts';
import { findBalance } from '#server/modules/ledger/sql.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { hashToken } from '#server/platform/token.ts';
import { doArrangementAct, isArrangementAct, presentArrangementAct } from './arrangement-acts.ts';
import { doNoticeAct, isNoticeAct, presentNoticeAct } from './notice-acts.ts';
import { cadencesOf } from './preferences.ts';
import { findActToken, setPreference, spendActToken } from './sql.ts';
import { presentStandingAct } from './standing-acts.ts';
import { answerByLink, presentThreadAct } from './thread-acts.ts';

type Link = RowOf<typeof findActToken>;

/** What a link does while the bank of its reader is suspended (specification §38). */
const STAYS_POSSIBLE = ['stop-letters', 'keep-account', 'reply-message'] as const;

/** What a link would do now. @throws Refusal `token-invalid` or `token-expired` */
export async function readAct(deps: Deps, token: string, locale: Locale): Promise<Act> {
  const link = await findLink(deps, token);
  const act = await presentAct(deps, link, locale);
  return isClosed(link) || link.is_with_suspended ? { ...act, isSuspended: true } : act;
}

/** Whether it is refused because the bank of its reader is suspended. */
function isClosed(link: Link): boolean {
  return link.bank_is_suspended && !STAYS_POSSIBLE.some((act) => act === link.act);
}

/**
 * Does what the link is for, once, and says how it stands afterwards; who confirms an exchange reads
 * their balance, this once, for a letter is easily forwarded. A link that was used does nothing more.
 * Law L4 is asked again at this moment.
 * @param words what its reader wrote on the page, for a message and for a yes on the board; and
 *   whether hours recorded about the day of an appointment are of another time
 * @throws Refusal `token-invalid`, `token-expired`, `bank-suspended` for what would change something
 *   in a bank that the portal has suspended, `forbidden` for somebody who has left the bank,
 *   `already-decided` when somebody was faster, `already-recorded`, or as writing a message; the link
 *   then stays unused
 */
export async function doAct(
  deps: Deps,
  token: string,
  locale: Locale,
  words?: ActWords,
): Promise<Act> {
  const { text = '', another } = words ?? {};
  const link = await findLink(deps, token);
  const hasActed = await deps.database.transaction(async (transaction) => {
    const now = deps.clock.now();
    const tokenHash = hashToken(token);
    const isFirst = await transaction.first(spendActToken, { tokenHash, now });
    if (!isFirst) return false;
    if (isClosed(link)) throw new Refusal('bank-suspended');
    if (link.topic !== null) {
      const { person_id: personId, topic } = link;
      await transaction.count(setPreference, { personId, topic, cadence: 'never', now });
    } else if (link.subject_id !== null && isNoticeAct(link.act)) {
      const work = { transaction, clock: deps.clock };
      await doNoticeAct(work, actorOf(link), { act: link.act, subjectId: link.subject_id, text });
    } else if (link.subject_id !== null && isArrangementAct(link.act)) {
      const about = { id: link.subject_id, locale };
      const work = { ...deps, database: transaction };
      await doArrangementAct(work, actorOf(link), { act: link.act, another }, about);
    } else if (link.subject_id !== null && link.act === 'agree-standing') {
      const actor = actorOf(link);
      const work = { ...deps, database: transaction };
      const about = { id: link.subject_id, locale };
      await agreeToStandingWithin(work, { ...actor, by: actor.personId }, about);
    } else if (link.act === 'keep-account') {
      const { person_id: personId } = link;
      await forgetWish(transaction, now, { actorId: personId, personId });
    } else if (link.subject_id !== null && link.act === 'reply-message') {
      const work = { transaction, clock: deps.clock };
      await answerByLink(work, actorOf(link), { threadId: link.subject_id, text });
    } else if (link.subject_id !== null) {
      const asked = { id: link.subject_id, locale };
      await decide({ database: transaction, clock: deps.clock }, actorOf(link), 'confirm', asked);
    }
    return true;
  });
  const act = await presentAct(deps, { ...link, used_at: deps.clock.now() }, locale);
  const { person_id: personId, bank_id: bankId } = link;
  if (act.act !== 'confirm-exchange' || !hasActed || bankId === null) return act;
  const account = await deps.database.first(findBalance, { personId, bankId });
  return { ...act, total: hoursFromMinutes(account?.balance_minutes ?? 0) };
}

/**
 * Stops the letters that a mail program wants stopped with one click (RFC 8058).
 * @throws Refusal `token-invalid` also for the link of another act
 */
export async function stopByMailProgram(deps: Deps, token: string): Promise<void> {
  const link = await findLink(deps, token);
  if (link.topic === null) throw new Refusal('token-invalid');
  await doAct(deps, token, 'it');
}

async function findLink({ database, clock }: Deps, token: string): Promise<Link> {
  const link = await database.first(findActToken, { tokenHash: hashToken(token) });
  if (!link) throw new Refusal('token-invalid');
  if (link.expires_at <= clock.now()) throw new Refusal('token-expired');
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

async function presentAct(deps: ReadingDeps, link: Link, locale: Locale): Promise<Act> {
  const { database } = deps;
  const { person_id: personId, topic, subject_id: id } = link;
  if (topic !== null) {
    const chosen = await cadencesOf(database, personId);
    const isOpen = chosen.some((one) => one.topic === topic && one.cadence !== 'never');
    return { act: 'stop-letters', isOpen, topic };
  }
  if (id === null) throw new Refusal('token-invalid');
  if (link.act === 'keep-account') {
    const waiting = await database.first(findErasure, { personId });
    return { act: 'keep-account', isOpen: link.used_at === null && waiting !== undefined };
  }
  if (isNoticeAct(link.act)) {
    const isUsed = link.used_at !== null;
    return presentNoticeAct(database, { ...link, act: link.act, id, isUsed }, locale);
  }
  if (isArrangementAct(link.act)) {
    const isUsed = link.used_at !== null;
    return presentArrangementAct(deps, { ...link, act: link.act, id, isUsed }, locale);
  }
  if (link.act === 'agree-standing') {
    return presentStandingAct(deps, { ...link, id, isUsed: link.used_at !== null }, locale);
  }
  if (link.act === 'reply-message') {
    return presentThreadAct(database, { ...link, id, isUsed: link.used_at !== null });
  }
  const row = await readRow({ database }, { id, locale });
  const isMember = link.status === 'normal' && link.bank_id !== null;
  const mayConfirm = isMember && !exchangeRefusal(actorOf(link), 'confirm', sidesOf(row));
  return {
    act: 'confirm-exchange',
    isOpen: link.used_at === null && mayConfirm && isPossible('confirm', row.state),
    exchange: presentExchange(row),
    total: null,
  };
}
