/**
 * What the archive of a bank holds, table by table (specification §15). Every table of the portal is
 * either archived here, or left out with its reason; a test compares the lists with the database, so
 * that a new table or column cannot be forgotten.
 */

import { ARCHIVED_COLUMNS, NOT_ARCHIVED } from '#server/modules/people/accounts/person-columns.ts';

/** Where a column of an archived row leads. Every other column travels as it is. */
export type Reference =
  | 'bank'
  /** A person of the archive. */
  | 'person'
  /** Who did something, or nobody when that was somebody outside the archive. */
  | 'author'
  /** The same where somebody must be named: the person who imports. */
  | 'actor'
  | 'exchange'
  /** By its Italian name: every portal numbers its activities itself. */
  | 'activity'
  | 'cheque_book'
  | 'import'
  | 'notice'
  | 'notice_answer'
  | 'privacy_notice'
  | 'membership'
  | 'policy'
  | 'audit';

/** Tables whose rows travel as they are, but for what their columns refer to; in the order of their import. */
export const PLAIN_TABLES = {
  membership: {
    bank_id: 'bank',
    person_id: 'person',
    decided_by: 'author',
    ended_by: 'author',
  },
  body: { bank_id: 'bank', person_id: 'person' },
  register_entry: {
    bank_id: 'bank',
    person_id: 'person',
    membership_id: 'membership',
    made_by: 'actor',
  },
  register_name: { bank_id: 'bank', person_id: 'person', membership_id: 'membership' },
  guardian: {
    bank_id: 'bank',
    person_id: 'person',
    membership_id: 'membership',
    made_by: 'actor',
  },
  fee_year: { bank_id: 'bank', reminded_by: 'author' },
  fee_amount: { bank_id: 'bank' },
  fee: { bank_id: 'bank', person_id: 'person', made_by: 'actor' },
  policy: { bank_id: 'bank', made_by: 'actor' },
  insured: { bank_id: 'bank', policy_id: 'policy', person_id: 'person' },
  report_version: { bank_id: 'bank', made_by: 'actor' },
  privacy_notice: { bank_id: 'bank', saved_by: 'author' },
  privacy_consent: {
    bank_id: 'bank',
    person_id: 'person',
    privacy_notice_id: 'privacy_notice',
    noted_by: 'author',
  },
  bank_room: { bank_id: 'bank', changed_by: 'actor' },
  desk_answer: { bank_id: 'bank', said_by: 'actor' },
  bank_rule: { bank_id: 'bank', set_by: 'actor' },
  member_band: { bank_id: 'bank', person_id: 'person', set_by: 'actor' },
  call_note: { bank_id: 'bank', person_id: 'person', noted_by: 'actor' },
  member_note: { bank_id: 'bank', person_id: 'person', noted_by: 'actor' },
  rest: { bank_id: 'bank', person_id: 'person', made_by: 'actor' },
  delegate: {
    bank_id: 'bank',
    person_id: 'person',
    delegate_id: 'person',
    made_by: 'actor',
    ended_by: 'author',
  },
  statement_run: { bank_id: 'bank', made_by: 'actor' },
  cheque_book: { bank_id: 'bank', person_id: 'person', issued_by: 'actor', closed_by: 'author' },
  cheque: { bank_id: 'bank', book_id: 'cheque_book', exchange_id: 'exchange' },
  import: { bank_id: 'bank', made_by: 'actor', ran_by: 'author', undone_by: 'author' },
  past_line: { bank_id: 'bank', import_id: 'import', giver_id: 'author', receiver_id: 'author' },
  letter_preference: { person_id: 'person' },
  skill: { person_id: 'person', activity_id: 'activity', said_by: 'actor' },
  notice: {
    bank_id: 'bank',
    person_id: 'person',
    activity_id: 'activity',
    met_with: 'author',
    met_by_exchange_id: 'exchange',
    created_by: 'actor',
  },
  notice_answer: { notice_id: 'notice', person_id: 'person', told_by: 'author' },
  answer_day: { answer_id: 'notice_answer' },
  notice_ask: { notice_id: 'notice', person_id: 'person', asked_by: 'author' },
  audit: { bank_id: 'bank', actor_id: 'author', person_id: 'author', exchange_id: 'exchange' },
  audit_change: { bank_id: 'bank', person_id: 'person', audit_id: 'audit' },
} as const satisfies Record<string, Record<string, Reference>>;

