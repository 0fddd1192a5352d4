/** Limits are named once: what the contract says, the database holds, under a name. */

import { beforeAll, describe, expect, it } from 'vitest';
import { ARRANGEMENT_STATES } from '#contract/board/arrangements.ts';
import { CALL_REASONS, REST_KINDS } from '#contract/board/attention.ts';
import { ATTENDANCES, BULLETIN_KINDS, BULLETIN_WAYS } from '#contract/board/bulletins.ts';
import { CONTACT_MODES } from '#contract/board/notices.ts';
import { RHYTHMS, STANDING_STATES } from '#contract/board/standings.ts';
import {
  EXCHANGE_BASES,
  EXCHANGE_STATES,
  TAKEN_BACK,
  TRANSITIONS,
} from '#contract/hours/exchange-states.ts';
import { MINUTES_MAX, MINUTES_MIN, MINUTES_STEP } from '#contract/hours/hours.ts';
import {
  ACCESS_TOKEN_NAME_MAX,
  ACTIVITY_NAME_MAX,
  ACTIVITY_WORDS_MAX,
  ANSWER_DAYS_MAX,
  APPOINTMENT_MINUTES_MAX,
  APPOINTMENT_MINUTES_MIN,
  APPOINTMENT_PLACE_MAX,
  APPOINTMENT_TITLE_MAX,
  ATTENDANCE_HEADS_MAX,
  BANK_NAME_MAX,
  BULLETIN_PLACE_MAX,
  BULLETIN_TEXT_MAX,
  BULLETIN_TITLE_MAX,
  CALL_NOTE_MAX,
  CHAPTER_MAX,
  EARLIEST_EXCHANGE_DATE,
  EMAIL_MAX,
  FEE_CENTS_MAX,
  FRIEND_LIMIT_HOURS_MAX,
  HAND_MAX,
  HOUR_WORTH_MAX,
  LONG_TEXT_MAX,
  MAINTENANCE_NOTE_MAX,
  MESSAGE_MAX,
  NAME_MAX,
  NOTE_MAX,
  NOTICE_PLACE_MAX,
  NOTICE_PLACES_MAX,
  NOTICE_TITLE_MAX,
  NOTICE_TITLE_MIN,
  NOTICE_WHEN_MAX,
  OPENING_HOURS_MAX,
  PASSKEY_NAME_MAX,
  PHONE_MAX,
  PUSH_ENDPOINT_MAX,
  REASON_MAX,
  SHORT_TEXT_MAX,
  TAX_CODE_MAX,
  THANKS_MAX,
  WEBHOOK_URL_MAX,
} from '#contract/limits.ts';
import { CHEQUE_BOOK_SIZES } from '#contract/paper/cheques.ts';
import { IMPORT_STATES, ROW_OUTCOMES, ROW_PLANS } from '#contract/paper/imports.ts';
import { INVITATIONS_A_DAY_MAX } from '#contract/paper/invitations.ts';
import { ROLES, SEXES } from '#contract/people/accounts.ts';
import { FEE_GROUPS, FEE_STATES, FEE_WAYS } from '#contract/people/fees.ts';
import { POLICY_COVERS } from '#contract/people/insured.ts';
import { LEGAL_FORMS } from '#contract/people/register.ts';
import { DELIVERY_STATES } from '#contract/sending/webhooks.ts';
import { portalForStories } from './support/portal.ts';

const portal = portalForStories();

/** Languages, each with a name of that many letters. */
const NAMES_BY_LANGUAGE = [
  ...['object', '{}'],
  `$.*?(@.type() != "string" || !(@ like_regex "^.{1,${ACTIVITY_NAME_MAX}}$"))`,
  '$.keyvalue()?(!(@."key" like_regex "^[a-z]{2,3}$"))',
];

