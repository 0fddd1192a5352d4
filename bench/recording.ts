/** The statements that a call runs with their values, taken from a real call. */
import type pg from 'pg';
import { Database } from '#server/platform/database.ts';
import { openApp } from './portal.ts';

export interface RecordedStatement {
  name: string;
  text: string;
  values: unknown[];
}

export interface MeasuredCall {
  name: string;
  method: 'GET' | 'PATCH';
  /** Below /api. */
  path: string;
  token: string;
  /** Tables that it has to read whole: who sorts the names of a bank looks at most people. */
  readsWhole?: string[];
}

class RecordingDatabase extends Database {
  readonly statements: RecordedStatement[] = [];
  protected override execute(config: pg.QueryConfig, isReading: boolean): Promise<pg.QueryResult> {
    const { name = '', text, values = [] } = config;
    this.statements.push({ name, text, values });
    return super.execute(config, isReading);
  }
}

/** Makes each call once and keeps its statements, in their order. */
export async function recordCalls(
  databaseUrl: string,
  calls: MeasuredCall[],
): Promise<RecordedStatement[][]> {
  const database = new RecordingDatabase(databaseUrl, {
    connections: 1,
    onError(error) {
      throw error;
    },
  });
  const app = await openApp(database);
  const recorded: RecordedStatement[][] = [];
  for (const { method, path, token } of calls) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({ method, url: `/api${path}`, headers });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    recorded.push(database.statements.splice(0));
  }
  await app.close();
  await database.close();
  return recorded;
}

/** A value as PostgreSQL reads it from a text; undefined for null. */
export function textOfValue(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? `{${value.join(',')}}` : String(value);
}
