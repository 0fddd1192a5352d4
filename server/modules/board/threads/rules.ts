/** Who may write to whom, and under which name somebody is read, on plain facts (specification §21). */

import type { AnswerState, ContactMode, NoticeKind, NoticeState } from '#contract/board/notices.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { WITHDRAW_MINUTES } from '#contract/limits.ts';
import { minutesAfter } from '#contract/time.ts';

/** Whether who wrote a message may still take it back. */
export function mayWithdraw(sentAt: Date, now: Date): boolean {
  return now < minutesAfter(sentAt, WITHDRAW_MINUTES);
}

/** A notice, as far as two people write about it. */
export interface NoticeFacts {
  kind: NoticeKind;
  state: NoticeState;
  /** As its author chose, or `desk` where their bank says so. */
  contact: ContactMode;
  /** Whose it is: otherwise the writer's, or of neither. */
  isOfOther: boolean;
  /** The latest answer of the one to the notice of the other; null for none. */
  answer: AnswerState | null;
}

/** How an active member stands to another one, both human. */
export interface PartnerFacts {
  /** The bank of the other one has opened conversations (specification §40). */
  hasMessages: boolean;
  /** False for people whom the desk informs. */
  readsEmail: boolean;
  isSameBank: boolean;
  /** Their banks are friends now. */
  isLinked: boolean;
  /** There is an exchange of the two, in whatever state. */
  haveExchanged: boolean;
  /** One of them accepted an answer of the other. */
  haveAgreed: boolean;
  /** The writer wants no messages of the other one. */
  isBlocked: boolean;
  /** What it is about: null where it is about nothing in particular. */
  notice: NoticeFacts | null;
}

/** Why somebody may not write to another member; undefined where they may. */
export function writeRefusal(facts: PartnerFacts): ErrorCode | undefined {
  const { notice } = facts;
  if (!facts.isSameBank && !facts.isLinked && !facts.haveAgreed) return 'not-found';
  if (notice) {
    const refusal = noticeRefusal(notice, facts.isSameBank);
    if (refusal) return refusal;
  } else if (!facts.isSameBank && !facts.haveExchanged && !facts.haveAgreed) {
    return 'friend-needs-reason';
  }
  if (!facts.hasMessages) return 'room-closed';
  if (!facts.readsEmail) return 'reached-by-desk';
  return facts.isBlocked ? 'person-blocked' : undefined;
}

/**
 * The author of a notice and who answered it write about it, until the answer is taken back or let go. To
 * the author of an open offer any member of the bank writes who has not answered.
 */
function noticeRefusal(
  { kind, state, contact, isOfOther, answer }: NoticeFacts,
  isSameBank: boolean,
): ErrorCode | undefined {
  const isOffered = kind === 'offer' && state === 'open' && isOfOther && isSameBank;
  const hasAnswered = answer === 'open' || answer === 'accepted';
  const mayAsk = isOffered && (answer === null || answer === 'withdrawn');
  if (state === 'hidden' || !(hasAnswered || mayAsk)) return 'not-found';
  return contact === 'desk' && answer !== 'accepted' ? 'contact-through-desk' : undefined;
}

/** Whether the name of the other one is read whole: in the own bank, after a yes, after an exchange. */
export function knowsName(
  facts: Pick<PartnerFacts, 'isSameBank' | 'haveExchanged' | 'haveAgreed'>,
): boolean {
  return facts.isSameBank || facts.haveExchanged || facts.haveAgreed;
}
