/** Names and addresses that mean this machine itself, and visits from it. */
import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4 } from 'node:net';

/** Whether an IP address is of this machine: 127.0.0.0/8 or ::1, also mapped into IPv6. */
export function isLoopbackAddress(ip: string): boolean {
  const plain = ip.toLowerCase().replace(/^::ffff:/, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

/** Whether the host name of a URL means this machine: `localhost`, or a loopback address. */
export function isLoopbackName(hostname: string): boolean {
  return hostname === 'localhost' || isLoopbackAddress(hostname.replaceAll(/[[\]]/g, ''));
}

/** What proxies add: a visit that carries any of them began elsewhere, wherever it says it did. */
const FORWARDING =
  /^(forwarded|via|cdn-loop|x-forwarded(-.*)?|x-.+-(for|ip|host|address|proto)|x-(envoy|original|proxy|amz|amzn|azure|arr)-.+|(true|cf|fly|fastly|akamai|do)-.+)$/;

/** Whether a proxy has passed a request on, by what it says of itself. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => FORWARDING.test(name));
}

/**
 * Whether a visit comes from this machine.
 * @param peer the address at the other end of the connection
 * @param headers must name this machine as the host, so that no foreign page whose name was turned
 *   to this machine (DNS rebinding) can read along, and must carry no trace of a proxy
 */
export function isLocalVisit(peer: string | undefined, headers: IncomingHttpHeaders): boolean {
  return (
    !isForwarded(headers) && isLoopbackAddress(peer ?? '') && namesThisMachine(headers.host ?? '')
  );
}

function namesThisMachine(host: string): boolean {
  const url = `http://${host}`;
  return URL.canParse(url) && isLoopbackName(new URL(url).hostname);
}
