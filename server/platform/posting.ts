/** Posting something to an address that somebody else has named. */
import { request } from 'node:https';
import { isIP } from 'node:net';
import { isLoopbackName } from './loopback.ts';
import { lookupLoopback, lookupPublic } from './public-address.ts';

// `import` would read all exports of the module, and with `WebSocket` load Node's own client: 14 MB.
const { request: requestPlain } = process.getBuiltinModule('node:http');

/** Who has not answered by then is tried again later. */
const TIMEOUT_MS = 10_000;

interface Posted {
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Posts to a public address over https, at most ten seconds long. Follows no redirect, reads nothing
 * of the answer but its status.
 * @param alsoHere to a program of this machine as well, also by http: for portals that nobody else reaches.
 *   Never to another machine of its network.
 * @throws when nothing answers there, and for an address that is not allowed
 */
export function post(
  address: string,
  { headers, body }: Posted,
  alsoHere = false,
): Promise<number> {
  const { protocol, hostname } = new URL(address);
  const isHere = alsoHere && isLoopbackName(hostname);
  // An IP address is connected to without being looked up.
  const isNumber = isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0;
  if (isNumber && !isHere) return Promise.reject(new Error('an IP address is no public name'));
  return new Promise((resolve, reject) => {
    const posting = (isHere && protocol === 'http:' ? requestPlain : request)(address, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      lookup: isHere ? lookupLoopback() : lookupPublic(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // A connection of its own: none that was made for another name is used again.
      agent: false,
    });
    posting.on('error', reject);
    posting.on('response', (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    posting.end(body);
  });
}
