/**
 * Every limit, named once. Schemas and forms read them from here; a server test compares them
 * with the database's own constraints.
 */
export const EARLIEST_EXCHANGE_DATE = '2019-06-01';

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 30;
export const PASSWORD_SPECIALS = '!@#$%^&*()+=._-';

export const EMAIL_MAX = 254;
export const NAME_MAX = 100;
export const PHONE_MAX = 40;
export const BANK_NAME_MAX = 120;
export const SHORT_TEXT_MAX = 200;
export const OPENING_HOURS_MAX = 300;
export const NOTE_MAX = 1000;
export const REASON_MAX = 500;
/** Thanks that a yearly page quotes. */
export const THANKS_QUOTED_MAX = 3;
/** A chapter of the yearly page. */
export const CHAPTER_MAX = 2000;
/** What an hour may be worth there, in euro. */
export const HOUR_WORTH_MAX = 200;
export const MAINTENANCE_NOTE_MAX = 200;
/** One sentence about a phone call. */
export const CALL_NOTE_MAX = 200;
/** The register of members (specification §46): a tax code, and members admitted by one meeting. */
export const TAX_CODE_MAX = 20;
export const REGISTER_AT_ONCE_MAX = 500;
/** Fees (specification §48): a thousand euro, and how many are decided on at once. */
export const FEE_CENTS_MAX = 100_000;
export const FEES_AT_ONCE_MAX = 200;
/** So many days before a policy ends the desk is told (specification §49). */
export const POLICY_ENDING_DAYS = 30;
/** Activities that one person may choose, and helpers that one answer names. */
export const SKILLS_MAX = 200;
/** Names of activities and of their groups, in characters, and the words by which one is found. */
export const ACTIVITY_NAME_MAX = 80;
export const ACTIVITY_WORDS_MAX = 300;
/** Activities of the portal in all, the retired ones too, and groups: more is no list to choose from. */
export const ACTIVITIES_MAX = 120;
export const ACTIVITY_GROUPS_MAX = 20;
export const HELPERS_MAX = 100;
/** The board (specification §20). */
export const NOTICE_TITLE_MIN = 3;
export const NOTICE_TITLE_MAX = 80;
/** Who in a body it was. */
export const HAND_MAX = 80;
/** How many people a body may look for by one request. */
export const NOTICE_PLACES_MAX = 30;
export const NOTICE_WHEN_MAX = 120;
export const NOTICE_PLACE_MAX = 80;
/** Members whom one page of those who can be found has, usually and at most; what each row says of one. */
export const PEOPLE_PAGE = 20;
export const PEOPLE_PAGE_MAX = 50;
export const PEOPLE_SKILLS_MAX = 4;
export const PEOPLE_OFFERS_MAX = 2;
/** Notices that one person has open or paused at a time, and answers they give in a day. */
export const OPEN_OFFERS_MAX = 10;
export const OPEN_REQUESTS_MAX = 5;
export const ANSWERS_A_DAY = 20;
/** Days that one answer carries, and how often they change. */
export const ANSWER_DAYS_MAX = 3;
export const ANSWER_CHANGES_MAX = 10;
/** Helpers that one answer names, people asked in one call, and by the portal where it is urgent. */
export const NOTICE_HELPERS_MAX = 12;
export const ASKED_AT_ONCE_MAX = 5;
export const URGENT_ASKS_MAX = 8;
/** How often one person is asked in seven days. */
export const ASKS_A_WEEK = 2;
/** Appointments (specification §22): how long they are planned, in minutes. */
export const APPOINTMENT_TITLE_MAX = 80;
export const APPOINTMENT_PLACE_MAX = 120;
export const APPOINTMENT_MINUTES_MIN = 5;
export const APPOINTMENT_MINUTES_MAX = 1440;
/** Days from today within which they are. */
export const APPOINTMENT_DAYS_MAX = 366;
/** Hours recorded so many days before or after an open appointment of the same two are its own. */
export const APPOINTMENT_HOURS_DAYS = 3;
/** Hours so many days before or after an appointment are asked about before it records others. */
export const RECORDED_ALREADY_DAYS = 2;
/** Proposals of one person that nobody has answered. */
export const OPEN_PROPOSALS_MAX = 20;
/** What one friend bank may owe the other, as the two agree on it. */
export const FRIEND_LIMIT_HOURS_MAX = 10_000;
/** Bulletins (specification §44): how long each is, and how many come with one member. */
export const BULLETIN_TITLE_MAX = 120;
export const BULLETIN_TEXT_MAX = 3000;
export const BULLETIN_PLACE_MAX = 200;
export const ATTENDANCE_HEADS_MAX = 6;
/** How long one can be taken back, unseen. */
export const BULLETIN_TAKE_BACK_MINUTES = 10;
/** So many letters to all in so many days; a further one joins the news of the board. */
export const BULLETIN_LETTERS_MAX = 2;
export const BULLETIN_LETTERS_DAYS = 7;
/** How long it stands on the first page of a member, and in their list. */
export const BULLETIN_ON_HOME_DAYS = 14;
export const BULLETIN_LISTED_DAYS = 92;
/** Conversations (specification §21): how long a message is, and how many one person begins and writes. */
export const MESSAGE_MAX = 1000;
export const THREADS_A_DAY = 5;
export const MESSAGES_AN_HOUR = 30;
/** Messages that one page of a conversation has, and that a report carries. */
export const MESSAGES_PAGE = 50;
export const REPORTED_MESSAGES = 20;
/** How long a message waits for its letter, and how many such letters a person gets in a day. */
export const MESSAGE_WAIT_MINUTES = 10;
export const MESSAGE_LETTERS_A_DAY = 3;
/** Messages that one letter quotes, and that a copy of one's conversations holds. */
export const LETTER_MESSAGES_MAX = 20;
export const COPIED_MESSAGES_MAX = 10_000;
/** One sentence of thanks for an exchange (specification §47). */
export const THANKS_MAX = 200;
/** How long a message may be withdrawn: after a day it was read, and stays what was said. */
export const WITHDRAW_MINUTES = 24 * 60;
/** How long the text of a withdrawn message, a silent conversation and a settled report are kept. */
export const WITHDRAWN_KEPT_DAYS = 90;
export const THREAD_KEPT_DAYS = 730;
export const SETTLED_REPORT_KEPT_DAYS = 365;
/** Exchanges that one call decides on. */
export const DECISIONS_MAX = 100;
export const BATCH_PEOPLE_MAX = 10_000;
/** Receivers of a group lesson. */
export const LESSON_PEOPLE_MAX = 200;
/** People whom the desk leaves out of a yearly share by hand. */
export const SHARE_PEOPLE_MAX = 1000;
/** How long a multiple exchange waits when it may be stopped before it starts. */
export const BATCH_WAIT_SECONDS = 60;
export const LONG_TEXT_MAX = 20_000;
/** For how many people one person of trust acts. */
export const DELEGATE_PEOPLE_MAX = 3;
/** For how many bodies somebody may act, and how many may act for a body (specification §51). */
export const DELEGATE_BODIES_MAX = 2;
export const BODY_DELEGATES_MAX = 5;
export const SEARCH_MAX = 100;
/** Notifications: devices of one person, and the address at which a browser receives them. */
export const PUSH_DEVICES_MAX = 10;
export const PUSH_ENDPOINT_MAX = 1000;

