/** The tables of appointments as types. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { ArrangementState } from '#contract/arrangements.ts';
import type { Rhythm, StandingState } from '#contract/standings.ts';

export interface ArrangementTables {
  arrangement: {
    id: GeneratedAlways<number>;
    notice_id: number | null;
    standing_id: Generated<number | null>;
    standing_day: Generated<string | null>;
    giver_id: number;
    giver_bank_id: number;
    receiver_id: number;
    receiver_bank_id: number;
    activity_id: number;
    title: string;
    starts_at: Date;
    minutes: number;
    place: string;
    state: Generated<ArrangementState>;
    proposed_by: number;
    sequence: Generated<number>;
    exchange_id: number | null;
    created_at: Date;
    created_by: number;
    changed_at: Date;
    asked_at: Generated<Date | null>;
    reminded_at: Generated<Date | null>;
    desk_by: Generated<number | null>;
  };
  standing_arrangement: {
    id: GeneratedAlways<number>;
    notice_id: number | null;
    giver_id: number;
    giver_bank_id: number;
    receiver_id: number;
    receiver_bank_id: number;
    activity_id: number;
    title: string;
    every: Rhythm;
    /** `yyyy-MM-dd`. */
    from_day: string;
    until_day: string | null;
    starts_at_time: string;
    minutes: number;
    place: string;
    state: Generated<StandingState>;
    proposed_by: number;
    next_day: Generated<string | null>;
    paused_until: Generated<string | null>;
    paused_by: Generated<number | null>;
    watched_from: Generated<string | null>;
    created_at: Date;
    changed_at: Date;
  };
  /** The address at which a calendar program follows the appointments of a person. */
  calendar_link: { person_id: number; token_hash: Buffer; made_at: Date };
}
