/**
 * A push service on this machine, and a browser that subscribes to it: what the portal sends arrives
 * over HTTP, encrypted, and is read with the browser's keys as a browser would (RFC 8291).
 */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { PostPush } from '#server/platform/push-transport.ts';

/** A call that reached the service. */
interface CaughtPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A running service; every address leads to it, whatever its name. */
export interface PushService {
  /** Everything caught so far, oldest first. */
  caught: CaughtPush[];
  /** What it answers from now on; `hang` never answers. */
  answers: number | 'hang';
  post: PostPush;
  close(): Promise<void>;
}

/** Starts it on a free port. Calls give up after `timeoutMs`. */
export async function startPushService(timeoutMs = 500): Promise<PushService> {
  const server = createServer((call, response) => {
    const answer = (body: Buffer) => {
      service.caught.push({ path: call.url ?? '', headers: call.headers, body });
      if (service.answers !== 'hang') response.writeHead(service.answers).end();
    };
    // A call that gave up in the middle is no call.
    buffer(call).then(answer, () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  const service: PushService = {
    caught: [],
    answers: 201,
    post: async (endpoint, headers, body) => {
      const { pathname } = new URL(endpoint);
      const posting = request({
        ...{ host: '127.0.0.1', port: address.port, path: pathname, method: 'POST', headers },
        signal: AbortSignal.timeout(timeoutMs),
      });
      posting.end(body);
      const [response] = await once(posting, 'response');
      response.resume();
      return response.statusCode;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}

/** A browser with a subscription of its own at the service. */
export class TestBrowser {
  readonly #pair = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly path: string;

  constructor(name: string) {
    this.#pair.generateKeys();
    this.path = `/${name}`;
  }

  /** What it tells the portal. */
  get subscription() {
    return {
      endpoint: `https://push.example.org${this.path}`,
      p256dh: this.#pair.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
    };
  }

  /** What its notifications at the service say, oldest first. */
  read({ caught }: PushService): Record<string, string>[] {
    return caught
      .filter(({ path }) => path === this.path)
      .map(({ body }) => JSON.parse(this.#decrypt(body).toString()));
  }

  #decrypt(body: Buffer): Buffer {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + sender.length);
    const shared = this.#pair.computeSecret(sender);
    const about = Buffer.concat([
      Buffer.from('WebPush: info\0'),
      this.#pair.getPublicKey(),
      sender,
    ]);
    const derive = (
      secret: Uint8Array,
      from: Uint8Array,
      info: Uint8Array | string,
      bytes: number,
    ) => Buffer.from(hkdfSync('sha256', secret, from, info, bytes));
    const secret = derive(shared, this.#auth, about, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const opened = createDecipheriv('aes-128-gcm', key, nonce);
    opened.setAuthTag(sealed.subarray(-16));
    const content = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
    return content.subarray(0, content.lastIndexOf(2));
  }
}
