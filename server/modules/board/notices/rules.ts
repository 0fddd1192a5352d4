/**
 * Who sees what of a notice, who may do what with it, and how long it stands, on plain facts
 * (specification §20).
 */

import { mentionsPhone } from '#contract/board/notice-title.ts';
import type { AnswerState, ContactMode, NoticeKind, NoticeState } from '#contract/board/notices.ts';
import { fold } from '#contract/contains-words.ts';
import type { ErrorCode, FieldProblem } from '#contract/errors.ts';
import { APPOINTMENT_DAYS_MAX } from '#contract/limits.ts';
import { personName } from '#contract/person-name.ts';
import { DAY_MS, dayAfter, daysBetween } from '#contract/time.ts';

/** Days after which the author of a request, or of an offer, is asked whether it still stands. */
const REQUEST_DAYS = 30;
const OFFER_DAYS = 365;
/** An offer is asked about this many days before its time is over; a request on the day. */
const OFFER_DAYS_BEFORE = 14;
/** A card is new for this many days. */
export const NEW_DAYS = 7;
/** A request is urgent while it is needed within this many days. */
export const URGENT_DAYS = 3;

/** A notice, and how its reader stands to it. */
export interface NoticeFacts {
  state: NoticeState;
  /** What the author chose, or `desk` where their bank says so. */
  contact: ContactMode;
  isAuthor: boolean;
  /** The reader administers the bank of the notice. */
  isDesk: boolean;
  /** Same bank, or linked now and meant for friends. */
  isWithinReach: boolean;
  isSameBank: boolean;
  /** The state of the reader's latest answer. */
  ownAnswer: AnswerState | null;
}

/** Whether only the author and the desk know of it: not yet on the board, or taken off it. */
function isOffBoard(state: NoticeState): boolean {
  return state === 'hidden' || state === 'waiting';
}

/** As whom somebody sees a notice; undefined where there is none for them. */
export function viewOf(facts: NoticeFacts): 'author' | 'desk' | 'accepted' | 'reader' | undefined {
  if (facts.isAuthor) return 'author';
  if (facts.isDesk) return 'desk';
  if (isOffBoard(facts.state)) return undefined;
  if (facts.ownAnswer === 'accepted') return 'accepted';
  return facts.state === 'open' && facts.isWithinReach ? 'reader' : undefined;
}

/** Why the reader may not answer; undefined where they may. */
export function answerRefusal(facts: NoticeFacts): ErrorCode | undefined {
  if (facts.isAuthor) return 'own-notice';
  const isSettled = facts.ownAnswer === 'accepted' || facts.ownAnswer === 'let-go';
  if (isSettled && viewOf(facts)) return 'already-decided';
  if (!facts.isWithinReach || isOffBoard(facts.state)) return 'not-found';
  if (facts.state !== 'open') return 'notice-closed';
  return facts.contact === 'desk' ? 'contact-through-desk' : undefined;
}

/** Why the reader may not change, renew or close it; undefined where they may. */
export function changeRefusal(facts: NoticeFacts): ErrorCode | undefined {
  if (!viewOf(facts)) return 'not-found';
  if (!facts.isAuthor && !facts.isDesk) return 'forbidden';
  return facts.state === 'closed' ? 'notice-closed' : undefined;
}

/**
 * A person's name as far as it is shown: whole in the own bank and after a yes, else "Luca R."; that of a body,
 * which has no given name, always whole.
 */
export function shownName(person: { name: string; surname: string }, isWhole: boolean): string {
  if (isWhole || person.name === '') return personName(person);
  const [initial = ''] = person.surname;
  return initial === '' ? person.name : `${person.name} ${initial}.`;
}

/**
 * The title of a notice for everybody. A title that names its author, or has a phone number (as an archive
 * may bring one), becomes the activity; without
 * it a name of two letters in a word would be missed, so names of fewer than three do not count.
 */
