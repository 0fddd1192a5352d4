/** The tables of conversations as types. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ReportReason } from '#contract/notices.ts';
import type { ReportedMessage } from '#contract/threads.ts';

export interface ThreadTables {
  thread: {
    id: GeneratedAlways<number>;
    /** The two people, in the order of their ids. */
    low_id: number;
    high_id: number;
    notice_id: number | null;
    started_by: number;
    started_at: Date;
    last_sent_at: Date;
  };
  message: {
    id: GeneratedAlways<number>;
    thread_id: number;
    person_id: number;
    /** Empty once a withdrawn message was emptied. */
    text: string;
    sent_at: Date;
    withdrawn_at: Date | null;
    /** Only the writer sees it. */
    kept_back: boolean;
  };
  /** How far each of the two has come, as numbers of messages. */
  thread_person: {
    thread_id: number;
    person_id: number;
    last_message_id: Generated<number>;
    read_to: Generated<number>;
    told_to: Generated<number>;
  };
  person_block: { person_id: number; blocked_id: number; blocked_at: Date };
  message_letter: { person_id: number; sent_at: Date };
  thread_report: {
    id: GeneratedAlways<number>;
    thread_id: number | null;
    bank_id: number;
    reporter_id: number;
    reported_id: number;
    reason: ReportReason;
    text: string;
    messages: ColumnType<ReportedMessage[], string, never>;
    created_at: Date;
    settled_at: Date | null;
    settled_by: number | null;
  };
}