export const PAGE_SIZE = 10;
export const PAGE_LIMIT_MAX = 1000;
/** How far a screen has a long list counted. */
export const COUNTED_ENOUGH = 1000;
/** How far anybody may have one counted. */
export const COUNTED_MAX = 1_000_000;

/** How long the person who decided may take the decision back. */
export const TAKE_BACK_SECONDS = 10;

export const MAIL_WAIT_MINUTES = 5;
/** Mails with a link to choose a new password that a person gets in that time without using one. */
export const RESET_MAILS_MAX = 3;
export const VERIFY_TOKEN_HOURS = 48;
export const RESET_TOKEN_HOURS = 1;
/** How long the old address may take a changed one back. */
export const RESTORE_TOKEN_DAYS = 7;
/** Two refusals of an address within so many days mark it as one that does not work. */
export const MAIL_TROUBLE_DAYS = 30;
/** How long before a changed address a second factor must have stood to be left by the way back. */
export const FACTOR_OWN_AFTER_DAYS = 30;
/** How long a link in a letter does its one thing without signing in. */
export const ACT_LINK_DAYS = 30;
/** How long an exchange waits before its debtor is reminded. */
export const REMIND_AFTER_DAYS = 7;
/** How long an invitation to choose a password may be followed. */
export const INVITATION_DAYS = 14;
/** How long nobody is reminded again that a privacy notice waits for their answer. */
export const CONSENT_REMINDER_DAYS = 30;
/** A second factor at signing in (specification §25). */
export const RECOVERY_CODES = 10;
export const CHALLENGE_MINUTES = 5;
export const CHALLENGE_TRIES = 5;
/** How long a device has to make or use a passkey. */
export const PASSKEY_CHALLENGE_MINUTES = 5;
export const PASSKEY_NAME_MAX = 60;
export const PASSKEYS_MAX = 10;
/** Sign-ins with a passkey that are begun, of one network. */
export const PASSKEY_SIGN_INS_PER_HOUR = 300;
/** Access tokens of one person, and how long one opens something at most. */
export const ACCESS_TOKENS_MAX = 10;
export const ACCESS_TOKEN_NAME_MAX = 60;
export const ACCESS_TOKEN_DAYS_MAX = 365;
/** Calls with one access token. */
export const ACCESS_TOKEN_CALLS_PER_HOUR = 1000;
/** Webhooks of one bank. */
export const WEBHOOKS_MAX = 5;
export const WEBHOOK_URL_MAX = 500;
/** How often a delivery is tried: the pauses grow, and the last try comes a good day after the first. */
export const WEBHOOK_TRIES = 14;
/** After so many tries in a row that did not arrive the address waits, and with it all that is for it. */
export const WEBHOOK_MISSES = 3;
/** An address at which nothing arrives for so long is turned off. */
export const WEBHOOK_FAILING_DAYS = 5;
/** Tests of one bank's webhooks. */
export const WEBHOOK_TESTS_PER_HOUR = 30;
/** How long it is remembered what was delivered. */
export const WEBHOOK_KEPT_DAYS = 30;
/** How long a secret waits for the first code of its app. */
export const AUTHENTICATOR_SETUP_MINUTES = 30;
/** How long somebody who wants to be erased may still take it back. */
export const ERASURE_WAIT_DAYS = 7;
export const SESSION_HOURS = 2;
export const SESSION_REMEMBERED_DAYS = 30;

