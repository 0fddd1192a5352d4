/**
 * The one catalogue of refusals: code → HTTP status and a title for developers. The browser turns a
 * code into text; the server sends no prose about its inside. A new code does not compile until
 * every catalogue of texts has its sentence in three languages.
 */
import { z } from 'zod';
import { ROOM_USES } from './banks/room-names.ts';
import { privacyNoticeSchema } from './people/privacy-notice.ts';

export const PROBLEMS = {
  'invalid-input': { status: 400, title: 'Some fields are not right' },
  'malformed-request': { status: 400, title: 'The request cannot be read' },
  'query-misspelt': { status: 400, title: 'A name in the query is nearly one that the call knows' },
  'archive-invalid': { status: 400, title: 'The archive is damaged, or is none' },
  'bot-check-failed': { status: 400, title: 'The bot check was not passed' },
  'passkey-unrecognised': { status: 400, title: 'The passkey was not recognised' },
  'token-invalid': { status: 400, title: 'The link is not valid' },
  'token-expired': { status: 400, title: 'The link has expired' },
  'token-used': { status: 400, title: 'The link was used already' },
  'mail-too-soon': { status: 400, title: 'A mail was sent a short while ago' },
  'password-wrong-or-reused': {
    status: 400,
    title: 'The old password is wrong, or the new one is the same',
  },
  'credentials-unrecognised': { status: 401, title: 'The credentials were not recognised' },
  'second-factor-needed': { status: 401, title: 'The password is right; a code is needed too' },
  'code-unrecognised': { status: 401, title: 'The code is wrong, or was used' },
  'challenge-over': { status: 400, title: 'The sign-in took too long, or had too many tries' },
  unauthenticated: { status: 401, title: 'Sign in first' },
  forbidden: { status: 403, title: 'Not allowed' },
  'scope-missing': { status: 403, title: 'The access token is not for this' },
  'email-not-verified': { status: 403, title: 'The email address is not verified' },
  'already-verified': { status: 403, title: 'The email address is already verified' },
  'email-only-by-owner': {
    status: 403,
    title: 'Only an administrator themselves may change their email address',
  },
  'already-member': { status: 403, title: 'Already a member of a bank' },
  'creditor-cannot-confirm': { status: 403, title: 'Who gave the hours cannot confirm them' },
  'debtor-cannot-reverse': {
    status: 403,
    title: 'Who received the hours cannot take them back alone',
  },
  'proxy-is-creditor': {
    status: 403,
    title: 'Who gave the hours cannot confirm them for somebody else either',
  },
  'own-decision': {
    status: 403,
    title:
      'Nobody decides about themselves: another administrator does, and a bank with one names a second',
  },
  'not-their-delegate': { status: 403, title: 'Not a person of trust of theirs, or no more' },
  'cheque-own': { status: 403, title: 'A cheque of one’s own cannot be handed in' },
  'not-of-this-bank': { status: 403, title: 'Neither of this bank nor of a friend bank' },
  'person-has-login': {
    status: 403,
    title: 'The person has a login and looks after their own data',
  },
  'person-without-login': { status: 403, title: 'The person has no login' },
  'second-factor-required': {
    status: 403,
    title: 'The desk is for administrators with a second factor',
  },
  'second-factor-of-admin': {
    status: 403,
    title: 'The second factor of an administrator is not the desk’s to take',
  },
  'bank-suspended': {
    status: 403,
    title: 'The portal has suspended the bank: it can be read only',
  },
  'room-closed': { status: 403, title: 'The bank has not opened that part of the portal' },
  'too-young': { status: 403, title: 'Younger than the bank asks; its desk registers them' },
  'desk-speaks-for-minor': {
    status: 403,
    title: 'Younger than their bank asks; their desk does it for them',
  },
  'office-for-adults': {
    status: 403,
    title: 'Nobody younger than the bank asks has that office',
  },
  'last-admin': { status: 403, title: 'A bank keeps at least one administrator' },
  'admin-not-removable': { status: 403, title: 'An administrator cannot be removed' },
  'own-notice': { status: 403, title: 'The notice is their own' },
  'contact-through-desk': { status: 403, title: 'The desk of the bank puts people in touch' },
  'reached-by-desk': { status: 403, title: 'The person reads no email; the desk tells them' },
  'friend-needs-reason': {
    status: 403,
    title: 'To members of a friend bank one writes about a notice or an exchange',
  },
  'not-found': { status: 404, title: 'Not found' },
  'cheque-unknown': { status: 404, title: 'No such cheque' },
  'email-unknown': { status: 404, title: 'No such email address' },
  'looks-like-another': { status: 409, title: 'Somebody like that is known already' },
  'privacy-notice-changed': {
    status: 409,
    title: 'The privacy notice is another one by now',
  },
  'notice-alike': { status: 409, title: 'They have such a notice on the board already' },
  'notice-closed': { status: 409, title: 'The notice is not open any more' },
  'too-many-notices': { status: 409, title: 'They have as many notices as one person may' },
  'person-blocked': { status: 409, title: 'They have blocked that person themselves' },
  'thread-over': { status: 409, title: 'The other person is no member any more' },
  'already-delegate': { status: 409, title: 'A person of trust of theirs already' },
  'delegate-of-three': { status: 409, title: 'A person of trust acts for at most three people' },
  'delegate-of-two-bodies': { status: 409, title: 'Somebody acts for at most two bodies' },
  'body-has-five': { status: 409, title: 'At most five people act for a body' },
  'two-different-people': { status: 409, title: 'Nobody accompanies themselves' },
  'not-a-newcomer': { status: 409, title: 'They are no newcomer to the bank, or no more' },
  'not-willing': { status: 409, title: 'They do not want to accompany newcomers, or no more' },
  'too-many-newcomers': {
    status: 409,
    title: 'One member accompanies at most three newcomers at a time',
  },
  'card-number-taken': { status: 409, title: 'The number is on the card of another member' },
  'card-number-was-used': {
    status: 409,
    title: 'The number was on the card of somebody else; say that you have seen it',
  },
  'email-taken': { status: 409, title: 'The email address is taken' },
  'bank-name-taken': { status: 409, title: 'A bank of that name exists' },
  'bank-known': { status: 409, title: 'A bank of that name is at this portal' },
  'people-known': { status: 409, title: 'People of the archive have an account at this portal' },
  'birth-date-missing': {
    status: 409,
    title: 'The bank asks how old its members are, and the birth date is not known',
  },
  'already-requested': { status: 409, title: 'Already requested' },
  'admission-first': { status: 409, title: 'The bank takes in whom its board has admitted' },
  'already-over': { status: 409, title: 'It has begun, or was called off' },
  'past-taking-back': { status: 409, title: 'The time to take it back is over' },
  'guests-not-asked': { status: 409, title: 'Members come alone' },
  'too-early': { status: 409, title: 'It is not agreed on, or has not begun' },
  'already-decided': { status: 409, title: 'Already decided' },
  'already-recorded': { status: 409, title: 'Such hours were recorded already; say what they are' },
  'changed-meanwhile': { status: 409, title: 'Somebody else has changed this meanwhile' },
  'room-in-use': { status: 409, title: 'Something waits in that part of the portal' },
  'fee-missing': { status: 409, title: 'Who gave has not paid the fee that their bank asks for' },
  'not-insured': { status: 409, title: 'Who gave is not insured, as their bank asks' },
  'limit-reached': { status: 409, title: 'The balance would go below the limit of the bank' },
  'fund-low': { status: 409, title: 'The hours fund would go below its limit' },
  'share-off': { status: 409, title: 'The bank has no yearly share' },
  'share-announced': { status: 409, title: 'The share of that year is announced already' },
  'share-not-open': { status: 409, title: 'The share was not announced, or its day has not come' },
  'share-booked': { status: 409, title: 'The share of that year is booked already' },
  'seen-outdated': { status: 409, title: 'It is no longer what was shown' },
  'day-over': { status: 409, title: 'The day is over' },
  'not-confirmed': { status: 409, title: 'Not confirmed' },
  'nothing-to-take-back': {
    status: 409,
    title: 'There is no decision left that can be taken back',
  },
  'cheque-used': { status: 409, title: 'The cheque was used already' },
  'cheque-void': { status: 409, title: 'The cheque is void' },
  'cheque-differs': {
    status: 409,
    title: 'The cheque was handed in with another giver, day or length',
  },
  'cheque-late': { status: 409, title: 'The cheque is late; say that you have seen it' },
  'second-factor-on': { status: 409, title: 'The second factor is on already' },
  'second-factor-off': { status: 409, title: 'The second factor is not on' },
  'second-factor-unreadable': {
    status: 409,
    title: 'The second factor was set up with another secret of the portal',
  },
  'passkey-known': { status: 409, title: 'The passkey is known already' },
  'passkeys-full': { status: 409, title: 'There are too many passkeys already' },
  'access-tokens-full': { status: 409, title: 'There are too many access tokens already' },
  'activities-full': { status: 409, title: 'There are too many activities or groups already' },
  'webhooks-full': { status: 409, title: 'The bank has too many webhooks already' },
  'already-started': { status: 409, title: 'Already started' },
  'not-finished': { status: 409, title: 'Not finished' },
  'import-not-ready': { status: 409, title: 'The import is not in that state' },
  'import-changed': { status: 409, title: 'A member was changed since the check' },
  'import-moved': { status: 409, title: 'An imported account has moved since' },
  'import-too-late': { status: 409, title: 'The time to undo the import is over' },
  'idempotency-key-reused': { status: 409, title: 'The key was used for another request' },
  'method-not-allowed': { status: 405, title: 'The address does not take that method' },
  'too-large': { status: 413, title: 'Too large' },
  'sheet-empty': { status: 400, title: 'The file holds no rows' },
  'sheet-too-long': { status: 413, title: 'The file has too many rows' },
  'sheet-unreadable': { status: 415, title: 'The file is no table that can be read' },
  'sheet-old-format': { status: 415, title: 'The file is a workbook of an old format' },
  'sheet-locked': { status: 415, title: 'The file is locked with a password' },
  'unsupported-media-type': { status: 415, title: 'Unsupported media type' },
  'asked-too-often': { status: 429, title: 'They were asked as often as one may in a week' },
  'too-many-answers': { status: 429, title: 'They have answered as often as one may in a day' },
  'too-many-messages': { status: 429, title: 'They have written as often as one may in an hour' },
  'too-many-threads': {
    status: 429,
    title: 'They have begun as many conversations as one may in a day',
  },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong' },
  unavailable: { status: 503, title: 'Not available at the moment' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof PROBLEMS;
export const ERROR_CODES = Object.keys(PROBLEMS) as ErrorCode[];

/** What can be wrong with one field. Schemas use these as their messages. */
export const FIELD_CODES = [
  'required',
  'invalid',
  'too-long',
  'email-invalid',
  'emails-differ',
  'password-weak',
  'password-common',
  'password-wrong',
  'code-wrong',
  'date-invalid',
  'date-future',
  'date-too-early',
  'hours-invalid',
  'same-person',
  'same-bank',
  'not-a-member',
  'not-a-member-then',
  'bank-unknown',
  'bank-not-linked',
  'activity-unknown',
  'activity-retired',
  'activity-off-board',
  'order-reversed',
  'rule-invalid',
  'gift-hours-invalid',
  'gift-too-large',
  'gifts-used-up',
  'gift-below-band',
  'notice-title',
  'date-past',
  'date-too-far',
  'one-side-only',
  'url-invalid',
  'facebook-url-invalid',
  'image-invalid',
  'taken',
  'bodies-only',
  'places-taken',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

/** Narrows a schema's message to a field code; a message that is not ours becomes `invalid`. */
export function fieldCode(message: string): FieldCode {
  return FIELD_CODES.find((code) => code === message) ?? 'invalid';
}

export interface FieldProblem {
  /** Where in the input, in dots: `quantityOfHours`, `listUserFrom.3`. */
  path: string;
  code: FieldCode;
}

/** A field that somebody else changed since the form was filled; for `changed-meanwhile`. */
export const changeMeanwhileSchema = z.object({
  field: z.string(),
  /** When the form was filled, and now. */
  before: z.string(),
  after: z.string(),
  /** The person who changed it last, given name first; null when unknown. */
  by: z.object({ id: z.number(), name: z.string() }).nullable(),
});
export type ChangeMeanwhile = z.infer<typeof changeMeanwhileSchema>;

/** Somebody known to the bank who may be the person described; for `looks-like-another`. */
export const lookalikeSchema = z.object({
  id: z.number(),
  /** Given name first. */
  name: z.string(),
  /** To the bank: a member, one who asks to join, one who asked once, one who has left. */
  relation: z.enum(['member', 'asks', 'asked', 'left']),
  hasLogin: z.boolean(),
  /** On their card. */
  number: z.number().nullable(),
  /** Null where it is not known, or not for the desk to read. */
  dateOfBirthday: z.string().nullable(),
  phone: z.string().nullable(),
});
export type Lookalike = z.infer<typeof lookalikeSchema>;

/** What a refusal is called; `PROBLEMS` says the status of each. */
export const errorCodeSchema = z.enum(ERROR_CODES);

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: errorCodeSchema,
  detail: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), code: z.enum(FIELD_CODES) })).optional(),
  changes: z.array(changeMeanwhileSchema).optional(),
  people: z.array(lookalikeSchema).optional(),
  /** The notice that is like the new one; for `notice-alike`. */
  notice: z.object({ id: z.number(), title: z.string() }).optional(),
  /** The hours that stand, and their day (`yyyy-MM-dd`); for `already-recorded`. */
  recorded: z.object({ id: z.number(), hours: z.number(), day: z.string() }).optional(),
  /** The telephone of the desk (empty for none), and for a desk who it is; for `fee-missing`, `not-insured`, `too-young`, `desk-speaks-for-minor`. */
  giver: z.object({ phone: z.string(), names: z.array(z.string()) }).optional(),
  /** The privacy notice of now; for `privacy-notice-changed`. */
  privacyNotice: privacyNoticeSchema.optional(),
  /** What waits in the room that was to be closed; for `room-in-use`. */
  uses: z.array(z.enum(ROOM_USES)).optional(),
  /** With what the second step of signing in goes on; for `second-factor-needed`. */
  challenge: z.string().optional(),
  /** The request by which the operator finds a fault of the server in the log; from 500 on. */
  requestId: z.string().optional(),
});
/** A refusal on the wire: `application/problem+json` (RFC 9457). */
export type Problem = z.infer<typeof problemSchema>;
