/** What may leave of conversations, to their two people, and of reports, to a desk. */

import type {
  DeskThreadReport,
  Message,
  Thread,
  ThreadCard,
  ThreadPartner,
} from '#contract/board/threads.ts';
import { personName } from '#contract/person-name.ts';
import { shownName } from '#server/modules/board/notices/rules.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { listThreads } from './list-sql.ts';
import type { findPartner } from './people-sql.ts';
import type { listReports } from './reports-sql.ts';
import { knowsName, mayWithdraw, type PartnerFacts } from './rules.ts';
import type { findThread, listMessages } from './sql.ts';

export type PartnerRow = RowOf<typeof findPartner>;
export type ThreadRow = RowOf<typeof findThread>;
type MessageRow = RowOf<typeof listMessages>;

interface NameRow {
  name: string;
  surname: string;
  is_same_bank: boolean;
  have_exchanged: boolean;
  have_agreed: boolean;
}

/** The other one as the reader may know them. */
export function partnerName(row: NameRow): string {
  const { is_same_bank: isSameBank, have_exchanged: haveExchanged, have_agreed: haveAgreed } = row;
  return shownName(row, knowsName({ isSameBank, haveExchanged, haveAgreed }));
}

/** What the rules want to know of two people and what they write about. */
export function factsOf(row: PartnerRow, bankId: number): PartnerFacts {
  const { notice_kind: kind, notice_state: state, notice_contact: contact } = row;
  return {
    hasMessages: row.has_messages,
    readsEmail: row.access === 'self' && !row.is_minor,
    isSameBank: row.bank_id === bankId,
    isLinked: row.is_linked,
    haveExchanged: row.have_exchanged,
    haveAgreed: row.have_agreed,
    isBlocked: row.is_blocked,
    notice:
      kind && state && contact
        ? {
            kind,
            state,
            contact,
            isOfOther: row.notice_author_id === row.id,
            answer: row.answer_state,
          }
        : null,
  };
}

const aboutOf = (row: { notice_id: number | null; notice_title: string | null }) =>
  row.notice_id === null ? null : { id: row.notice_id, title: row.notice_title ?? '' };

export function presentPartner(row: PartnerRow, bankId: number): ThreadPartner {
  const who = partnerName({ ...row, is_same_bank: row.bank_id === bankId });
  return {
    with: { id: row.id, who, bankName: row.bank_name },
    notice: aboutOf(row),
    threadId: row.thread_id,
  };
}

export function presentCard(row: RowOf<typeof listThreads>): ThreadCard {
  return {
    id: row.id,
    with: { id: row.person_id, who: partnerName(row), bankName: row.bank_name ?? '' },
    notice: aboutOf(row),
    last: {
      text: row.text,
      isMine: row.is_mine,
      isWithdrawn: row.is_withdrawn,
      at: row.sent_at.toISOString(),
    },
    unread: row.unread,
    isBlocked: row.is_blocked,
  };
}

/** @param latestFirst one page of messages, and one more where there are earlier ones */
export function presentThread(
  row: ThreadRow,
  latestFirst: readonly MessageRow[],
  { pageSize, now }: { pageSize: number; now: Date },
): Thread {
  return {
    id: row.id,
    with: {
      ...{ id: row.person_id, who: partnerName(row) },
      ...{ bankId: row.bank_id, bankName: row.bank_name ?? '' },
    },
    notice: aboutOf(row),
    phone: row.phone,
    isBlocked: row.is_blocked,
    isOver: row.bank_id === null,
    isReported: row.is_reported,
    messages: latestFirst
      .slice(0, pageSize)
      .map((message) => presentMessage(message, now))
      .reverse(),
    hasEarlier: latestFirst.length > pageSize,
  };
}

function presentMessage(row: MessageRow, now: Date): Message {
  return {
    id: row.id,
    isMine: row.is_mine,
    text: row.text,
    isWithdrawn: row.is_withdrawn,
    canWithdraw: row.is_mine && !row.is_withdrawn && mayWithdraw(row.sent_at, now),
    at: row.sent_at.toISOString(),
  };
}

export function presentReport(row: RowOf<typeof listReports>): DeskThreadReport {
  return {
    id: row.id,
    reporter: personName({ name: row.reporter_name, surname: row.reporter_surname }),
    reported: personName({ name: row.reported_name, surname: row.reported_surname }),
    reportedBankName: row.reported_bank ?? '',
    reason: row.reason,
    text: row.text,
    at: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    thanksFor: row.exchange_id,
    messages: row.messages.map((message) => ({
      ...message,
      at: new Date(message.at).toISOString(),
    })),
  };
}
