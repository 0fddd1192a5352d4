/**
 * What a person gets of all that is kept about them (specification §35). Every table whose rows name
 * a person is either listed here, or left out with its reason; a story compares the lists with the
 * database, so that a new table or column cannot be forgotten.
 */
import { NOT_OWN, OWN_COLUMNS } from '#server/modules/people/accounts/person-columns.ts';

/** The files of the archive, in this order. */
export const SUBJECTS = [
  'profile',
  'membership',
  'exchanges',
  'appointments',
  'board',
  'messages',
  'letters',
  'sign-in',
  'history',
] as const;
export type Subject = (typeof SUBJECTS)[number];

interface OwnTable {
  subject: Subject;
  /** Columns that name the person; a row with them in one of these is theirs. */
  whose: readonly string[];
  /** What they get, `…_id` as the name that it leads to where that is more than a number. */
  columns: readonly string[];
  /** The first column of the order. */
  order: string;
}

/** Rows of a subject, in an order; theirs by `person_id` when not said otherwise. */
function rows(
  subject: Subject,
  order: string,
  columns: string,
  whose: readonly string[] = ['person_id'],
): OwnTable {
  return { subject, whose, columns: columns.split(/\s+/), order };
}

export const OWN_TABLES = {
  person: rows('profile', 'id', OWN_COLUMNS.join(' '), ['id']),
  erasure: rows('profile', 'asked_at', 'asked_at due_at'),
  photo: rows('profile', 'id', 'updated_at'),
  skill: rows('profile', 'said_at', 'activity_id said_at'),
  membership: rows(
    'membership',
    'id',
    'bank_id number earlier_numbers role state requested_at decided_at ended_at signed_on findable hidden_columns minor_until',
  ),
  privacy_consent: rows(
    'membership',
    'agreed_at',
    'bank_id privacy_notice_id way agreed_at signed_on',
  ),
  privacy_reminder: rows('letters', 'sent_at', 'bank_id sent_at'),
  account: rows(
    'membership',
    'bank_id',
    'bank_id balance_minutes given_minutes received_minutes adjusted_minutes',
  ),
  member_band: rows('membership', 'id', 'bank_id low_minutes high_minutes until note set_at'),
  delegate: rows('membership', 'id', 'person_id delegate_id bank_id signed_on made_at ended_at', [
    'person_id',
    'delegate_id',
  ]),
  companion: rows(
    'membership',
    'id',
    'bank_id newcomer_id companion_id made_at ended_at ended_why',
    ['newcomer_id', 'companion_id'],
  ),
  call_note: rows('membership', 'called_at', 'bank_id note called_at'),
  register_entry: rows(
    'membership',
    'id',
    `bank_id version birth_place tax_code residence share admitted_on resolution met_on met_by
     ended_why note made_at`,
  ),
  guardian: rows(
    'membership',
    'signed_on',
    'bank_id name phone other_name alone_why signed_on made_at',
  ),
  fee: rows(
    'membership',
    'id',
    'bank_id year state fee_group cents on_day how receipt_no voids_no reason is_brought made_at',
  ),
  insured: rows('membership', 'id', 'bank_id from_day to_day'),
  member_note: rows('membership', 'noted_at', 'bank_id note noted_at'),
  rest: rows('membership', 'id', 'bank_id reason until kind made_at ended_at'),
  invitation: rows('membership', 'invited_at', 'bank_id invited_at'),
  import_row: rows('membership', 'line', 'line raw fixes outcome'),
  bank_application: rows(
    'membership',
    'id',
    `name description address email president secretary phone association vat web_url
     facebook_url gdpr opening_hours locale founded_on state created_at decided_at`,
    ['applicant_id'],
  ),
  exchange: rows(
    'exchanges',
    'id',
    `id creditor_id creditor_bank_id debtor_id debtor_bank_id kind activity_id performed_on
     minutes note hand basis state created_at decided_at decision_reason reversed_at
     reversal_reason`,
    ['creditor_id', 'debtor_id'],
  ),
  transfer: rows('exchanges', 'id', 'exchange_id kind minutes balance_minutes posted_at', [
    'to_person_id',
    'from_person_id',
  ]),
  past_line: rows('exchanges', 'id', 'bank_id performed_on giver_text receiver_text minutes note', [
    'giver_id',
    'receiver_id',
  ]),
  cheque_book: rows(
    'exchanges',
    'id',
    'bank_id first_serial cheques issued_at closed_at closed_why',
  ),
  arrangement: rows(
    'appointments',
    'id',
    `giver_id receiver_id activity_id title minutes place state starts_at created_at
     changed_at`,
    ['giver_id', 'receiver_id'],
  ),
  standing_arrangement: rows(
    'appointments',
    'id',
    `giver_id receiver_id activity_id title minutes place state every from_day until_day
     starts_at_time created_at changed_at`,
    ['giver_id', 'receiver_id'],
  ),
  attendance: rows('appointments', 'said_at', 'bulletin_id says heads basis said_at came'),
  bulletin_person: rows('letters', 'told_at', 'bulletin_id way told_at read_at'),
  calendar_link: rows('appointments', 'made_at', 'made_at'),
  notice: rows(
    'board',
    'id',
    `id kind bank_id activity_id title body reach contact gives_phone gives_email minutes
     when_text place_text needed_by places state outcome stays_open created_at changed_at closed_at
     hidden_reason`,
  ),
  notice_answer: rows(
    'board',
    'id',
    'notice_id text gives_phone gives_email state created_at decided_at',
  ),
  notice_ask: rows('board', 'id', 'notice_id state created_at', ['person_id', 'asked_by']),
  notice_report: rows('board', 'id', 'notice_id reason text created_at settled_at', [
    'reporter_id',
  ]),
  board_digest: rows('board', 'id', 'bank_id sent_on visited_at'),
  board_digest_item: rows('board', 'notice_id', 'notice_id'),
  thread: rows('messages', 'id', 'id low_id high_id notice_id started_at last_sent_at', [
    'low_id',
    'high_id',
  ]),
  thread_person: rows('messages', 'thread_id', 'thread_id read_to'),
  message: rows('messages', 'id', 'thread_id text sent_at withdrawn_at'),
  thanks: rows('messages', 'written_at', 'giver_id text written_at receiver_agreed_at', [
    'receiver_id',
  ]),
  person_block: rows('messages', 'blocked_at', 'blocked_id blocked_at'),
  thread_report: rows('messages', 'id', 'reason text created_at settled_at', ['reporter_id']),
  message_letter: rows('messages', 'sent_at', 'sent_at'),
  letter_preference: rows('letters', 'topic', 'topic cadence changed_at'),
  letter_sent: rows('letters', 'sent_at', 'topic sent_at'),
  mail_token: rows('letters', 'created_at', 'purpose email created_at expires_at used_at'),
  mail_trouble: rows('letters', 'refused_at', 'refused_at since last_code'),
  act_token: rows('letters', 'created_at', 'act topic created_at expires_at used_at'),
  push_device: rows('letters', 'id', 'endpoint seen_at'),
  session: rows(
    'sign-in',
    'created_at',
    'browser system remembered created_at used_at expires_at ended_at',
  ),
  known_device: rows('sign-in', 'seen_at', 'seen_at'),
  sign_in_network: rows('sign-in', 'last_at', 'last_at'),
  authenticator: rows('sign-in', 'begun_at', 'begun_at confirmed_at codes_made_at'),
  passkey: rows('sign-in', 'id', 'name created_at used_at'),
  access_token: rows('sign-in', 'id', 'name scopes with_factor created_at used_on expires_at'),
  audit: rows('history', 'id', 'at action bank_id exchange_id detail', ['actor_id', 'person_id']),
  audit_change: rows('history', 'changed_at', 'field old_value new_value changed_at'),
};