/** The numbers, days and words that the contract wants to see in each constraint. */
const HELD: Record<string, readonly (number | string)[]> = {
  activity_names_by_language: NAMES_BY_LANGUAGE,
  activity_group_names_by_language: NAMES_BY_LANGUAGE,
  activity_words_length: [ACTIVITY_WORDS_MAX],
  bank_name_length: [1, BANK_NAME_MAX],
  bank_link_limit_range: [60, 60 * FRIEND_LIMIT_HOURS_MAX],
  bank_link_proposed_limit_range: [60, 60 * FRIEND_LIMIT_HOURS_MAX],
  bank_short_texts: [SHORT_TEXT_MAX],
  bank_phone_length: [PHONE_MAX],
  bank_long_texts: [LONG_TEXT_MAX],
  bank_email_lower: [EMAIL_MAX],
  bank_opening_hours_length: [OPENING_HOURS_MAX],
  privacy_notice_text_length: [LONG_TEXT_MAX],
  bank_application_name_length: [1, BANK_NAME_MAX],
  bank_application_short_texts: [SHORT_TEXT_MAX],
  bank_application_phone_length: [PHONE_MAX],
  bank_application_long_texts: [LONG_TEXT_MAX],
  bank_application_email_lower: [EMAIL_MAX],
  bank_application_opening_hours_length: [OPENING_HOURS_MAX],
  person_email_lower: [EMAIL_MAX],
  person_name_length: ['human', 1, NAME_MAX],
  exchange_hand_length: [1, HAND_MAX],
  notice_places_range: [1, NOTICE_PLACES_MAX],
  body_address_length: [SHORT_TEXT_MAX],
  body_tax_code_length: [TAX_CODE_MAX],
  body_represented_by_length: [1, NAME_MAX],
  person_surname_length: [1, NAME_MAX],
  person_phone_length: [1, PHONE_MAX],
  person_sex_known: SEXES,
  person_locale_known: ['^[a-z]{2,3}$'],
  person_birth_date_sane: ['1900-01-01'],
  membership_role_known: ROLES,
  // Services in halves; every other kind from a minute to more than anybody has.
  exchange_minutes_in_halves: [
    ...['service', MINUTES_STEP, 0, MINUTES_MIN, MINUTES_MAX],
    ...[1, 10_000_000],
  ],
  exchange_not_before_june_2019: [EARLIEST_EXCHANGE_DATE],
  exchange_note_length: [1, NOTE_MAX],
  import_file_name_length: [1, SHORT_TEXT_MAX],
  import_state_known: IMPORT_STATES,
  import_row_plan_known: ROW_PLANS,
  import_row_outcome_known: ROW_OUTCOMES,
  past_line_texts: [1, SHORT_TEXT_MAX, 1, SHORT_TEXT_MAX, NOTE_MAX],
  exchange_reason_length: [REASON_MAX],
  exchange_state_known: EXCHANGE_STATES,
  exchange_batch_minutes_in_halves: [MINUTES_STEP, 0, MINUTES_MIN, MINUTES_MAX],
  exchange_batch_note_length: [1, NOTE_MAX],
  exchange_batch_undo_reason_length: [REASON_MAX],
  bank_rule_note_length: [1, REASON_MAX],
  bank_suspension_reason_length: [1, REASON_MAX],
  member_band_note_length: [1, REASON_MAX],
  call_note_length: [1, CALL_NOTE_MAX],
  maintenance_note_length: [MAINTENANCE_NOTE_MAX],
  member_note_length: [1, NOTE_MAX],
  rest_reason_known: CALL_REASONS,
  rest_kind_known: REST_KINDS,
  bank_legal_form_known: LEGAL_FORMS,
  register_entry_birth_place_length: [NAME_MAX],
  register_entry_tax_code_length: [TAX_CODE_MAX],
  register_entry_residence_length: [SHORT_TEXT_MAX],
  register_entry_share_length: [NAME_MAX],
  register_entry_resolution_length: [SHORT_TEXT_MAX],
  register_entry_met_by_length: [NAME_MAX],
  register_entry_note_length: [REASON_MAX],
  register_entry_ended_why_length: [SHORT_TEXT_MAX],
  register_name_name_length: [NAME_MAX],
  register_name_surname_length: [NAME_MAX],
  guardian_name_length: [1, NAME_MAX],
  guardian_phone_length: [1, PHONE_MAX],
  guardian_other_name_length: [NAME_MAX],
  guardian_alone_why_length: [REASON_MAX],
  fee_amount_group_known: FEE_GROUPS,
  fee_amount_cents_range: [1, FEE_CENTS_MAX],
  fee_amount_words_length: [NAME_MAX],
  fee_state_known: FEE_STATES,
  fee_group_known: FEE_GROUPS,
  fee_how_known: FEE_WAYS,
  fee_cents_range: [1, FEE_CENTS_MAX],
  fee_reason_length: [REASON_MAX],
  policy_insurer_length: [1, NAME_MAX],
  policy_number_length: [1, NAME_MAX],
  policy_covers_known: POLICY_COVERS,
  report_version_chapter_year_length: [CHAPTER_MAX],
  report_version_chapter_together_length: [CHAPTER_MAX],
  report_version_chapter_alongside_length: [CHAPTER_MAX],
  report_version_chapter_ahead_length: [CHAPTER_MAX],
  report_version_hour_cents_range: [1, HOUR_WORTH_MAX * 100],
  bulletin_kind_known: BULLETIN_KINDS,
  bulletin_title_length: [1, BULLETIN_TITLE_MAX],
  bulletin_body_length: [1, BULLETIN_TEXT_MAX],
  bulletin_place_length: [BULLETIN_PLACE_MAX],
  bulletin_person_way_known: BULLETIN_WAYS,
  attendance_says_known: ATTENDANCES,
  attendance_heads_known: [1, ATTENDANCE_HEADS_MAX],
  attendance_basis_known: EXCHANGE_BASES,
  cheque_book_size: CHEQUE_BOOK_SIZES,
  cheque_book_why_length: [1, REASON_MAX],
  notice_title_length: [NOTICE_TITLE_MIN, NOTICE_TITLE_MAX],
  notice_body_length: [NOTE_MAX],
  notice_when_length: [NOTICE_WHEN_MAX],
  notice_place_length: [NOTICE_PLACE_MAX],
  notice_minutes_in_halves: [MINUTES_STEP, 0, MINUTES_MIN, MINUTES_MAX],
  notice_hidden_reason_length: [1, REASON_MAX],
  notice_answer_text_length: [REASON_MAX],
  notice_answer_agreed_day: ['accepted', 1, ANSWER_DAYS_MAX],
  answer_day_position_known: [1, ANSWER_DAYS_MAX],
  answer_day_minutes_known: [APPOINTMENT_MINUTES_MIN, APPOINTMENT_MINUTES_MAX],
  answer_day_place_length: [APPOINTMENT_PLACE_MAX],
  notice_report_text_length: [REASON_MAX],
  thread_report_text_length: [REASON_MAX],
  message_text_length: [MESSAGE_MAX],
  thanks_text_length: [1, THANKS_MAX],
  notice_contact_known: CONTACT_MODES,
  arrangement_title_length: [1, APPOINTMENT_TITLE_MAX],
  arrangement_place_length: [APPOINTMENT_PLACE_MAX],
  arrangement_minutes_known: [APPOINTMENT_MINUTES_MIN, APPOINTMENT_MINUTES_MAX],
  arrangement_state_known: ARRANGEMENT_STATES,
  standing_title_length: [1, APPOINTMENT_TITLE_MAX],
  standing_place_length: [APPOINTMENT_PLACE_MAX],
  standing_minutes_known: [APPOINTMENT_MINUTES_MIN, APPOINTMENT_MINUTES_MAX],
  standing_state_known: STANDING_STATES,
  standing_every_known: RHYTHMS,
  access_token_name_length: [1, ACCESS_TOKEN_NAME_MAX],
  webhook_url_length: [1, WEBHOOK_URL_MAX],
  webhook_delivery_state_known: DELIVERY_STATES,
  passkey_name_length: [1, PASSKEY_NAME_MAX],
  push_device_endpoint: ['https://', PUSH_ENDPOINT_MAX],
  invitation_wave_per_day: [1, INVITATIONS_A_DAY_MAX],
  cheque_texts_length: [1, REASON_MAX, 1, REASON_MAX],
};

