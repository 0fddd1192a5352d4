/** Handing a message to a push service, wherever a browser says that its own is. */
import { post } from './posting.ts';

/** What a push service gets: headers and an encrypted body. @returns the status of its answer */
export type PostPush = (
  endpoint: string,
  headers: Record<string, string>,
  body: Buffer,
) => Promise<number>;

/** Posts to a public address over https. @throws when nothing answers there */
export const postPush: PostPush = (endpoint, headers, body) => post(endpoint, { headers, body });
