/** Names and addresses that mean this machine itself. */
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