export const REGISTRATIONS_PER_HOUR = 60;
export const MAIL_CALLS_PER_HOUR = 60;
export const ACT_CALLS_PER_HOUR = 120;
/** How often a person may take all that is kept about them. */
export const OWN_DATA_PER_DAY = 3;
/** Pages that are open to everybody, of one network. */
export const PUBLIC_PAGES_PER_HOUR = 600;
/** Failed sign-ins to an account from a network before each further one must wait. */
export const FREE_SIGN_IN_FAILURES = 4;
/** The same of a network, to whatever accounts: a family, a library or a mobile carrier shares one. */
export const FREE_SIGN_IN_FAILURES_OF_NETWORK = 29;

export const PICTURE_BYTES_MAX = 5 * 1024 * 1024;
/** Pictures are kept at most this wide and high, in pixels. */
export const PICTURE_SIDE_MAX = 512;
/** The small square beside a name. */
export const FACE_SIDE = 112;
/** How many faces one call brings: more than any screen has people. */
export const FACES_MAX = 100;

/** The archive of a bank, as it is uploaded, and all that is in it. */
export const ARCHIVE_BYTES_MAX = 30 * 1024 * 1024;
export const ARCHIVE_CONTENT_BYTES_MAX = 120 * 1024 * 1024;

export const BODY_BYTES_MAX = 256 * 1024;
