/**
 * Spoils a call that is all right in every way that a careless or ill-meaning client might. The
 * contract's own schemas say which of the spoilt ones could still pass.
 */
import type { z } from 'zod';
import type { EndpointRow } from '#contract/endpoint.ts';
import { BODY_BYTES_MAX } from '#contract/limits.ts';
import type { CallParts } from './given-requests.ts';

/** A call that went bad: what is wrong with it, and how it goes over the wire. */
export interface InvalidRequest {
  what: string;
  /** Below /api, with its query. */
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Whether there is any way to take it as right. */
  mayPass: boolean;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

/** Values for any field of a body. */
const VALUES: unknown[] = [
  ...[null, true, {}, [null], '', '\u0000', '\uD800', '💥'.repeat(9000), '-1', '2026-02-30'],
  ...[-1, 0.1, 1e308, 2 ** 53, "'; drop table person; --"],
];

/** Texts for any part of a path, as they are written in an address. */
const SEGMENTS = [
  ...['0', '-1', '1.5', '1e3', 'abc', '%20', '999999999999999', '9'.repeat(40), '１'],
  ...['%00', '%ZZ', '%', '%C3%28', '%ED%A0%80', '..%2F..%2Fetc', '%2e%2e', '1%2F2', '__proto__'],
  'x'.repeat(2000),
];

/** Queries that no list has a sense for. */
const QUERIES = [
  ...['limit=-1', 'limit=0.5', 'limit=1000001', 'limit=', 'limit=1&limit=2', 'offset=1e9'],
  ...['offset=99999999999999999999', 'sort=password_hash', 'sort=--id', 'sort=id&sort=note'],
  ...['q=%00', `q=${'x'.repeat(10_000)}`, 'q=%25&q=_', 'q=%ZZ', 'q=%C3%28', 'q=%ED%A0%80'],
  ...['from=2026-02-30', 'from=2026-02-02&to=2026-02-01', 'to=%00', 'userFromIds=0'],
  ...['userToIds=-1&userToIds=x', 'status=gone', 'side=both', 'of=everybody', 'lang=it&lang=de'],
  ...['id=0', 'passwordToken=%00', '__proto__=1', 'constructor[prototype]=1', '&&&==', '%'],
];

/** Every way to spoil a call of `row` that was right with `parts`, written at `path`. */
export function invalidRequestsOf(
  row: EndpointRow,
  parts: CallParts,
  path: string,
): InvalidRequest[] {
  return [
    ...invalidPaths(row, parts),
    ...invalidQueries(row, parts, path),
    ...(isUpload(row) ? [] : invalidBodies(row, parts, path)),
  ];
}

const isUpload = ({ bodyType }: EndpointRow) => bodyType !== undefined && bodyType !== 'form';

function invalidPaths(row: EndpointRow, parts: CallParts): InvalidRequest[] {
  const keys = Object.keys(parts.params ?? {});
  return keys.flatMap((key) =>
    SEGMENTS.map((segment) => ({
      what: `${key} is ${segment.slice(0, 40)}`,
      path: row.path.replace(`{${key}}`, segment),
      ...sent(row, parts.body),
      mayPass: false,
    })),
  );
}

function invalidQueries(row: EndpointRow, parts: CallParts, path: string): InvalidRequest[] {
  if (!row.query) return [];
  const right = Object.fromEntries(new URLSearchParams(path.split('?')[1]));
  return QUERIES.map((query) => ({
    what: `query ${query.slice(0, 40)}`,
    path: `${path.split('?')[0]}?${query}`,
    ...sent(row, parts.body),
    mayPass:
      passes(row.query, { ...right, ...queryOf(query) }) || passes(row.query, queryOf(query)),
  }));
}

function invalidBodies(row: EndpointRow, parts: CallParts, path: string): InvalidRequest[] {
  const { body: schema, bodyType } = row;
  if (!schema) return [];
  const call = (what: string, body: string | undefined, mayPass = false, headers = JSON_TYPE) => ({
    ...{ what, path, headers, mayPass },
    ...(body === undefined ? {} : { body }),
  });
  const texts = [
    '{',
    '{"a":}',
    'null',
    '[]',
    '"x"',
    '1',
    'true',
    '{}',
    '\u0000',
    '<a/>',
    deep(50_000),
  ];
  const whole = texts.map((text) =>
    call(`body ${text.slice(0, 20)}`, text, isJson(text) && passes(schema, JSON.parse(text))),
  );
  const poison = [
    '{"__proto__": {"admin": true}}',
    '{"constructor": {"prototype": {"admin": true}}}',
    `{"deep": ${deep(1000)}}`,
  ].map((text) => call(text.slice(0, 24), text, passes(schema, {})));
  const tooLarge = JSON.stringify({ note: 'x'.repeat(BODY_BYTES_MAX) });
  const right = JSON.stringify(parts.body ?? {});
  return [
    ...whole,
    ...poison,
    call('an oversized body', tooLarge),
    call('no body', undefined, passes(schema, undefined)),
    call('xml', right, false, { 'content-type': 'application/xml' }),
    call('a content type that is none', right, false, { 'content-type': 'nonsense' }),
    ...(bodyType === 'form' ? spoiltForms(path) : spoiltFields(schema, parts.body, call)),
  ];
}

/** Each field missing, and each with every value. */
function spoiltFields(
  schema: z.ZodType,
  body: unknown,
  call: (what: string, body: string, mayPass: boolean) => InvalidRequest,
): InvalidRequest[] {
  const right: Record<string, unknown> = { ...Object(body ?? {}) };
  return Object.keys(right).flatMap((key) => {
    const { [key]: _, ...without } = right;
    const variants = [without, ...VALUES.map((value) => ({ ...right, [key]: value }))];
    return variants.map((variant) => {
      const text = JSON.stringify(variant);
      const value = JSON.stringify(variant[key])?.slice(0, 30) ?? 'missing';
      return call(`${key} is ${value}`, text, passes(schema, JSON.parse(text)));
    });
  });
}

function spoiltForms(path: string): InvalidRequest[] {
  return [
    ...['', 'username', '=', '&&&', 'username=a&username=b&password=c', 'username=%00&password=x'],
    ...[`username=${'x'.repeat(10_000)}&password=x`, 'username=%ZZ&password=%ED%A0%80'],
    ...['username=a@example.org', 'password=x', 'username=a@example.org&password='],
    ...['username=a@example.org&password=x&rememberMe=maybe', '__proto__=x', 'x'.repeat(300_000)],
  ].map((body) => ({
    what: `form ${body.slice(0, 40)}`,
    path,
    headers: FORM_TYPE,
    body,
    mayPass: false,
  }));
}

function sent(row: EndpointRow, body: unknown): { headers: Record<string, string>; body?: string } {
  if (body === undefined || body === null || isUpload(row)) return { headers: {} };
  if (row.bodyType === 'form') {
    return { headers: FORM_TYPE, body: new URLSearchParams(Object(body)).toString() };
  }
  return { headers: JSON_TYPE, body: JSON.stringify(body) };
}

function passes(schema: z.ZodType | undefined, value: unknown): boolean {
  return schema?.safeParse(value).success ?? true;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** As the server reads a query: what is said twice becomes a list. */
function queryOf(text: string): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  const read = new URLSearchParams(text);
  for (const key of read.keys()) {
    const values = read.getAll(key);
    query[key] = values.length > 1 ? values : values[0];
  }
  return query;
}
