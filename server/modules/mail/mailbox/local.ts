/**
 * Kept mails may be read only from the machine itself. Links that open accounts
 * are in them.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { isLoopbackAddress, isLoopbackName } from '#server/platform/loopback.ts';

/** What proxies add: a visit that carries any of them began elsewhere, wherever it says it did. */
const FORWARDING =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*|fly-.*|fastly-.*)$/;

/**
 * Whether a visit comes from this machine.
 * @param peer the address at the other end of the connection
 * @param headers must name this machine as the host, so that no foreign page whose name was turned
 *   to this machine (DNS rebinding) can read along, and must carry no trace of a proxy
 */
export function isLocalVisit(peer: string | undefined, headers: IncomingHttpHeaders): boolean {
  const wasForwarded = Object.keys(headers).some((name) => FORWARDING.test(name));
  return !wasForwarded && isLoopbackAddress(peer ?? '') && namesThisMachine(headers.host ?? '');
}

function namesThisMachine(host: string): boolean {
  const url = `http://${host}`;
  return URL.canParse(url) && isLoopbackName(new URL(url).hostname);
}
