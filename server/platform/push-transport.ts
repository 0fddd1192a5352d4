/** Handing a message to a push service, wherever a browser says that its own is. */
import { request } from 'node:https';
import { lookupPublic } from './public-address.ts';

/** A service that has not answered by then is tried again later. */
const TIMEOUT_MS = 10_000;

/** What a push service gets: headers and an encrypted body. @returns the status of its answer */
export type PostPush = (
  endpoint: string,
  headers: Record<string, string>,
  body: Buffer,
) => Promise<number>;

/**
 * Posts to a public address over https, at most ten seconds long. Follows no redirect, reads nothing
 * of the answer but its status. @throws when nothing answers there
 */
export const postPush: PostPush = (endpoint, headers, body) =>
  new Promise((resolve, reject) => {
    const posting = request(endpoint, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      lookup: lookupPublic(),
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