export function publicTitle(
  title: string,
  author: { name: string; surname: string },
  activity: string,
): string {
  const words = wordsOf(title);
  // Everybody may know which body it is.
  const isPerson = author.name !== '';
  const isNamed =
    isPerson &&
    wordsOf(personName(author)).some(
      (name) => name.length >= NAME_LENGTH_MIN && words.includes(name),
    );
  return isNamed || mentionsPhone(title) ? activity : title;
}

const NAME_LENGTH_MIN = 3;

function wordsOf(text: string): string[] {
  return fold(text).split(/[^\p{L}\p{N}]+/u);
}

interface Reachable {
  phone: string | null;
  email: string | null;
  gives_phone: boolean;
  gives_email: boolean;
}

export const NO_CONTACT = { phone: null, email: null };

/** What somebody chose to give of how they are reached. */
export function givenContact(person: Reachable) {
  return {
    phone: person.gives_phone ? person.phone : null,
    email: person.gives_email ? person.email : null,
  };
}

/**
 * The author's contact as the reader sees it: after a yes, or the phone within the own bank; nothing
 * where the desk puts people in touch.
 */
export function contactOf(facts: NoticeFacts, author: Reachable) {
  if (facts.contact === 'desk') return NO_CONTACT;
  if (facts.ownAnswer === 'accepted' && viewOf(facts)) return givenContact(author);
  const isCalled = facts.contact === 'phone' && facts.isSameBank && viewOf(facts) !== undefined;
  return { phone: isCalled ? author.phone : null, email: null };
}

/** Whole days from one moment to another. */
export function wholeDays(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / DAY_MS);
}

/** When the author of a notice that stands today is asked again. Days are `yyyy-MM-dd`. */
export function asksAgainOn(kind: NoticeKind, neededBy: string | null, today: string): string {
  const latest = dayAfter(today, OFFER_DAYS);
  if (kind === 'offer') return latest;
  if (neededBy === null || neededBy <= today) return dayAfter(today, REQUEST_DAYS);
  return neededBy < latest ? neededBy : latest;
}

/** Up to which days the authors of notices are asked today whether those still stand. Days are `yyyy-MM-dd`. */
export function daysOfAsking(today: string): { requestsDue: string; offersDue: string } {
  return { requestsDue: today, offersDue: dayAfter(today, OFFER_DAYS_BEFORE) };
}

/** Whether help is needed within days. Days are `yyyy-MM-dd`. */
export function isUrgent(kind: NoticeKind, neededBy: string | null, today: string): boolean {
  return kind === 'request' && neededBy !== null && neededBy <= dayAfter(today, URGENT_DAYS);
}

/** What is wrong with the days of an answer: each is to come, and within a year. */
export function daysProblems(
  days: readonly { day: string; startsAt: Date }[],
  { now, today }: { now: Date; today: string },
): FieldProblem[] {
  return days.flatMap(({ day, startsAt }, nth): FieldProblem[] => {
    const path = `days.${nth}.day`;
    if (startsAt <= now) return [{ path, code: 'date-past' }];
    const isTooFar = daysBetween(today, day) > APPOINTMENT_DAYS_MAX;
    return isTooFar ? [{ path, code: 'date-too-far' }] : [];
  });
}

/**
 * What is wrong with for how many people a request is: more than one for bodies alone, and no fewer than have
 * said yes already (specification §51).
 */
export function placesProblems(
  places: number | undefined,
  { isBody, taken }: { isBody: boolean; taken: number },
): FieldProblem[] {
  if (places === undefined || places === 1) return [];
  if (!isBody) return [{ path: 'places', code: 'bodies-only' }];
  return places < taken ? [{ path: 'places', code: 'places-taken' }] : [];
}

/** What is wrong with the day until which help is needed. */
export function neededByProblems(neededBy: string | null, today: string): FieldProblem[] {
  return neededBy !== null && neededBy < today ? [{ path: 'neededBy', code: 'date-past' }] : [];
}
