/** The description of the API is one that tools can read, and tells of every call. */
import { globSync, readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { EndpointRow } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { PROBLEMS } from '#contract/errors.ts';
import { refusalsOf } from '#contract/refusals.ts';
import { APP_VERSION } from '#contract/version.ts';
import { describeApi } from '#server/platform/http/description.ts';
import { USUAL_CODES } from '#server/platform/http/description-tidied.ts';
import { portalForStories } from './support/portal.ts';

const portal = portalForStories();
const rows = Object.entries<EndpointRow>(endpoints);

const operationSchema = z.object({
  operationId: z.string(),
  'x-scope': z.string().optional(),
  summary: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.unknown()).optional(),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), schema: z.unknown() }))
    .default([]),
  requestBody: z.object({ content: z.record(z.string(), z.unknown()) }).optional(),
  responses: z.record(
    z.string(),
    z.object({
      description: z.string(),
      content: z.record(z.string(), z.unknown()).optional(),
      headers: z.unknown().optional(),
    }),
  ),
});
const refusedSchema = z.object({
  schema: z.object({
    allOf: z.tuple([
      z.object({ $ref: z.literal('#/components/schemas/Problem') }),
      z.object({ properties: z.object({ code: z.object({ enum: z.array(z.string()) }) }) }),
    ]),
  }),
});
const codesIn = (content: unknown) =>
  refusedSchema.parse(content).schema.allOf[1].properties.code.enum;
