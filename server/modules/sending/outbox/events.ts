/**
 * Every event that somebody is told of, as one map: what happened → what its letters need to know.
 * Each has one letter (law L11); a new line here does not compile without it.
 */
import type { ArrangementState } from '#contract/board/arrangements.ts';
import type { NoticeState } from '#contract/board/notices.ts';
import type { StandingState } from '#contract/board/standings.ts';
import type { DeviceWords, GuardChange } from '#contract/people/sign-in.ts';

export interface Events {
  'verify-email': { personId: number; tokenId: string };
  'reset-password': { personId: number; tokenId: string };
  /** To the address at which the desk expects a member without a login. */
  invitation: { personId: number; tokenId: string };
  'password-changed': { personId: number };
  /** To a person who signed in from a browser in which they never did before. */
  'signed-in-elsewhere': { personId: number; at: string } & DeviceWords;
  /** To a person about whose second factor something has changed. */
  'sign-in-guard-changed': { personId: number; what: GuardChange };
  /** To a person who asked to be erased: what happens when, and the way back. */
  'erasure-asked': { personId: number };
  /** To a member whom the desk reminds of the privacy notice of their bank. */
  'consent-asked': { personId: number; bankId: number };
  /** To a member whom the desk reminds of the fee of a year, once. */
  'fee-due': { personId: number; bankId: number; year: number };
  /** To the address that was theirs until now; `tokenId` is the way back, where there is one. */
  'email-changed': { personId: number; oldEmail: string; tokenId?: string | null };
  /** To the address that is theirs from now on. */
  'email-new': { personId: number; newEmail: string };
  /** To the address that was given up for the one before. */
  'email-restored': { personId: number; droppedEmail: string };
  /** To the bank's administrators. */
  'join-requested': { personId: number; bankId: number };
  'join-accepted': { personId: number; bankId: number };
  /** To nobody: webhooks are told. */
  'membership-changed': {
    membershipId: number;
    memberId: number;
    bankId: number;
    state: string;
  };
  /** To the administrators of the bank that the portal suspended or reopened, with its reason. */
  'bank-suspended': { bankId: number; reason: string };
  'bank-reopened': { bankId: number; reason: string };
  /** To the administrators of the bank: the portal has given an address up. */
  'webhook-turned-off': { webhookId: number; bankId: number };
  'join-denied': { personId: number; bankId: number };
  /** To the person who is no longer a member. */
  'member-removed': { personId: number; bankId: number };
  /** To the member, and to whom they trust to act for them. */
  'delegate-named': AboutDelegate;
  'delegate-ended': AboutDelegate;
  /** To the newcomer, and to who accompanies them. */
  'companion-named': AboutCompany;
  /** To nobody: the open screens of the two reload. */
  'companion-ended': AboutCompany;
  /** To the administrators of the bank that is asked. */
  'link-requested': { linkId: number };
  /** To the administrators of the bank that asked. */
  'link-approved': { linkId: number };
  'link-rejected': { linkId: number };
  /** To every member of the bank but the administrator who changed it. */
  'rule-changed': { ruleId: number; bankId: number };
  /** To nobody: the open screens of the bank reload. */
  'room-changed': { bankId: number };
  /** To a member: what the bank says to all, in its first round or as it was corrected. */
  'bulletin-told': AboutBulletin & { round: number };
  /** To who was to come: it does not take place; on its day at any hour. */
  'bulletin-called-off': AboutBulletin & { isToday: boolean };
  /** To a member without a digest that day: what waited for it. */
  'bulletins-gathered': { personId: number; bankId: number; day: string };
  /** To every member of the bank. */
  'share-announced': { announcementId: number; bankId: number };
  'application-received': { applicationId: number };
  /** To the applicant and to the bank's own address. */
  'application-approved': { applicationId: number };
  'application-denied': { applicationId: number };
  /** To the debtor. */
  'exchange-awaiting': { exchangeId: number } & InBatch;
  /** To those of the two people who did not decide it themselves. */
  'exchange-confirmed': { exchangeId: number; actorId: number } & InBatch;
  'exchange-cancelled': { exchangeId: number; actorId: number } & InBatch;
  /** To the administrator who asked for many exchanges at once (law L10). */
  'batch-finished': { batchId: number };
  /** To the single person on the other side of it, instead of a letter for each exchange. */
  'batch-with-you': { batchId: number };
  /** To the author of a notice. */
  'notice-answered': { personId: number; answerId: number; sequence?: number };
  /** To who answered. */
  'answer-accepted': { personId: number; answerId: number };
  /** To both of an answer, one of whose days the yes was to. */
  'answer-agreed': AboutArrangement & { answerId: number };
  /** To a member who may be able to help. */
  'notice-asked': { personId: number; askId: number };
  /** To the author: does it still stand? And: it is off the board. */
  'notice-due': { personId: number; noticeId: number };
  'notice-paused': { personId: number; noticeId: number };
  /** To nobody: while it waits, its author can take the end back. */
  'notice-closed': {
    noticeId: number;
    was: Exclude<NoticeState, 'closed'>;
    why: string | null;
    /** The hours that had closed it before; not said by versions up to 1.5.8. */
    metBy?: number | null;
  };
  /** To the author: the desk has let it onto the board. */
  'notice-allowed': { personId: number; noticeId: number };
  /** To the member for whom the desk posted it, and to the author of one that it hid. */
  'notice-posted-for': { personId: number; noticeId: number };
  'notice-hidden': { personId: number; noticeId: number };
  /** To a member: what is new on the board. */
  'board-digest': { personId: number; digestId: number };
  /** To the other one of an appointment. */
  'arrangement-proposed': AboutArrangement;
  'arrangement-agreed': AboutArrangement;
  'arrangement-dropped': AboutArrangement & { was?: 'proposed' | 'agreed' };
  /** To who was to give: was it done? */
  'arrangement-due': AboutArrangement;
  /** To somebody who wants to be reminded the day before. */
  'arrangement-tomorrow': AboutArrangement;
  /** To the other one of a standing appointment, or to both where the portal did it. */
  'standing-proposed': AboutStanding;
  'standing-agreed': AboutStanding & { was?: StandingBefore };
  'standing-paused': AboutStanding & { was?: StandingBefore };
  'standing-ended': AboutStanding & { was?: StandingBefore };
  /** To nobody: the open screens of the two people reload. */
  'thread-changed': { threadId: number };
  /** To a person who has not read some messages: in which conversations, after which one, up to which. */
  'messages-waiting': {
    personId: number;
    threads: { threadId: number; after: number; to: number }[];
  };
  /** To who gave: the sentence of who received. */
  thanked: { thanksId: number; personId: number };
  /** To a person for whom exchanges have waited long, as far as they want to be reminded. */
  'exchanges-waiting': { personId: number };
  /** To nobody: open screens reload. The letters of the decision wait, or were withdrawn. */
  'exchange-changed': { exchangeId: number };
  /** To both people. */
  'exchange-reversed': { exchangeId: number; actorId: number } & InBatch;
  /** To the administrator who undid a batch. */
  'batch-undone': { batchId: number };
  /** To the single person on the other side of it, instead of a letter for each exchange. */
  'batch-undone-with-you': { batchId: number };
}

