/** The log: one JSON line an event, on standard error, so that standard output stays for people. */
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

export type Log = FastifyBaseLogger;

/** @param level `warn` for a calm terminal; `silent` in tests */
export function createLog(level: 'warn' | 'info' | 'silent'): Log {
  return pino({ level }, pino.destination(2));
}
