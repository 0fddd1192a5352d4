/**
 * Prepared statements. Kysely builds each one once, with markers in the places of its values, so
 * that a call costs no query building.
 */
import { createHash } from 'node:crypto';
import {
  type CompiledQuery,
  DummyDriver,
  type Expression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryExecutorProvider,
  sql,
} from 'kysely';

/** Prepared statements of one family. */
const VARIANTS_MAX = 300;
/** PostgreSQL cuts longer names off, and two that begin alike would be one. */
const NAME_LENGTH_MAX = 63;
const HASH_LENGTH = 8;
/**
 * What changes or locks rows, or calls a function that may. A read that only looks like it is no fault: it
 * waits where changes do.
 */
const CHANGING =
  /\b(insert into|update|delete from|for (no key )?update|for (key )?share|\w+\.add_jobs?)\b|^\s*select \w+_\w+\(/i;

/** The place of a value in a compiled statement; each call fills in the value of that name. */
class Marker {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * The values of a statement while it is built: expressions, for the values come with each call. A
 * comparison or computation on one does not compile; branching on one is refused by `npm run check`.
 */
export type Params<Values> = { readonly [Name in keyof Values]: Expression<Values[Name]> };

/** A prepared statement: takes `Values` by name, answers with rows of `Row`. */
export interface Statement<Values, Row> {
  readonly name: string;
  /** False for a statement that is parsed at each call. */
  readonly isPrepared: boolean;
  /** Whether it changes nothing and waits for no lock on a row. */
  readonly isReading: boolean;
  readonly text: string;
  bind(values: Values): unknown[];
  /** Never set; carries the row's type. */
  readonly row?: Row;
}

/** What can be compiled: a query of the builder, or raw SQL. */
interface Buildable<Row> {
  compile(executor: QueryExecutorProvider): CompiledQuery<Row>;
}

type Build<Values, Row> = (p: Params<Values>) => Buildable<Row>;

/** The row of a statement, or of a family of statements. */
export type RowOf<Made> = Made extends { readonly row?: infer Row }
  ? NonNullable<Row>
  : Made extends (variant: never) => { readonly row?: infer Row }
    ? NonNullable<Row>
    : never;

/** `-surname/searching`: texts as they are, a sort key as on the wire, a flag by its name. */
function variantName(variant: unknown): string {
  if (typeof variant !== 'object' || variant === null) return String(variant);
  if ('field' in variant && 'descending' in variant) {
    return `${variant.descending ? '-' : ''}${variant.field}`;
  }
  return Object.entries(variant)
    .flatMap(([flag, value]) => (value === true ? flag : value === false ? [] : variantName(value)))
    .join('/');
}

/** The name, or its beginning and a hash of the whole where PostgreSQL would cut it off. */
function fitting(name: string): string {
  if (name.length <= NAME_LENGTH_MAX) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, HASH_LENGTH);
  return `${name.slice(0, NAME_LENGTH_MAX - HASH_LENGTH - 1)}~${hash}`;
}

/** The query builder for a set of tables, and the maker of prepared statements on them. */
export function statementsOn<Tables>() {
  const query = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

  /** Compiles a statement once. `name` is unique in the portal: `module.what`. */
  function statement<Values extends object, Row>(
    name: string,
    build: Build<Values, Row>,
  ): Statement<Values, Row> {
    const params = new Proxy({} as Params<Values>, {
      get: (_, key) => sql`${new Marker(String(key))}`,
    });
    const { sql: text, parameters } = build(params).compile(query);
    return {
      name: fitting(name),
      isPrepared: true,
      isReading: !CHANGING.test(text),
      text,
      bind: (values) => {
        const given = new Map<string, unknown>(Object.entries(values));
        return parameters.map((value) => (value instanceof Marker ? given.get(value.name) : value));
      },
    };
  }

  /**
   * A family of statements that differ in a few known ways (sort, filters), each compiled once and
   * named after its variant. Only `VARIANTS_MAX` of them stay prepared: each costs memory on every
   * connection.
   */
  function statementsBy<Variant, Values extends object, Row>(
    name: string,
    build: (variant: Variant) => Build<Values, Row>,
    nameOf: (variant: Variant) => string = variantName,
  ): (variant: Variant) => Statement<Values, Row> {
    const made = new Map<string, Statement<Values, Row>>();
    return (variant) => {
      const key = `${name}:${nameOf(variant)}`;
      const known = made.get(key);
      if (known) return known;
      const fresh = statement(key, build(variant));
      if (made.size >= VARIANTS_MAX) return { ...fresh, isPrepared: false };
      made.set(key, fresh);
      return fresh;
    };
  }

  return { query, statement, statementsBy };
}
