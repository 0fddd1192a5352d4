/**
 * Turns every error into one refusal in the problem format (RFC 9457). Unknown errors become
 * `internal`: the log has them whole, the caller learns nothing about the inside.
 */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type ErrorCode, fieldCode, PROBLEMS, type Problem } from '#contract/errors.ts';
import { isDatabaseAway } from '../database-errors.ts';
import { Refusal } from './refusal.ts';
import { REQUEST_ID_HEADER } from './request-log.ts';

/** Errors of the framework that are the caller's fault. */
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

const UNAUTHORIZED = 401;

/** After this a database that was away is usually back. */
const AWAY_RETRY_AFTER_S = 5;

/** The refusal that an error means to the caller. */
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

/** The refusal as it goes over the wire; a fault of the server with the id that the log knows it by. */
function problemOf(refusal: Refusal, requestId: string): Problem {
  return {
    type: `urn:time-bank:problem:${refusal.code}`,
    title: PROBLEMS[refusal.code].title,
    status: refusal.status,
    code: refusal.code,
    ...(refusal.detail === undefined ? {} : { detail: refusal.detail }),
    ...(refusal.errors.length > 0 ? { errors: refusal.errors } : {}),
    ...(refusal.changes.length > 0 ? { changes: refusal.changes } : {}),
    ...(refusal.people.length > 0 ? { people: refusal.people } : {}),
    ...(refusal.notice ? { notice: refusal.notice } : {}),
    ...(refusal.recorded ? { recorded: refusal.recorded } : {}),
    ...(refusal.giver ? { giver: refusal.giver } : {}),
    ...(refusal.uses ? { uses: refusal.uses } : {}),
    ...(refusal.privacyNotice ? { privacyNotice: refusal.privacyNotice } : {}),
    ...(refusal.challenge ? { challenge: refusal.challenge } : {}),
    ...(refusal.status >= 500 ? { requestId } : {}),
  };
}

/** How a caller without a session, or whose token opens nothing, gets in (RFC 6750). */
const CHALLENGE = 'Bearer realm="time-bank-portal"';

/** Adds the headers that belong to a refusal: how to get in, which methods there are, when to try again. */
export function addHeaders(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { status, retryAfterS, allow }: Refusal,
): void {
  if (retryAfterS !== undefined) void reply.header('retry-after', String(Math.ceil(retryAfterS)));
  if (allow) void reply.header('allow', allow.join(', '));
  if (status !== UNAUTHORIZED) return;
  const wasTried = headers.authorization !== undefined;
  void reply.header(
    'www-authenticate',
    wasTried ? `${CHALLENGE}, error="invalid_token"` : CHALLENGE,
  );
}

/** Logs an error of the server. A caller who left before the answer is none: their work was stopped. */
export function logFault(request: FastifyRequest, { raw }: FastifyReply, error: unknown): void {
  const hasLeft = raw.closed && error instanceof Error && error.name === 'AbortError';
  if (!hasLeft && refusalFrom(error).status >= 500) request.log.error(error);
}

/** Answers with the problem; logs errors of the server. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  const refusal = refusalFrom(error);
  logFault(request, reply, error);
  addHeaders(request, reply, refusal);
  void reply
    .code(refusal.status)
    // Where an address cannot be read, nothing else has named the request yet.
    .header(REQUEST_ID_HEADER, request.id)
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problemOf(refusal, request.id));
}
