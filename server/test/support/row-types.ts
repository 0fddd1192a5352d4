/**
 * Compares the rows that statements declare in TypeScript with the columns that the database
 * describes: writes one line of types for each column and lets the compiler judge them.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Column } from './described.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** A statement's columns, and the export whose row must fit them. */
export interface Answering {
  name: string;
  /** Of the file, from the project's root. */
  path: string;
  exported: string;
  columns: Column[];
}

/** What each type is once node-postgres has read it (see `server/platform/database.ts`). */
export const READ_AS: Record<string, string> = {
  ...{ int2: 'number', int4: 'number', int8: 'number', float8: 'number' },
  ...{ numeric: 'string', text: 'string', varchar: 'string', uuid: 'string', name: 'string' },
  ...{
    date: 'string',
    time: 'string',
    pg_lsn: 'string',
    bool: 'boolean',
    timestamptz: 'Date',
    bytea: 'Buffer',
  },
  ...{ _int8: 'number[]', _int4: 'number[]', _text: 'string[]' },
  // A document says nothing of its inside.
  ...{ json: 'unknown', jsonb: 'unknown' },
};

const HEAD = `import type { Statement } from '${ROOT}/server/platform/statements.ts';
export type RowOf<S> = S extends Statement<any, infer Row> ? Row
  : S extends (variant: never) => Statement<any, infer Row> ? Row : never;
type Fits<Row, Key, Read, MayBeNull> = Key extends keyof Row
  ? unknown extends Row[Key] ? 'fits'
  : [NonNullable<Row[Key]>] extends [never] ? 'declared as nothing'
  : [NonNullable<Row[Key]>] extends [Read]
    ? MayBeNull extends true ? (null extends Row[Key] ? 'fits' : 'may be null') : 'fits'
    : 'declared as another type'
  : 'not declared';
type Needed<Row> = { [Key in keyof Row]-?: object extends Pick<Row, Key> ? never : Key }[keyof Row];
type NoMore<Row, Key> = [Exclude<Needed<Row>, Key>] extends [never] ? 'fits' : 'declared, but not answered';
export const one = <Row, Key, Read, MayBeNull>(verdict: Fits<Row, Key, Read, MayBeNull>) => verdict;
export const all = <Row, Key>(verdict: NoMore<Row, Key>) => verdict;
`;

interface Line {
  code: string;
  about: string;
}

function linesOf({ name, path, exported, columns: all }: Answering, index: number): Line[] {
  const columns = all.filter(({ type }) => type !== 'void');
  if (columns.length === 0) return [];
  const row = `Row${index}`;
  const keys = columns.map((column) => JSON.stringify(column.name)).join(' | ');
  return [
    {
      code: `type ${row} = RowOf<typeof import('${ROOT}/${path}').${exported}>;`,
      about: name,
    },
    { code: `all<${row}, ${keys}>('fits');`, about: `${name} (${keys})` },
    ...columns.map((column) => ({
      code: `one<${row}, ${JSON.stringify(column.name)}, ${READ_AS[column.type] ?? 'never'}, ${column.mayBeNull === true}>('fits');`,
      about: `${name}.${column.name} is ${column.type}${column.mayBeNull === true ? ' or null' : ''}`,
    })),
  ];
}

/** @returns one line for each column that a declared row does not fit. */
export async function misdeclaredColumns(statements: Answering[]): Promise<string[]> {
  const lines = statements.flatMap(linesOf);
  const folder = await mkdtemp(join(tmpdir(), 'row-types-'));
  try {
    const code = lines.map((line) => line.code).join('\n');
    await writeFile(join(folder, 'rows.mts'), `${HEAD}${code}\n`);
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(ROOT, 'tsconfig.base.json'),
        compilerOptions: {
          lib: ['es2024'],
          types: ['node'],
          typeRoots: [join(ROOT, 'node_modules/@types')],
          noUnusedLocals: false,
        },
        files: ['rows.mts'],
      }),
    );
    const said = await compile(folder);
    return said.flatMap((text) => {
      const [, number, complaint] = text.match(/rows\.mts\((\d+),.*?error \S+ (.*)/) ?? [];
      if (number === undefined) return /error/.test(text) ? [text] : [];
      const line = lines[Number(number) - HEAD.split('\n').length];
      const [verdict = complaint] = complaint?.match(/(?<=parameter of type '").*(?="')/) ?? [];
      return `${line?.about}: ${verdict}`;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

function compile(folder: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const compiler = spawn(
      process.execPath,
      [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let said = '';
    compiler.stdout.setEncoding('utf8').on('data', (piece) => {
      said += piece;
    });
    compiler.once('error', reject);
    compiler.once('close', () => resolve(said.split('\n')));
  });
}
