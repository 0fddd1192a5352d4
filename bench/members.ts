/** Members who use the portal at the same moment, each with a token of their own. */
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { SignJWT } from 'jose';
import pg from 'pg';
import { ALGORITHM } from '#server/modules/people/accounts/checked-tokens.ts';
import { keyFor } from '#server/platform/secrets.ts';
import { SECRET } from './portal.ts';

const DAY_S = 86_400;

/** Signed in, as the portal made their token. */
export interface Member {
  id: number;
  token: string;
}

/** Members of the big bank, by their numbers; `fill.sql` has opened their sessions. */
export async function membersOf(databaseUrl: string, count: number): Promise<Member[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ person_id: string; session_id: string }>(
    `select distinct on (person_id) person_id, session.id as session_id from session
     join membership using (person_id) where bank_id = 1 and role = 'USER'
     order by person_id limit $1`,
    [count],
  );
  await client.end();
  const key = keyFor(SECRET, 'session tokens');
  const expires = Math.floor(Date.now() / 1000) + DAY_S;
  return Promise.all(
    rows.map(async ({ person_id, session_id }) => ({
      id: Number(person_id),
      token: await new SignJWT({})
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setJti(session_id)
        .setExpirationTime(expires)
        .sign(key),
    })),
  );
}

/** Sends calls to one portal over connections that stay open, as a proxy does. */
export class Caller {
  readonly #url: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });

  constructor(url: string) {
    this.#url = url;
  }

  /** Makes a call. @returns how many ms it took. @throws when it was not answered with success */
  async call(member: Member, path: string, body?: object): Promise<number> {
    const begun = performance.now();
    const answer = await this.#send(member, path, body, this.#agent);
    if (answer.statusCode !== 200 && answer.statusCode !== 201) {
      throw new Error(`${path}: ${answer.statusCode} ${await text(answer)}`);
    }
    // What is said is not read: the callers share the processors with the portal.
    await once(answer.resume(), 'end');
    return performance.now() - begun;
  }

  /** Opens the stream of live updates on a connection of its own, and has been welcomed. */
  async listen(member: Member, onUpdate: () => void): Promise<IncomingMessage> {
    const stream = await this.#send(member, '/users/news', undefined, new Agent());
    const welcomed = new Promise((resolve) => stream.once('data', resolve));
    stream.on('data', (piece: Buffer) => /^data:/m.test(piece.toString()) && onUpdate());
    // The portal ends while streams are open.
    stream.on('error', () => {});
    await welcomed;
    return stream;
  }

  close(): void {
    this.#agent.destroy();
  }

  #send(
    { token }: Member,
    path: string,
    body: object | undefined,
    agent: Agent,
  ): Promise<IncomingMessage> {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const method = body ? 'POST' : 'GET';
    return new Promise((resolve, reject) => {
      const sent = request(`${this.#url}/api${path}`, { method, headers, agent }, resolve);
      sent.on('error', reject);
      sent.end(body && JSON.stringify(body));
    });
  }
}