export type PlainTable = keyof typeof PLAIN_TABLES;
export const PLAIN_TABLE_NAMES = Object.keys(PLAIN_TABLES) as PlainTable[];

/** Of these, the tables without an id of their own. */
export const WITHOUT_ID: readonly PlainTable[] = [
  'answer_day',
  'call_note',
  'fee_year',
  'fee_amount',
  'guardian',
  'member_note',
  'letter_preference',
  'audit_change',
  'desk_answer',
  'privacy_consent',
  'register_name',
  'report_version',
  'skill',
];

/** Of these, the tables that archives of before the board, or of before versions were kept, do not have. */
export const NOT_IN_EVERY_ARCHIVE: readonly PlainTable[] = [
  'notice',
  'notice_answer',
  'answer_day',
  'bank_room',
  'desk_answer',
  'notice_ask',
  'privacy_notice',
  'member_note',
  'rest',
  'privacy_consent',
  'register_entry',
  'register_name',
  'guardian',
  'fee_year',
  'fee_amount',
  'fee',
  'policy',
  'insured',
  'report_version',
  'body',
];

/** Of these, columns that older archives do not have, and what is meant there. */
export const SINCE: Partial<Record<PlainTable, Record<string, unknown>>> = {
  membership: { earlier_numbers: [], hidden_columns: [], minor_until: null },
  register_entry: { ended_why: '' },
  notice: { stays_open: false, met_by_exchange_id: null, places: 1 },
  notice_answer: { sequence: 0 },
};

/** Of these, the columns of tables that have others too, which the database computes by itself. */
export const STORED_COLUMNS: Partial<Record<PlainTable, readonly string[]>> = {
  notice: [
    'id',
    'kind',
    'person_id',
    'bank_id',
    'activity_id',
    'title',
    'body',
    'reach',
    'contact',
    'gives_phone',
    'gives_email',
    'minutes',
    'when_text',
    'place_text',
    'needed_by',
    'state',
    'outcome',
    'met_with',
    'asks_again_on',
    'renewals',
    'created_at',
    'created_by',
    'changed_at',
    'closed_at',
    'hidden_reason',
    ...(['stays_open', 'met_by_exchange_id', 'met_until', 'places'] as const),
  ],
};

/** The columns that travel of the tables that have a way of their own. */
export const COLUMNS = {
  bank: [
    'name',
    'description',
    'address',
    'email',
    'president',
    'secretary',
    'phone',
    'association',
    'vat',
    'web_url',
    'facebook_url',
    'gdpr',
    'founded_on',
    'created_at',
    'opening_hours',
    'last_member_number',
    'last_cheque_serial',
    'opened_with_all',
    'legal_form',
    'locale',
  ],
  person: ARCHIVED_COLUMNS,
  account: ['balance_minutes', 'given_minutes', 'received_minutes', 'adjusted_minutes'],
  exchange: [
    'kind',
    'performed_on',
    'minutes',
    'note',
    'hand',
    'basis',
    'state',
    'created_at',
    'decided_at',
    'decision_reason',
    'reversed_at',
    'reversal_reason',
  ],
  transfer: ['kind', 'to_balance_minutes', 'from_balance_minutes', 'posted_at'],
} as const;

