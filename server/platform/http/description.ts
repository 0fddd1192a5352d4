/**
 * The description of the API (OpenAPI 3.1), made from the table of endpoints: each call with its name,
 * what it takes, what it answers, and every refusal by its status.
 */
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import Fastify from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ActsFor, EndpointRow } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type ErrorCode, PROBLEMS } from '#contract/errors.ts';
import { FOR_HEADER, WORD_HEADER } from '#contract/for-header.ts';
import { EXCHANGE_BASES } from '#contract/hours/exchange-states.ts';
import { pathWith } from '#contract/path.ts';
import { refusalsOf } from '#contract/refusals.ts';
import { COUNT_PATTERN, ID_PATTERN } from '#contract/values.ts';
import { APP_VERSION } from '#contract/version.ts';
import { nameShapes } from './description-shapes.ts';
import { MODULE_TAGS } from './description-tags.ts';
import { tidied, USUAL_CODES } from './description-tidied.ts';
import { mediaTypeOf, uploadForm, uploadOf } from './uploads.ts';

/** Whom a caller may name who acts for somebody else. */
const ACTS_FOR: Record<ActsFor, string> = {
  trust: 'a member who trusts the caller',
  desk: 'a member of the bank that the caller administers',
  'desk-without-login': 'a member without email of the bank that the caller administers',
};

/** For whom a call may be made, in words. */
function whomFor({ actsFor, forBodies }: EndpointRow): string {
  return [
    ...(actsFor ? [ACTS_FOR[actsFor]] : []),
    ...(forBodies ? ['a body whose referent the caller is'] : []),
  ].join(', or ');
}

/** As what an answer travels that is no JSON. */
export const PRODUCED = {
  text: 'text/plain',
  events: 'text/event-stream',
  sheet: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  archive: 'application/zip',
  page: 'text/html',
  feed: 'application/rss+xml',
  calendar: 'text/calendar',
};

nameShapes();

const zodToJsonConfig: NonNullable<
  Parameters<typeof createJsonSchemaTransform>[0]['zodToJsonConfig']
> = {
  override({ jsonSchema }) {
    nameKeys(jsonSchema);
    nameNumbers(jsonSchema);
    sayLess(jsonSchema);
  },
};
const toJsonSchema = createJsonSchemaTransform({ zodToJsonConfig });
const toComponents = createJsonSchemaTransformObject({ zodToJsonConfig });

/** The least number in a text of that pattern. */
const LEAST: Record<string, number> = { [ID_PATTERN.source]: 1, [COUNT_PATTERN.source]: 0 };

const PROBLEM_TYPE = 'application/problem+json';
const PROBLEM_REF = '#/components/schemas/Problem';

interface Portal {
  title: string;
  /** Where people reach it, without a slash at the end. */
  url: string;
}

/** The address of an endpoint as routes write it. */
export function urlOf({ path }: EndpointRow): string {
  return `/api${pathWith(path, (name) => `:${name}`)}`;
}

/** What the description says of the portal as a whole. */
export function descriptionOf({ title, url }: Portal): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version: APP_VERSION,
        description:
          'A portal for time banks. Programs call it with an access token; `docs/api.md` of the project says how.',
      },
      servers: [{ url }],
      tags: Object.entries(MODULE_TAGS).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            description:
              'The token of a session, or an access token where `x-scope` names its scope.',
          },
        },
      },
      security: [{ token: [] }],
    },
    transform: (document) => {
      const told = toJsonSchema(document);
      const row = rowNamed(document.schema?.operationId);
      if (row) Object.assign(told.schema, headersOf(row, told.schema));
      return told;
    },
    transformObject: (document) => tidied(toComponents(document)),
  };
}

/** The whole description of a portal, without a portal. */
export async function describeApi(portal: Portal): Promise<object> {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, descriptionOf(portal));
  await app.register(async (api) => {
    for (const [name, row] of Object.entries<EndpointRow>(endpoints)) {
      const { method } = row;
      api.route({ method, url: urlOf(row), schema: schemaOf(name, row), handler: async () => {} });
    }
  });
  await app.ready();
  return app.swagger();
}

const schemas = new Map<EndpointRow, object>();

/**
 * What a route says of itself, for reading its input and for the description. Rows stay the same while
 * the program runs, so each is made once, however many portals a process builds.
 */
export function schemaOf(name: string, row: EndpointRow): object {
  const schema = schemas.get(row) ?? newSchemaOf(name, row);
  schemas.set(row, schema);
  return schema;
}

