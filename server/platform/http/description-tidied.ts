/**
 * The API's description without repetitions: each shape once, by one name, and only if something refers to it;
 * what several calls take, and are refused with, in one place.
 */
import { z } from 'zod';

const REFERENCE = '#/components/schemas/';
/** What the library adds to the name of a shape as callers write it. */
const WRITTEN = 'Input';
const FIRST_REFUSAL = 400;
/** More would make a name too long to be read. */
const CODES_IN_NAME = 2;

const operationSchema = z.looseObject({
  parameters: z.array(z.unknown()).optional(),
  responses: z.record(z.string(), z.unknown()),
});
const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});
type Document = z.infer<typeof documentSchema>;

/** @param description as the library makes it: of each named shape how it is read and how it is written */
export function tidied(description: object): Document {
  const document = documentSchema.parse(JSON.parse(JSON.stringify(description)));
  const named = withOneName(document);
  const { schemas } = named.components;
  const used = shapesWithin(named.paths, schemas);
  const kept = Object.entries(schemas)
    .filter(([name]) => used.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const { paths, ...shared } = withSharedParts(named.paths);
  const components = { ...named.components, schemas: Object.fromEntries(kept), ...shared };
  return { ...named, paths, components };
}

/** A shape that is written as it is read, or only written, needs no second name. */
function withOneName(document: Document): Document {
  const { schemas } = document.components;
  const used = shapesWithin(document.paths, schemas);
  const plainOf = new Map<string, string>();
  for (const name of Object.keys(schemas)) {
    const plain = name.endsWith(WRITTEN) ? name.slice(0, -WRITTEN.length) : undefined;
    if (plain !== undefined && plain in schemas && used.has(name)) plainOf.set(name, plain);
  }
  // Two are the same when all that they refer to is: those that are not are taken out until all the others are.
  for (let changed = true; changed; ) {
    changed = false;
    for (const [written, plain] of plainOf) {
      const isSame =
        !used.has(plain) || textOf(schemas[written], plainOf) === textOf(schemas[plain], plainOf);
      if (isSame) continue;
      plainOf.delete(written);
      changed = true;
    }
  }
  const renamed = Object.entries(schemas).map(([name, schema]) => {
    const isReplaced = [...plainOf.values()].includes(name) && !used.has(name);
    return isReplaced ? undefined : ([plainOf.get(name) ?? name, schema] as const);
  });
  const all = { ...document, components: { ...document.components, schemas: {} } };
  const refer = (value: unknown) => JSON.parse(textOf(value, plainOf));
  const shapes = Object.fromEntries(renamed.filter((entry) => entry !== undefined));
  return documentSchema.parse({
    ...refer(all),
    components: { ...refer(all.components), schemas: refer(shapes) },
  });
}

/** As JSON, with the references renamed. */
function textOf(value: unknown, names: Map<string, string>): string {
  return JSON.stringify(value, (_, part) => {
    const name = nameIn(part);
    const other = name === undefined ? undefined : names.get(name);
    return other === undefined ? part : `${REFERENCE}${other}`;
  });
}

function nameIn(part: unknown): string | undefined {
  return typeof part === 'string' && part.startsWith(REFERENCE)
    ? part.slice(REFERENCE.length)
    : undefined;
}

/** The names of the shapes that a value refers to, and of those that these refer to. */
function shapesWithin(value: unknown, schemas: Record<string, unknown>): Set<string> {
  const found = new Set<string>();
  const look = (part: unknown) => {
    const name = nameIn(part);
    if (name !== undefined && !found.has(name)) {
      found.add(name);
      look(schemas[name]);
    } else if (typeof part === 'object' && part !== null) Object.values(part).forEach(look);
  };
  look(value);
  return found;
}

const refusalSchema = z.looseObject({
  content: z.record(
    z.string(),
    z.object({
      schema: z.object({
        allOf: z.tuple([
          z.unknown(),
          z.object({ properties: z.object({ code: z.object({ enum: z.array(z.string()) }) }) }),
        ]),
      }),
    }),
  ),
});

/** What nearly every call may be refused with: it says nothing of the one that is. */
export const USUAL_CODES = new Set<string>([
  ...['malformed-request', 'query-misspelt', 'invalid-input', 'unauthenticated', 'forbidden'],
  ...[
    'scope-missing',
    'email-not-verified',
    'second-factor-required',
    'bank-suspended',
    'desk-speaks-for-minor',
    'not-found',
  ],
  ...['too-large', 'unsupported-media-type', 'too-many-requests', 'internal', 'unavailable'],
]);

/** `E409EmailTaken`: its status, and what is particular to it; undefined for one that is no problem alone. */
function nameOfRefusal(status: string, refusal: unknown): string | undefined {
  const read = refusalSchema.safeParse(refusal);
  const [content, ...others] = read.success ? Object.values(read.data.content) : [];
  if (!content || others.length > 0) return undefined;
  const codes = content.schema.allOf[1].properties.code.enum.filter(
    (code) => !USUAL_CODES.has(code),
  );
  const words = codes.slice(0, CODES_IN_NAME).flatMap((code) => code.split('-'));
  return `E${status}${words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')}`;
}

const answerSchema = z.looseObject({
  description: z.literal('Default Response'),
  headers: z.record(z.string(), z.unknown()).optional(),
});
const parameterSchema = z.looseObject({ name: z.string(), required: z.boolean().optional() });

/** Values that stand in one place, each under a name; others of the same name are numbered. */
class Shared {
  readonly values: Record<string, unknown> = {};
  readonly #names = new Map<string, string>();
  readonly #kind: string;

  constructor(kind: 'parameters' | 'responses' | 'headers') {
    this.#kind = kind;
  }

  /** @returns the reference that takes the place of a value */
  refer(name: string, value: unknown): { $ref: string } {
    const text = JSON.stringify(value);
    const known = this.#names.get(text) ?? this.#keep(name, text, value);
    return { $ref: `#/components/${this.#kind}/${known}` };
  }

  #keep(name: string, text: string, value: unknown): string {
    let free = name;
    for (let nth = 2; free in this.values; nth += 1) free = `${name}_${nth}`;
    this.values[free] = value;
    this.#names.set(text, free);
    return free;
  }
}

