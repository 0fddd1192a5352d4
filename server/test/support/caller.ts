/** Somebody who calls the portal over HTTP, as any client would. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body read as JSON; undefined when it is none. */
  // biome-ignore lint/suspicious/noExplicitAny: stories look at answers as clients do, untyped
  json: any;
}

interface Sending {
  headers?: Record<string, string>;
  body?: string;
}

export class Caller {
  readonly #url: string;
  readonly token: string | undefined;

  constructor(url: string, token: string | undefined) {
    this.#url = url;
    this.token = token;
  }

  get(path: string, headers?: Record<string, string>): Promise<Answer> {
    return this.send('GET', path, { headers });
  }

  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer> {
    return this.send('POST', path, json(body, headers));
  }

  patch(path: string, body?: unknown): Promise<Answer> {
    return this.send('PATCH', path, body === undefined ? {} : json(body));
  }

  delete(path: string): Promise<Answer> {
    return this.send('DELETE', path, {});
  }

  /** Sends a form, as the sign-in does. */
  form(path: string, fields: Record<string, string>): Promise<Answer> {
    return this.send('POST', path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  }

  /** Sends anything at all to a path below /api. */
  async send(method: string, path: string, { headers, body }: Sending): Promise<Answer> {
    const response = await fetch(`${this.#url}/api${path}`, {
      method,
      headers: { ...(this.token ? { authorization: `Bearer ${this.token}` } : {}), ...headers },
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
