/** Somebody who calls the portal over HTTP, as any client would. */
import type { BodyAt, JsonAt, Refused } from './wire-types.ts';

export interface Answer<Json = Refused> {
  status: number;
  headers: Headers;
  text: string;
  /** The body read as JSON, as the contract has it for that address; undefined when it is none. */
  json: Json;
}

interface Sending {
  headers?: Record<string, string>;
  body?: string;
}

export class Caller {
  readonly #url: string;
  readonly token: string | undefined;

  readonly #always: Record<string, string>;

  /** @param always headers of every call */
  constructor(url: string, token: string | undefined, always: Record<string, string> = {}) {
    this.#url = url;
    this.token = token;
    this.#always = always;
  }

  /** The same person, acting for somebody who trusts them, or for a member of the bank that they administer. */
  actingFor(personId: number): Caller {
    return new Caller(this.#url, this.token, { ...this.#always, 'x-for': String(personId) });
  }

  /** The same person at their desk, saying how the word of somebody has come. */
  byWord(basis: string): Caller {
    return new Caller(this.#url, this.token, { ...this.#always, 'x-word': basis });
  }

  get<Path extends string>(path: Path, headers?: Record<string, string>) {
    return this.send<JsonAt<'GET', Path>>('GET', path, { headers });
  }

  post<Path extends string>(
    path: Path,
    body: BodyAt<'POST', Path>,
    headers?: Record<string, string>,
  ) {
    return this.send<JsonAt<'POST', Path>>('POST', path, json(body, headers));
  }

  patch<Path extends string>(
    path: Path,
    body?: BodyAt<'PATCH', Path>,
    headers?: Record<string, string>,
  ) {
    const sending = body === undefined ? { headers } : json(body, headers);
    return this.send<JsonAt<'PATCH', Path>>('PATCH', path, sending);
  }

  put<Path extends string>(path: Path, body: BodyAt<'PUT', Path>) {
    return this.send<JsonAt<'PUT', Path>>('PUT', path, json(body));
  }

  delete<Path extends string>(path: Path) {
    return this.send<JsonAt<'DELETE', Path>>('DELETE', path, {});
  }

  /** Sends a form, as the sign-in does. */
  form(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return this.send('POST', path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  }

  /** Sends anything at all to a path below /api. */
  async send<Json = Refused>(
    method: string,
    path: string,
    { headers, body }: Sending,
  ): Promise<Answer<Json>> {
    const response = await fetch(`${this.#url}/api${path}`, {
      method,
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...this.#always,
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  }
}

function json(body: unknown, headers: Record<string, string> = {}): Sending {
  return {
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