const documentSchema = z.object({
  openapi: z.string(),
  info: z.object({ title: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

const partsSchema = z.object({
  components: z.object({
    parameters: z.record(z.string(), z.unknown()),
    responses: z.record(z.string(), z.unknown()),
    schemas: z.record(z.string(), z.unknown()),
  }),
});

/** The document with shared parameters and refusals where they are referred to. */
function withParts(document: unknown): unknown {
  const { parameters, responses } = partsSchema.parse(document).components;
  const parts: Record<string, Record<string, unknown>> = { parameters, responses };
  return JSON.parse(JSON.stringify(document), (_, value) => {
    const [, kind = '', name = ''] = /^#\/components\/(\w+)\/([\w-]+)$/.exec(value?.$ref) ?? [];
    return parts[kind]?.[name] ?? value;
  });
}

let raw: Record<string, unknown> = {};
let described: z.infer<typeof documentSchema>;
beforeAll(async () => {
  const answer = await portal().visitor().get('/openapi.json');
  expect(answer.status).toBe(200);
  raw = answer.json;
  described = documentSchema.parse(withParts(raw));
});

it('is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(raw);
  expect(errors ?? []).toEqual([]);
  expect([valid, validator.version, described.openapi]).toEqual([true, '3.1', '3.1.0']);
  expect(described.info.version).toBe(APP_VERSION);
});

it('is the one that the check looks at, and says where the portal is and what its modules are', async () => {
  const { portalName: title, publicUrl: url } = portal().deps.config;
  expect(raw).toEqual(JSON.parse(JSON.stringify(await describeApi({ title, url }))));
  expect(described.servers).toEqual([{ url }]);
  const modules = new Set(rows.map(([, row]) => row.module));
  expect(described.tags.map(({ name }) => name).sort()).toEqual([...modules].sort());
});

it('tells of every call, and of no other', () => {
  const told = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const known = rows.map(([, { method, path }]) => `${method} /api${path}`);
  expect(told.sort()).toEqual(known.sort());
});

describe.each(rows)('%s', (name, row) => {
  const operation = () => {
    const found = described.paths[`/api${row.path}`]?.[row.method.toLowerCase()];
    if (!found) throw new Error(`${row.path} is not described`);
    return found;
  };

  it('says what it is for, what it takes and what it answers', () => {
    const { operationId, summary, tags, parameters, requestBody, responses, security } =
      operation();
    expect([operationId, summary, tags]).toEqual([name, row.summary, [row.module]]);
    expect(operation()['x-scope']).toBe(row.scope);
    expect(parameters.filter((each) => each.in === 'path').map(({ name }) => `{${name}}`)).toEqual(
      row.path.match(/\{\w+\}/g) ?? [],
    );
    expect(requestBody !== undefined).toBe(row.body !== undefined || row.bodyType !== undefined);
    expect(Object.keys(responses)).toContain(String(row.status));
    expect(security).toEqual(row.access === 'public' ? [] : undefined);
    const isKeyed = parameters.some((each) => each.name === 'idempotency-key');
    expect(isKeyed).toBe(row.idempotent === true);
    expect(responses[row.status]?.headers !== undefined).toBe(row.paged === true);
  });

  it('names each refusal at its status', () => {
    const told = Object.entries(operation().responses).flatMap(([status, { content }]) => {
      const problem = content?.['application/problem+json'];
      return problem === undefined ? [] : codesIn(problem).map((code) => [Number(status), code]);
    });
    const known = refusalsOf(row).map((code) => [PROBLEMS[code].status, code]);
    expect(told.sort()).toEqual(known.sort());
  });

  it('says what each refusal means that docs/api.md does not', () => {
    const { responses } = operation();
    for (const code of refusalsOf(row)) {
      const { status, title } = PROBLEMS[code];
      const said = USUAL_CODES.has(code) ? `\`${code}\`.` : `\`${code}\`: ${title}.`;
      expect(responses[status]?.description).toContain(said);
    }
  });
});

describe('the shapes', () => {
  const schemasOf = () => partsSchema.parse(raw).components.schemas;
  const answerOf = (name: string) => {
    const operation = Object.values(described.paths)
      .flatMap((methods) => Object.values(methods))
      .find(({ operationId }) => operationId === name);
    return operation?.responses[200]?.content?.['application/json'];
  };

  it('have names, and each stands once', () => {
    const known = [
      'Exchange',
      'Member',
      'Bank',
      'Association',
      'Activity',
      'Problem',
      'NewExchange',
    ];
    expect(Object.keys(schemasOf())).toEqual(expect.arrayContaining(known));
    const texts = Object.values(schemasOf()).map((schema) => JSON.stringify(schema));
    const shapes = texts.filter((text) => text.includes('properties'));
    expect(shapes.length).toBeGreaterThan(150);
    const exchange = JSON.stringify(schemasOf().Exchange);
    expect(JSON.stringify(raw).split(exchange)).toHaveLength(2);
  });

  it('are referred to by what answers and takes them', () => {
    const list = { type: 'array', items: { $ref: '#/components/schemas/OwnExchange' } };
    expect(answerOf('listExchanges')).toEqual({ schema: list });
    expect(answerOf('readBankOfUser')).toEqual({ schema: { $ref: '#/components/schemas/Bank' } });
  });

  it('say of ids and counts in paths and queries that they are whole numbers', () => {
    const parameters = Object.entries(described.paths)
      // A session is named by no number.
      .filter(([path]) => !path.includes('/sessions/'))
      .flatMap(([, methods]) => Object.values(methods))
      .flatMap((operation) => operation.parameters);
    const numbers = parameters.filter(({ name }) => /^(id|\w+Id|limit|offset)$/.test(name));
    expect(numbers.length).toBeGreaterThan(100);
    const types = numbers.map((each) => Object(Object(each).schema).type);
    expect([...new Set(types)]).toEqual(['integer']);
  });
});

it('names the shapes of every module of the contract', () => {
  const listed = readFileSync('server/platform/http/description-shapes.ts', 'utf8');
  const modules = globSync('contract/*/*.ts', {
    exclude: ['**/*.test.ts', 'contract/endpoints/**'],
  });
  const withShapes = modules.filter((file) =>
    /^export const \w+Schema = (z\.(object|discriminatedUnion)|\w+\.(extend|pick))\b/m.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(withShapes.length).toBeGreaterThan(50);
  expect(withShapes.filter((file) => !listed.includes(`'#${file}'`))).toEqual([]);
});

it('takes at most 1,400 bytes a call, and travels packed to who can read that', async () => {
  const plain = JSON.stringify(raw);
  const calls = Object.keys(endpoints).length;
  expect(plain.length / calls).toBeLessThanOrEqual(1_400);
  const ask = (encoding: string) =>
    portal().visitor().get('/openapi.json', { 'accept-encoding': encoding });
  const packed = await ask('gzip, br');
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.json).toEqual(raw);
  for (const encoding of ['identity', 'br, gzip;q=0']) {
    expect((await ask(encoding)).headers.has('content-encoding')).toBe(false);
  }
});

it('can be read and tried on a page of our own', async () => {
  const page = await fetch(`${portal().url}/api/docs`);
  expect([page.status, page.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/html'),
  ]);
  const assets = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url);
  expect(assets.length).toBeGreaterThan(0);
  for (const asset of assets) {
    const address = new URL(asset ?? '', page.url);
    expect([asset, address.origin]).toEqual([asset, portal().url]);
    expect([asset, (await fetch(address)).status]).toEqual([asset, 200]);
  }
});
