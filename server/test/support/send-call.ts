/** Sends a call of the endpoint table as any client would, and looks at how it was received. */

import { unzipSync } from 'fflate';
import type { EndpointRow } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { filledPath } from '#contract/path.ts';
import type { CallParts } from './given-requests.ts';
import { PICTURE, TABLE } from './uploads.ts';

/** How a call was received; of what succeeded nothing is read. */
export interface Received {
  status: number;
  contentType: string;
  /** The text of a refusal. */
  text: string;
}

/** The address below /api, with its parameters and query in place. */
export function pathOf(name: EndpointName, { params = {}, query = {} }: CallParts): string {
  const path = filledPath(endpoints[name].path, params);
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) search.append(key, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
}

/** Sends a call, complete. */
export function sendCall(
  url: string,
  name: EndpointName,
  parts: CallParts,
  token: string | undefined,
): Promise<Received> {
  const row: EndpointRow = endpoints[name];
  const { headers, body } = bodyOf(row, parts.body);
  return sendRaw(`${url}/api${pathOf(name, parts)}`, {
    method: row.method,
    headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body }),
  });
}

/** Everything that an answer says: its text, and that of each file in it. */
export async function wholeAnswer(
  url: string,
  name: EndpointName,
  parts: CallParts,
  token: string | undefined,
): Promise<{ status: number; text: string }> {
  const row: EndpointRow = endpoints[name];
  const { headers, body } = bodyOf(row, parts.body);
  const response = await fetch(`${url}/api${pathOf(name, parts)}`, {
    method: row.method,
    headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body }),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, text: textIn(bytes) };
}

/** As it is, out of a zip file, or out of one in base64. */
function textIn(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  if (text.startsWith('PK')) return Object.values(unzipSync(bytes)).map(textIn).join('\n');
  const inBase64 = text.replace(/^"/, '');
  return inBase64.startsWith('UEsD') ? textIn(Buffer.from(inBase64, 'base64')) : text;
}

interface Raw {
  method: string;
  headers?: Record<string, string>;
  body?: string | FormData | URLSearchParams;
}

/** Sends anything at all. */
export async function sendRaw(address: string, { headers, ...init }: Raw): Promise<Received> {
  const response = await fetch(address, {
    ...init,
    headers: { accept: 'application/problem+json', ...headers },
  });
  const contentType = response.headers.get('content-type') ?? '';
  const isRefusal = response.status >= 400;
  const text = isRefusal ? await response.text() : '';
  if (!isRefusal) await response.body?.cancel();
  return { status: response.status, contentType, text };
}

function bodyOf(row: EndpointRow, body: unknown): Pick<Raw, 'headers' | 'body'> {
  if (row.bodyType === 'picture') {
    const form = new FormData();
    form.set('photo', new Blob([PICTURE], { type: 'image/png' }), 'photo.png');
    return { body: form };
  }
  if (row.bodyType === 'table') {
    const form = new FormData();
    form.set('file', new Blob([TABLE], { type: 'text/csv' }), 'soci.csv');
    return { body: form };
  }
  if (row.bodyType === 'archive') {
    const form = new FormData();
    form.set('archive', new Blob([PICTURE]), 'bank.zip');
    return { body: form };
  }
  if (body === undefined || body === null) return {};
  if (row.bodyType === 'form') return { body: new URLSearchParams(Object.entries(body)) };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
