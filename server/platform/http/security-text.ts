/** `/.well-known/security.txt` (RFC 9116): whom to tell about a weakness of this portal. */

import type { FastifyInstance } from 'fastify';
import { daysAfter } from '#contract/time.ts';

/** The standard asks for less than a year; it is written again with every answer. */
const GOOD_FOR_DAYS = 180;

/** Serves it where the operator has named an address; without one there is no such file. */
export function serveSecurityText(
  app: FastifyInstance,
  { email, publicUrl, now }: { email: string | undefined; publicUrl: string; now(): Date },
): void {
  if (email === undefined) return;
  app.get('/.well-known/security.txt', { schema: { hide: true } }, (_, reply) => {
    const lines = [
      `Contact: mailto:${email}`,
      `Expires: ${daysAfter(now(), GOOD_FOR_DAYS).toISOString()}`,
      'Preferred-Languages: it, en, de',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