/** Constraints with a number that is the database's own business. */
const ITS_OWN = [
  'access_token_scopes_known',
  'webhook_events_some',
  'books_check_plausible',
  'activity_other_stays',
  ...['account_sums_not_negative', 'transfer_minutes_positive', 'exchange_batch_item_one_outcome'],
  ...[
    'photo_of_one',
    'photo_size',
    'photo_face_size',
    'notice_picture_size',
    'audit_action_length',
    'audit_change_field_length',
  ],
  ...['bank_room_name_length', 'desk_answer_question_length'],
  ...['bank_rule_name_length', 'membership_number_positive', 'statement_run_people'],
  'cheque_days_late_not_negative',
  'privacy_notice_number_positive',
  'register_entry_version_counts',
  ...[
    'fee_year_known',
    'fee_year_receipts_counted',
    'fee_received_in_full',
    'fee_brought_without_receipt',
  ],
  ...['report_version_counts', 'report_version_year_known'],
  ...['audit_change_of_one', 'idempotency_key_length', 'past_line_minutes_positive'],
  // Sizes of keys, by their standard.
  'group_visit_of_monday',
  'group_visit_some',
  'mail_trouble_hash_length',
  'mail_trouble_code_length',
  ...['push_device_key_of_curve', 'push_device_secret', 'known_device_hash', 'seal_lengths'],
  ...['member_band_around_zero', 'share_announcement_minutes_positive'],
  // What a month counts: parts of a whole, and the first day.
  ...['bank_month_first_day', 'bank_month_median', 'bank_month_parts', 'bank_month_share'],
  // The contract names the columns.
  'membership_hidden_columns_few',
  // One, where it is no request.
  'notice_places_of_request',
];

