/** Which refusals a call may answer with: those that its row names, and those that every call of its kind has. */
import { type ActsFor, type EndpointRow, needsOpenBank } from './endpoint.ts';
import { ERROR_CODES, type ErrorCode } from './errors.ts';

/** Every refusal of a call, in the order of the catalogue. */
export function refusalsOf(row: EndpointRow): ErrorCode[] {
  const codes = new Set<ErrorCode>([
    ...ofAccess(row),
    ...ofInput(row),
    ...(needsOpenBank(row) ? (['bank-suspended'] as const) : []),
    ...(row.inRoom?.does === 'begins' ? (['room-closed'] as const) : []),
    ...(row.ofAge ? (['desk-speaks-for-minor'] as const) : []),
    ...(row.limit ? (['too-many-requests'] as const) : []),
    ...(row.idempotent ? (['idempotency-key-reused'] as const) : []),
    ...(row.refusals ?? []),
    'internal',
    'unavailable',
  ]);
  return ERROR_CODES.filter((code) => codes.has(code));
}

/** In the name of somebody else, for whom one does not act. */
const ON_ACTING: Record<ActsFor, readonly ErrorCode[]> = {
  trust: ['not-their-delegate'],
  desk: ['not-found', 'second-factor-required'],
  'desk-without-login': ['not-found', 'second-factor-required', 'person-has-login'],
};

/** Who calls: without a session or a token, with one that does not reach, too often with a token. */
function ofAccess({ access, actsFor, forBodies }: EndpointRow): ErrorCode[] {
  if (access === 'public') return [];
  return [
    'unauthenticated',
    'scope-missing',
    'too-many-requests',
    // In the name of somebody else, where nobody may.
    'forbidden',
    ...(actsFor === undefined ? [] : ON_ACTING[actsFor]),
    ...(forBodies ? ON_ACTING.trust : []),
    ...(access === 'token' ? [] : (['email-not-verified'] as const)),
    ...(access === 'admin' || access === 'portal' ? (['second-factor-required'] as const) : []),
  ];
}

function ofInput({ method, params, query, body, bodyType }: EndpointRow): ErrorCode[] {
  const isSent = body !== undefined || bodyType !== undefined;
  return [
    'malformed-request',
    'query-misspelt',
    ...(params || query || isSent ? (['invalid-input'] as const) : []),
    // A path that is too long leads nowhere.
    ...(params ? (['not-found'] as const) : []),
    ...(method === 'GET' ? [] : (['too-large', 'unsupported-media-type'] as const)),
  ];
}
