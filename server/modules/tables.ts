/** The tables of the migrations as types, and the makers of statements on them. */
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { Access, Role, Sex } from '#contract/accounts.ts';
import type { Act, Cadence, LetterTopic } from '#contract/letters.ts';
import type { Locale } from '#contract/locales.ts';
import { statementsOn } from '#server/platform/statements.ts';
import type { ArrangementTables } from './tables-arrangements.ts';
import type { BooksTables } from './tables-books.ts';
import type { ChequeTables } from './tables-cheques.ts';
import type { ConsentTables } from './tables-consents.ts';
import type { ErasureTables } from './tables-erasure.ts';
import type { ExchangeTables } from './tables-exchanges.ts';
import type { ImportTables } from './tables-imports.ts';
import type { InvitationTables } from './tables-invitations.ts';
import type { NoticeTables } from './tables-notices.ts';
import type { PushTables } from './tables-push.ts';
import type { SealTables } from './tables-seals.ts';
import type { SignInTables } from './tables-sign-in.ts';
import type { ThreadTables } from './tables-threads.ts';
import type { WebhookTables } from './tables-webhooks.ts';

/** What a link sent by mail is for. */
export type MailTokenPurpose = 'verify-email' | 'reset-password' | 'restore-email' | 'invitation';

/** What is known of a bank, live or applied for. */
export interface BankColumns {
  name: string;
  description: string;
  address: string;
  email: string;
  president: string;
  secretary: string;
  phone: string;
  association: string;
  vat: string;
  web_url: string;
  facebook_url: string;
  gdpr: string;
  opening_hours: string;
  /** A day, `yyyy-MM-dd`. */
  founded_on: string;
}

