/**
 * A name for each request: in its answer (`X-Request-Id`), in the problem that a person may read out
 * over the telephone, and in every line of the log about it (specification §31).
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Without the letters and digits that look or sound alike; 31 to the twelfth, some 59 bits. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;
const GROUP = /.{4}(?=.)/g;

/** A UUID, the hexadecimal digits that proxies make, or one of the portal's own: no words of anybody. */
const WELL_FORMED =
  /^([0-9a-f]{16,64}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4})$/;

/**
 * Names requests. @param trusted addresses or networks of proxies, loopback among them, whose
 * `X-Request-Id` is taken where it is well-formed; everybody else's is not read.
 */
export function requestIds(trusted: readonly string[]): (request: IncomingMessage) => string {
  const proxies = listOf(['127.0.0.0/8', '::1', ...trusted]);
  return ({ socket, headers }) => {
    const given = headers['x-request-id'];
    const isTaken = typeof given === 'string' && WELL_FORMED.test(given);
    return isTaken && proxies.check(...addressOf(socket.remoteAddress)) ? given : newId();
  };
}

/** `K7QX-42MD-9PTR`. */
function newId(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]);
  return letters.join('').replace(GROUP, '$&-');
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

function addressOf(address = '0.0.0.0'): [string, 'ipv4' | 'ipv6'] {
  return [address, isIPv6(address) ? 'ipv6' : 'ipv4'];
}
