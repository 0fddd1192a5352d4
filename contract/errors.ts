/**
 * The one catalogue of refusals: code → HTTP status. The browser turns a code into text; the
 * server never sends prose about its inside. Adding a code here makes every catalogue of texts
 * incomplete until it has its sentence in three languages.
 */
import { z } from 'zod';

export const ERROR_STATUS = {
  'invalid-input': 400,
  'malformed-request': 400,
  'bot-check-failed': 400,
  'token-invalid': 400,
  'token-expired': 400,
  'token-used': 400,
  'mail-too-soon': 400,
  'password-wrong-or-reused': 400,
  'credentials-unrecognised': 401,
  unauthenticated: 401,
  forbidden: 403,
  'email-not-verified': 403,
  'already-verified': 403,
  'email-only-by-owner': 403,
  'already-member': 403,
  'creditor-cannot-confirm': 403,
  'debtor-cannot-reverse': 403,
  'last-admin': 403,
  'admin-not-removable': 403,
  'not-found': 404,
  'email-unknown': 404,
  'email-taken': 409,
  'bank-name-taken': 409,
  'already-requested': 409,
  'already-decided': 409,
  'changed-meanwhile': 409,
  'not-confirmed': 409,
  'nothing-to-take-back': 409,
  'already-started': 409,
  'not-finished': 409,
  'idempotency-key-reused': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
const ERROR_CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

/** What can be wrong with one field. Schemas use these as their messages. */
export const FIELD_CODES = [
  'required',
  'invalid',
  'too-long',
  'email-invalid',
  'emails-differ',
  'password-weak',
  'date-invalid',
  'date-future',
  'date-too-early',
  'hours-invalid',
  'same-person',
  'same-bank',
  'not-a-member',
  'bank-unknown',
  'bank-not-linked',
  'activity-unknown',
  'order-reversed',
  'one-side-only',
  'url-invalid',
  'facebook-url-invalid',
  'image-invalid',
  'taken',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

/** Narrows a schema's message to a field code; what no schema of ours wrote is just `invalid`. */
export function fieldCode(message: string): FieldCode {
  return FIELD_CODES.find((code) => code === message) ?? 'invalid';
}

export interface FieldProblem {
  /** Where in the input, in dots: `quantityOfHours`, `listUserFrom.3`. */
  path: string;
  code: FieldCode;
}

/** What somebody else changed since a form was filled; for `changed-meanwhile`. */
export const changeMeanwhileSchema = z.object({
  field: z.string(),
  /** As the form was filled, and as it is now. */
  before: z.string(),
  after: z.string(),
  /** Who changed it last, given name first; null when nobody knows any more. */
  by: z.object({ id: z.number(), name: z.string() }).nullable(),
});
export type ChangeMeanwhile = z.infer<typeof changeMeanwhileSchema>;

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.enum(ERROR_CODES),
  detail: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), code: z.enum(FIELD_CODES) })).optional(),
  changes: z.array(changeMeanwhileSchema).optional(),
});
/** A refusal on the wire: `application/problem+json` (RFC 9457). */
export type Problem = z.infer<typeof problemSchema>;
