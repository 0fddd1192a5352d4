/** Values that a schema of the contract takes, made from the schema itself. */
import fc from 'fast-check';
import { z } from 'zod';

/** Texts that mean something to some field, and texts that mean nothing to any. */
const TEXTS = [
  ...['', 'x', 'Prova', 'Aiuto con lo smartphone', 'à la carte · Straße', '10:30', '23:59'],
  ...['2026-11-20', '2026-01-01', '2026-12-01', '1958-05-01', '2019-05-31', '2030-02-28'],
  ...['1', '2', '17', '1000', 'it', 'de', 'ADMIN', 'nobody@example.org', 'Nuova-2026!x'],
  ...['https://example.org/', 'https://www.facebook.com/banca', '333 1234567', '8MK4T7WPA'],
  ...["O'Brien", '%_\\', "'; drop table person; --", '<script>alert(1)</script>', '=1+1', '💶'],
];
const NUMBERS = [0, 0.5, 1, 1.5, 2, 10, 20, 60, 90, 100, 1440, 2026, -1, -20, -0.5, 0.1];

const text = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'grapheme', minLength: 200, maxLength: 1200 }),
);
const number = fc.oneof(fc.constantFrom(...NUMBERS), fc.integer(), fc.double());

/** @param ids of things that exist */
export function valuesOf(schema: z.ZodType, ids: readonly number[]): fc.Arbitrary<unknown> {
  return new FromSchema(ids).of(schema);
}

class FromSchema {
  readonly #ids: readonly number[];

  constructor(ids: readonly number[]) {
    this.#ids = ids;
  }

  of(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
    if (schema instanceof z.ZodObject) return this.#object(schema);
    if (schema instanceof z.ZodOptional) return this.#maybe(schema, undefined);
    if (schema instanceof z.ZodNullable) return this.#maybe(schema, null);
    if (schema instanceof z.ZodDefault) return this.#maybe(schema, undefined);
    if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
    if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
    if (schema instanceof z.ZodBoolean) return fc.boolean();
    if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map((one) => this.of(one)));
    if (schema instanceof z.ZodArray) return fc.array(this.of(schema.element), { maxLength: 4 });
    if (schema instanceof z.ZodRecord) {
      return fc.dictionary(this.of(schema.keyType).map(String), this.of(schema.valueType), {
        maxKeys: 3,
      });
    }
    return this.#leaf(schema);
  }

  #object(schema: z.ZodObject): fc.Arbitrary<unknown> {
    const fields = Object.entries(schema.shape).map(([key, field]) => [key, this.of(field)]);
    return fc.record(Object.fromEntries(fields)).map(withoutUndefined);
  }

  #maybe(
    schema: z.ZodOptional | z.ZodNullable | z.ZodDefault,
    nothing: undefined | null,
  ): fc.Arbitrary<unknown> {
    return fc.oneof(fc.constant(nothing), this.of(schema.unwrap()));
  }

  /** Text, number, or either on its way through a transformation: whatever of a supply passes. */
  #leaf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
    const passes = (value: unknown) => z.safeParse(schema, value).success;
    const known = [...this.#ids, ...this.#ids.map(String), ...TEXTS, ...NUMBERS].filter(passes);
    if (known.length === 0) return fc.oneof(text, number);
    return fc
      .tuple(fc.constantFrom(...known), fc.oneof(text, number))
      .map(([right, any]) => (passes(any) ? any : right));
  }
}

function withoutUndefined(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
}
