/** A database that a story fills with the demo. */
import { fillWithDemoData } from '#server/demo/fill.ts';
import { createClock } from '#server/platform/clock.ts';
import { Database } from '#server/platform/database.ts';
import { createTestDatabase } from './database.ts';

const hashPassword = async (password: string) => `hash of ${password}`;

/** @param now when it is filled */
export async function openDemoDatabase(now = '2026-11-20T10:00:00Z') {
  const { url, drop } = await createTestDatabase();
  const onError = (error: Error) => {
    throw error;
  };
  const database = new Database(url, { connections: 3, onError });
  const timeZone = 'Europe/Rome';
  const clock = createClock(timeZone, () => new Date(now));
  async function close() {
    await database.close();
    await drop();
  }
  async function ask<Row>(question: string): Promise<Row[]> {
    return (await database.pool.query(question)).rows;
  }
  return { ask, close, fill: () => fillWithDemoData(database, clock, hashPassword, timeZone) };
}
