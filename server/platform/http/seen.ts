/**
 * `/api/health/seen`: how a request arrived, for `portal -- doctor`, which asks by the public address.
 * Open to who knows the secret of the portal alone: it tells of the proxies before it.
 */
import type { FastifyInstance } from 'fastify';
import { isSameSecret, keyFor } from '../secrets.ts';
import { Refusal } from './refusal.ts';

export const SEEN_PATH = '/api/health/seen';

export interface Seen {
  /** Whom limits are counted by. */
  address: string;
  /** Who has connected. */
  peer: string;
  /** What a proxy says of the caller; null when none says anything. */
  forwardedFor: string | null;
}

/** What opens it. */
export const seenKey = (secret: string): string => keyFor(secret, 'seen').toString('base64url');

/** Serves it; 401 without the key. */
export function serveSeen(app: FastifyInstance, secret: string): void {
  app.get(SEEN_PATH, { schema: { hide: true } }, (request, reply): Seen => {
    void reply.header('cache-control', 'no-store');
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${seenKey(secret)}`)) {
      throw new Refusal('unauthenticated');
    }
    const forwardedFor = request.headers['x-forwarded-for'];
    return {
      address: request.ip,
      peer: request.socket.remoteAddress ?? '',
      forwardedFor: forwardedFor === undefined ? null : String(forwardedFor),
    };
  });
}
