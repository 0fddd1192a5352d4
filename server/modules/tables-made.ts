/** The tables of the migrations as types: made by `npm run tables`, never edited. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ActivityNames } from '#contract/board/activities.ts';
import type { ArrangementState } from '#contract/board/arrangements.ts';
import type { CallReason, RestKind } from '#contract/board/attention.ts';
import type { BulletinKind, BulletinWay, Says } from '#contract/board/bulletins.ts';
import type {
  AnswerState,
  AskState,
  ContactMode,
  NoticeKind,
  NoticeOutcome,
  NoticeReach,
  NoticeState,
  ReportReason,
} from '#contract/board/notices.ts';
import type { Rhythm, StandingState } from '#contract/board/standings.ts';
import type { ReportedMessage } from '#contract/board/threads.ts';
import type {
  ExchangeBasis,
  ExchangeKind,
  ExchangeState,
} from '#contract/hours/exchange-states.ts';
import type { Locale } from '#contract/locales.ts';
import type { ChequeState, ChequeVoidCause } from '#contract/paper/cheques.ts';
import type { RowProblem } from '#contract/paper/import-problems.ts';
import type {
  Fixes,
  ImportMapping,
  ImportPreset,
  ImportState,
  RowOutcome,
  RowPlan,
} from '#contract/paper/imports.ts';
import type { Scope } from '#contract/people/access-tokens.ts';
import type { Access, Role, Sex } from '#contract/people/accounts.ts';
import type { BodyKind } from '#contract/people/bodies.ts';
import type { ConsentWay } from '#contract/people/consents.ts';
import type { FeeGroup, FeeState, FeeWay } from '#contract/people/fees.ts';
import type { PolicyCovers } from '#contract/people/insured.ts';
import type { ChosenColumn } from '#contract/people/members.ts';
import type { LegalForm } from '#contract/people/register.ts';
import type { Browser, System } from '#contract/people/sign-in.ts';
import type { Act, Cadence, LetterTopic } from '#contract/sending/letters.ts';
import type { DeliveredEvent, DeliveryState, WebhookEvent } from '#contract/sending/webhooks.ts';

export interface Tables {
  access_token: {
    id: GeneratedAlways<number>;
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
    used_on: string | null;
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
  activity: {
    id: GeneratedAlways<number>;
    group_id: number;
    position: number;
    /** Null while it is offered. */
    retired_at: Date | null;
    successor_id: number | null;
    words: Generated<string>;
    former_names: Generated<string[]>;
    names: ColumnType<ActivityNames, string, string>;
  };
  activity_group: {
    id: GeneratedAlways<number>;
    position: number;
    names: ColumnType<ActivityNames, string, string>;
  };
  activity_rule: {
    bank_id: number;
    activity_id: number;
    through_desk: boolean;
    shown: boolean;
    changed_at: Date;
    changed_by: number;
  };
  administrators_seen: {
    bank_id: number;
    seen_on: string;
  };
  answer_day: {
    answer_id: number;
    position: number;
    starts_at: Date;
    minutes: number;
    place: string;
  };
  arrangement: {
    id: GeneratedAlways<number>;
    notice_id: number | null;
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
    asked_at: Date | null;
    reminded_at: Date | null;
    desk_by: number | null;
    standing_id: number | null;
    standing_day: string | null;
    answer_id: number | null;
    undone_exchange_id: number | null;
  };
  attendance: {
    bulletin_id: number;
    person_id: number;
    says: Says;
    heads: number;
    said_by: number;
    said_at: Date;
    basis: ExchangeBasis | null;
    came: boolean | null;
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
  authenticator: {
    person_id: number;
    sealed_secret: Buffer;
    /** The last span of 30 seconds whose code was accepted. */
    last_step: Generated<number>;
    begun_at: Date;
    confirmed_at: Date | null;
    /** Null where the recovery codes are as old as the authenticator. */
    codes_made_at: Date | null;
  };
  bank: {
    id: GeneratedAlways<number>;
    name: string;
    description: Generated<string>;
    address: string;
    email: string;
    president: string;
    secretary: string;
    phone: Generated<string>;
    association: Generated<string>;
    vat: Generated<string>;
    web_url: Generated<string>;
    facebook_url: Generated<string>;
    gdpr: string;
    /** A day, `yyyy-MM-dd`. */
    founded_on: string;
    created_at: Date;
    folded_name: GeneratedAlways<string>;
    last_member_number: Generated<number>;
    /** The holder of the bank's fund, made by the database. */
    fund_person_id: GeneratedAlways<number>;
    last_cheque_serial: Generated<number>;
    opening_hours: Generated<string>;
    /** Both while the portal has suspended it, or neither. */
    suspended_at: Date | null;
    suspension_reason: string | null;
    /** When it was reopened the last time. */
    reopened_at: Date | null;
    /** Rooms of which it has said nothing are open: true for those that were here before rooms. */
    opened_with_all: Generated<boolean>;
    /** Founded on this portal since banks have a beginning. */
    begun_here: Generated<boolean>;
    /** What carries it; null until the desk says. */
    legal_form: LegalForm | null;
    locale: Generated<Locale>;
  };
  bank_application: {
    id: GeneratedAlways<number>;
    applicant_id: number;
    name: string;
    description: Generated<string>;
    address: string;
    email: string;
    president: string;
    secretary: string;
    phone: Generated<string>;
    association: Generated<string>;
    vat: Generated<string>;
    web_url: Generated<string>;
    facebook_url: Generated<string>;
    gdpr: string;
    /** A day, `yyyy-MM-dd`. */
    founded_on: string;
    state: Generated<'open' | 'approved' | 'denied' | 'withdrawn'>;
    created_at: Date;
    decided_at: Date | null;
    decided_by: number | null;
    bank_id: number | null;
    opening_hours: Generated<string>;
    /** The number of the bank that it becomes; no other bank has it. */
    future_bank_id: Generated<number>;
    locale: Generated<Locale>;
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
    limit_minutes: number | null;
    proposed_limit_minutes: number | null;
    proposed_limit_bank_id: number | null;
  };
  /** How a bank was doing in a month that is over, written at night. */
  bank_month: {
    bank_id: number;
    /** Its first day, `yyyy-MM-dd`. */
    month: string;
    members: number;
    active90: number;
    newcomers: number;
    newcomers_met: number;
    requests: number;
    requests_met: number;
    median_days: string | null;
    top_tenth: string | null;
  };
  /** The latest row of a room holds; the others are its history. */
  bank_room: {
    id: GeneratedAlways<number>;
    bank_id: number;
    room: string;
    is_open: boolean;
    changed_at: Date;
    changed_by: number;
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
  board_digest: {
    id: GeneratedAlways<number>;
    person_id: number;
    bank_id: number;
    sent_on: string;
    visited_at: Date | null;
  };
  board_digest_item: {
    person_id: number;
    notice_id: number;
    digest_id: number;
  };
  /** A member that is no person; its name and telephone are those of its person. */
  body: {
    id: GeneratedAlways<number>;
    person_id: number;
    bank_id: number;
    kind: BodyKind;
    address: string;
    tax_code: string;
    represented_by: string;
    signed_on: string;
  };
  books_check: {
    /** `yyyy-MM-dd`. */
    day: string;
    begun_at: Date;
    ended_at: Date;
    faults: number;
  };
  bot_check_used: {
    challenge: string;
    expires_at: Date;
  };
  bulletin: {
    id: GeneratedAlways<number>;
    bank_id: number;
    kind: BulletinKind;
    title: string;
    body: string;
    starts_at: Date | null;
    ends_at: Date | null;
    place: string;
    guests: boolean;
    asks: boolean;
    for_friends: boolean;
    sent_by: number;
    sent_at: Date;
    shown_at: Date;
    letters_at: Date;
    /** A day, `yyyy-MM-dd`: its letters join the digest of that day. */
    digest_on: string | null;
    round: Generated<number>;
    /** Null while members are still to be told of its latest round. */
    told_at: Date | null;
    sequence: Generated<number>;
    corrected_at: Date | null;
    corrected_by: number | null;
    called_off_at: Date | null;
    called_off_by: number | null;
    taken_back_at: Date | null;
  };
  /** Who was told and how; of letters nothing says whether they were opened. */
  bulletin_person: {
    bulletin_id: number;
    person_id: number;
    way: BulletinWay;
    round: number;
    told_at: Date;
    read_at: Date | null;
  };
  /** The address at which a calendar program follows the appointments of a person. */
  calendar_link: {
    person_id: number;
    token_hash: Buffer;
    made_at: Date;
  };
  call_note: {
    bank_id: number;
    person_id: number;
    note: string;
    called_at: Date;
    noted_by: number;
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
  /** Who accompanies a newcomer, as the desk named them; ended ones stay. */
  companion: {
    id: GeneratedAlways<number>;
    bank_id: number;
    newcomer_id: number;
    companion_id: number;
    made_by: number;
    made_at: Date;
    ended_at: Date | null;
    ended_why: string | null;
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
  /** What a desk was asked once, and has answered for good. */
  desk_answer: {
    bank_id: number;
    question: string;
    said_at: Date;
    said_by: number;
  };
  erasure: {
    person_id: number;
    asked_at: Date;
    due_at: Date;
  };
  exchange: {
    id: GeneratedAlways<number>;
    creditor_id: number;
    creditor_bank_id: number;
    debtor_id: number;
    debtor_bank_id: number;
    /** Null for every kind but a service. */
    activity_id: number | null;
    performed_on: string;
    minutes: number;
    note: string;
    state: Generated<ExchangeState>;
    created_at: Date;
    created_by: number;
    decided_at: Date | null;
    decided_by: number | null;
    decision_reason: string | null;
    reversed_at: Date | null;
    reversed_by: number | null;
    reversal_reason: string | null;
    folded_note: GeneratedAlways<string>;
    kind: Generated<ExchangeKind>;
    /** How the debtor's word reached the desk; null where they gave it here themselves. */
    basis: ExchangeBasis | null;
    /** The person of trust who recorded it for that person. */
    created_by_delegate: number | null;
    /** The person of trust who decided for that person. */
    decided_by_delegate: number | null;
    hand: string | null;
  };
  exchange_about: {
    exchange_id: number;
    notice_id: number;
    answer_id: number | null;
  };
  exchange_batch: {
    id: GeneratedAlways<number>;
    bank_id: number;
    admin_id: number;
    debtor_bank_id: number;
    /** Null unless it is a service. */
    activity_id: number | null;
    performed_on: string;
    minutes: number;
    note: string;
    one_person_id: number | null;
    created_at: Date;
    finished_at: Date | null;
    starts_at: Date | null;
    started_at: Date | null;
    stopped_at: Date | null;
    stopped_by: number | null;
    undo_asked_at: Date | null;
    undo_by: number | null;
    undo_reason: string | null;
    undone_at: Date | null;
    kind: Generated<'service' | 'share'>;
    /** The year of a share. */
    share_year: number | null;
    for_fund: Generated<boolean>;
  };
  exchange_batch_item: {
    batch_id: number;
    position: number;
    creditor_id: number;
    debtor_id: number;
    exchange_id: number | null;
    refusal: string | null;
    undo: 'reversed' | 'cancelled' | 'left' | null;
    share_year: number | null;
  };
  /** What became of the fee of a person in a year; the latest row holds, without one it is due. */
  fee: {
    id: GeneratedAlways<number>;
    bank_id: number;
    year: number;
    person_id: number;
    state: FeeState;
    fee_group: FeeGroup;
    cents: number | null;
    on_day: string | null;
    how: FeeWay | null;
    /** Counted on in the bank and the year, without a gap. */
    receipt_no: number | null;
    /** The receipt that counts no more since then. */
    voids_no: number | null;
    reason: string;
    made_by: number;
    made_at: Date;
    /** A file brought it: it was received before the portal, and has no receipt of it. */
    is_brought: Generated<boolean>;
  };
  /** What a group pays in a year; without a row it pays what `ordinary` does. */
  fee_amount: {
    bank_id: number;
    year: number;
    fee_group: FeeGroup;
    cents: number;
    /** What the bank calls the group; empty for its usual name. */
    words: string;
  };
  fee_year: {
    bank_id: number;
    year: number;
    due_on: string;
    /** Who gives a receipt holds the row until the end of the transaction. */
    last_receipt: Generated<number>;
    /** When the one letter of the year went to those whose fee was due. */
    reminded_at: Date | null;
    reminded_by: number | null;
  };
  group_visit: {
    bank_id: number;
    week: string;
    visits: number;
  };
  /** Who answers for a member below the age that their bank asks for. */
  guardian: {
    membership_id: number;
    bank_id: number;
    person_id: number;
    name: string;
    phone: string;
    /** The other parent, who signed too; empty where `alone_why` says why not. */
    other_name: string;
    alone_why: string;
    signed_on: string;
    made_by: number;
    made_at: Date;
  };
  idempotency_key: {
    person_id: number;
    key: string;
    request_hash: Buffer;
    /** Written as text, read as what it says. */
    reply: ColumnType<unknown, string | null, string | null>;
    created_at: Date;
  };
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
    person_id: number | null;
    minutes: number | null;
    outcome: RowOutcome | null;
    membership_id: number | null;
    exchange_id: number | null;
    undone: boolean | null;
    fixes: Generated<Fixes>;
    fee_id: number | null;
  };
  /** From when to when somebody is covered by a policy that covers some. */
  insured: {
    id: GeneratedAlways<number>;
    bank_id: number;
    policy_id: number;
    person_id: number;
    from_day: string;
    /** The last day; null while it goes on. */
    to_day: string | null;
  };
  invitation: {
    bank_id: number;
    person_id: number;
    invited_at: Date;
  };
  /** Whom the wave of a bank still goes to. */
  invitation_chosen: {
    bank_id: number;
    person_id: number;
  };
  invitation_wave: {
    bank_id: number;
    per_day: number;
    state: 'sending' | 'paused' | 'done';
    next_at: Date;
    set_by: number;
  };
  kept_mail: {
    id: GeneratedAlways<number>;
    recipient: string;
    subject: string;
    text_body: string;
    html_body: string;
    created_at: Date;
  };
  known_device: {
    person_id: number;
    device_hash: Buffer;
    seen_at: Date;
  };
  letter_preference: {
    person_id: number;
    topic: LetterTopic;
    cadence: Cadence;
    changed_at: Date;
  };
  letter_sent: {
    person_id: number;
    topic: LetterTopic;
    sent_at: Date;
  };
  mail_token: {
    id: string;
    person_id: number;
    purpose: 'verify-email' | 'reset-password' | 'restore-email' | 'invitation';
    token_hash: Buffer;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
    /** Where it was sent; null when that is no longer known. */
    email: string | null;
  };
  mail_trouble: {
    person_id: number;
    address_hash: Buffer;
    refused_at: Date;
    since: Date | null;
    last_code: string;
  };
  maintenance: {
    id: GeneratedAlways<number>;
    begins_at: Date;
    ends_at: Date;
    note: string;
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
  member_note: {
    bank_id: number;
    person_id: number;
    note: string;
    noted_at: Date;
    noted_by: number;
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
    /** The person's, kept by the database. */
    folded_given_name: GeneratedAlways<string>;
    folded_name: GeneratedAlways<string>;
    /** On the member's card: given by the database when they become active, unless it is given here. */
    number: Generated<number | null>;
    /** The day on which they signed the form on paper, where the desk admitted them. */
    signed_on: string | null;
    /** Whether members find them with all they can do; null until they say. */
    findable: boolean | null;
    earlier_numbers: Generated<number[]>;
    hidden_columns: Generated<ChosenColumn[]>;
    /** The day on which they reach the age that their bank asks for; null for everybody else. */
    minor_until: string | null;
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
  message_letter: {
    person_id: number;
    sent_at: Date;
  };
  migration: {
    name: string;
    hash: string;
    applied_at: Generated<Date>;
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
    state: Generated<NoticeState>;
    outcome: NoticeOutcome | null;
    met_with: number | null;
    asks_again_on: string;
    renewals: Generated<number>;
    created_at: Date;
    created_by: number;
    changed_at: Date;
    closed_at: Date | null;
    hidden_reason: string | null;
    folded: GeneratedAlways<string>;
    stays_open: Generated<boolean>;
    met_by_exchange_id: number | null;
    met_until: Date | null;
    places: Generated<number>;
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
    sequence: Generated<number>;
    agreed_day: number | null;
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
  notice_picture: {
    notice_id: number;
    jpeg: Buffer;
    updated_at: Date;
  };
  notice_reminder: {
    notice_id: number;
    asks_again_on: string;
    sent_at: Date;
  };
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
  passkey: {
    id: GeneratedAlways<number>;
    person_id: number;
    credential_id: Buffer;
    public_key: Buffer;
    counter: number;
    name: string;
    created_at: Date;
    used_at: Date | null;
  };
  passkey_challenge: {
    challenge_hash: Buffer;
    person_id: number | null;
    expires_at: Date;
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
    created_at: Date;
    folded_given_name: GeneratedAlways<string>;
    folded_name: GeneratedAlways<string>;
    /** The last address whose mailbox they have proven to read; a changed one is not. */
    proven_email: string | null;
    /** Since when unused links to choose a new password have been sent, and how many. */
    reset_mailed_at: Date | null;
    reset_mails: Generated<number>;
    phone_digits: GeneratedAlways<string | null>;
    access: Generated<Access>;
    /** A fund holds hours of a bank and is no human. */
    kind: Generated<'human' | 'fund' | 'body'>;
    /** Since when no letter goes to them: they are no more. */
    gone_at: Date | null;
    /** Whether others may be told of them as somebody who can help. */
    may_be_asked: Generated<boolean>;
    /** Whether members may be told that they did something before. */
    show_done: Generated<boolean>;
    /** When they were erased; they are called by their number from then on. */
    erased_at: Date | null;
    /** How members reach them, said once for all notices. */
    contact: Generated<ContactMode>;
    gives_phone: Generated<boolean>;
    gives_email: Generated<boolean>;
    welcomes: Generated<boolean>;
    full_name: GeneratedAlways<string>;
  };
  person_block: {
    person_id: number;
    blocked_id: number;
    blocked_at: Date;
  };
  photo: {
    id: GeneratedAlways<number>;
    person_id: number | null;
    bank_id: number | null;
    jpeg: Buffer;
    updated_at: Date;
    face: Buffer | null;
  };
  policy: {
    id: GeneratedAlways<number>;
    bank_id: number;
    insurer: string;
    number: string;
    from_day: string;
    to_day: string;
    covers: PolicyCovers;
    /** The day of the list for the insurer that was printed or taken last. */
    listed_on: string | null;
    made_by: number;
    made_at: Date;
  };
  privacy_consent: {
    bank_id: number;
    person_id: number;
    privacy_notice_id: number;
    way: ConsentWay;
    agreed_at: Date;
    /** The day on the signed sheet. */
    signed_on: string | null;
    noted_by: number | null;
  };
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
  privacy_reminder: {
    person_id: number;
    bank_id: number;
    sent_at: Date;
  };
  push_device: {
    id: GeneratedAlways<number>;
    person_id: number;
    /** The last session in which its person opened the portal there; may be gone by now. */
    session_id: string;
    endpoint: string;
    p256dh: Buffer;
    auth: Buffer;
    seen_at: Date;
  };
  rate_counter: {
    key: string;
    window_start: Date;
    hits: number;
  };
  recovery_code: {
    person_id: number;
    code_hash: Buffer;
  };
  /** What the register of members has of a membership; the latest version holds. */
  register_entry: {
    id: GeneratedAlways<number>;
    bank_id: number;
    person_id: number;
    membership_id: number;
    version: number;
    birth_place: string;
    tax_code: string;
    residence: string;
    share: string;
    admitted_on: string | null;
    resolution: string;
    met_on: string | null;
    met_by: string;
    note: string;
    made_by: number;
    made_at: Date;
    /** Why the membership ended, as the register has it. */
    ended_why: Generated<string>;
  };
  /** The name of who was erased, for the years that the register of their bank keeps. */
  register_name: {
    membership_id: number;
    bank_id: number;
    person_id: number;
    name: string;
    surname: string;
  };
  /** What the desk wrote for the yearly page of a bank; the latest version of a year holds. */
  report_version: {
    bank_id: number;
    year: number;
    version: number;
    chapter_year: string;
    chapter_together: string;
    chapter_alongside: string;
    chapter_ahead: string;
    /** In euro; null where the page says nothing of it. */
    hour_cents: number | null;
    quotes_thanks: boolean;
    made_by: number;
    made_at: Date;
  };
  /** Whom the desk does not call for a while. */
  rest: {
    id: GeneratedAlways<number>;
    bank_id: number;
    person_id: number;
    reason: CallReason | null;
    /** The last day of it, `yyyy-MM-dd`. */
    until: string;
    kind: RestKind;
    made_by: number;
    made_at: Date;
    /** The day of `made_at` in the time zone of the portal. */
    made_on: string;
    ended_at: Date | null;
  };
  seal: {
    /** `yyyy-MM-dd`. */
    day: string;
    previous: Buffer;
    salt: Buffer;
    last_transfer_id: number;
    rows: number;
    hash: Buffer;
    marks: Buffer;
    sealed_at: Date;
  };
  session: {
    id: string;
    person_id: number;
    remembered: boolean;
    created_at: Date;
    expires_at: Date;
    ended_at: Date | null;
    browser: Browser | null;
    system: System | null;
    /** Null when it was opened by an older portal and not used since. */
    used_at: Date | null;
    /** Null for one that a password has opened, and once its passkey is removed. */
    passkey_id: number | null;
    /** A `pg_lsn`; null when it was opened by an older portal and nothing was changed since. */
    wrote_up_to: Generated<string | null>;
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
  sign_in_challenge: {
    token_hash: Buffer;
    person_id: number;
    remembered: boolean;
    tries: Generated<number>;
    expires_at: Date;
  };
  sign_in_failure: {
    key: string;
    failures: number;
    last_at: Date;
    before_at: Date | null;
    email: string | null;
  };
  sign_in_network: {
    person_id: number;
    network_hash: Buffer;
    last_at: Date;
  };
  skill: {
    person_id: number;
    activity_id: number;
    said_at: Date;
    said_by: number;
  };
  /** The view that says who is where. */
  standing: {
    person_id: number;
    status: 'not-verified' | 'new' | 'pending' | 'normal';
    role: Role;
    bank_id: number | null;
    requested_bank_id: number | null;
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
    next_day: string | null;
    paused_until: string | null;
    paused_by: number | null;
    watched_from: string | null;
    created_at: Date;
    changed_at: Date;
    answer_id: number | null;
  };
  statement_run: {
    id: GeneratedAlways<number>;
    bank_id: number;
    from_day: string;
    to_day: string;
    people: number;
    made_at: Date;
    made_by: number;
  };
  thanks: {
    id: GeneratedAlways<number>;
    exchange_id: number;
    receiver_id: number;
    giver_id: number;
    text: string | null;
    written_at: Date;
    kept_back: boolean;
    /** Since when they agree that it is quoted; null where they do not. */
    receiver_agreed_at: Date | null;
    giver_agreed_at: Date | null;
  };
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
  /** How far each of the two has come, as numbers of messages. */
  thread_person: {
    thread_id: number;
    person_id: number;
    last_message_id: Generated<number>;
    read_to: Generated<number>;
    told_to: Generated<number>;
  };
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
    exchange_id: number | null;
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
  webhook: {
    id: GeneratedAlways<number>;
    bank_id: number;
    url: string;
    events: WebhookEvent[];
    /** Sealed. */
    secret: Buffer;
    is_on: Generated<boolean>;
    /** No delivery has arrived since then. */
    failing_since: Date | null;
    created_at: Date;
    /** Tries in a row that did not arrive. */
    misses: Generated<number>;
    /** Nothing is sent to it before. */
    waits_until: Date | null;
    /** Until then somebody has a message to it in hand, by the database's clock. */
    taken_until: Date | null;
  };
  webhook_delivery: {
    id: GeneratedAlways<number>;
    webhook_id: number;
    message_id: Generated<string>;
    event: DeliveredEvent;
    /** As it is signed and sent, JSON. */
    body: string;
    state: Generated<DeliveryState>;
    tries: Generated<number>;
    /** What the address answered last; null when nothing answered. */
    status: number | null;
    created_at: Date;
    tried_at: Date | null;
    /** When the next try is due; at once when null. */
    due_at: Date | null;
  };
}