function newSchemaOf(name: string, row: EndpointRow): object {
  const upload = uploadOf(row);
  return {
    operationId: name,
    summary: row.summary,
    tags: [row.module],
    ...(row.scope ? { 'x-scope': row.scope } : {}),
    ...(row.access === 'public' ? { security: [] } : {}),
    ...(row.bodyType ? { consumes: [mediaTypeOf(row.bodyType)] } : {}),
    ...(row.replyType ? { produces: [PRODUCED[row.replyType]] } : {}),
    ...(row.params ? { params: unnamed(row.params) } : {}),
    ...(row.query ? { querystring: unnamed(row.query) } : {}),
    ...(row.body ? { body: row.body } : {}),
    ...(upload ? { body: uploadForm(upload) } : {}),
    response: { ...successOf(row), ...refusalsByStatus(row) },
  };
}

/** Paths and queries are told parameter by parameter, so that theirs is no shape of its own. */
function unnamed(schema: z.ZodType): z.ZodType {
  return schema.clone(schema.def);
}

/** What success looks like; of what is streamed only its type is said. */
function successOf({ status, reply, replyType }: EndpointRow): object {
  if (!reply) return { [status]: z.null().describe('Done; there is nothing to say') };
  if (replyType === undefined || replyType === 'text') return { [status]: reply };
  const content = { [PRODUCED[replyType]]: { schema: z.string() } };
  return { [status]: { description: 'As it comes', content } };
}

/** For each status the codes that a refusal with it may have. */
function refusalsByStatus(row: EndpointRow): Record<string, object> {
  const byStatus = Map.groupBy(refusalsOf(row), (code) => PROBLEMS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, refusalWith(row, codes)]),
  );
}

function refusalWith({ refusesInText }: EndpointRow, codes: ErrorCode[]): object {
  const code = { enum: codes };
  const problem = { allOf: [{ $ref: PROBLEM_REF }, { type: 'object', properties: { code } }] };
  return {
    description: codes.map(sentenceOf).join(' '),
    content: {
      [PROBLEM_TYPE]: { schema: z.unknown().meta(problem) },
      ...(refusesInText ? { [PRODUCED.text]: { schema: z.string() } } : {}),
    },
  };
}

/** What the usual codes mean is said once, in `docs/api.md`. */
function sentenceOf(code: ErrorCode): string {
  return USUAL_CODES.has(code) ? `\`${code}\`.` : `\`${code}\`: ${PROBLEMS[code].title}.`;
}

/** Names the keys of a record that has them all, for tools that ask where a required one is. */
function nameKeys(schema: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, required, properties, additionalProperties } = schema;
  if (!propertyNames || !required || properties || !additionalProperties) return;
  schema.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
}

/** Numbers travel as text in a path and a query; which text is one says its pattern. */
function nameNumbers(schema: z.core.JSONSchema.BaseSchema): void {
  const least = schema.pattern === undefined ? undefined : LEAST[schema.pattern];
  if (least === undefined) return;
  delete schema.pattern;
  Object.assign(schema, { type: 'integer', minimum: least });
}

/** An answer may get new fields, and a client that was told otherwise would refuse it; any number is a safe one. */
function sayLess(schema: z.core.JSONSchema.BaseSchema): void {
  const { additionalProperties: others, minimum, maximum } = schema;
  if (others === false) delete schema.additionalProperties;
  if (minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

function rowNamed(name: unknown): EndpointRow | undefined {
  return Object.entries<EndpointRow>(endpoints).find(([each]) => each === name)?.[1];
}

/** The headers that a call takes and answers with; the routes read them on their own. */
function headersOf(row: EndpointRow, { response }: { response?: unknown }): object {
  const properties = {
    ...(row.idempotent
      ? { 'idempotency-key': { type: 'string', description: 'Makes repeating it harmless.' } }
      : {}),
    ...(row.actsFor || row.forBodies
      ? {
          [FOR_HEADER]: {
            type: 'string',
            description: `For whom it is made: ${whomFor(row)}.`,
          },
        }
      : {}),
    ...(row.takesWord
      ? {
          [WORD_HEADER]: {
            type: 'string',
            enum: [...EXCHANGE_BASES],
            description: 'At a desk: how the word of the member has come.',
          },
        }
      : {}),
  };
  const taken =
    Object.keys(properties).length > 0 ? { headers: { type: 'object', properties } } : {};
  if (!row.paged) return taken;
  const answers = z.record(z.string(), z.looseObject({})).parse(response);
  const total = { type: 'integer', description: 'How long the whole list is.' };
  const success = { ...answers[row.status], headers: { 'x-total-count': total } };
  return { ...taken, response: { ...answers, [row.status]: success } };
}
