/** What PostgreSQL says a statement answers with, before it is run. */
import type pg from 'pg';

/** A column of an answer: its type, and whether the table it is taken from lets it be null. */
export interface Column {
  name: string;
  /** A PostgreSQL type by its name: `int8`, `_text`. */
  type: string;
  /** `unknown` for what is computed, and for columns of views. */
  mayBeNull: boolean | 'unknown';
}

/** Parses a statement and asks for its description; nothing is run. */
class Description {
  fields: pg.FieldDef[] = [];
  readonly #text: string;
  readonly #resolve: (fields: pg.FieldDef[]) => void;
  readonly #reject: (error: Error) => void;

  constructor(
    text: string,
    resolve: (fields: pg.FieldDef[]) => void,
    reject: (error: Error) => void,
  ) {
    this.#text = text;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.#text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.fields = fields;
  }

  handleError(error: Error): void {
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    this.#resolve(this.fields);
  }
}

/** The columns of many statements, in their order. */
export async function describeStatements(client: pg.Client, texts: string[]): Promise<Column[][]> {
  const names = await namesOf(client);
  const described: Column[][] = [];
  for (const text of texts) {
    const fields = await new Promise<pg.FieldDef[]>((resolve, reject) => {
      client.query(new Description(text, resolve, reject));
    });
    described.push(
      fields.map(({ name, dataTypeID, tableID, columnID }) => ({
        name,
        type: names.types.get(dataTypeID) ?? String(dataTypeID),
        mayBeNull: names.nullable.get(`${tableID}.${columnID}`) ?? 'unknown',
      })),
    );
  }
  return described;
}

async function namesOf(client: pg.Client) {
  const types = await client.query<{ oid: number; typname: string }>(
    'select oid::int, typname from pg_type',
  );
  const columns = await client.query<{ key: string; nullable: boolean }>(
    `select attrelid || '.' || attnum as key, not attnotnull as nullable
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relkind = 'r' and attnum > 0`,
  );
  return {
    types: new Map(types.rows.map(({ oid, typname }) => [oid, typname])),
    nullable: new Map(columns.rows.map(({ key, nullable }) => [key, nullable])),
  };
}