export type OwnTableName = keyof typeof OWN_TABLES;
export const OWN_TABLE_NAMES = Object.keys(OWN_TABLES) as OwnTableName[];

/** Where a column leads, wherever it stands. Other numbers stay numbers. */
export const LEADS_TO: Record<
  string,
  'bank' | 'person' | 'activity' | 'bulletin' | 'notice' | 'privacy_notice'
> = {
  activity_id: 'activity',
  bank_id: 'bank',
  bulletin_id: 'bulletin',
  blocked_id: 'person',
  companion_id: 'person',
  creditor_bank_id: 'bank',
  creditor_id: 'person',
  debtor_bank_id: 'bank',
  debtor_id: 'person',
  delegate_id: 'person',
  giver_id: 'person',
  high_id: 'person',
  low_id: 'person',
  newcomer_id: 'person',
  notice_id: 'notice',
  person_id: 'person',
  privacy_notice_id: 'privacy_notice',
  receiver_id: 'person',
};

/** What the person did for others or for a bank, in any table: their history has an entry of it. */
export const WHAT_THEY_DID = [
  ...['admin_id', 'announced_by', 'asked_by', 'called_off_by', 'changed_by', 'closed_by'],
  ...['corrected_by', 'created_by', 'sent_by'],
  ...['created_by_delegate', 'decided_by', 'decided_by_delegate', 'desk_by', 'ended_by'],
  ...['issued_by', 'made_by', 'noted_by', 'paused_by', 'posted_by', 'proposed_by', 'ran_by'],
  ...[
    'reminded_by',
    'requested_by',
    'reversed_by',
    'said_by',
    'saved_by',
    'set_by',
    'settled_by',
    'started_by',
  ],
  ...['stopped_by', 'told_by', 'undo_by', 'undoable_by', 'undone_by'],
];

