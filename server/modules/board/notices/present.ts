/** What may leave of notices and of the answers to them. */

import type { NoticeCounts } from '#contract/board/notice-counts.ts';
import type { Notice, NoticeAnswer, NoticeCard, StartExchange } from '#contract/board/notices.ts';
import type { DeskNoticeCard } from '#contract/board/notices-desk.ts';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import { personName } from '#contract/person-name.ts';
import { daysAfter } from '#contract/time.ts';
import type { OwnBand } from '#server/modules/hours/limits/rules.ts';
import type { SignedInMember } from '#server/modules/people/accounts/signed-in.ts';
import type { WallMoment } from '#server/platform/local-time.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { listAnswers } from './answers-sql.ts';
import { belowBandOfDays, presentDays, presentFollowed } from './days-present.ts';
import type { CardRow, countByGroup, countReached, DeskRow } from './list-sql.ts';
import {
  answerRefusal,
  changeRefusal,
  contactOf,
  givenContact,
  NEW_DAYS,
  NO_CONTACT,
  type NoticeFacts,
  shownName,
  viewOf,
  wholeDays,
} from './rules.ts';
import type { NoticeRow } from './sql.ts';

/** Who reads or acts, as far as the board depends on it. */
export type Reader = Pick<SignedInMember, 'personId' | 'bankId' | 'role' | 'deskId' | 'delegateId'>;
type AnswerRow = RowOf<typeof listAnswers>;

/** What the rules want to know of a notice and its reader. */
export function factsOf(row: NoticeRow, reader: Reader): NoticeFacts {
  return {
    state: row.state,
    contact: row.contact,
    isAuthor: row.person_id === reader.personId,
    isDesk: reader.role === 'ADMIN' && row.bank_id === reader.bankId,
    isWithinReach: row.is_within_reach,
    isSameBank: row.bank_id === reader.bankId,
    ownAnswer: row.my_answer_state,
  };
}

export function presentCard(row: CardRow, reader: Reader, now: Date, isKnown = false): NoticeCard {
  const isMine = row.person_id === reader.personId;
  const isDesk = reader.role === 'ADMIN' && row.bank_id === reader.bankId;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    title: row.title,
    activity: { id: row.activity_id, type: row.activity_name },
    groupId: row.group_id,
    bankName: row.bank_name,
    who: shownName(row, isKnown || row.bank_id === reader.bankId),
    hours: row.minutes === null ? null : hoursFromMinutes(row.minutes),
    neededBy: row.needed_by,
    postedAt: row.created_at.toISOString(),
    isMine,
    openAnswers: isMine || isDesk ? row.open_answers : 0,
    hasPicture: row.has_picture,
    places: row.places,
    placesTaken: row.places_taken,
    isNew: row.created_at > daysAfter(now, -NEW_DAYS),
  };
}

export function presentDeskCard(row: DeskRow, reader: Reader, now: Date): DeskNoticeCard {
  return {
    ...presentCard(row, reader, now),
    byDesk: row.created_by !== row.person_id,
    tellByVoice: row.is_told_by_voice && row.open_answers > 0,
    unmetDays: row.is_unmet ? wholeDays(row.created_at, now) : null,
    hiddenReason: row.hidden_reason,
    reports: row.reports.map(({ reason, text, at, ...reporter }) => ({
      reason,
      text,
      by: personName(reporter),
      at: new Date(at).toISOString(),
    })),
  };
}

/** The moment of reading, and where the account of the author stands where they receive. */
interface Around {
  moment: WallMoment;
  own: OwnBand | undefined;
}

/** A notice that the reader may see; answers only where they are its author or its desk. */
export function presentNotice(
  row: NoticeRow,
  answers: readonly AnswerRow[],
  reader: Reader,
  { moment, own }: Around,
): Notice {
  const { now } = moment;
  const facts = factsOf(row, reader);
  const view = viewOf(facts);
  const bankPhone = row.desk_phone === '' ? null : row.desk_phone;
  const hasAnswered = facts.ownAnswer !== null && facts.ownAnswer !== 'withdrawn';
  return {
    ...presentCard(row, reader, now, facts.ownAnswer === 'accepted'),
    body: row.body,
    reach: row.reach,
    whenText: row.when_text,
    placeText: row.place_text,
    givesPhone: row.gives_phone,
    givesEmail: row.gives_email,
    byDesk: row.created_by !== row.person_id,
    contact: {
      ...contactOf(facts, row),
      mode: row.contact,
      deskPhone: row.contact === 'desk' ? bankPhone : null,
    },
    bankPhone,
    canAnswer: answerRefusal(facts) === undefined && !hasAnswered,
    // Nobody writes to others in the name of a body.
    writeTo: reader.delegateId === undefined && mayAsk(facts, row) ? row.person_id : null,
    canAgree: facts.isAuthor || (view === 'desk' && row.author_access === 'desk'),
    canChange: changeRefusal(facts) === undefined,
    myAnswer: presentOwnAnswer(row, facts, moment),
    answers: answers.map((answer) => ({
      ...presentAnswer(answer, row, reader),
      days: presentDays(answer.days, moment),
      ...presentFollowed(answer, facts.isAuthor, moment),
      belowBand: answer.state === 'open' ? belowBandOfDays(answer.days, own) : null,
    })),
    asked: view === 'author' || view === 'desk' ? row.asked : 0,
    asksAgainOn: row.asks_again_on,
    outcome: row.outcome,
    staysOpen: row.stays_open,
    closedByHours: isMetByItself(row),
    hiddenReason: view === 'author' || view === 'desk' ? row.hidden_reason : null,
  };
}

