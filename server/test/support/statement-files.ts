/** The statements of imports, of accounts, banks that begin and suspended ones, of letters, conversations and calendars, by their files. */

import * as beginning from '#server/modules/banks/banks/beginning-sql.ts';
import * as firstSteps from '#server/modules/banks/banks/first-steps-sql.ts';
import * as yearOfBanks from '#server/modules/banks/banks/year-sql.ts';
import * as bankMonths from '#server/modules/banks/months/sql.ts';
import * as friendLimits from '#server/modules/banks/network/limits-sql.ts';
import * as reportFigures from '#server/modules/banks/reports/figures-sql.ts';
import * as reports from '#server/modules/banks/reports/sql.ts';
import * as rooms from '#server/modules/banks/rooms/sql.ts';
import * as rules from '#server/modules/banks/rules/sql.ts';
import * as merging from '#server/modules/board/activities/merging-sql.ts';
import * as activities from '#server/modules/board/activities/sql.ts';
import * as arrangementAsks from '#server/modules/board/arrangements/asking-sql.ts';
import * as arrangementCalendars from '#server/modules/board/arrangements/calendar-sql.ts';
import * as pairs from '#server/modules/board/attention/pairs-sql.ts';
import * as rests from '#server/modules/board/attention/rest-sql.ts';
import * as calls from '#server/modules/board/attention/sql.ts';
import * as bulletinOwn from '#server/modules/board/bulletins/own-sql.ts';
import * as bulletinPeople from '#server/modules/board/bulletins/people-sql.ts';
import * as bulletins from '#server/modules/board/bulletins/sql.ts';
import * as bulletinTelling from '#server/modules/board/bulletins/telling-sql.ts';
import * as outside from '#server/modules/board/outside/sql.ts';
import * as threadLists from '#server/modules/board/threads/list-sql.ts';
import * as threadPeople from '#server/modules/board/threads/people-sql.ts';
import * as threadReports from '#server/modules/board/threads/reports-sql.ts';
import * as threads from '#server/modules/board/threads/sql.ts';
import * as threadLetters from '#server/modules/board/threads/telling-sql.ts';
import * as origins from '#server/modules/hours/exchanges/origin-sql.ts';
import * as standingHours from '#server/modules/hours/exchanges/standing-hours-sql.ts';
import * as givers from '#server/modules/hours/limits/giver-sql.ts';
import * as seals from '#server/modules/hours/seals/sql.ts';
import * as shares from '#server/modules/hours/shares/sql.ts';
import * as thanks from '#server/modules/hours/thanks/sql.ts';
import * as todo from '#server/modules/hours/todo/sql.ts';
import * as importBodies from '#server/modules/paper/imports/bodies-sql.ts';
import * as importBooks from '#server/modules/paper/imports/books-sql.ts';
import * as importColumns from '#server/modules/paper/imports/columns-sql.ts';
import * as importFees from '#server/modules/paper/imports/fees-sql.ts';
import * as importFigures from '#server/modules/paper/imports/figures-sql.ts';
import * as importPast from '#server/modules/paper/imports/past-sql.ts';
import * as importPeople from '#server/modules/paper/imports/people-sql.ts';
import * as importReports from '#server/modules/paper/imports/report-sql.ts';
import * as imports from '#server/modules/paper/imports/sql.ts';
import * as accessTokens from '#server/modules/people/accounts/access-token-sql.ts';
import * as devices from '#server/modules/people/accounts/devices-sql.ts';
import * as factors from '#server/modules/people/accounts/factor-sql.ts';
import * as heldKeys from '#server/modules/people/accounts/held-keys-sql.ts';
import * as machine from '#server/modules/people/accounts/machine-sql.ts';
import * as mailTokens from '#server/modules/people/accounts/mail-token-sql.ts';
import * as mailTroubles from '#server/modules/people/accounts/mail-trouble-sql.ts';
import * as passkeys from '#server/modules/people/accounts/passkey-sql.ts';
import * as sessions from '#server/modules/people/accounts/sessions-sql.ts';
import * as accounts from '#server/modules/people/accounts/sql.ts';
import * as ages from '#server/modules/people/ages/sql.ts';
import * as bodies from '#server/modules/people/bodies/sql.ts';
import * as companions from '#server/modules/people/companions/sql.ts';
import * as consentLists from '#server/modules/people/consents/desk-sql.ts';
import * as consents from '#server/modules/people/consents/sql.ts';
import * as erasureRows from '#server/modules/people/erasure/gone-sql.ts';
import * as erasure from '#server/modules/people/erasure/sql.ts';
import * as fees from '#server/modules/people/fees/sql.ts';
import * as guardians from '#server/modules/people/guardians/sql.ts';
import * as insured from '#server/modules/people/insured/sql.ts';
import * as register from '#server/modules/people/register/sql.ts';
import * as status from '#server/modules/portal/status/sql.ts';
import * as suspensions from '#server/modules/portal/suspensions/sql.ts';
import * as guardedRooms from '#server/modules/running/guards/rooms-sql.ts';
import * as appointmentLetters from '#server/modules/sending/mail/letters/appointment-sql.ts';
import * as bankLetters from '#server/modules/sending/mail/letters/bank-sql.ts';
import * as batchLetters from '#server/modules/sending/mail/letters/batch-sql.ts';
import * as bulletinLetters from '#server/modules/sending/mail/letters/bulletin-sql.ts';
import * as companionLetters from '#server/modules/sending/mail/letters/companion-sql.ts';
import * as delegateLetters from '#server/modules/sending/mail/letters/delegate-sql.ts';
import * as digestLetters from '#server/modules/sending/mail/letters/digest-sql.ts';
import * as feeLetters from '#server/modules/sending/mail/letters/fee-sql.ts';
import * as messageLetters from '#server/modules/sending/mail/letters/message-sql.ts';
import * as noticeLetters from '#server/modules/sending/mail/letters/notice-sql.ts';
import * as referentLetters from '#server/modules/sending/mail/letters/referent-sql.ts';
import * as letters from '#server/modules/sending/mail/letters/sql.ts';
import * as thanksLetters from '#server/modules/sending/mail/letters/thanks-sql.ts';
import * as mailbox from '#server/modules/sending/mail/mailbox/sql.ts';
import * as mail from '#server/modules/sending/mail/sql.ts';
import * as webhooks from '#server/modules/sending/webhooks/sql.ts';