/** Columns that name the person in rows of others, and tables that stay behind, and why. */
export const LEFT_OUT: Record<string, string> = {
  'bank.fund_person_id': 'a fund is nobody',
  body: 'a member that is no person',
  'exchange_batch.one_person_id': 'how exchanges were recorded; the exchanges themselves are there',
  exchange_batch_item: 'how exchanges were recorded; the exchanges themselves are there',
  idempotency_key: 'copies of answers, kept a month; what they say stands in the exchanges',
  'notice.met_with': 'the notice of somebody else; what was done is there as an exchange',
  invitation_chosen: 'an invitation that is about to leave; once it has, it is there',
  passkey_challenge: 'a hash, kept five minutes',
  'person_block.blocked_id': 'whom somebody blocks is their affair',
  register_name: 'a name that stays in a register once its person is gone, who then takes no data',
  recovery_code: 'hashes of secrets and nothing else',
  sign_in_challenge: 'a hash, kept five minutes',
  'thanks.giver_id': 'the words of somebody else, which they read in the exchange',
  'thread_report.reported_id': 'what somebody else told the desk in confidence',
};

/** Columns of the tables above that are not handed out, and why. */
export const COLUMNS_LEFT_OUT: Record<string, string> = {
  ...because(
    'a number that leads from row to row, and says nothing',
    `access_token.id access_token.membership_id act_token.subject_id arrangement.answer_id
     arrangement.exchange_id arrangement.id arrangement.notice_id arrangement.standing_id
     arrangement.undone_exchange_id audit.id audit_change.audit_id
     bank_application.bank_id bank_application.future_bank_id bank_application.id board_digest.id board_digest_item.digest_id
     cheque_book.id companion.id delegate.id fee.id guardian.membership_id import_row.candidate_ids import_row.exchange_id import_row.fee_id
     import_row.import_id import_row.membership_id insured.id insured.policy_id mail_token.id member_band.id membership.id
     message.id notice.met_by_exchange_id notice_answer.id notice_ask.id notice_report.id passkey.id past_line.id
     past_line.import_id photo.bank_id photo.id push_device.id push_device.session_id register_entry.id register_entry.membership_id rest.id session.id
     session.passkey_id standing_arrangement.answer_id standing_arrangement.id standing_arrangement.notice_id
     thanks.exchange_id thanks.id thread_person.last_message_id thread_report.exchange_id thread_report.id thread_report.thread_id transfer.id`,
  ),
  ...because(
    'a secret, its hash, or what a device proves itself with',
    `access_token.token_hash act_token.token_hash authenticator.last_step
     authenticator.sealed_secret calendar_link.token_hash known_device.device_hash
     mail_token.token_hash mail_trouble.address_hash passkey.counter passkey.credential_id passkey.public_key
     push_device.auth push_device.p256dh sign_in_network.network_hash`,
  ),
  ...because(
    'how the portal does its work; it says nothing of them',
    `bulletin_person.round arrangement.asked_at arrangement.reminded_at arrangement.sequence arrangement.standing_day
     import_row.decision import_row.minutes import_row.plan import_row.problems import_row.reading import_row.undone notice.asks_again_on notice.met_until notice.renewals
     notice_answer.agreed_day notice_answer.sequence notice_answer.told_at past_line.fingerprint
     rest.made_on session.wrote_up_to standing_arrangement.next_day standing_arrangement.paused_until
     standing_arrangement.watched_from thread_person.told_to`,
  ),
  ...because(
    'their name once more, as it is searched for',
    'membership.folded_given_name membership.folded_name',
  ),
  ...because(
    'the bank of a side, or what the other one has; the exchange beside it names the banks',
    `arrangement.giver_bank_id arrangement.receiver_bank_id standing_arrangement.giver_bank_id
     standing_arrangement.receiver_bank_id transfer.from_balance_minutes transfer.from_bank_id
     transfer.to_balance_minutes transfer.to_bank_id`,
  ),
  ...because('the picture is in the archive, as a file', 'photo.face photo.jpeg'),
  ...because(
    'the words of others, or which bank reads them',
    'audit_change.bank_id message.kept_back thanks.giver_agreed_at thanks.kept_back thread_report.bank_id thread_report.messages',
  ),
  ...Object.fromEntries(Object.entries(NOT_OWN).map(([name, why]) => [`person.${name}`, why])),
};

function because(reason: string, columns: string): Record<string, string> {
  return Object.fromEntries(columns.split(/\s+/).map((column) => [column, reason]));
}
