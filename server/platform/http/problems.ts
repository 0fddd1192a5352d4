/**
 * Turns whatever went wrong into one refusal in the problem format (RFC 9457). Errors that are
 * not ours become `internal`: the log has them whole, the caller learns nothing of the inside.
 */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type ErrorCode, fieldCode, type Problem } from '#contract/errors.ts';
import { isDatabaseAway } from '../database-errors.ts';
import { Refusal } from './refusal.ts';

const TITLES: Record<ErrorCode, string> = {
  'invalid-input': 'Some fields are not right',
  'malformed-request': 'The request cannot be read',
  'bot-check-failed': 'The bot check was not passed',
  'token-invalid': 'The link is not valid',
  'token-expired': 'The link has expired',
  'token-used': 'The link was used already',
  'mail-too-soon': 'A mail was sent a short while ago',
  'password-wrong-or-reused': 'The old password is wrong, or the new one is the same',
  'credentials-unrecognised': 'The credentials were not recognised',
  unauthenticated: 'Sign in first',
  forbidden: 'Not allowed',
  'email-not-verified': 'The e-mail address is not verified',
  'already-verified': 'The e-mail address is already verified',
  'email-only-by-owner': 'Only an administrator themselves may change their e-mail address',
  'already-member': 'Already a member of a bank',
  'creditor-cannot-confirm': 'Who gave the hours cannot confirm them',
  'debtor-cannot-reverse': 'Who received the hours cannot take them back alone',
  'last-admin': 'A bank keeps at least one administrator',
  'admin-not-removable': 'An administrator cannot be removed',
  'not-found': 'Not found',
  'email-unknown': 'No such e-mail address',
  'email-taken': 'The e-mail address is taken',
  'bank-name-taken': 'A bank of that name exists',
  'already-requested': 'Already requested',
  'already-decided': 'Already decided',
  'changed-meanwhile': 'Somebody else has changed this meanwhile',
  'not-confirmed': 'Not confirmed',
  'nothing-to-take-back': 'There is no decision left that can be taken back',
  'already-started': 'Already started',
  'not-finished': 'Not finished',
  'idempotency-key-reused': 'The key was used for another request',
  'too-large': 'Too large',
  'unsupported-media-type': 'Unsupported media type',
  'too-many-requests': 'Too many requests',
  internal: 'Something went wrong',
  unavailable: 'Not available at the moment',
};

/** Codes of the framework that are the caller's to mend. */
const FRAMEWORK: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_REQ_FILE_TOO_LARGE: 'too-large',
  FST_FILES_LIMIT: 'malformed-request',
  FST_FIELDS_LIMIT: 'malformed-request',
  FST_PARTS_LIMIT: 'malformed-request',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-request',
  FST_ERR_BAD_URL: 'malformed-request',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
};

/** After this a database that was away is usually back. */
const AWAY_RETRY_AFTER_S = 5;

/** What an error means to the caller. */
export function refusalFrom(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map((issue) => ({
      path: issue.instancePath.slice(1).replaceAll('/', '.'),
      code: fieldCode(issue.message ?? ''),
    }));
    return new Refusal('invalid-input', { errors });
  }
  const { code = '', statusCode } = codesOf(error);
  const known = FRAMEWORK[code];
  if (known) return new Refusal(known);
  if (isDatabaseAway(error)) {
    return new Refusal('unavailable', { retryAfterS: AWAY_RETRY_AFTER_S });
  }
  if (statusCode === 413) return new Refusal('too-large');
  if (statusCode === 415) return new Refusal('unsupported-media-type');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Refusal('malformed-request');
  }
  return new Refusal('internal');
}

function codesOf(error: unknown): { code?: string; statusCode?: number } {
  if (!(error instanceof Error)) return {};
  const { code, statusCode }: Partial<FastifyError> = { ...error };
  return { code, statusCode };
}

/** The refusal as it goes over the wire. */
function problemOf(refusal: Refusal): Problem {
  return {
    type: `urn:time-bank:problem:${refusal.code}`,
    title: TITLES[refusal.code],
    status: refusal.status,
    code: refusal.code,
    ...(refusal.errors.length > 0 ? { errors: refusal.errors } : {}),
    ...(refusal.changes.length > 0 ? { changes: refusal.changes } : {}),
  };
}

/** Says in a header when another try makes sense, if that is known. */
export function sayWhenAgain(reply: FastifyReply, { retryAfterS }: Refusal): void {
  if (retryAfterS === undefined) return;
  void reply.header('retry-after', String(Math.ceil(retryAfterS)));
}

/** Answers with the problem; logs what is ours to mend. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  const refusal = refusalFrom(error);
  if (refusal.status >= 500) request.log.error(error);
  sayWhenAgain(reply, refusal);
  void reply
    .code(refusal.status)
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problemOf(refusal));
}
