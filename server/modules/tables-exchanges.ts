/** The tables of activities, exchanges, batches and the books as types. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { ExchangeBasis, ExchangeKind, ExchangeState } from '#contract/exchange-states.ts';

export interface ExchangeTables {
  activity_group: {
    id: GeneratedAlways<number>;
    position: number;
    name_it: string;
    name_en: string;
    name_de: string;
  };
  activity: {
    id: GeneratedAlways<number>;
    group_id: number;
    position: number;
    name_it: string;
    name_en: string;
    name_de: string;
    /** Null while it is offered. */
    retired_at: Generated<Date | null>;
    successor_id: Generated<number | null>;
    words: Generated<string>;
    former_names: Generated<string[]>;
  };
  account: {
    person_id: number;
    bank_id: number;
    balance_minutes: Generated<number>;
    given_minutes: Generated<number>;
    received_minutes: Generated<number>;
    /** What moved without a service. */
    adjusted_minutes: Generated<number>;
  };
  exchange: {
    id: GeneratedAlways<number>;
    creditor_id: number;
    creditor_bank_id: number;
    debtor_id: number;
    debtor_bank_id: number;
    kind: Generated<ExchangeKind>;
    /** Null for every kind but a service. */
    activity_id: number | null;
    performed_on: string;
    minutes: number;
    note: string;
    /** How the debtor's word reached the desk; null where they gave it here themselves. */
    basis: Generated<ExchangeBasis | null>;
    state: Generated<ExchangeState>;
    created_at: Date;
    created_by: number;
    /** The person of trust who recorded it for that person. */
    created_by_delegate: Generated<number | null>;
    decided_at: Date | null;
    decided_by: number | null;
    /** The person of trust who decided for that person. */
    decided_by_delegate: Generated<number | null>;
    decision_reason: string | null;
    reversed_at: Date | null;
    reversed_by: number | null;
    reversal_reason: string | null;
    folded_note: GeneratedAlways<string>;
  };
  /** Bands agreed with members; the latest row of a person holds. */
  member_band: {
    id: GeneratedAlways<number>;
    person_id: number;
    bank_id: number;
    low_minutes: number | null;
    high_minutes: number | null;
    until: string | null;
    note: string;
    set_by: number;
    set_at: Date;
  };
  transfer: {
    id: GeneratedAlways<number>;
    exchange_id: number;
    kind: 'confirmation' | 'take-back' | 'reversal';
    to_person_id: number;
    to_bank_id: number;
    from_person_id: number;
    from_bank_id: number;
    minutes: number;
    to_balance_minutes: Generated<number>;
    from_balance_minutes: Generated<number>;
    posted_at: Date;
    posted_by: number;
  };
  exchange_batch: {
    id: GeneratedAlways<number>;
    bank_id: number;
    admin_id: number;
    debtor_bank_id: number;
    kind: Generated<'service' | 'share'>;
    /** The year of a share. */
    share_year: Generated<number | null>;
    /** Null unless it is a service. */
    activity_id: number | null;
    performed_on: string;
    minutes: number;
    note: string;
    one_person_id: number | null;
    created_at: Date;
    starts_at: Generated<Date | null>;
    started_at: Generated<Date | null>;
    finished_at: Generated<Date | null>;
    stopped_at: Generated<Date | null>;
    stopped_by: Generated<number | null>;
    undo_asked_at: Generated<Date | null>;
    undo_by: Generated<number | null>;
    undo_reason: Generated<string | null>;
    undone_at: Generated<Date | null>;
  };
  exchange_batch_item: {
    batch_id: number;
    position: number;
    creditor_id: number;
    debtor_id: number;
    exchange_id: number | null;
    refusal: string | null;
    share_year: Generated<number | null>;
    undo: Generated<'reversed' | 'cancelled' | 'left' | null>;
  };
}
