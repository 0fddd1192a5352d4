/** The log: one JSON line an event, on standard error, so that standard output stays for people. */
import { format } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

export type Log = FastifyBaseLogger;

/** @param level `warn` for a calm terminal; `silent` in tests */
export function createLog(level: 'warn' | 'info' | 'silent'): Log {
  return pino({ level }, pino.destination(2));
}

/** What libraries print by themselves, some with a trace of ten lines, goes to the log: one line each. */
export function sendConsoleTo(log: Log): void {
  const warn = (...words: unknown[]) => {
    const err = words.find((word) => word instanceof Error);
    const [line = ''] = format(...words).split('\n');
    log.warn(err ? { err } : {}, line);
  };
  Object.assign(globalThis.console, { trace: warn, error: warn, warn });
}
