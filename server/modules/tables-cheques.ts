/** The tables of cheques as types. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { ChequeState, ChequeVoidCause } from '#contract/cheques.ts';

export interface ChequeTables {
  cheque_book: {
    id: GeneratedAlways<number>;
    bank_id: number;
    person_id: number;
    first_serial: number;
    cheques: number;
    issued_at: Date;
    issued_by: number;
    closed_at: Date | null;
    closed_by: number | null;
    closed_why: string | null;
  };
  cheque: {
    id: GeneratedAlways<number>;
    book_id: number;
    bank_id: number;
    serial: number;
    code: string;
    state: Generated<ChequeState>;
    exchange_id: number | null;
    handed_in_at: Date | null;
    note: string | null;
    days_late: number | null;
    void_at: Date | null;
    void_cause: ChequeVoidCause | null;
    void_reason: string | null;
  };
}
