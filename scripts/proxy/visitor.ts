/** A visitor of a portal behind a proxy: asks by https, knowing its certificate, from an address of this machine. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';

/** The name of the portal in the files of `deploy/`. */
export const NAME = 'tempo.example.org';

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** The address of this machine that it asks from. */
  from?: string;
}

export interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Who asks the proxy on `port` by https, believing `certificate` alone. */
export class Visitor {
  readonly #port: number;
  readonly #certificate: string;

  constructor(port: number, certificate: string) {
    this.#port = port;
    this.#certificate = certificate;
  }

  /** The whole answer. */
  async ask(path: string, question: Question = {}): Promise<Answer> {
    const answer = await this.begin(path, question);
    const body = Buffer.concat(await answer.toArray());
    return { status: answer.statusCode, headers: answer.headers, body };
  }

  /** The answer as soon as it begins. */
  async begin(
    path: string,
    { method, headers, body, from }: Question = {},
  ): Promise<IncomingMessage> {
    const sent = request({
      host: '127.0.0.1',
      port: this.#port,
      servername: NAME,
      ca: this.#certificate,
      path,
      method: method ?? 'GET',
      headers: { host: NAME, ...headers },
      localAddress: from ?? '127.0.0.1',
      agent: false,
    });
    sent.end(body);
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    if (!answer) throw new Error('There is no answer.');
    // Who refuses what is sent closes the connection while more of it arrives.
    sent.on('error', () => {});
    return answer;
  }
}

/** What plain http is answered on `port`. */
export async function askPlainly(port: number, path: string, headers = {}): Promise<Answer> {
  const sent = plainRequest({ host: '127.0.0.1', port, path, headers, agent: false });
  sent.end();
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (!answer) throw new Error('There is no answer.');
  const body = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode, headers: answer.headers, body };
}
