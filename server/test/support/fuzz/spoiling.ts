/** Every way to spoil a request that was right. */
import fc from 'fast-check';
import type { EndpointRow } from '#contract/endpoint.ts';
import { BODY_BYTES_MAX } from '#contract/limits.ts';
import { craftedUpload } from './uploads.ts';

/** What goes over the wire. */
export interface FuzzRequest {
  method: EndpointRow['method'];
  /** Below /api, with its query. */
  path: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

/** The parts of a call before they are put on the wire. */
export interface Parts {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

export const JSON_TYPE = { 'content-type': 'application/json' };

export const recordOf = (value: unknown): Record<string, unknown> => ({ ...Object(value ?? {}) });

/** Values that belong into no field. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, {}, [], [[]], '', ' ', '\u0000', 'a\u0000b', '\uD800', '\u202E', '\uFEFF'],
    ...[-1, 0, 0.1, -0, 1e308, -1e308, 2 ** 31, 2 ** 53, 1e21, 1e-7, '1e3', 'NaN', '-1', '0x10'],
    ...['2026-02-30', '0000-00-00', '9999-12-31', '+275760-09-13', '../../etc/passwd', '%00'],
    ...[
      '{{7*7}}',
      "' or 1=1 --",
      '$'.concat('{jndi:ldap://x}'),
      'a@b',
      '@',
      'x'.repeat(5000),
      '💥'.repeat(600),
    ],
    ...[{ toString: 'x' }, { $gt: '' }, { constructor: { prototype: {} } }, { length: 1e9 }],
  ),
  fc.anything({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
  fc.bigInt({ min: 0n, max: 10n ** 30n }).map(String),
);

/** As text in an address. */
const segment = fc.oneof(
  fc.constantFrom(
    ...[
      '0',
      '-1',
      '1.5',
      '1e3',
      'abc',
      '%20',
      '999999999999999',
      '9'.repeat(40),
      '%00',
      '%ZZ',
      '%',
    ],
    ...['%C3%28', '%ED%A0%80', '..%2F..%2Fetc', '%2e%2e', '1%2F2', '__proto__', 'x'.repeat(2000)],
    ...['1;2', '1,2', '[1]', '1%00', '１', 'null', 'undefined', 'constructor', '%25', '1?x=1', '#'],
  ),
  fc
    .string({ unit: 'binary', maxLength: 30 })
    .map((value) => encodeURIComponent(value.toWellFormed())),
);

const jsonOf = (value: unknown): string => {
  try {
    return JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}` : each)) ?? '';
  } catch {
    return '{';
  }
};

export type Spoil = (request: FuzzRequest, parts: Parts, row: EndpointRow) => FuzzRequest;

/** One field, wherever it lies, has a value that it cannot have. */
export const wrongField = fc.tuple(fc.nat(), hostile, fc.boolean()).map(
  ([nth, value, isLeftOut]): Spoil =>
    (request, { body }) => {
      const fields = recordOf(body);
      const keys = Object.keys(fields);
      const key = keys[nth % Math.max(1, keys.length)];
      if (key === undefined) return { ...request, headers: JSON_TYPE, payload: jsonOf(value) };
      const { [key]: right, ...others } = fields;
      const wrong = Array.isArray(right) && !isLeftOut ? [...right, value] : value;
      const payload = jsonOf(isLeftOut ? others : { ...fields, [key]: wrong });
      return { ...request, headers: JSON_TYPE, payload };
    },
);

export const wrongBody = fc
  .oneof(
    fc.constantFrom(
      ...['{', '{"a":}', 'null', '[]', '"x"', '1', 'true', '\u0000', '<a/>', '', '{}', '[{}]'],
      ...[
        '['.repeat(20_000),
        `${'['.repeat(5000)}${']'.repeat(5000)}`,
        '{"a":1,"a":2}',
        '\uFEFF{}',
      ],
      ...['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}', '1e999'],
      jsonOf({ note: 'x'.repeat(BODY_BYTES_MAX) }),
    ),
    fc.json({ maxDepth: 3 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
  )
  .map(
    (payload): Spoil =>
      (request) => ({ ...request, headers: JSON_TYPE, payload }),
  );

export const poisoned = fc
  .constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', '\u0000')
  .map(
    (key): Spoil =>
      (request, { body }) => {
        const inside = jsonOf(recordOf(body)).slice(1);
        const payload = `{${JSON.stringify(key)}:{"isAdmin":true},${inside}`.replace(',}', '}');
        return { ...request, headers: JSON_TYPE, payload };
      },
  );

export const wrongType = fc
  .constantFrom(
    ...['application/xml', 'text/plain', 'nonsense', '', 'application/json; charset=utf-16'],
    ...[
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
    ],
    ...['application/json, application/json', 'application/octet-stream', 'text/html'],
  )
  .map(
    (type): Spoil =>
      (request) => ({
        ...request,
        headers: { ...request.headers, 'content-type': type },
        payload: request.payload ?? '--x\r\nContent-Disp',
      }),
  );

export const header = fc
  .tuple(
    fc.constantFrom(
      ...[
        'x-for',
        'idempotency-key',
        'accept',
        'accept-language',
        'x-forwarded-for',
        'authorization',
      ],
      ...['x-http-method-override', 'content-encoding', 'range', 'if-none-match', 'cookie', 'host'],
      ...[
        'x-forwarded-host',
        'x-forwarded-proto',
        'expect',
        'forwarded',
        'x-original-url',
        'origin',
      ],
    ),
    fc.constantFrom(
      ...['', '0', '1', '-1', 'x'.repeat(300), 'x'.repeat(6000), '*', 'null', '1, 2', '__proto__'],
      ...['application/problem+json', 'text/html;q=0.9', 'de;q=9', 'xx-XX', '::1', '1.2.3.4:5678'],
      ...['gzip', 'Bearer ', 'Bearer a.b.c', 'Basic Z2l1bGlhOng=', 'bytes=0-', 'DELETE', '/admin'],
      ...['é', '\u00ff', '"quoted"', ';;;===', 'key%00', '1'.repeat(40)],
    ),
  )
  .map(
    ([name, value]): Spoil =>
      (request) => ({
        ...request,
        headers: { ...request.headers, [name]: value },
      }),
  );

export const wrongSegment = fc.tuple(fc.nat(), segment).map(
  ([nth, text]): Spoil =>
    (request, parts, row) => {
      const keys = Object.keys(parts.params);
      const key = keys[nth % Math.max(1, keys.length)];
      if (key === undefined) return request;
      return { ...request, path: row.path.replace(`{${key}}`, text).replaceAll(/\{\w+\}/g, '1') };
    },
);

export const wrongQuery = fc
  .tuple(
    fc.constantFrom(
      ...[
        'limit',
        'offset',
        'sort',
        'q',
        'from',
        'to',
        'lang',
        'status',
        'side',
        'ids',
        'id',
        'part',
      ],
      ...['userFromIds', 'year', 'passwordToken', '__proto__', 'constructor[prototype]', 'x[]', ''],
    ),
    segment,
    fc.boolean(),
  )
  .map(
    ([key, value, isTwice]): Spoil =>
      (request) => {
        const mark = request.path.includes('?') ? '&' : '?';
        const said = `${encodeURIComponent(key)}=${value.replaceAll('#', '')}`;
        return { ...request, path: `${request.path}${mark}${said}${isTwice ? `&${said}` : ''}` };
      },
  );

export const upload = craftedUpload.map(
  (crafted): Spoil =>
    (request) => ({ ...request, ...crafted }),
);
