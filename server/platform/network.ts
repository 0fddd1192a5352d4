/** Which network a caller comes from: the unit that limits and waits are counted by. */
import { isIPv4, isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name the network; the rest is the subscriber's to choose. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;
const MAPPED_IPV4 = /^(?:0:){5}ffff:([0-9a-f]+):([0-9a-f]+)$/;

/**
 * The network of an IP address: an IPv4 address itself (also when mapped into IPv6), the /64 of an
 * IPv6 address (`2001:db8:1:2::/64`), since one subscriber has a whole /64 at their disposal.
 * @returns `unknown` for a text that is no IP address, so that such callers share one counter
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  const [unscoped = ''] = address.split('%', 1);
  if (!isIPv6(unscoped)) return 'unknown';
  const groups = groupsOf(unscoped);
  const mapped = MAPPED_IPV4.exec(groups.join(':'));
  if (mapped) return ipv4From(mapped[1] ?? '', mapped[2] ?? '');
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** All eight groups in their shortest spelling; `URL` knows every spelling there is. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::', 2);
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(GROUPS - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after];
}

function ipv4From(high: string, low: string): string {
  const numbers = [high, low].map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 255]).join('.');
}