export { activities, bodies, consentLists, reportFigures, thanks, todo };

export const IMPORT_FILES = {
  'paper/imports/bodies-sql.ts': importBodies,
  'paper/imports/books-sql.ts': importBooks,
  'paper/imports/columns-sql.ts': importColumns,
  'paper/imports/fees-sql.ts': importFees,
  'paper/imports/figures-sql.ts': importFigures,
  'paper/imports/past-sql.ts': importPast,
  'paper/imports/people-sql.ts': importPeople,
  'paper/imports/report-sql.ts': importReports,
  'paper/imports/sql.ts': imports,
};

export const ACCOUNT_FILES = {
  'people/accounts/access-token-sql.ts': accessTokens,
  'people/accounts/devices-sql.ts': devices,
  'people/accounts/factor-sql.ts': factors,
  'people/accounts/held-keys-sql.ts': heldKeys,
  'people/accounts/machine-sql.ts': machine,
  'people/accounts/passkey-sql.ts': passkeys,
  'people/accounts/mail-token-sql.ts': mailTokens,
  'people/accounts/mail-trouble-sql.ts': mailTroubles,
  'people/accounts/sessions-sql.ts': sessions,
  'people/accounts/sql.ts': accounts,
  'people/consents/desk-sql.ts': consentLists,
  'people/consents/sql.ts': consents,
  'banks/network/limits-sql.ts': friendLimits,
  'banks/rooms/sql.ts': rooms,
  'running/guards/rooms-sql.ts': guardedRooms,
  'banks/rules/sql.ts': rules,
  'hours/exchanges/origin-sql.ts': origins,
  'hours/exchanges/standing-hours-sql.ts': standingHours,
  'hours/seals/sql.ts': seals,
  'hours/shares/sql.ts': shares,
  'hours/thanks/sql.ts': thanks,
  'hours/todo/sql.ts': todo,
  'board/activities/merging-sql.ts': merging,
  'board/activities/sql.ts': activities,
  'people/erasure/gone-sql.ts': erasureRows,
  'people/erasure/sql.ts': erasure,
  'hours/limits/giver-sql.ts': givers,
  'people/fees/sql.ts': fees,
  'people/insured/sql.ts': insured,
  'people/ages/sql.ts': ages,
  'people/guardians/sql.ts': guardians,
  'people/bodies/sql.ts': bodies,
  'people/register/sql.ts': register,
  'banks/reports/figures-sql.ts': reportFigures,
  'banks/reports/sql.ts': reports,
  'portal/status/sql.ts': status,
  'portal/suspensions/sql.ts': suspensions,
  'banks/banks/year-sql.ts': yearOfBanks,
  'banks/banks/beginning-sql.ts': beginning,
  'banks/months/sql.ts': bankMonths,
  'people/companions/sql.ts': companions,
  'banks/banks/first-steps-sql.ts': firstSteps,
  'board/attention/pairs-sql.ts': pairs,
  'board/attention/rest-sql.ts': rests,
  'board/attention/sql.ts': calls,
};

export const LETTER_AND_THREAD_FILES = {
  'board/arrangements/calendar-sql.ts': arrangementCalendars,
  'board/arrangements/asking-sql.ts': arrangementAsks,
  'board/outside/sql.ts': outside,
  'sending/mail/letters/appointment-sql.ts': appointmentLetters,
  'board/bulletins/own-sql.ts': bulletinOwn,
  'board/bulletins/people-sql.ts': bulletinPeople,
  'board/bulletins/sql.ts': bulletins,
  'board/bulletins/telling-sql.ts': bulletinTelling,
  'sending/mail/letters/batch-sql.ts': batchLetters,
  'sending/mail/letters/companion-sql.ts': companionLetters,
  'sending/mail/letters/bulletin-sql.ts': bulletinLetters,
  'sending/mail/letters/delegate-sql.ts': delegateLetters,
  'sending/mail/letters/referent-sql.ts': referentLetters,
  'sending/mail/letters/digest-sql.ts': digestLetters,
  'sending/mail/letters/message-sql.ts': messageLetters,
  'sending/mail/letters/fee-sql.ts': feeLetters,
  'sending/mail/letters/thanks-sql.ts': thanksLetters,
  'sending/mail/letters/notice-sql.ts': noticeLetters,
  'sending/mail/letters/bank-sql.ts': bankLetters,
  'sending/mail/letters/sql.ts': letters,
  'sending/mail/mailbox/sql.ts': mailbox,
  'sending/mail/sql.ts': mail,
  'board/threads/list-sql.ts': threadLists,
  'board/threads/people-sql.ts': threadPeople,
  'board/threads/reports-sql.ts': threadReports,
  'board/threads/sql.ts': threads,
  'board/threads/telling-sql.ts': threadLetters,
  'sending/webhooks/sql.ts': webhooks,
};