const definitions = new Map<string, string>();
beforeAll(async () => {
  const { rows } = await portal().deps.database.pool.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
  );
  for (const { name, definition } of rows) definitions.set(name, definition);
});

/** What a constraint compares with: numbers, days, words, in its order. */
function figuresOf(definition: string): (number | string)[] {
  const bare = definition.replaceAll(/::\w+(\[\])?/g, '');
  return [...bare.matchAll(/'([^']*)'|\b(\d+)\b/g)].map(
    ([, word, number]) => word ?? Number(number),
  );
}

describe.each(Object.entries(HELD))('%s', (name, figures) => {
  it('says what the contract says', () => {
    expect(figuresOf(definitions.get(name) ?? 'there is none')).toEqual(figures);
  });
});

it('no constraint with a number goes unlooked at', () => {
  const withNumbers = [...definitions].filter(([, text]) =>
    /\b\d+\b/.test(text.replaceAll(/'.*?'/g, '')),
  );
  const unknown = withNumbers.map(([name]) => name).filter((name) => !(name in HELD));
  expect(unknown.sort()).toEqual(ITS_OWN.sort());
});

it('L3: the database’s table of states is the contract’s', async () => {
  const { rows } = await portal().deps.database.pool.query<{ source: string }>(
    `select prosrc as source from pg_proc where proname = 'hold_exchange_states'`,
  );
  const pairs = rows[0]?.source.matchAll(/\('(\w+)', '(\w+)'\)/g) ?? [];
  expect([...pairs].map(([, from, to]) => ({ from, to }))).toEqual([
    ...Object.values(TRANSITIONS),
    ...Object.entries(TAKEN_BACK).map(([from, to]) => ({ from, to })),
  ]);
});