/** Columns that stay behind, or come about by themselves, and why. */
export const LEFT_COLUMNS = {
  bank: {
    fund_person_id: 'every bank opens its own fund',
    begun_here: 'a bank begins where it was founded',
    suspended_at: 'another portal decides for itself',
    suspension_reason: 'another portal decides for itself',
    reopened_at: 'another portal decides for itself',
  },
  person: NOT_ARCHIVED,
  account: {},
  exchange: {},
  transfer: { minutes: 'those of the exchange' },
} satisfies Record<keyof typeof COLUMNS, Record<string, string>>;

/** Tables that stay behind, and why. */
export const LEFT_TABLES: Record<string, string> = {
  activity: 'the same in every portal; exchanges name theirs',
  activity_group: 'the same in every portal',
  activity_rule: 'belongs to the board',
  act_token: 'links of letters of this portal',
  administrators_seen: 'whether anybody looks after the bank in this portal',
  arrangement: 'what is to come between people of this portal; what was done travels as exchanges',
  authenticator: 'guards access to this portal, and holds a secret',
  attendance: 'who comes to meetings of this portal',
  bank_application: 'belongs to the portal',
  bank_month: 'counted again from the books, which travel',
  bank_link: 'friend banks are banks of this portal, whose administrators have to agree again',
  board_digest: 'letters of this portal',
  board_digest_item: 'letters of this portal',
  books_check: 'checks the books of this portal, those of every bank together',
  bot_check_used: 'guards this portal',
  bulletin:
    'what was told by letters of this portal; a meeting to come is announced by the other one',
  bulletin_person: 'letters of this portal',
  calendar_link: 'access to this portal',
  companion: 'for some weeks between people of this portal',
  erasure: 'what people ask of this portal',
  exchange_about:
    'ties exchanges to notices and appointments of this portal, and says nothing else',
  exchange_batch: 'how exchanges were recorded; the exchanges themselves travel',
  exchange_batch_item: 'how exchanges were recorded',
  group_visit: 'visits of the board of this portal, by its links',
  idempotency_key: 'guards this portal',
  import_row: 'what became of the lines of a file; what they made travels',
  invitation: 'letters of this portal; people come back with links of the other one',
  invitation_chosen: 'letters of this portal',
  invitation_wave: 'letters of this portal',
  kept_mail: 'letters of this portal',
  known_device: 'access to this portal',
  letter_sent: 'letters of this portal',
  maintenance: 'belongs to the portal',
  mail_token: 'links of letters of this portal',
  mail_trouble: 'each portal learns by itself which addresses work',
  message: 'belongs to two people, and no desk reads it',
  message_letter: 'letters of this portal',
  migration: 'belongs to the portal',
  notice_picture: 'the notices travel with their words alone',
  notice_reminder: 'letters of this portal',
  notice_report: 'what members told the desk of this portal',
  outbox: 'what this portal still has to send',
  access_token: 'opens this portal alone',
  passkey: 'guards access to this portal, and is bound to its address',
  passkey_challenge: 'guards access to this portal',
  person_block: 'nobody reads it but the person',
  photo: 'pictures travel as files of their own',
  privacy_reminder: 'letters of this portal',
  push_device: 'browsers ask each portal for notifications themselves',
  rate_counter: 'guards this portal',
  recovery_code: 'guards access to this portal',
  seal: 'seals the books of this portal, those of every bank together',
  session: 'access to this portal',
  share_announcement: 'counts with the batch that books it, which stays behind',
  sign_in_challenge: 'guards access to this portal',
  sign_in_failure: 'guards this portal',
  sign_in_network: 'guards this portal',
  standing_arrangement:
    'what is to come between people of this portal; what was done travels as exchanges',
  thanks: 'belong to two people, and no desk reads them',
  thread: 'belongs to two people, and no desk reads it',
  thread_person: 'belongs to two people, and no desk reads it',
  webhook: 'addresses that this portal tells, with secrets; the other one makes its own',
  webhook_delivery: 'what this portal told',
  thread_report: 'quotes messages of two people, for the desk that looks after it',
};
