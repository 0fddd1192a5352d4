/** Notifications on a device: what a browser says so that the portal can send them (specification §14). */
import { z } from 'zod';
import { PUSH_ENDPOINT_MAX } from '../limits.ts';

/** Names that mean a machine of somebody's own network. */
const OWN_NETWORK = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/**
 * Whether an address can be that of a service on the open internet: https on its usual port, a public name, nobody's
 * password in it. Whether the name leads to a public machine is seen when the portal connects.
 */
export function isPublicHttps(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const name = hostname.replace(/\.$/, '');
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    // A name ends on letters; an IP address never does.
    /\.[a-z][a-z0-9-]*$/.test(name) &&
    !OWN_NETWORK.test(name)
  );
}

/** A browser's subscription. Keys are base64url: a point of 65 bytes, a secret of 16. */
export const pushSubscriptionSchema = z.object({
  endpoint: z
    .string({ error: 'invalid' })
    .max(PUSH_ENDPOINT_MAX, { error: 'invalid' })
    .refine(isPublicHttps, { error: 'invalid' }),
  p256dh: z.string({ error: 'invalid' }).regex(/^B[\w-]{86}$/, { error: 'invalid' }),
  auth: z.string({ error: 'invalid' }).regex(/^[\w-]{22}$/, { error: 'invalid' }),
});

export const pushStateSchema = z.object({
  /** The portal's key, for which a browser subscribes. */
  publicKey: z.string(),
  /** Whether the browser of this session gets notifications. */
  isOn: z.boolean(),
});