/** A person of trust, the row that says so, and for whom they act or acted. */
interface AboutDelegate {
  delegationId: number;
  personId: number;
  delegateId: number;
}

/** A newcomer, who accompanies them, and the row that says so. */
interface AboutCompany {
  companyId: number;
  newcomerId: number;
  companionId: number;
}

/** A bulletin, and a member of its bank. */
interface AboutBulletin {
  bulletinId: number;
  personId: number;
}

/** An appointment, one of its two people, and which proposal it was, where that matters. */
interface AboutArrangement {
  arrangementId: number;
  personId: number;
  sequence?: number;
}

/** A standing appointment, one of its two people, and the dates that fell away. */
interface AboutStanding {
  standingId: number;
  personId: number;
  dates?: number[];
}

/** How a standing appointment stood before, and its dates to come. Days are `yyyy-MM-dd`. */
export interface StandingBefore {
  state: StandingState;
  nextDay: string | null;
  pausedUntil: string | null;
  pausedBy: number | null;
  watchedFrom: string | null;
  dates: readonly { id: number; state: ArrangementState; day: string | null }[];
}

/**
 * The batch that was made or undone as a whole when this happened. Then the single person on its
 * other side gets one letter about all of it instead, and the person who undid it a summary.
 */
interface InBatch {
  batchId?: number;
}

export type EventKind = keyof Events;
