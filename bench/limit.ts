/**
 * What PostgreSQL does alone with the statements of a call, one call after the other for each caller:
 * by pgbench, prepared, where the machine has it, else by the driver of the portal.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { figureIn, has, outputOf } from './programs.ts';
import { type RecordedStatement, textOfValue } from './recording.ts';

export interface BareLoad {
  databaseUrl: string;
  statements: RecordedStatement[];
  /** The id that the statements were recorded with, and the first of those to take in its place. */
  counting?: { recorded: number; from: number };
  callers: number;
  seconds: number;
}

/** How many ids each caller of pgbench has for itself. */
export const IDS_OF_A_CALLER = 5_000;

/** The program that runs the statements here. */
export const limiter = async (): Promise<string> =>
  (await has('pgbench')) ? 'pgbench' : 'the driver';

/** How often a second all statements were run; 0 where they took longer than the time. */
export async function runBare(load: BareLoad): Promise<number> {
  return (await has('pgbench')) ? byPgbench(load) : byDriver(load);
}

async function byPgbench({ databaseUrl, statements, counting, callers, seconds }: BareLoad) {
  const variables: string[] = [];
  const written = statements.map(({ text, values }, index) =>
    text.replaceAll(/\$(\d+)/g, (_, place: string) => {
      const value = values[Number(place) - 1];
      if (counting && value === counting.recorded) return ':id';
      if (counting && isListOf(value, counting.recorded)) return 'array[:id::bigint]';
      const plain = textOfValue(value);
      if (plain === undefined) return 'null';
      const name = `v${index}_${place}`;
      variables.push('-D', `${name}=${plain}`);
      return `:${name}`;
    }),
  );
  const next = counting
    ? `\\set turn :turn + 1\n\\set id ${counting.from} + :client_id * ${IDS_OF_A_CALLER} + :turn\n`
    : '';
  const folder = await mkdtemp(join(tmpdir(), 'time-bank-bench-'));
  try {
    const script = join(folder, 'statements.sql');
    await writeFile(script, `${next}${written.map((text) => `${text};\n`).join('')}`);
    const { hostname, port, username, password, pathname } = new URL(databaseUrl);
    const size = ['-n', '-M', 'prepared', '-c', String(callers), '-j', '1', '-T', String(seconds)];
    const output = await outputOf(
      'pgbench',
      [...size, ...variables, '-D', 'turn=-1', '-f', script, pathname.slice(1)],
      {
        ...{ PGHOST: hostname, PGPORT: port },
        ...{ PGUSER: username, PGPASSWORD: decodeURIComponent(password) },
      },
    );
    return rateIn(output);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What pgbench counted: it names no rate where no statement came to its end. */
export function rateIn(output: string): number {
  const isNone = /transactions actually processed: 0\b/.test(output);
  return isNone ? 0 : figureIn(output, /tps = ([\d.]+)/);
}

const isListOf = (value: unknown, id: number): boolean =>
  Array.isArray(value) && value.length === 1 && value[0] === id;

async function byDriver({ databaseUrl, statements, counting, callers, seconds }: BareLoad) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: callers });
  const until = performance.now() + seconds * 1000;
  let turn = 0;
  let done = 0;
  const caller = async () => {
    while (performance.now() < until) {
      const id = counting ? counting.from + turn++ : undefined;
      for (const { name, text, values } of statements) {
        await pool.query({ name, text, values: values.map((value) => inPlace(value, id)) });
      }
      done += 1;
    }
  };
  const inPlace = (value: unknown, id: number | undefined): unknown => {
    if (id === undefined || counting === undefined) return value;
    if (value === counting.recorded) return id;
    return isListOf(value, counting.recorded) ? [id] : value;
  };
  await Promise.all(Array.from({ length: callers }, caller));
  await pool.end();
  return done / seconds;
}
