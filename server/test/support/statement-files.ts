/** The statements of accounts and suspended banks, of letters and of conversations, by their files. */

import * as rules from '#server/modules/banks/rules/sql.ts';
import * as merging from '#server/modules/board/activities/merging-sql.ts';
import * as activities from '#server/modules/board/activities/sql.ts';
import * as threadLists from '#server/modules/board/threads/list-sql.ts';
import * as threadPeople from '#server/modules/board/threads/people-sql.ts';
import * as threadReports from '#server/modules/board/threads/reports-sql.ts';
import * as threads from '#server/modules/board/threads/sql.ts';
import * as threadLetters from '#server/modules/board/threads/telling-sql.ts';
import * as shares from '#server/modules/hours/shares/sql.ts';
import * as accessTokens from '#server/modules/people/accounts/access-token-sql.ts';
import * as devices from '#server/modules/people/accounts/devices-sql.ts';
import * as factors from '#server/modules/people/accounts/factor-sql.ts';
import * as heldKeys from '#server/modules/people/accounts/held-keys-sql.ts';
import * as machine from '#server/modules/people/accounts/machine-sql.ts';
import * as mailTokens from '#server/modules/people/accounts/mail-token-sql.ts';
import * as passkeys from '#server/modules/people/accounts/passkey-sql.ts';
import * as sessions from '#server/modules/people/accounts/sessions-sql.ts';
import * as accounts from '#server/modules/people/accounts/sql.ts';
import * as consentLists from '#server/modules/people/consents/desk-sql.ts';
import * as consents from '#server/modules/people/consents/sql.ts';
import * as erasureDesk from '#server/modules/people/erasure/desk-sql.ts';
import * as erasureRows from '#server/modules/people/erasure/gone-sql.ts';
import * as erasure from '#server/modules/people/erasure/sql.ts';
import * as health from '#server/modules/portal/health/sql.ts';
import * as suspensions from '#server/modules/portal/suspensions/sql.ts';
import * as arrangementLetters from '#server/modules/sending/mail/letters/arrangement-sql.ts';
import * as batchLetters from '#server/modules/sending/mail/letters/batch-sql.ts';
import * as delegateLetters from '#server/modules/sending/mail/letters/delegate-sql.ts';
import * as digestLetters from '#server/modules/sending/mail/letters/digest-sql.ts';
import * as messageLetters from '#server/modules/sending/mail/letters/message-sql.ts';
import * as noticeLetters from '#server/modules/sending/mail/letters/notice-sql.ts';
import * as ruleLetters from '#server/modules/sending/mail/letters/rule-sql.ts';
import * as shareLetters from '#server/modules/sending/mail/letters/share-sql.ts';
import * as letters from '#server/modules/sending/mail/letters/sql.ts';
import * as standingLetters from '#server/modules/sending/mail/letters/standing-sql.ts';
import * as suspensionLetters from '#server/modules/sending/mail/letters/suspension-sql.ts';
import * as webhookLetters from '#server/modules/sending/mail/letters/webhook-sql.ts';
import * as mailbox from '#server/modules/sending/mail/mailbox/sql.ts';
import * as mail from '#server/modules/sending/mail/sql.ts';
import * as webhooks from '#server/modules/sending/webhooks/sql.ts';

export { consentLists };

export const ACCOUNT_FILES = {
  'accounts/access-token-sql.ts': accessTokens,
  'accounts/devices-sql.ts': devices,
  'accounts/factor-sql.ts': factors,
  'accounts/held-keys-sql.ts': heldKeys,
  'accounts/machine-sql.ts': machine,
  'accounts/passkey-sql.ts': passkeys,
  'accounts/mail-token-sql.ts': mailTokens,
  'accounts/sessions-sql.ts': sessions,
  'accounts/sql.ts': accounts,
  'consents/desk-sql.ts': consentLists,
  'consents/sql.ts': consents,
  'rules/sql.ts': rules,
  'shares/sql.ts': shares,
  'erasure/desk-sql.ts': erasureDesk,
  'activities/merging-sql.ts': merging,
  'activities/sql.ts': activities,
  'erasure/gone-sql.ts': erasureRows,
  'erasure/sql.ts': erasure,
  'health/sql.ts': health,
  'suspensions/sql.ts': suspensions,
};

export const LETTER_AND_THREAD_FILES = {
  'mail/letters/arrangement-sql.ts': arrangementLetters,
  'mail/letters/standing-sql.ts': standingLetters,
  'mail/letters/batch-sql.ts': batchLetters,
  'mail/letters/delegate-sql.ts': delegateLetters,
  'mail/letters/digest-sql.ts': digestLetters,
  'mail/letters/message-sql.ts': messageLetters,
  'mail/letters/notice-sql.ts': noticeLetters,
  'mail/letters/rule-sql.ts': ruleLetters,
  'mail/letters/share-sql.ts': shareLetters,
  'mail/letters/sql.ts': letters,
  'mail/letters/suspension-sql.ts': suspensionLetters,
  'mail/letters/webhook-sql.ts': webhookLetters,
  'mail/mailbox/sql.ts': mailbox,
  'mail/sql.ts': mail,
  'threads/list-sql.ts': threadLists,
  'threads/people-sql.ts': threadPeople,
  'threads/reports-sql.ts': threadReports,
  'threads/sql.ts': threads,
  'threads/telling-sql.ts': threadLetters,
  'webhooks/sql.ts': webhooks,
};
