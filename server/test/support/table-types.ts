/** Makes the types of the tables (`server/modules/tables-made.ts`) from a database that has every migration. */
import type { Pool } from 'pg';
import { READ_AS } from './row-types.ts';
import { ABOUT, EXACT, FILLED, TYPES_IN } from './table-words.ts';

interface Column {
  relation: string;
  name: string;
  /** As the catalogue calls it; an array begins with an underscore. */
  type: string;
  is_view: boolean;
  is_nullable: boolean;
  has_default: boolean;
  /** Nobody else may write it. */
  is_made: boolean;
}

const COLUMNS = `
  select made.relname as relation, attname as name, typname as type, relkind = 'v' as is_view,
    not attnotnull as is_nullable, atthasdef or attidentity <> '' as has_default,
    attidentity = 'a' or attgenerated <> '' as is_made
  from pg_attribute
  join pg_class made on made.oid = attrelid
  join pg_type on pg_type.oid = atttypid
  where made.relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
    and attnum > 0 and not attisdropped
  order by made.relname, attnum`;

/** The file, whole. */
export async function tableTypes(pool: Pool): Promise<string> {
  const { rows } = await pool.query<Column>(COLUMNS);
  const tables = Map.groupBy(rows, ({ relation }) => relation);
  const text = [...tables].map(([name, columns]) => tableOf(name, columns)).join('');
  return `/** The tables of the migrations as types: made by \`npm run tables\`, never edited. */
${importsFor(text)}
export interface Tables {
${text}}
`;
}

function tableOf(name: string, columns: Column[]): string {
  return `${about(name, 2)}  ${name}: {\n${columns.map(lineOf).join('')}  };\n`;
}

function lineOf(column: Column): string {
  const name = `${column.relation}.${column.name}`;
  return `${about(name, 4)}    ${column.name}: ${typeOf(column, name)};\n`;
}

function about(name: string, indent: number): string {
  const words = ABOUT[name];
  return words === undefined ? '' : `${' '.repeat(indent)}/** ${words} */\n`;
}

function typeOf(column: Column, name: string): string {
  const exact = EXACT[name];
  if (exact?.startsWith('ColumnType')) return exact;
  const plain = exact ?? READ_AS[column.type];
  if (plain === undefined) {
    throw new Error(`${name} is a ${column.type}, which no type stands for yet`);
  }
  // The catalogue knows no constraint of a view, whose columns say it themselves.
  const mayBeNull = column.is_view ? false : column.is_nullable && plain !== 'unknown';
  const type = mayBeNull ? `${plain} | null` : plain;
  if (column.is_made || FILLED[name] === 'always') return `GeneratedAlways<${type}>`;
  return column.has_default || FILLED[name] === 'unless given' ? `Generated<${type}>` : type;
}

function importsFor(text: string): string {
  const uses = (type: string) => new RegExp(`\\b${type}\\b`).test(text);
  const kysely = ['ColumnType', 'Generated', 'GeneratedAlways'].filter(uses);
  const types = Object.keys(TYPES_IN).filter(uses);
  const files = Map.groupBy(types, (type) => TYPES_IN[type] ?? '');
  const byPath = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = byPath.map(([file, names]) => importOf(names, file));
  return [importOf(kysely, 'kysely'), ...lines].join('');
}

function importOf(names: string[], file: string): string {
  const line = `import type { ${names.join(', ')} } from '${file}';\n`;
  return line.length <= 101
    ? line
    : `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from '${file}';\n`;
}
