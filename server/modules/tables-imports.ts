/** The tables of imports as types. */
import type { Generated, GeneratedAlways } from 'kysely';
import type {
  Fixes,
  ImportMapping,
  ImportPreset,
  ImportState,
  RowOutcome,
  RowPlan,
  RowProblem,
} from '#contract/imports.ts';

export interface ImportTables {
  import: {
    id: GeneratedAlways<number>;
    bank_id: number;
    file_name: string;
    file_sha256: Buffer;
    preset: ImportPreset;
    sheet: string;
    sheets: { name: string; lines: number }[];
    merged_lines: number[];
    mapping: ImportMapping;
    unclear_times: Generated<{ line: number; text: string }[]>;
    state: Generated<ImportState>;
    made_by: number;
    made_at: Date;
    checked_audit_id: number | null;
    lines: number;
    done_lines: Generated<number>;
    ran_by: number | null;
    ran_at: Date | null;
    done_at: Date | null;
    undone_by: number | null;
    undone_at: Date | null;
  };
  import_row: {
    import_id: number;
    line: number;
    raw: unknown;
    reading: Generated<unknown>;
    plan: RowPlan | null;
    problems: Generated<RowProblem[]>;
    candidate_ids: Generated<number[]>;
    decision: unknown;
    fixes: Generated<Fixes>;
    person_id: number | null;
    minutes: number | null;
    outcome: RowOutcome | null;
    membership_id: number | null;
    exchange_id: number | null;
    undone: boolean | null;
  };
  past_line: {
    id: GeneratedAlways<number>;
    bank_id: number;
    import_id: number;
    /** A day, `yyyy-MM-dd`. */
    performed_on: string;
    giver_text: string;
    giver_id: number | null;
    receiver_text: string;
    receiver_id: number | null;
    minutes: number;
    note: string;
    fingerprint: Buffer;
  };
}
