/** The tables of signing in as types. */
import type { Generated } from 'kysely';
import type { Browser, System } from '#contract/sign-in.ts';

export interface SignInTables {
  session: {
    id: string;
    person_id: number;
    remembered: boolean;
    created_at: Date;
    expires_at: Date;
    ended_at: Generated<Date | null>;
    browser: Generated<Browser | null>;
    system: Generated<System | null>;
    /** Null when it was opened by an older portal and not used since. */
    used_at: Generated<Date | null>;
  };
  known_device: {
    person_id: number;
    device_hash: Buffer;
    seen_at: Date;
  };
}
