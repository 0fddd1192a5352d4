/**
 * Who may read mails that were kept: whoever sits at the machine itself. Links that open accounts
 * are in them.
 */
import { isIPv4 } from 'node:net';

/**
 * Whether a visit comes from this machine.
 * @param ip the visitor's own address, as a trusted proxy passed it on
 * @param host the Host header: must name this machine or the portal, so that no foreign page whose
 *   name was turned to this machine (DNS rebinding) can read along
 */
export function isLocalVisit(ip: string, host: string | undefined, publicUrl: string): boolean {
  return isLoopback(ip) && namesThisMachine(host ?? '', publicUrl);
}

function isLoopback(ip: string): boolean {
  const plain = ip.toLowerCase().replace(/^::ffff:/, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

function namesThisMachine(host: string, publicUrl: string): boolean {
  const url = `http://${host}`;
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return (
    hostname === 'localhost' ||
    isLoopback(hostname.replaceAll(/[[\]]/g, '')) ||
    hostname === new URL(publicUrl).hostname
  );
}