export interface Tables
  extends ExchangeTables,
    ArrangementTables,
    BooksTables,
    ChequeTables,
    ConsentTables,
    ErasureTables,
    ImportTables,
    InvitationTables,
    NoticeTables,
    PushTables,
    SealTables,
    SignInTables,
    ThreadTables,
    WebhookTables {
  bank: BankColumns & {
    id: GeneratedAlways<number>;
    created_at: Date;
    folded_name: GeneratedAlways<string>;
    last_member_number: Generated<number>;
    /** The holder of the bank's fund, made by the database. */
    fund_person_id: GeneratedAlways<number>;
    /** Both while the portal has suspended it, or neither. */
    suspended_at: Generated<Date | null>;
    suspension_reason: Generated<string | null>;
    /** When it was reopened the last time. */
    reopened_at: Generated<Date | null>;
  };
  bank_application: BankColumns & {
    id: GeneratedAlways<number>;
    applicant_id: number;
    state: Generated<'open' | 'approved' | 'denied' | 'withdrawn'>;
    created_at: Date;
    decided_at: Date | null;
    decided_by: number | null;
    bank_id: number | null;
    /** The number of the bank that it becomes; no other bank has it. */
    future_bank_id: Generated<number>;
  };
  person: {
    id: GeneratedAlways<number>;
    /** Null for people without e-mail, whose access is `desk`, and for a fund. */
    email: string | null;
    password_hash: string | null;
    name: string;
    surname: string;
    phone: string | null;
    birth_date: string | null;
    sex: Sex;
    pref_locale: Locale;
    chosen_bank_id: number | null;
    email_verified_at: Date | null;
    /** The last address whose mailbox they have proven to read; a changed one is not. */
    proven_email: string | null;
    /** Since when unused links to choose a new password have been sent, and how many. */
    reset_mailed_at: Date | null;
    reset_mails: Generated<number>;
    access: Generated<Access>;
    /** A fund holds hours of a bank and is no human. */
    kind: Generated<'human' | 'fund'>;
    created_at: Date;
    /** Since when no letter goes to them: they are no more. */
    gone_at: Generated<Date | null>;
    /** When they were erased; they are called by their number from then on. */
    erased_at: Generated<Date | null>;
    /** Whether others may be told of them as somebody who can help. */
    may_be_asked: Generated<boolean>;
    /** Whether members may be told that they did something before. */
    show_done: Generated<boolean>;
    full_name: GeneratedAlways<string>;
    folded_given_name: GeneratedAlways<string>;
    folded_name: GeneratedAlways<string>;
    phone_digits: GeneratedAlways<string | null>;
  };
  membership: {
    id: GeneratedAlways<number>;
    person_id: number;
    bank_id: number;
    state: 'requested' | 'withdrawn' | 'denied' | 'active' | 'ended';
    role: Generated<Role>;
    requested_at: Date;
    decided_at: Date | null;
    decided_by: number | null;
    ended_at: Date | null;
    ended_by: number | null;
    /** The day on which they signed the form on paper, where the desk admitted them. */
    signed_on: Generated<string | null>;
    /** On the member's card: given by the database when they become active, unless it is given here. */
    number: Generated<number | null>;
    /** The person's, kept by the database. */
    folded_given_name: GeneratedAlways<string>;
    folded_name: GeneratedAlways<string>;
  };
  /** The latest row of a name holds; the others are its history. */
  bank_rule: {
    id: GeneratedAlways<number>;
    bank_id: number;
    name: string;
    value: ColumnType<number | boolean, string, never>;
    valid_from: Date;
    set_by: number;
    note: string;
  };
  share_announcement: {
    id: GeneratedAlways<number>;
    bank_id: number;
    year: number;
    minutes: number;
    announced_at: Date;
    announced_by: number;
    bookable_from: string;
  };
  bank_link: {
    id: GeneratedAlways<number>;
    requester_bank_id: number;
    required_bank_id: number;
    state: 'requested' | 'withdrawn' | 'rejected' | 'approved' | 'removed';
    requested_at: Date;
    requested_by: number;
    decided_at: Date | null;
    decided_by: number | null;
    ended_at: Date | null;
    ended_by: number | null;
  };
  /** Who acts for whom, as the desk noted it; ended ones stay. */
  delegate: {
    id: GeneratedAlways<number>;
    person_id: number;
    delegate_id: number;
    bank_id: number;
    signed_on: string;
    made_at: Date;
    made_by: number;
    ended_at: Date | null;
    ended_by: number | null;
  };
  call_note: {
    bank_id: number;
    person_id: number;
    note: string;
    called_at: Date;
    noted_by: number;
  };
  skill: { person_id: number; activity_id: number; said_at: Date; said_by: number };
  statement_run: {
    id: GeneratedAlways<number>;
    bank_id: number;
    from_day: string;
    to_day: string;
    people: number;
    made_at: Date;
    made_by: number;
  };
  mail_token: {
    id: string;
    person_id: number;
    purpose: MailTokenPurpose;
    /** Where it was sent; null when that is no longer known. */
    email: string | null;
    token_hash: Buffer;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  act_token: {
    token_hash: Buffer;
    person_id: number;
    act: Act['act'];
    subject_id: number | null;
    topic: LetterTopic | null;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  letter_preference: { person_id: number; topic: LetterTopic; cadence: Cadence; changed_at: Date };
  letter_sent: { person_id: number; topic: LetterTopic; sent_at: Date };
  photo: {
    id: GeneratedAlways<number>;
    person_id: number | null;
    bank_id: number | null;
    jpeg: Buffer;
    face: Buffer | null;
    updated_at: Date;
  };
  audit: {
    id: GeneratedAlways<number>;
    at: Date;
    actor_id: number | null;
    action: string;
    person_id: number | null;
    bank_id: number | null;
    exchange_id: number | null;
    detail: Generated<string>;
  };
  audit_change: {
    audit_id: number;
    field: string;
    old_value: string;
    new_value: string;
    person_id: number | null;
    bank_id: number | null;
    changed_at: Date;
  };
  outbox: {
    id: GeneratedAlways<number>;
    kind: string;
    payload: string;
    created_at: Date;
    /** When it may leave; null: at once. */
    due_at: Date | null;
    /** Who may withdraw it until then. */
    undoable_by: number | null;
  };
  kept_mail: {
    id: GeneratedAlways<number>;
    recipient: string;
    subject: string;
    text_body: string;
    html_body: string;
    created_at: Date;
  };
  idempotency_key: {
    person_id: number;
    key: string;
    request_hash: Buffer;
    /** Written as text, read as what it says. */
    reply: ColumnType<unknown, string | null, string | null>;
    created_at: Date;
  };
  rate_counter: { key: string; window_start: Date; hits: number };
  sign_in_failure: {
    key: string;
    email: string | null;
    failures: number;
    last_at: Date;
    before_at: Date | null;
  };
  sign_in_network: { person_id: number; network_hash: Buffer; last_at: Date };
  bot_check_used: { challenge: string; expires_at: Date };
  /** The view that says who is where. */
  standing: {
    person_id: number;
    status: 'not-verified' | 'new' | 'pending' | 'normal';
    role: Role;
    bank_id: number | null;
    requested_bank_id: number | null;
  };
}

/** A row of a table as it is read. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

export const { query, statement, statementsBy } = statementsOn<Tables>();
