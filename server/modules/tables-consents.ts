/** The tables of privacy notices and of who agreed to them, as types. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { ConsentWay } from '#contract/consents.ts';

export interface ConsentTables {
  privacy_notice: {
    id: GeneratedAlways<number>;
    bank_id: number;
    /** Counted on within the bank. */
    number: number;
    text: string;
    /** Whether those who agreed to an earlier version are asked again. */
    asks: boolean;
    saved_at: Date;
    saved_by: number | null;
  };
  privacy_consent: {
    bank_id: number;
    person_id: number;
    privacy_notice_id: number;
    way: ConsentWay;
    agreed_at: Date;
    /** The day on the signed sheet. */
    signed_on: Generated<string | null>;
    noted_by: Generated<number | null>;
  };
  privacy_reminder: { person_id: number; bank_id: number; sent_at: Date };
}
