/**
 * The mark by which a browser is known again when somebody signs in: a random cookie that goes to
 * the sign-in calls alone, says nothing of a person and cannot be read by scripts.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'device';
const PATH = '/api/login';
const KEPT_S = 400 * 24 * 60 * 60;
const MARK = /^[\w-]{43}$/;
const USER_AGENT_MAX = 400;

/** The browser behind a call. */
export interface CallDevice {
  /** What it was given at an earlier sign-in; undefined for none, or for a text that is no mark. */
  mark: string | undefined;
  userAgent: string;
  /** Asks it to keep a mark, for 400 days from now. */
  keep(mark: string): void;
}

/** @param isEncrypted whether the portal is reached by https: the mark then never travels otherwise */
export function deviceOf(
  request: FastifyRequest,
  reply: FastifyReply,
  isEncrypted: boolean,
): CallDevice {
  return {
    mark: markIn(request.headers.cookie ?? ''),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX),
    keep(mark) {
      const attributes = `Path=${PATH}; Max-Age=${KEPT_S}; HttpOnly; SameSite=Strict`;
      const value = `${NAME}=${mark}; ${attributes}${isEncrypted ? '; Secure' : ''}`;
      void reply.header('set-cookie', value);
    },
  };
}

function markIn(cookies: string): string | undefined {
  const found = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === NAME);
  const mark = found?.[1] ?? '';
  return MARK.test(mark) ? mark : undefined;
}
