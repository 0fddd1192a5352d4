/**
 * Addresses of the open internet, as against those of this machine, of its network and of the
 * operator's other machines: whatever a visitor names, the portal connects to the former alone.
 */
import { lookup as resolveName } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isLoopbackAddress } from './loopback.ts';

/** Networks that are not public or not one machine's (IANA registries of special addresses). */
const CLOSED_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** Of IPv6 only 2000::/3 is public; within it these wrap IPv4 addresses or lead nowhere. */
const CLOSED_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const closed = listOf(CLOSED_IPV4, 'ipv4');
const closedWithin = listOf(CLOSED_IPV6, 'ipv6');
const global = listOf(['2000::/3'], 'ipv6');

function listOf(networks: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Whether an IP address belongs to one machine on the open internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !closedWithin.check(address, 'ipv6');
}

/**
 * Finds the public addresses of a name, for the connection that is then made to one of them: a name
 * cannot mean one machine when it is checked and another when it is used.
 */
export function lookupPublic(resolve: typeof resolveName = resolveName): LookupFunction {
  return lookupAmong(isPublicAddress, 'public address', resolve);
}

/** The same for `localhost`, which means this machine and no other, whatever the resolver says. */
export function lookupLoopback(resolve: typeof resolveName = resolveName): LookupFunction {
  return lookupAmong(isLoopbackAddress, 'address of this machine', resolve);
}

function lookupAmong(
  isAllowed: (address: string) => boolean,
  kind: string,
  resolve: typeof resolveName,
): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const open = error ? [] : addresses.filter(({ address }) => isAllowed(address));
      const [first] = open;
      if (!first) callback(error ?? new Error(`${hostname} has no ${kind}`), []);
      else if (options.all) callback(null, open);
      else callback(null, first.address, first.family);
    });
  };
}
