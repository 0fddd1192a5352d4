/** The tables of signing in as types. */
import type { Generated } from 'kysely';
import type { Scope } from '#contract/access-tokens.ts';
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
    /** Null for one that a password has opened, and once its passkey is removed. */
    passkey_id: Generated<number | null>;
    /** A `pg_lsn`; null when it was opened by an older portal and nothing was changed since. */
    wrote_up_to: Generated<string | null>;
  };
  passkey: {
    id: Generated<number>;
    person_id: number;
    credential_id: Buffer;
    public_key: Buffer;
    counter: number;
    name: string;
    created_at: Date;
    used_at: Generated<Date | null>;
  };
  access_token: {
    id: Generated<number>;
    person_id: number;
    membership_id: number;
    token_hash: Buffer;
    name: string;
    scopes: Scope[];
    /** Made by somebody with a second factor. */
    with_factor: boolean;
    created_at: Date;
    expires_at: Date;
    /** A day; null until it is used. */
    used_on: Generated<string | null>;
  };
  passkey_challenge: {
    challenge_hash: Buffer;
    person_id: number | null;
    expires_at: Date;
  };
  authenticator: {
    person_id: number;
    sealed_secret: Buffer;
    /** The last span of 30 seconds whose code was accepted. */
    last_step: Generated<number>;
    begun_at: Date;
    confirmed_at: Generated<Date | null>;
    /** Null where the recovery codes are as old as the authenticator. */
    codes_made_at: Generated<Date | null>;
  };
  recovery_code: {
    person_id: number;
    code_hash: Buffer;
  };
  sign_in_challenge: {
    token_hash: Buffer;
    person_id: number;
    remembered: boolean;
    tries: Generated<number>;
    expires_at: Date;
  };
  known_device: {
    person_id: number;
    device_hash: Buffer;
    seen_at: Date;
  };
}