/** The library says `Default Response` of every answer that nobody has described. */
function withPlainWords(answer: unknown, headers: Shared): unknown {
  const read = answerSchema.safeParse(answer);
  if (!read.success) return answer;
  const said = { ...read.data, description: 'Done' };
  if (!read.data.headers) return said;
  return {
    ...said,
    headers: mapValues(read.data.headers, (value, name) => headers.refer(name, value)),
  };
}

/** With what several calls take and are refused with in one place. */
function withSharedParts(paths: Document['paths']) {
  const parameters = new Shared('parameters');
  const responses = new Shared('responses');
  const headers = new Shared('headers');
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const texts = operations.flatMap((each) =>
    (each.parameters ?? []).map((one) => JSON.stringify(one)),
  );
  const counted = Map.groupBy(texts, (text) => text);
  const isRepeated = (parameter: unknown) =>
    (counted.get(JSON.stringify(parameter)) ?? []).length > 1;
  const shareParameter = (parameter: unknown) => {
    const { required, ...rest } = parameterSchema.parse(parameter);
    // What is not said to be required is not.
    const said = required ? { ...rest, required } : rest;
    return isRepeated(parameter) ? parameters.refer(rest.name, said) : said;
  };
  const shareAnswer = ([status, answer]: [string, unknown]): [string, unknown] => {
    const name = Number(status) < FIRST_REFUSAL ? undefined : nameOfRefusal(status, answer);
    return [
      status,
      name === undefined ? withPlainWords(answer, headers) : responses.refer(name, answer),
    ];
  };
  const shared = mapValues(paths, (methods) =>
    mapValues(methods, (operation) => ({
      ...operation,
      ...(operation.parameters ? { parameters: operation.parameters.map(shareParameter) } : {}),
      responses: Object.fromEntries(Object.entries(operation.responses).map(shareAnswer)),
    })),
  );
  return {
    paths: shared,
    parameters: parameters.values,
    responses: responses.values,
    headers: headers.values,
  };
}

function mapValues<Value, Other>(
  record: Record<string, Value>,
  map: (value: Value, key: string) => Other,
): Record<string, Other> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