/** Whether hours, or the last of several yeses, have closed it: it can be kept open all the same. */
export function isMetByItself(row: NoticeRow): boolean {
  const isFull = row.places > 1 && row.met_with === null;
  return (
    row.state === 'closed' && row.outcome === 'met' && (row.met_by_exchange_id !== null || isFull)
  );
}

/** An open offer of the own bank is asked about before it is answered (specification §21). */
function mayAsk(facts: NoticeFacts, { kind, reads_messages }: NoticeRow): boolean {
  const isOffered = kind === 'offer' && facts.isSameBank && reads_messages;
  return isOffered && facts.ownAnswer === null && answerRefusal(facts) === undefined;
}

function presentOwnAnswer(
  row: NoticeRow,
  { ownAnswer }: NoticeFacts,
  moment: WallMoment,
): Notice['myAnswer'] {
  if (row.my_answer_id === null || ownAnswer === null) return null;
  const author = { person_id: row.person_id, bank_id: row.bank_id, name: row.name };
  const partner = { ...author, surname: row.surname };
  const start = ownAnswer === 'accepted' ? startWith(row, partner, row.kind === 'request') : null;
  return {
    id: row.my_answer_id,
    state: ownAnswer,
    text: row.my_answer_text ?? '',
    givesPhone: row.my_answer_gives_phone ?? true,
    givesEmail: row.my_answer_gives_email ?? true,
    days: presentDays(row.my_answer_days ?? [], moment),
    ...presentFollowed(row, true, moment),
    sequence: row.my_answer_sequence ?? 0,
    agreedDay: row.my_answer_agreed_day,
    authorId: row.person_id,
    start,
  };
}

function presentAnswer(
  answer: AnswerRow,
  notice: NoticeRow,
  reader: Reader,
): Omit<NoticeAnswer, 'days' | 'belowBand' | 'planned' | 'exchangeId'> {
  const { bank_id: bankId } = answer;
  const isAccepted = answer.state === 'accepted' && bankId !== null;
  const isAuthor = notice.person_id === reader.personId;
  return {
    id: answer.id,
    personId: answer.person_id,
    state: answer.state,
    who: shownName(answer, isAccepted || bankId === notice.bank_id),
    bankName: answer.bank_name ?? '',
    text: answer.text,
    sequence: answer.sequence,
    agreedDay: answer.agreed_day,
    at: answer.created_at.toISOString(),
    contact: isAccepted ? contactFor(answer, notice, isAuthor) : null,
    start:
      isAccepted && isAuthor
        ? startWith(notice, { ...answer, bank_id: bankId }, notice.kind === 'offer')
        : null,
  };
}

/** How an accepted answerer is reached; the author asks the desk where it puts people in touch. */
export function contactFor(
  answer: Parameters<typeof givenContact>[0],
  { contact }: NoticeRow,
  isAuthor: boolean,
) {
  return contact === 'desk' && isAuthor ? NO_CONTACT : givenContact(answer);
}

/** The author of an offer gives, and so does who answers a request. */
function startWith(
  notice: NoticeRow,
  partner: { person_id: number; bank_id: number; name: string; surname: string },
  iGive: boolean,
): StartExchange {
  return {
    iGive,
    partnerId: partner.person_id,
    partnerName: personName(partner),
    partnerBankId: partner.bank_id,
    activity: { id: notice.activity_id, type: notice.activity_name },
    hours: notice.minutes === null ? null : hoursFromMinutes(notice.minutes),
    note: notice.title,
  };
}

type GroupRow = RowOf<ReturnType<typeof countByGroup>>;

export function presentCounts(
  rows: readonly GroupRow[],
  reached: RowOf<typeof countReached> | undefined,
  isPublic: boolean,
): NoticeCounts {
  const sum = (of: (row: GroupRow) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  return {
    requests: sum((row) => row.requests),
    offers: sum((row) => row.offers),
    byGroup: rows.map(({ id, name, requests, offers }) => ({ id, name, requests, offers })),
    forMe: sum((row) => row.for_me),
    members: reached?.members ?? 0,
    membersWithFriends: reached?.with_friends ?? 0,
    isPublic,
  };
}
