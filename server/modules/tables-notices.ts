/** The tables of the board as types. */
import type { Generated, GeneratedAlways } from 'kysely';
import type {
  AnswerState,
  AskState,
  ContactMode,
  NoticeKind,
  NoticeOutcome,
  NoticeReach,
  NoticeState,
  ReportReason,
} from '#contract/notices.ts';

export interface NoticeTables {
  activity_rule: {
    bank_id: number;
    activity_id: number;
    through_desk: boolean;
    shown: boolean;
    changed_at: Date;
    changed_by: number;
  };
  notice: {
    id: GeneratedAlways<number>;
    kind: NoticeKind;
    person_id: number;
    bank_id: number;
    activity_id: number;
    title: string;
    body: string;
    reach: NoticeReach;
    contact: ContactMode;
    gives_phone: boolean;
    gives_email: boolean;
    minutes: number | null;
    when_text: string;
    place_text: string;
    /** Days, `yyyy-MM-dd`. */
    needed_by: string | null;
    asks_again_on: string;
    state: Generated<NoticeState>;
    outcome: NoticeOutcome | null;
    met_with: number | null;
    renewals: Generated<number>;
    created_at: Date;
    created_by: number;
    changed_at: Date;
    closed_at: Date | null;
    hidden_reason: string | null;
    folded: GeneratedAlways<string>;
  };
  notice_answer: {
    id: GeneratedAlways<number>;
    notice_id: number;
    person_id: number;
    text: string;
    gives_phone: boolean;
    gives_email: boolean;
    state: Generated<AnswerState>;
    created_at: Date;
    decided_at: Date | null;
    told_at: Date | null;
    told_by: number | null;
  };
  notice_ask: {
    id: GeneratedAlways<number>;
    notice_id: number;
    person_id: number;
    /** Null where the portal asks. */
    asked_by: number | null;
    state: Generated<AskState>;
    created_at: Date;
  };
  board_digest: {
    id: GeneratedAlways<number>;
    person_id: number;
    bank_id: number;
    sent_on: string;
    visited_at: Date | null;
  };
  board_digest_item: { person_id: number; notice_id: number; digest_id: number };
  notice_picture: { notice_id: number; jpeg: Buffer; updated_at: Date };
  notice_reminder: { notice_id: number; asks_again_on: string; sent_at: Date };
  notice_report: {
    id: GeneratedAlways<number>;
    notice_id: number;
    reporter_id: number;
    reason: ReportReason;
    text: string;
    created_at: Date;
    settled_at: Date | null;
    settled_by: number | null;
  };
}
